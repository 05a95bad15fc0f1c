"""Work off the window's thread: tasks, the threads they run on, and what the window hears of them.

Imports nothing of ``desktop/``.
"""
