"""Games on the disk: autosaved, found, opened and locked.

Imports ``background``, ``settings``, ``widgets`` and ``i18n``.
"""
