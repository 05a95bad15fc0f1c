"""Faults inside the program: caught, logged, and put into a report.

Imports ``widgets`` and ``i18n``.
"""
