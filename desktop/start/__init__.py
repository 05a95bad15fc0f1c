"""The start page, and the pages on which a new game is agreed.

Imports ``help``, ``board``, ``game``, ``engine`` and ``widgets``, and what they stand on.
"""
