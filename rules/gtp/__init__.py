"""The rules and the engine on a text line, for programs and scripts: ``oddments-gtp``.

The Go Text Protocol with commands of its own. It imports no Qt.
"""

from rules.gtp.connection import main, serve

__all__ = ["main", "serve"]
