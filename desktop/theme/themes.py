"""All themes, boards and piece sets: those that are shipped, and the user's own from folders."""

from __future__ import annotations

from pathlib import Path

from desktop.theme.contrasts import weak_contrasts
from desktop.theme.dressing import SHIPPED_BOARDS, SHIPPED_PIECES, BoardStyle, PieceSet
from desktop.theme.own_files import OwnFiles
from desktop.theme.theme import SHIPPED, Theme
from rules.translatable_text import TranslatableText

AS_THEME = "theme"  # the key of the board and the pieces that a theme has itself


class Themes(OwnFiles[Theme]):
    """The themes to choose from.

    Attributes:
        boards, pieces: what can replace a theme's own, in folders beside that of the themes.
    """

    def __init__(self, folder: Path) -> None:
        self.boards: OwnFiles[BoardStyle] = OwnFiles(
            folder.parent / "boards", BoardStyle, SHIPPED_BOARDS, AS_THEME, _no_board
        )
        self.pieces: OwnFiles[PieceSet] = OwnFiles(
            folder.parent / "pieces", PieceSet, SHIPPED_PIECES, AS_THEME, _no_pieces
        )
        super().__init__(folder, Theme, SHIPPED, "system", _no_theme)

    def reload(self) -> None:
        """Read all folders again."""
        super().reload()
        self.boards.reload()
        self.pieces.reload()

    @property
    def all_problems(self) -> list[str]:
        """A sentence for each file that is not a theme, a board or a piece set."""
        return [*self.problems, *self.boards.problems, *self.pieces.problems]

    def note_on(self, key: str) -> str:
        """Return what is hard to see in a theme of the user's own; "" for nothing."""
        return _note([key], weak_contrasts(self.own[key])) if key in self.own else ""

    def note_on_choice(self, board: str, pieces: str, theme: Theme) -> str:
        """Return what is hard to see with a board or pieces of the user's own; "" for nothing.

        ``theme`` is dressed with both.
        """
        own = [key for key in (board,) if key in self.boards.own]
        own += [key for key in (pieces,) if key in self.pieces.own and key not in own]
        return _note(own, weak_contrasts(theme.on_board)) if own else ""


def _note(keys: list[str], weak: list[str]) -> str:
    """Return a sentence on weak contrasts in files with these keys."""
    names = ", ".join([f"{key}.json" for key in keys])
    if not weak:
        return ""
    if len(weak) == 1:
        return TranslatableText(
            "{name} is hard to read in places: {weak}.", name=names, weak=weak[0]
        )
    return TranslatableText(
        "{name} is hard to read in places: {weak} (and %Ln more).",
        "",
        len(weak) - 1,
        name=names,
        weak=weak[0],
    )


def _no_theme(name: str, why: str) -> TranslatableText:
    return TranslatableText("{name} is not a theme: {why}.", name=name, why=why)


def _no_board(name: str, why: str) -> TranslatableText:
    return TranslatableText("{name} is not a board: {why}.", name=name, why=why)


def _no_pieces(name: str, why: str) -> TranslatableText:
    return TranslatableText("{name} is not a piece set: {why}.", name=name, why=why)
