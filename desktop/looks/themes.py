"""All themes there are: those that are shipped, and the person's own from a folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from desktop.looks.contrasts import weak_contrasts
from desktop.looks.theme import SHIPPED, Theme, ThemeFileError, read_theme

_LARGEST_BYTES = 64 * 1024


class Themes:
    """The shelf of themes.

    Attributes:
        folder: holds a person's own themes, a file ``KEY.json`` each; need not be there.
        own: [key] -> theme from the folder.
        problems: why files of the folder are not among them, a sentence each.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own: dict[str, Theme] = {}
        self.problems: list[str] = []
        self.reload()

    @property
    def all(self) -> Mapping[str, Theme]:
        """[key] -> theme, the shipped ones first."""
        return {**SHIPPED, **self.own}

    def reload(self) -> None:
        """Look into the folder again."""
        self.own, self.problems = {}, []
        try:
            paths = sorted(path for path in self.folder.glob("*.json") if path.is_file())
        except OSError as error:
            self.problems.append(f"{self.folder} cannot be read: {error.strerror or error}.")
            return
        for path in paths:
            try:
                self.own[path.stem] = _theme_of(path)
            except ThemeFileError as error:
                self.problems.append(f"{path.name} is no theme: {error}.")

    def note_on(self, key: str) -> str:
        """What is hard to see in a person's own theme; "" where nothing is, or for another one."""
        weak = weak_contrasts(self.own[key]) if key in self.own else []
        if not weak:
            return ""
        more = f" (and {len(weak) - 1} more)" if len(weak) > 1 else ""
        return f"{key}.json is hard to see in places: {weak[0]}{more}."


def _theme_of(path: Path) -> Theme:
    if path.stem in (*SHIPPED, "system"):
        raise ThemeFileError("that is the name of a theme of the program")
    try:
        if path.stat().st_size > _LARGEST_BYTES:
            raise ThemeFileError(f"it has more than {_LARGEST_BYTES} bytes")
        return read_theme(path.read_text("utf-8"), SHIPPED)
    except UnicodeDecodeError as error:
        raise ThemeFileError("it is not a text in UTF-8") from error
    except OSError as error:
        raise ThemeFileError(f"it cannot be read ({error.strerror or error})") from error
