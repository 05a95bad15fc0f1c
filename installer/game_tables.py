"""Writes what the documents say about each game, from what the games say themselves.

    .venv/bin/python installer/game_tables.py

The lines between ``<!-- games: NAME -->`` and ``<!-- end -->`` are made by the function of that
name in ``TABLES``, from the games and from the parts of their ``rules/games/KEY/reference.md``,
each of which begins with a line ``<!-- NAME -->``. ``resources/games/KEY/card.json`` has what the
start page shows of a game before its rules are loaded.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import core

from desktop.views.game_texts import TEXTS
from rules.engine.limits import STRONGEST
from rules.games import GAMES
from rules.games.game_data import PUZZLE_KINDS, measured_pairs
from rules.setup import Game, Option

PAGES = (core.ROOT / "README.md", *sorted((core.ROOT / "docs").glob("*.md")))
_PART = re.compile(r"^<!-- ([a-z]+) -->\n", re.MULTILINE)
_PLACE = re.compile(r"(<!-- games: ([a-z]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def fill(text: str) -> str:
    """Return the text of a page with its tables as they should be.

    Raises:
        KeyError: a table has an unknown name, or a game does not have the part for it.
    """

    def filled(place: re.Match[str]) -> str:
        return place[1] + "".join(f"{line}\n" for line in TABLES[place[2]]()) + place[4]

    return _PLACE.sub(filled, text)


def card(game: Game) -> str:
    """Return the text of a game's ``card.json``."""
    texts = TEXTS[game.key]
    facts = {
        "number": game.number,
        "title": game.title,
        "blurb": texts.blurb,
        "lessons": dict(texts.lessons),
        "comes_first": texts.comes_first,
    }
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"


def part(key: str, name: str) -> str:
    """Return a part of a game's reference, without line breaks at its ends; "" if it has none."""
    path = core.ROOT / "rules" / "games" / key / "reference.md"
    _, *parts = _PART.split(path.read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True)).get(name, "").strip("\n")


def _pictures() -> Iterator[str]:
    """Yield a table with two games side by side, each a picture above a sentence."""
    yield from ("| | |", "| :---: | :---: |")
    cells = [
        (
            f"![{game.title} in the window](docs/pictures/{key}.png)",
            f"**{game.title}** – {part(key, 'readme')}",
        )
        for key, game in GAMES.items()
    ]
    for left, right in zip(cells[::2], cells[1::2], strict=False):
        yield from (f"| {left[row]} | {right[row]} |" for row in range(2))
    if len(cells) % 2:
        yield f"| {cells[-1][0]} | {cells[-1][1]} |"


def _rules() -> Iterator[str]:
    for key, game in GAMES.items():
        page = f"../resources/games/{key}/help/en/{key}.md"
        yield f"- [{game.title}]({page}): {part(key, 'author')}"


def _numbers() -> Iterator[str]:
    rows = [
        [f"{game.number}", f"`{key}`", " ".join(f"`{option.sgf}`" for option in _options(game))]
        for key, game in GAMES.items()
    ]
    return _table(("game", "`GM`", "`XG`", "properties of its options"), rows)


def _setups() -> Iterator[str]:
    rows = [[f"`{key}`", "; ".join(_described(game)) or "none"] for key, game in GAMES.items()]
    return _table(("game", "key", "options"), rows)


def _placement() -> Iterator[str]:
    for key, game in GAMES.items():
        yield from (line.replace("GAME", game.title) for line in _lines(part(key, "placement")))


def _puzzles() -> Iterator[str]:
    rows = [["yes" if PUZZLE_KINDS[key].to_the_end else "no", part(key, "themes")] for key in GAMES]
    return _table(("game", "searched to its end", "themes"), rows)


def _levels() -> Iterator[str]:
    """Yield a table with a level a row: its score against the one below, in each game."""
    titles = [game.title for game in GAMES.values()]
    yield "| level | " + " | ".join(titles) + " |"
    yield "| --- |" + " ---: |" * len(titles)
    pairs = [
        {pair["level"]: pair for pair in measured_pairs(game.setup())} for game in GAMES.values()
    ]
    for level in range(1, STRONGEST + 1):
        yield f"| {level} | " + " | ".join([_score(found.get(level)) for found in pairs]) + " |"


