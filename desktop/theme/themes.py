"""All themes: those that are shipped, and the user's own from a folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from desktop.theme.contrasts import weak_contrasts
from desktop.theme.theme import SHIPPED, Theme, ThemeFileError, read_theme
from rules.translatable_text import TranslatableText, error_text

_LARGEST_BYTES = 64 * 1024


class Themes:
    """The themes to choose from.

    Attributes:
        folder: the user's own themes, a file ``KEY.json`` each; it need not exist.
        own: [key] -> theme from the folder.
        problems: a sentence for each file of the folder that is not a theme.
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
        """Read the folder again."""
        self.own, self.problems = {}, []
        try:
            paths = sorted(path for path in self.folder.glob("*.json") if path.is_file())
        except OSError as error:
            self.problems.append(
                TranslatableText(
                    "{folder} cannot be read: {why}.", folder=self.folder, why=error_text(error)
                )
            )
            return
        for path in paths:
            try:
                self.own[path.stem] = _theme_of(path)
            except ThemeFileError as error:
                self.problems.append(
                    TranslatableText(
                        "{name} is not a theme: {why}.", name=path.name, why=error_text(error)
                    )
                )

    def note_on(self, key: str) -> str:
        """Return what is hard to see in a theme of the user's own; "" for nothing."""
        weak = weak_contrasts(self.own[key]) if key in self.own else []
        if not weak:
            return ""
        if len(weak) == 1:
            return TranslatableText(
                "{name} is hard to read in places: {weak}.", name=f"{key}.json", weak=weak[0]
            )
        return TranslatableText(
            "{name} is hard to read in places: {weak} (and %Ln more).",
            "",
            len(weak) - 1,
            name=f"{key}.json",
            weak=weak[0],
        )


def _theme_of(path: Path) -> Theme:
    if path.stem in (*SHIPPED, "system"):
        raise ThemeFileError(TranslatableText("its name is that of a built-in theme"))
    try:
        if path.stat().st_size > _LARGEST_BYTES:
            raise ThemeFileError(TranslatableText("it has more than %Ln bytes", "", _LARGEST_BYTES))
        return read_theme(path.read_text("utf-8"), SHIPPED)
    except UnicodeDecodeError as error:
        raise ThemeFileError(TranslatableText("it is not UTF-8 text")) from error
    except OSError as error:
        raise ThemeFileError(
            TranslatableText(
                "it cannot be read ({why})",
                why=error_text(error),
            )
        ) from error
