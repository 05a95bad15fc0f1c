"""``oddments [FILE …]``: opens the window."""

from __future__ import annotations

import argparse
import builtins
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.app.startup_checks import (
    can_thread,
    drop_unusable_scale,
    find_display,
    show_limit,
    tight_limit,
)
from rules.number import whole_number
from rules.version import VERSION, compiled

_MAX_PX = 4096  # of a thumbnail


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run.

    Returns:
        The exit code: 1 where no window can be opened, 2 for an invalid command line.
    """
    asked = _parser().parse_args(arguments)
    if not can_thread():  # Qt would wait for its own
        print("oddments: too few threads may be started here (ulimit -u)", file=sys.stderr)
        return 1
    gc.disable()  # imports leave nothing to collect; app/process.py collects later
    import_qt()
    if asked.thumbnail:
        size, file, picture = asked.thumbnail
        pixels = whole_number(size)
        if pixels is None or not 1 <= pixels <= _MAX_PX:
            _parser().error(f"--thumbnail: {size} is not a size from 1 to {_MAX_PX}")
        from desktop.export.picture_file import write_thumbnail

        return write_thumbnail(pixels, _path(file), _path(picture))
    if problem := find_display():
        print(f"oddments: {problem}", file=sys.stderr)
        return 1
    if problem := tight_limit():
        print(f"oddments: {problem}", file=sys.stderr)
        show_limit(problem)  # without a terminal nobody sees the line
        return 1
    if problem := drop_unusable_scale():
        print(f"oddments: {problem}", file=sys.stderr)
    from desktop.app.app import run  # late: --version and mistakes need no window

    return run(asked.files)


def import_qt() -> None:
    """Import Qt without the hook that PySide6 puts in place of Python's own import.

    The hook serves ``from __feature__ import snake_case`` and the like. To find out who may use
    that, it reads the source of every module imported after Qt. Oddments uses none of these
    features, and its first window is on the screen some 20 ms sooner without.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = plain_import


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oddments",
        description="Two-player board games against the computer or a friend.",
        allow_abbrev=False,
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=_path, help="a saved game to open")
    parser.add_argument(
        "--thumbnail",
        nargs=3,
        metavar=("SIZE", "FILE", "PICTURE"),
        help="write a picture of a saved game, SIZE pixels wide, and end",
    )
    parser.add_argument("--version", action="version", version=_version())
    return parser


def _path(text: str) -> Path:
    """Return the file that an argument names; desktops may pass ``file:///…``."""
    if not text.lower().startswith("file:/"):
        return Path(text)
    from urllib.parse import urlsplit  # late: their import takes long, and most arguments are paths
    from urllib.request import url2pathname

    return Path(url2pathname(urlsplit(text).path))


def _version() -> str:
    slow = "" if compiled() else " (core not compiled: hundreds of times slower)"
    return f"Oddments {VERSION}{slow}"


if __name__ == "__main__":
    sys.exit(main())
