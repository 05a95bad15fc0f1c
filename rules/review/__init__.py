"""The review of a game after it: what each move lost, and how accurate the players were.

``review_moves`` runs the engine over the moves of a game, ``review_properties`` keeps the results
in the saved game, and ``oddments-review`` does both for files.
"""
