"""Taking lessons: with clicks, with keys, with a screen reader's announcements."""

from __future__ import annotations

import pytest
from driving import click, commands, do_step, program_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.board_scene import BoardScene
from desktop.lessons.lesson_list import LESSONS, LessonEntry
from desktop.lessons.lesson_page import LessonPage
from desktop.start.start_page import StartPage
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep

ENTRIES = [entry for entries in LESSONS.values() for entry in entries]


def begun(window: MainWindow, key: str) -> LessonPage:
    """Return the lesson of a game, begun by its link on the start page."""
    assert isinstance(window.page, StartPage)
    click(window.page.cards[key].lesson)
    assert isinstance(window.page, LessonPage)
    QApplication.processEvents()
    return window.page


def play(page: LessonPage, text: str) -> None:
    """Play a turn by clicks."""
    record = page.session.record
    for step in record.position.read(text):
        do_step(page, step)


def other_turn(page: LessonPage) -> str:
    """Return a legal turn that the step does not accept."""
    assert page.step is not None
    position = page.session.record.position
    legal = [position.write(turn) for turn in position.legal_turns()]
    return next(text for text in legal if text not in page.step.accepts)


@pytest.mark.short("egotzi", "themisto")
@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.key for entry in ENTRIES])
def test_a_lesson_is_walked_through_by_clicks(
    window: MainWindow, entry: LessonEntry, announced: list[str]
) -> None:
    commands(window)[entry.action_id].trigger()
    page = window.page
    assert isinstance(page, LessonPage)
    QApplication.processEvents()
    for number, step in enumerate(page.lesson.steps):
        assert page.number == number
        assert page.panel.text.text() == step.task.text
        assert announced[-1].endswith(step.task.text)
        if step.accepts:
            assert step.right is not None
            assert not page.panel.next.isVisible()
            assert not page.panel.answer.isVisible()
            play(page, step.accepts[-1])
            assert page.panel.answer_text.text() == step.right.text
            assert announced[-1].endswith(step.right.text)
            assert page.session.record.node.text == step.accepts[-1]
        if page.session.record.position.over:
            assert page.count_bar.isVisible()
        click(page.panel.next)
    assert page.step is None
    assert page.panel.text.text() == page.lesson.end.text
    assert not page.count_bar.isVisible()
    assert program_of(window).settings.lesson_taken(entry.game, entry.name)
    click(page.panel.leave)
    assert isinstance(window.page, StartPage)
    taken = [key for key, card in window.page.cards.items() if card.taken == 1]
    assert taken == [entry.game.key]


def shown_turn(page: LessonPage) -> object:
    """Return how a suggested turn is shown: its changes on the board, or a starred button."""
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    buttons = page.panel.step_buttons.buttons.values()
    return scene.hint or [button.text() for button in buttons if "★" in button.text()]


def test_a_disc_that_was_touched_is_let_go_when_the_turn_is_shown(window: MainWindow) -> None:
    page = begun(window, "themisto")
    while not (page.step and page.step.accepts):
        page.next_step()
    disc = next(iter(page.board.targets))
    QTest.mouseClick(
        page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.site_point(disc)
    )
    assert page.board.touches
    click(page.panel.show_me)
    assert page.board.touches == ()
    assert shown_turn(page)


def test_what_is_left_of_a_shown_turn_stays_in_sight(window: MainWindow) -> None:
    page = begun(window, "yodd")
    while page.step is not None and not any("," in text for text in page.step.accepts):
        page.next_step()
    assert page.step is not None
    first, second = page.session.record.position.read(page.step.accepts[0])
    click(page.panel.show_me)
    whole = shown_turn(page)
    do_step(page, first)
    assert shown_turn(page)
    assert shown_turn(page) != whole
    do_step(page, second)
    assert not shown_turn(page)


def step_that_asks_for(page: LessonPage, text: str) -> None:
    """Go to the step that accepts this turn, doing all before it."""
    while page.step is not None and text not in page.step.accepts:
        page.next_step()
    assert page.step is not None


def test_s_swaps_in_the_step_that_teaches_it(window: MainWindow) -> None:
    page = begun(window, "egotzi")
    step_that_asks_for(page, "swap")
    assert "(S)" in page.panel.step_buttons.buttons[SpecialStep.SWAP].text()
    QTest.keyClick(page.board, Qt.Key.Key_S)
    assert page.session.record.node.text == "swap"
    assert page.panel.next.isVisible()
    line = page.session.record.line
    QTest.keyClick(page.board, Qt.Key.Key_P)  # the step is done: nothing is played, or refused
    assert page.session.record.line == line
    assert not page.status.refuses


