"""The composition root: builds the program, its windows and everything they share.

Imports everything; nothing imports it but ``__main__.py``.
"""
