"""What is in the lessons of each game; ``desktop/views/game_cards.py`` lists them.

A game begins with a lesson that has no name of its own; the others teach tactics. A lesson is a few
steps on real positions that teach a game by playing it. It is two files, named like its entry in
the list. ``lessons/KEY.json`` has the positions and the turns:

    {"setup": "KEY size=4 pie=off",
     "steps": [{"name": "stack", "line": "a1b1 c1c2", "accepts": "b1c1", "cells": {"far": "d4"}}]}

Each step begins where its ``line`` of turns ends, on a board of its own ``setup`` if it has one.
Any turn in ``accepts`` is right; a step without them only shows something. The cells of a right
turn glow, or its button stands out; with ``"find": true`` only after another turn was made: the
learner is to find it.

``lessons/LANGUAGE/KEY.md`` has the texts, in sections with ids as on help pages:
``stack`` is the task, ``stack-right`` and ``stack-other`` answer a right turn and another legal
one; ``end`` ends the lesson. In these texts ``{turn}`` is the first right turn and ``{far}`` is
defined in ``cells``, so that texts name no cells themselves.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from desktop.services.languages import SOURCE, UI_LANGUAGE
from desktop.views.game_cards import LessonEntry
from rules.games import GAMES, game_file, read_setup
from rules.record.game_record import GameRecord
from rules.refusal import RulesError
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.help.pages import HelpPage

_END = "end"


class LessonError(ValueError):
    """A lesson's files cannot be used."""


@dataclasses.dataclass(frozen=True)
class Words:
    """A text: a title, and paragraphs of plain text."""

    title: str
    text: str


@dataclasses.dataclass(frozen=True)
class LessonStep:
    """One task, or something to look at.

    Attributes:
        name: the same in every language.
        setup, line: the options of its game, and the turns before the step, as texts.
        accepts: the right turns, as the record writes them; empty if the step has no task.
        find: whether the learner is to find the turn, so that nothing shows it at first.
        task: what to do, or to look at.
        right, other: the answers to a right turn and to another legal one; None without a task.
    """

    name: str
    setup: str
    line: tuple[str, ...]
    accepts: tuple[str, ...]
    find: bool
    task: Words
    right: Words | None
    other: Words | None

    def record(self) -> GameRecord:
        """Return a game at the position in which the step begins."""
        return _record(self.setup, self.line)


@dataclasses.dataclass(frozen=True)
class Lesson:
    """Attributes:
    title: in its language. end: the text after the last step.
    """

    game: Game
    title: str
    steps: tuple[LessonStep, ...]
    end: Words


def load_lesson(entry: LessonEntry, folder: Traversable | None = None) -> Lesson:
    """Return a lesson in the current language, or in English if it is not translated.

    Raises:
        LessonError: a file is missing or invalid; the message says which, where and why.
    """
    folder = folder or game_file(entry.game, "lessons")
    try:
        played = (folder / f"{entry.key}.json").read_text("utf-8")
        text = folder / UI_LANGUAGE.language.code / f"{entry.key}.md"
        if not text.is_file():
            text = folder / SOURCE.code / f"{entry.key}.md"
        said = text.read_text("utf-8")
    except OSError as error:
        raise LessonError(f"a file of it is missing: {error.filename}") from error
    return read_lesson(GAMES[entry.game], played, said)


def read_lesson(game: Game, played: str, said: str) -> Lesson:
    """Return a lesson from the texts of its two files.

    Raises:
        LessonError: as above.
    """
    from desktop.help.pages import read_page  # late: the start needs the list alone

    try:
        data = json.loads(played)
        default, steps_data = str(data["setup"]), [dict(step) for step in data["steps"]]
    except (ValueError, KeyError, TypeError) as error:
        raise LessonError(f"it has no setup and steps: {error}") from error
    page = read_page(game.key, said)
    steps = tuple([_read_step({"setup": default, **step}, page) for step in steps_data])
    needed = {_END, *[name for step in steps for name in _sections(step.name, step.accepts)]}
    for section in page.sections:
        if section.id and section.id not in needed:
            raise LessonError(f"its text “{section.id}” belongs to no step")
    if any(step.record().setup.game is not game for step in steps):
        raise LessonError("one of its steps is of another game")
    return Lesson(game, page.title, steps, _words(page, _END, {}))


def _sections(name: str, accepts: Sequence[str]) -> list[str]:
    return [name, f"{name}-right", f"{name}-other"] if accepts else [name]


def _read_step(data: Mapping[str, Any], page: HelpPage) -> LessonStep:
    name, setup = str(data.get("name", "")), str(data["setup"])
    line = tuple(str(data.get("line", "")).split())
    accepts = tuple(str(data.get("accepts", "")).split())
    cells = {str(key): str(cell) for key, cell in dict(data.get("cells", {})).items()}
    try:
        position = _record(setup, line).position
        for text in accepts:
            position.read(text)
    except RulesError as error:
        raise LessonError(f"its step “{name}” cannot be played: {error}") from error
    for cell in cells.values():
        if cell not in position.board.names:
            raise LessonError(f"its step “{name}” names {cell}, which is not a cell of its board")
    named = {**cells, "turn": accepts[0]} if accepts else cells
    task, *answers = [_words(page, section, named) for section in _sections(name, accepts)]
    find = bool(data.get("find", False))
    return LessonStep(name, setup, line, accepts, find, task, *(answers or (None, None)))


def _record(setup: str, line: Sequence[str]) -> GameRecord:
    """Return a game after a line of turns. Raises RulesError if they are illegal."""
    record = GameRecord(read_setup(setup.split()))
    for text in line:
        record.play_text(text)
    return record


def _words(page: HelpPage, name: str, named: Mapping[str, str]) -> Words:
    sections = {section.id: section for section in page.sections}
    if name not in sections:
        raise LessonError(f"its text “{name}” is missing")
    paragraphs = [" ".join(part.split()) for part in sections[name].text.split("\n\n")]
    try:
        text = "\n\n".join(part for part in paragraphs if part).format_map(named)
    except (KeyError, IndexError, ValueError) as error:
        raise LessonError(f"its text “{name}” names what its step does not: {error}") from error
    if not text:
        raise LessonError(f"its text “{name}” says nothing")
    return Words(sections[name].title, text)
