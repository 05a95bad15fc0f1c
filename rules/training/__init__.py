"""Training with exercises that come back before they are forgotten, and one's own results.

An exercise is a position to solve, from a mistake of one's own or a puzzle. The ``Deck`` keeps
them in one file and schedules them by FSRS; ``own_results`` counts the games of the library.
"""
