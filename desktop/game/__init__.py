"""A game without widgets: the session, clocks, players, and sentences about what happens.

Imports ``engine``, ``painting`` and ``i18n``, but no widget and no setting.
"""
