"""The engine on a thread of its own, and the client through which the window uses it.

Imports ``background``.
"""
