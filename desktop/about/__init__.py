"""About the program: what it is made of, and under which licences.

Imports ``widgets``, ``theme`` and ``i18n``.
"""
