"""Puzzles: positions in which only a few turns win, and that is proven.

``solver`` proves, ``generator`` makes puzzles from games of the engine against itself,
``difficulty`` rates them by the engine's levels, and ``oddments-puzzles`` does all of it.
"""
