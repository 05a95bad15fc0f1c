"""What a person can ask a window for: actions, the keys that were chosen, and buttons of turns.

Imports ``settings``, ``theme`` and ``i18n``.
"""
