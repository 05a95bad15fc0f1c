"""Colours in files of the user's: those in one folder, beside those that are shipped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from desktop.theme.colour_file import ColourFileError, read_colours
from rules.translatable_text import TranslatableText, error_text

T = TypeVar("T")

_LARGEST_BYTES = 64 * 1024


class OwnFiles(Generic[T]):
    """The themes, boards or piece sets to choose from.

    Attributes:
        folder: the user's own, a file ``KEY.json`` each; it need not exist.
        shipped, own: [key] -> what is shipped, and what the folder has.
        problems: a sentence for each file of the folder that is invalid.
    """

    def __init__(
        self,
        folder: Path,
        kind: type[T],
        shipped: Mapping[str, T],
        reserved: str,
        problem: Callable[[str, str], TranslatableText],
    ) -> None:
        """``reserved``: a key that no file may have, besides those of ``shipped``.

        ``problem`` makes a sentence of the name of a file and what is wrong with it.
        """
        self.folder, self.shipped = folder, shipped
        self.own: dict[str, T] = {}
        self.problems: list[str] = []
        self._kind, self._reserved, self._problem = kind, reserved, problem
        self.reload()

    @property
    def all(self) -> Mapping[str, T]:
        """[key] -> what can be chosen, the shipped ones first."""
        return {**self.shipped, **self.own}

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
                self.own[path.stem] = self._read(path)
            except ColourFileError as error:
                self.problems.append(self._problem(path.name, error_text(error)))

    def _read(self, path: Path) -> T:
        if path.stem in (*self.shipped, self._reserved):
            raise ColourFileError(TranslatableText("its name is that of a built-in one"))
        try:
            if path.stat().st_size > _LARGEST_BYTES:
                raise ColourFileError(
                    TranslatableText("it has more than %Ln bytes", "", _LARGEST_BYTES)
                )
            return read_colours(path.read_text("utf-8"), self._kind, self.shipped)
        except UnicodeDecodeError as error:
            raise ColourFileError(TranslatableText("it is not UTF-8 text")) from error
        except OSError as error:
            raise ColourFileError(
                TranslatableText("it cannot be read ({why})", why=error_text(error))
            ) from error