@pytest.mark.styled
@pytest.mark.short("yodd")
@pytest.mark.parametrize("key", GAMES)
def test_the_button_that_a_step_asks_for_stands_out(window: MainWindow, key: str) -> None:
    page = begun(window, key)
    buttons = page.step_buttons.buttons
    seen = []
    while page.step is not None:
        for step in page.session.record.position.read(page.step.accepts[0]) if page.asks else ():
            asked = [each for each, button in buttons.items() if button.property("asked")]
            assert asked == ([step] if step < PLACE else [])
            if step < PLACE:
                button = buttons[SpecialStep(step)]
                assert button.isVisible()
                assert button.accessibleDescription().startswith("asked for")
                seen.append(SpecialStep(step).name)
                size = button.size()
                button.setProperty("asked", False)
                button.style().polish(button)
                assert button.sizeHint().height() == size.height()
                button.setProperty("asked", True)
            do_step(page, step)
        assert not [button for button in buttons.values() if button.property("asked")]
        page.next_step()
    expected = {"yodd": ["END", "PASS"], "themisto": ["CAPTURE", "CAPTURE"]}
    assert seen == expected.get(key, ["SWAP"])


def test_keys_of_a_game_work_in_a_lesson(window: MainWindow) -> None:
    page = begun(window, "yodd")
    page.next_step()
    hand = page.board.hand
    QTest.keyClick(page.board, Qt.Key.Key_X)
    assert page.board.hand != hand
    assert page.has_hands()
    QTest.keyClick(page.board, Qt.Key.Key_N)
    assert page.board.cursor_site >= 0
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.session.steps
    QTest.keyClick(page.board, Qt.Key.Key_C)
    assert page.status.refuses
    assert page.step is not None
    play(page, page.step.accepts[0])
    assert not page.has_hands()  # the turn is made


@pytest.mark.short("yodd")
@pytest.mark.parametrize("key", ["yodd", "wythe"])
def test_each_step_begins_with_the_stone_or_half_that_it_asks_for(
    window: MainWindow, key: str
) -> None:
    page = begun(window, key)
    while page.step is not None:
        if page.has_hands():
            before = page.session.record.position
            placed = before.touches(before.read(page.step.accepts[0])[0])
            asked = placed[0].hand if placed else 0
            switch = page.hand_switch.buttons
            assert [button.isChecked() for button in switch] == [asked == 0, asked == 1]
            click(switch[1 - asked])
            assert page.board.hand == 1 - asked  # and so it would be in the next step
        page.next_step()


def test_an_unfinished_turn_is_reported_and_taken_back(
    window: MainWindow, announced: list[str]
) -> None:
    page = begun(window, "yodd")
    page.next_step()
    position = page.session.record.position
    (first, *_rest) = position.read("Wa1,We3")
    do_step(page, first)
    assert "white" in announced[-1].lower()
    assert "a1" in announced[-1]
    assert "even" in page.panel.count.text()
    assert page.panel.count.isVisible()
    click(page.panel.take_back)
    assert not page.session.steps
    while page.step is not None:
        page.next_step()
    assert not page.panel.count.isVisible()


def test_a_button_to_be_found_stands_out_only_after_another_move(window: MainWindow) -> None:
    commands(window)["help.lesson_yodd_pass"].trigger()
    page = window.page
    assert isinstance(page, LessonPage)
    step_that_asks_for(page, "pass")
    button = page.step_buttons.buttons[SpecialStep.PASS]
    assert button.isVisible()
    assert not button.property("asked")
    play(page, other_turn(page))
    click(page.panel.take_back)
    assert button.property("asked")


def test_the_end_has_nothing_for_making_moves(window: MainWindow) -> None:
    commands(window)["help.lesson_wythe_locks"].trigger()
    page = window.page
    assert isinstance(page, LessonPage)
    assert page.hand_switch.isVisible()
    while page.step is not None:
        play(page, page.step.accepts[0])
        page.next_step()
    assert not page.hand_switch.isVisible()
    assert page.panel.next_lesson.isVisible()
