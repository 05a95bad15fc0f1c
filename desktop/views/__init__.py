"""How games look and what they say, with two files for each game.

``VIEWS`` in ``game_views`` and ``TEXTS`` in ``game_texts`` list them. Nothing outside these lists
and ``GAMES`` asks which game it is. Imports ``painting``, ``theme`` and ``i18n``.
"""
