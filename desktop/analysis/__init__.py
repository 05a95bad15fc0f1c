"""Hints and analysis: asked for by ``analysis_controller.py``, shown by ``analysis_display.py``.

Imports ``actions``, ``board`` and ``game``, and what they stand on.
"""
