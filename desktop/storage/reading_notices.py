"""Notices about games that could be read only in part, or whose file has changed."""

from __future__ import annotations

from pathlib import Path

from desktop.i18n.text import tr
from desktop.i18n.translated import translated
from rules.record.read_report import ReadReport


def reading_text(reading: ReadReport, path: Path | None) -> str:
    """Return a warning about how a game was read; "" if its text held this game and was intact.

    ``path``: the file it was read from, None for the clipboard.
    """
    if reading.encoding and not reading.problems and path is not None:
        text = tr(
            "{name} was read in the encoding {encoding}.", name=path.name, encoding=reading.encoding
        )
        return f"{text} {_stays_text(path)}"
    if not reading.problems:
        return _several_text(path) if not reading.alone else ""
    (first, *others) = reading.problems
    problem, count = translated(first), len(others) + reading.more
    if count:
        more = tr("%Ln more problem(s)", "", count)
        problem = tr("{problem}, and {more}", problem=problem, more=more)
    if path is None:
        return tr("The pasted text could only be read in part: {problem}.", problem=problem)
    text = tr("{name} could only be read in part: {problem}.", name=path.name, problem=problem)
    return f"{text} {_stays_text(path)}"


def _several_text(path: Path | None) -> str:
    if path is None:
        return tr("This is one of several pasted games.")
    text = tr("This is one of several games in {name}.", name=path.name)
    return f"{text} {_stays_text(path)}"


def _stays_text(path: Path) -> str:
    return tr("{name} was left unchanged. Save this game to another file.", name=path.name)


def newer_text(path: Path) -> str:
    """Return the notice that the file of a game that is open has been changed meanwhile."""
    return tr(
        "Another program has changed {name} since it was opened here. This window shows the game "
        "as it was; it stays in the library when you reload the file.",
        name=path.name,
    )


def changed_text(path: Path) -> str:
    """Return the notice that another program has changed the file."""
    return tr(
        "Another program has changed {name} since it was opened here, so it "
        "was not overwritten. Save this game to another file.",
        name=path.name,
    )
