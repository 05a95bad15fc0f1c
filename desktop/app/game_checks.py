"""Checks that every game passes: of its texts, and of how it looks."""

from __future__ import annotations

import enum
import functools
import importlib
import inspect
import os
import random
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper
from desktop.game.players import Human
from desktop.help.pages import SCHEME, help_page, read_example, shared_names, shared_parts
from desktop.pages.fields import with_length
from desktop.pages.lesson import Lesson, load_lesson
from desktop.pages.new_game_page import NewGamePage, read_finished
from desktop.painting.drawing import UPRIGHT, Drawing, Numbers, Orientation
from desktop.services.languages import SOURCE
from desktop.theme.themes import SHIPPED
from desktop.views.game_cards import LESSONS
from desktop.views.game_views import VIEWS
from rules.games import PACKAGES, game_file
from rules.piece import Change
from rules.position import PLACE
from rules.refusal import RefusalReason
from rules.setup import Game, Setup

_BLURB = range(20, 90)  # characters

_TURNS = 20

_PICTURE = re.compile(r"!\[(.*?)\]\(<(.*?)>\)", re.DOTALL)

_LINK = re.compile(r"(?<!!)\[[^\]]*\]\((\w+)?(?:\.md)?#([a-z-]+)\)")

# enums of all games; the others in a game's package are its own
_SHARED = ("rules.position", "rules.piece", "rules.refusal", "rules.count_step", "rules.steps")


def every_reason_has_a_sentence(game: Game) -> None:
    view, members = VIEWS[game.key], _enums_of(game)
    assert members, "the rules export no enum: of endings, refusals and labels of the tally"
    for member in [*RefusalReason, *members]:
        assert member in view.sentences or member in RefusalReason, f"{member} has no sentence"
        sentence = view.sentence(member)
        assert len(sentence) >= 3, f"{member} has the sentence {sentence!r}"
        if member in members and not type(member).__name__.endswith("Label"):
            assert sentence.endswith("."), f"{sentence!r} does not end with a full stop"
    kinds = [kind for each in {type(kind) for kind in view.reasons} for kind in each]
    for kind in kinds:  # of what a bad move allows
        assert kind in view.sentences or kind in view.reasons, f"{kind} has no words"
    left = set(view.sentences) - {*RefusalReason, *members, *kinds}
    assert not left, f"there are sentences for {left}, which the game does not have"


def the_blurb_is_one_line(game: Game) -> None:
    blurb = VIEWS[game.key].blurb
    assert len(blurb) in _BLURB, f"the blurb has {len(blurb)} characters"
    assert "\n" not in blurb, "the blurb has several lines"


def every_hand_has_a_name(game: Game) -> None:
    position, view = game.setup().start(), VIEWS[game.key]
    steps = [step for step in position.legal_steps() if step >= PLACE]
    hands = {touch.hand for step in steps for touch in position.touches(step)}
    names = [view.hand_name(hand) for hand in sorted(hands)]
    assert len(set(names)) == len(hands), f"the hands are called {names}"
    assert all(names) == (len(hands) > 1), f"the hands are called {names}"


def rows_show_the_tally(game: Game) -> None:
    dice = random.Random(1)
    position, view = game.setup().start(), VIEWS[game.key]
    for _ in range(_TURNS):
        if not position.over:
            position.play(dice.choice(position.legal_steps()))
    tally = position.tally()
    rows = view.rows(position, tally[0] if tally else None)
    shown = [(_amount(black), _amount(white)) for _, black, white in rows[: len(tally)]]
    counted = [(count.black, count.white) for count in tally]
    assert shown == counted, f"the rows show {shown}, but the tally is {counted}"
    labels = [label for label, _, _ in rows]
    assert len(set(labels)) == len(rows), f"two rows have the same label: {labels}"


def cells_have_names_in_words(game: Game) -> None:
    position, view = game.setup().start(), VIEWS[game.key]
    sites = range(position.board.site_count)
    names = [view.cell_name(position.board, site, ()) for site in sites]
    assert len(set(names)) == len(names), "two cells are called the same"


