"""The board on the screen: its scene and items, clicks, drags and keys, and pictures of boards.

Imports ``views``, ``painting``, ``theme`` and ``i18n``.
"""
