"""The rules and the engine for other programs and scripts: ``oddments-gtp``.

It speaks the Go Text Protocol with additional commands. It does not import Qt.
"""

from rules.gtp.connection import main, serve

__all__ = ["main", "serve"]
