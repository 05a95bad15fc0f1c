"""The composition root: it builds the program, its windows and all that they share.

Imports everything; nothing imports it but ``__main__.py``.
"""
