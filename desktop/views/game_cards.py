"""``CARDS``, what the start page and the menus show of each game, without its rules and texts."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from desktop.services.text import tr
from rules.games import INSTALLED, OWN


@dataclasses.dataclass(frozen=True)
class Card:
    """What the start page shows of one game. Its texts are English, for ``tr``.

    Attributes:
        number, title: those of its ``Game``; games are in the order of their numbers.
        blurb, lessons, comes_first: those of its ``GameTexts``.
        origin: the distribution that brings it; "" for Oddments' own.
    """

    key: str
    number: int
    title: str
    blurb: str
    lessons: Mapping[str, str]
    comes_first: bool
    origin: str = ""


@dataclasses.dataclass(frozen=True)
class LessonEntry:
    """A lesson that is offered, without its contents.

    Attributes:
        game: the key of its game.
        name: "" for the first lesson of its game; settings have it, so it never changes.
    """

    game: str
    name: str = ""

    @property
    def key(self) -> str:
        """The name of its files."""
        return f"{self.game}-{self.name}" if self.name else self.game

    @property
    def action_id(self) -> str:
        """The id of the action that begins it."""
        return f"help.lesson_{self.key}".replace("-", "_")

    @property
    def menu_text(self) -> str:
        """Its title, English, with a mnemonic."""
        return CARDS[self.game].lessons[self.name]

    @property
    def title(self) -> str:
        """Its title in the current language."""
        return tr(self.menu_text).replace("&", "")


def lesson_after(entry: LessonEntry) -> LessonEntry | None:
    """Return the next lesson of the same game; None after the last one."""
    rest = LESSONS[entry.game]
    rest = rest[rest.index(entry) + 1 :]
    return rest[0] if rest else None


def _cards() -> dict[str, Card]:
    if not INSTALLED:
        return {each.key: Card(each.key, **each.card) for each in OWN}
    # what was installed has to be tried out before it is shown
    from desktop.views.game_texts import TEXTS
    from rules.games import GAMES, PACKAGES

    return {
        key: Card(
            key,
            GAMES[key].number,
            GAMES[key].title,
            texts.blurb,
            texts.lessons,
            texts.comes_first,
            PACKAGES[key].origin,
        )
        for key, texts in TEXTS.items()
    }


CARDS = _cards()
LESSONS = {
    key: tuple([LessonEntry(key, name) for name in card.lessons]) for key, card in CARDS.items()
}
