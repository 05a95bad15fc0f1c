"""The page on which a game is played, and its panels.

Imports ``analysis``, ``notes``, ``start``, ``tree`` and ``actions``, and the layers below them.
"""
