"""Solves whole boards by going through every position, and writes tables of the results.

For developers: the window imports none of it, and it shares nothing with the engine's search.
"""
