"""How games look and what they say: a package for each, named by its key.

``VIEWS`` in ``game_views`` and ``TEXTS`` in ``game_texts`` find them. Nothing outside these and
``rules.games`` asks which game it is. Imports ``painting``, ``theme`` and ``services``.
"""
