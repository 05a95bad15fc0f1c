"""Oddments without a screen: the rules of its games, their records, an engine and a text protocol.

Nothing in this package imports Qt.
"""
