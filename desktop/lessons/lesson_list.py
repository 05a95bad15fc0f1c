"""The lessons of each game, in the order in which to take them.

A game begins with a lesson that has no name of its own; the others teach tactics.
"""

from __future__ import annotations

import dataclasses

from desktop.i18n.text import tr
from desktop.views.game_texts import TEXTS
from rules.games import GAMES
from rules.setup import Game


@dataclasses.dataclass(frozen=True)
class LessonEntry:
    """A lesson that is offered, without its contents.

    Attributes:
        name: "" for the first lesson of its game; settings have it, so it never changes.
    """

    game: Game
    name: str = ""

    @property
    def key(self) -> str:
        """The name of its files."""
        return f"{self.game.key}-{self.name}" if self.name else self.game.key

    @property
    def action_id(self) -> str:
        """The id of the action that begins it."""
        return f"help.lesson_{self.key}".replace("-", "_")

    @property
    def menu_text(self) -> str:
        """Its title, English, with a mnemonic."""
        return TEXTS[self.game.key].lessons[self.name]

    @property
    def title(self) -> str:
        """Its title in the current language."""
        return tr(self.menu_text).replace("&", "")


LESSONS = {  # [key of a game]
    key: tuple([LessonEntry(game, name) for name in TEXTS[key].lessons])
    for key, game in GAMES.items()
}


def lesson_after(entry: LessonEntry) -> LessonEntry | None:
    """Return the next lesson of the same game; None after the last one."""
    rest = LESSONS[entry.game.key]
    rest = rest[rest.index(entry) + 1 :]
    return rest[0] if rest else None