def every_refusal_leads_to_a_section(game: Game) -> None:
    view, page = VIEWS[game.key], help_page(game.key)
    own = {each for each in _enums_of(game) if type(each).__name__.endswith("RefusalReason")}
    assert set(view.sections) == own, (
        f"sections are given for {set(view.sections)}, the game's refusals are {own}"
    )
    there = {section.id for section in page.sections if section.text}
    for reason in [*own, *RefusalReason]:
        section = view.section(reason)
        assert section in there, f"{reason} links to the section {section!r} of the help: {there}"


def the_help_has_the_name_of_the_game(game: Game) -> None:
    page = help_page(game.key)
    assert page.title == game.title, f"the page of the help is called {page.title!r}"
    assert page.summary(), 'the page does not begin with a summary: "> **Goal:** …"'


def links_in_the_help_lead_to_sections(game: Game) -> None:
    for name, section in _LINK.findall(help_page(game.key).markdown):
        if name in ("", game.key):
            there = [each.id for each in help_page(game.key).sections]
            assert section in there, f"the help links to #{section}; there is {there}"


def pictures_in_the_help_can_be_played(game: Game) -> None:
    markdown = help_page(game.key).markdown
    found = _PICTURE.findall(markdown)
    assert len(found) == markdown.count(SCHEME), "a picture is not written ![TEXT](<position:…>)"
    for text, reference in found:
        assert len(text) >= 4, f"the picture {reference} has no text for those who cannot see it"
        assert not set("`*_") & set(text), f"Qt would make several pictures of {text!r}"
        shown = read_example(reference).position.setup.game
        assert shown is game, f"a picture shows a game of {shown.title}"


def what_it_adds_to_other_pages_has_a_place(game: Game) -> None:
    """Check shared.md, where there is one."""
    places = shared_names()
    for name, text in shared_parts(game.key, SOURCE).items():
        assert name in places, f"shared.md has a part {name!r}; the pages have {sorted(places)}"
        for _text, reference in _PICTURE.findall(text):
            shown = read_example(reference).position.setup.game
            assert shown is game, f"a picture in shared.md shows a game of {shown.title}"


def its_finished_game_is_won(game: Game) -> None:
    """Check finished_game.json, where there is one."""
    file = game_file(game.key, "finished_game.json")
    if not file.is_file():
        return
    position = read_finished(file.read_text("utf-8"))
    assert position.setup.game is game, f"it is a game of {position.setup.game.title}"
    outcome = position.outcome()
    assert outcome is not None, "finished_game.json is not finished"
    assert outcome.winner is not None, "nobody has won the game in finished_game.json"


def lessons_can_be_played(game: Game) -> None:
    for lesson in _lessons(game):
        asked = [step for step in lesson.steps if step.accepts]
        assert asked, f"the lesson {lesson.title} asks for no move"
        for step in asked:
            position = step.record().position
            legal = {position.write(turn) for turn in position.legal_turns()}
            wrong = set(step.accepts) - legal
            assert not wrong, f"the step {step.name} accepts {wrong}, which are not legal"
            assert set(step.accepts) < legal, f"the step {step.name} accepts every move"
            assert step.right is not None
            assert step.other is not None


def the_first_lesson_has_the_name_of_the_game(game: Game) -> None:
    title = next(_lessons(game)).title
    assert title == game.title, f"the first lesson is called {title!r}"


OF_TEXTS = (
    every_reason_has_a_sentence,
    the_blurb_is_one_line,
    every_hand_has_a_name,
    rows_show_the_tally,
    cells_have_names_in_words,
    every_refusal_leads_to_a_section,
    the_help_has_the_name_of_the_game,
    links_in_the_help_lead_to_sections,
    pictures_in_the_help_can_be_played,
    what_it_adds_to_other_pages_has_a_place,
    its_finished_game_is_won,
    the_first_lesson_has_the_name_of_the_game,
    lessons_can_be_played,
)


def _enums_of(game: Game) -> list[enum.Enum]:
    """Return all members of the enums that the game's rules export, not those of all games."""
    module = importlib.import_module(PACKAGES[game.key].rules)
    classes = [each for _, each in inspect.getmembers(module, inspect.isclass)]
    return [
        member
        for each in classes
        if issubclass(each, enum.Enum)
        and each.__module__ not in _SHARED
        and not each.__name__.endswith("Counted")  # ``count_sentence`` words these
        for member in each
    ]


def _lessons(game: Game) -> Iterator[Lesson]:
    for entry in LESSONS[game.key]:
        yield load_lesson(entry)


