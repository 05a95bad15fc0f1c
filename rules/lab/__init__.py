"""What measures and improves the engine: matches, the ladder of levels, learning, solving, puzzles.

The program needs none of it; the commands ``oddments-match``, ``-ladder``, ``-learn``, ``-solve``
and ``-puzzles`` begin here.
"""
