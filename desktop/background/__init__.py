"""Work off the window's thread: tasks, the threads that run them, and how results come back.

Imports nothing of ``desktop/``.
"""
