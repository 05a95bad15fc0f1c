"""What goes wrong inside the program: noticed, logged, and made ready for a report.

Imports ``widgets`` and ``i18n``.
"""
