"""Comments, marks and names that people write into a game, and the search for words in them.

Imports ``actions``, ``settings``, ``board``, ``game`` and ``widgets``, and what they stand on.
"""
