"""A window of the program: pages, menus, settings dialog, and how games come into it.

Imports everything but ``application``.
"""
