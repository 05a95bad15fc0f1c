"""Learns the weights of steps from games of the engine against itself.

For developers: the program needs none of it, only the files that it writes.
"""
