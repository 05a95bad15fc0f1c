"""All games that were played or imported here, with search.

The game files are the source of truth. An SQLite index makes them fast to search; it can be rebuilt
from the files at any time.
"""
