"""Actions, their keys, and the buttons for steps.

Imports ``settings``, ``theme`` and ``i18n``.
"""
