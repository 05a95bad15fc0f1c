"""Games on the disk: saved without being asked, found again, opened and locked.

Imports ``background``, ``settings``, ``widgets`` and ``i18n``.
"""
