"""Settings, each declared once, and what follows them in all windows: appearance, sizes.

Imports ``game``, ``painting``, ``theme`` and ``widgets``.
"""
