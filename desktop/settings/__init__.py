"""What is remembered: settings, each declared once, and what follows them in all windows.

Besides the appearance these are the size of windows and the text in them. Imports ``game``,
``painting``, ``theme`` and ``widgets``.
"""