def _estimates() -> Iterator[str]:
    rows = [part(key, "estimate").split(" | ") for key in GAMES]
    heads = ("players estimated", "within two levels", "in the interval", "levels in the interval")
    return _table(("", *heads), rows, aligned="---:")


def _flattery() -> Iterator[str]:
    rows = [part(key, "flattery").split(" | ") for key in GAMES]
    searched, compared = ("1,000", "10,000", "80,000", "320,000"), ("80,000", "320,000")
    heads = ("", "fitted", *searched, "compared: 20,000", *compared)
    return _table(heads, rows, aligned="---:")


def _reasons() -> Iterator[str]:
    rows = [part(key, "reasons").split(" | ") for key in GAMES]
    return _table(("", "have a reason", "with the lines exchanged"), rows, aligned="---:")


def _solved() -> Iterator[str]:
    for key, game in GAMES.items():
        if lines := _lines(part(key, "solved")):
            yield from (f"### {game.title}", "", *lines, "")


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "pictures": _pictures,
    "rules": _rules,
    "numbers": _numbers,
    "setups": _setups,
    "placement": _placement,
    "puzzles": _puzzles,
    "levels": _levels,
    "estimates": _estimates,
    "flattery": _flattery,
    "reasons": _reasons,
    "solved": _solved,
}


def _table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], aligned: str = "---"
) -> Iterator[str]:
    """Yield a table with a row for each game, whose first cell is its name."""
    yield f"| {' | '.join(heads)} |".replace("|  |", "| |")
    yield "| --- |" + f" {aligned} |" * (len(heads) - 1)
    for game, cells in zip(GAMES.values(), rows, strict=True):
        yield f"| {' | '.join([game.title, *cells])} |"


def _score(pair: Mapping[str, Any] | None) -> str:
    """Return what a level scored, with the interval: "71 % (62–79)"."""
    if pair is None:
        return "–"
    low, high = (round(100 * bound) for bound in pair["interval"])
    return f"{100 * pair['score']:.0f} % ({low}–{high})"


def _options(game: Game) -> list[Option]:
    """Return the options of a game, also those that only some values of others allow."""
    found = {option.key: option for option, _when in _conditional(game)}
    return list(found.values())


def _conditional(game: Game) -> Iterator[tuple[Option, str]]:
    """Yield each option of a game, and the value of another one with which it is so, if any."""
    by_default = game.options({})
    yield from ((option, "") for option in by_default)
    known = {(option.key, _values(option)) for option in by_default}
    for option in by_default:
        for value in [value for value in option.values if value != option.default]:
            for other in game.options({option.key: value}):
                if (other.key, _values(other)) not in known and other.key != option.key:
                    known.add((other.key, _values(other)))
                    yield other, f"{option.key}={value}"


def _described(game: Game) -> Iterator[str]:
    for option, when in _conditional(game):
        yield f"`{option.key}` {_values(option)}" + (f" with `{when}`" if when else "")


def _values(option: Option) -> str:
    """Return the values of an option, and the default one in brackets: 3, 5, 7 (5)."""
    words = {True: "on", False: "off"}
    values = option.values
    if isinstance(values, range):
        step = f" in steps of {values.step}" if values.step > 1 else ""
        return f"{values[0]} to {values[-1]}{step} ({option.default})"
    if isinstance(option.default, bool):
        return f"{', '.join(words[value] for value in values)} ({words[option.default]})"
    return f"{', '.join(map(str, values))} ({option.default})"


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def current() -> dict[Path, str]:
    """Return [file] -> its text as it should be."""
    folder = core.ROOT / "resources" / "games"
    return {
        **{page: fill(page.read_text("utf-8")) for page in PAGES},
        **{folder / key / "card.json": card(game) for key, game in GAMES.items()},
    }


def main() -> None:
    for path, text in current().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
