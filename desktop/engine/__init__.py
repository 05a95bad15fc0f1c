"""The engine on a thread of its own, and where the window asks it for something.

Imports ``background``.
"""
