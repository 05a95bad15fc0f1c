"""A window with games: its pages, menus, dialogs and flows.

Imports everything but ``application``.
"""
