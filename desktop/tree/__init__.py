"""The tree of a game's turns: its layout, painting and editing; and the list of turns.

Imports ``board``, ``game``, ``widgets`` and the layers below them.
"""
