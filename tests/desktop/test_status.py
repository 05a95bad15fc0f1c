"""The status line always says who has to do what, in every phase of every game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from board_player import hover
from driving import (
    click_at,
    game_page,
    lay_out,
    program_of,
    shown,
    small,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.play.game_page import GamePage
from desktop.views.game_views import VIEWS
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]
HUMANS: Seats = (Human("Ada"), Human("Bo"))

# [phase] -> a word about what it waits for
_WORDS = {
    Phase.CHOICE: ("to move.",),
    Phase.CONFIRM: ("Press Enter to play",),
    Phase.FORCED: ("has no legal move and passes",),
    Phase.OVER: ("Step back through the moves",),
}


def check_status(page: GamePage) -> None:
    """Check that it says who has to do what, with their colour; at the end, what may be done."""
    session = page.session
    text = page.status.text
    assert any(word in text for word in _WORDS[session.phase]), (session.phase, text)
    if session.phase is Phase.OVER:
        assert "wins" in page.result.accessibleName()  # which is said there only
        return
    position = session.record.position
    name = session.seats[position.player]
    who = name.name if isinstance(name, Human) else "Computer"
    assert who in text
    assert VIEWS[position.setup.game.key].player_name(position.colour) in text
    assert text.endswith((".", "…"))


@pytest.mark.short("egotzi-True", "wythe-False")
@pytest.mark.parametrize("confirms", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_it_shows_all_through_a_game(
    make_program: MakeProgram, qtbot: QtBot, key: str, confirms: bool
) -> None:
    window = shown(make_program(), qtbot)
    program_of(window).settings.confirms = confirms
    window.play_new(small(key), HUMANS)
    page, rng = game_page(window), random.Random(5)
    phases = set()
    for _ in range(120):
        phases.add(page.session.phase)
        check_status(page)
        if page.session.phase is Phase.OVER:
            break
        if page.session.phase is Phase.CONFIRM:
            page.session.confirm()
        elif page.session.phase is Phase.FORCED:
            qtbot.waitUntil(lambda: page.session.phase is not Phase.FORCED)
        else:
            steps = page.session.position.legal_steps()
            swaps = [step for step in steps if step == SpecialStep.SWAP]
            page.session.play(rng.choice(swaps or steps))
    page.session.confirm()
    page.session.resign()
    phases.add(page.session.phase)
    check_status(page)
    assert {Phase.CHOICE, Phase.OVER} <= phases
    assert (Phase.CONFIRM in phases) is confirms


def test_the_line_says_what_the_marks_at_the_pointer_mean(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"), "b3b2", "a4a3", "a3b3")
    site = page.session.position.board.site
    hover(page.board, page.board.site_point(site("a4")))
    assert (page.status.place, page.status.note) == (
        "a4",
        "Padlock: nothing can be placed on this half.",
    )
    hover(page.board, page.board.site_point(site("a3")))
    assert (page.status.place, page.status.note) == (
        "a3",
        "Dots: a piece fits there. Padlocks: nothing fits there.",
    )


def test_the_line_says_what_the_marks_all_over_the_board_mean(window: MainWindow) -> None:
    page = lay_out(window, small("wythe"))
    assert page.status.note == ""  # a piece fits anywhere
    page = lay_out(window, small("wythe"), "b3b2")
    assert page.status.note == "Dots: a piece fits there."
    window.play(dotted("wythe"))
    page = game_page(window)
    assert page.status.note == "Dots: a piece fits there. Padlocks: nothing fits there."
    page.count()
    assert page.status.note == ""  # the line belongs to the count
    QTest.keyClick(page.count_bar, Qt.Key.Key_Escape)
    assert page.status.note.startswith("Dots: ")
    page.session.resign()
    assert page.status.note == ""
    page = lay_out(window, small("yodd"), "Ba1")
    assert page.status.note == ""
    click_at(page, page.board.site_point(page.session.position.board.site("c3")))
    assert page.status.note == "Dots: the colours that fit there."


def test_the_line_says_why_a_stone_is_not_pushed_and_no_longer_than_that(
    window: MainWindow,
) -> None:
    page = lay_out(window, GAMES["egotzi"].setup(size=5, pie=False), "d2", "c2", "b2", "a5")
    site = page.session.position.board.site
    hover(page.board, page.board.site_point(site("c2")))
    assert page.status.note == "Bar: this stone cannot be pushed."
    click_at(page, page.board.site_point(site("c2")))
    assert (page.status.place, page.status.note) == ("c2", "")
    hover(page.board, page.board.site_point(site("a1")))
    assert page.status.note == ""


@pytest.mark.styled
@pytest.mark.short("de")
@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
def test_what_marks_mean_fits_into_two_lines_of_a_small_window(
    window: MainWindow, language: Language
) -> None:
    UI_LANGUAGE.set_language(language)
    window.resize(800, 600)
    for key, begun in (("wythe", False), ("wythe", True), ("yodd", True)):
        window.play(dotted(key))
        page = game_page(window)
        if begun:
            click_at(page, page.board.site_point(next(iter(page.board.targets))))
        QApplication.processEvents()
        assert page.status.note
        assert page.status.height() == page.status.minimumHeight()
        for label in page.status.findChildren(QLabel):
            if label.isVisible():
                assert label.heightForWidth(label.width()) <= label.height()


def is_locked(record: GameRecord, key: str) -> bool:
    """Return whether there is a padlock on the board, if the game has any."""
    return key != "wythe" or any(piece.locked for piece in record.position.pieces())


def dotted(key: str) -> GameRecord:
    """Return a game with padlocks and dots in Wythe, and in Yodd with dots at the second stone."""
    record = GameRecord(GAMES[key].setup(size=5))
    record.seats = [str(seat) for seat in (Human(), Computer(3))]
    dice = random.Random(2)
    while len(record.line) < 8 or record.position.player or not is_locked(record, key):
        turns = list(record.position.legal_turns())
        record.play(dice.choice([turn for turn in turns if min(turn) >= PLACE] or turns))
    return record
