"""What the first turns of a game are worth, as deep searches have found.

``tests/bench/opening_rates.py`` makes the tables; ``rules.games.game_data`` finds those of a
game. It knows ``Position`` and no game.
"""
