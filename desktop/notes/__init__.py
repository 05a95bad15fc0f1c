"""The user's notes in a game: comments, titles and marks on cells, and the search in them.

Imports ``actions``, ``settings``, ``board``, ``game`` and ``widgets``, and the layers below them.
"""
