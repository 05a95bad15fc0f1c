"""Boards that are solved: the result of perfect play, from a table that ships with a game.

``rules.solving`` makes the tables; ``rules.games.game_data`` finds those of a game. It knows
the contract and no game.
"""
