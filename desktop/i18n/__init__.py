"""The languages of the window: texts as code writes them, and what people read instead.

Imports nothing of ``desktop/``.
"""
