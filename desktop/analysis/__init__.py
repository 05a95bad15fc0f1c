"""Hints and analysis: requested by ``analysis_controller.py``, shown by ``analysis_display.py``.

Imports ``actions``, ``board`` and ``game``, and the layers below them.
"""
