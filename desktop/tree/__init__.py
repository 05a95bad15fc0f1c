"""The tree of a game's turns: laid out, painted, and changed; the list of turns beside it.

Imports ``board``, ``game``, ``widgets`` and what they stand on.
"""
