"""What a window says of a game that came out of its file only in part."""

from __future__ import annotations

from pathlib import Path

from rules.record.reading import Reading


def reading_text(reading: Reading, path: Path | None) -> str:
    """What is to be known before going on with a game; "" if its file holds it and nothing else.

    ``path`` is the file it was read from, None for the clipboard.
    """
    name = path.name if path is not None else "What was pasted"
    stays = f" {name} stays as it is; save this game to another file." if path is not None else ""
    if not reading.problems:
        return f"This is one of several games in {name}.{stays}" if not reading.alone else ""
    (first, *others) = reading.problems
    count = len(others) + reading.more
    more = {0: "", 1: ", and one more problem"}.get(count, f", and {count:,} more problems")
    return f"{name} could be read only in part: {first}{more}.{stays}"


def changed_text(path: Path) -> str:
    """That saving would undo what another program has done."""
    return (
        f"{path.name} has been changed by another program since it was opened here. "
        "It was not written over: save this game to another file."
    )