def _amount(text: str) -> int:
    """Return the number in a row of the table; of sides that are listed, how many there are."""
    return int(text) if text.isdecimal() else sum([letter.isdigit() for letter in text])


_SIZE_PX = 160


def boards_of(game: Game) -> list[Setup]:
    """Return a setup for every board of a game, which its first two options decide."""
    found: dict[tuple[str, ...], Setup] = {}
    for chosen in _choices(game, {}, 2):
        setup = game.setup(**chosen)
        found.setdefault(tuple(game.board(setup).names), setup)
    return list(found.values())


def it_is_painted(setup: Setup) -> None:
    """Check that a position in the middle of a game is painted, upright and turned."""
    position = setup.start()
    _value, trace = position.random_playout(1)
    last: tuple[Change, ...] = ()
    for step, _player in trace[: len(trace) // 2]:
        if not position.over:
            last = position.change(step)
            position.play(step)
    for orientation in (UPRIGHT, UPRIGHT.rotated(1).flipped()):
        with _scene(setup, orientation) as scene:
            scene.show_position(position, last)
            _paint(scene)


def the_view_is_that_of_the_game(game: Game) -> None:
    assert VIEWS[game.key].key == game.key, f"the view has the key {VIEWS[game.key].key}"


def every_orientation_is_painted(game: Game) -> None:
    setup = game.small_setup()
    for sectors in range(setup.start().board.side_count or 1):
        for orientation in (UPRIGHT.rotated(sectors), UPRIGHT.rotated(sectors).flipped()):
            with _scene(setup, orientation) as scene:
                _paint(scene)


def a_whole_game_is_painted(game: Game) -> None:
    """Check moves, the count and the end, each also said in words."""
    view, rng = VIEWS[game.key], random.Random(1)
    position = game.small_setup().start()
    with _scene(position.setup, UPRIGHT) as scene:
        while not position.over:
            assert view.task_for(position), "there is no task for a turn"
            turn = rng.choice(list(position.legal_turns()))
            assert view.turn_text(position, turn), "a turn has no words"
            changes = position.turn_changes(turn)
            position.play_turn(turn)
            scene.show_position(position, changes)
            _paint(scene)
        outcome = position.outcome()
        assert outcome is not None
        assert view.end_reason(outcome, position), f"nothing is said about {outcome}"
        for step in position.count_steps():
            assert view.count_sentence(position, step), f"nothing is said about {step}"
            scene.show_count(step)
            _paint(scene)


def a_new_game_can_be_chosen(game: Game) -> None:
    """Check the page of New game, with its goal and with each size that has a word."""
    _application()
    page = NewGamePage(game.setup(), (Human(), Human()))
    for length in range(3):
        with_length(page.setup, length).start()
    page.deleteLater()


OF_A_VIEW = (
    the_view_is_that_of_the_game,
    every_orientation_is_painted,
    a_whole_game_is_painted,
    a_new_game_can_be_chosen,
)

OF_A_BOARD = (it_is_painted,)


def _choices(game: Game, chosen: dict[str, Any], more: int) -> Iterator[dict[str, Any]]:
    """Yield all values of this many more options."""
    undecided = [each for each in game.options(chosen) if each.key not in chosen]
    if not undecided or not more:
        yield chosen
        return
    for value in undecided[0].values:
        yield from _choices(game, {**chosen, undecided[0].key: value}, more - 1)


@functools.cache
def _application() -> QCoreApplication:
    """Return the application that Qt needs for painting, without a screen if there is none yet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication.instance() or QApplication([])


def _scene(setup: Setup, orientation: Orientation) -> AbstractContextManager[BoardScene]:
    _application()
    drawing = Drawing(orientation=orientation, numbers=Numbers.ALL, groups=True)
    return board_for_paper(setup, SHIPPED["light"], drawing)


def _paint(scene: BoardScene) -> None:
    """Paint what is visible, item by item: no error may pass through Qt, which would crash."""
    image = QImage(_SIZE_PX, _SIZE_PX, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        painter.setWindow(scene.sceneRect().toAlignedRect())
        for item in scene.items(Qt.SortOrder.AscendingOrder):
            if item.isVisible():
                item.paint(painter, QStyleOptionGraphicsItem())
    finally:
        painter.end()
