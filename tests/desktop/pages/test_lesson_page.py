"""Lessons on their page: a short one by itself, and those of the program."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from driving import (
    click,
    commands,
    delete_what_is_closed,
    do_step,
    do_turn,
    double_click,
    program_of,
)
from lone_widgets import emitted, quick_session, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.animation import Flourish
from desktop.board.board_scene import BoardScene
from desktop.game.game_session import Phase
from desktop.pages.lesson import Lesson, read_lesson
from desktop.pages.lesson_page import LessonPage
from desktop.pages.start_page import StartPage
from desktop.painting.drawing import UPRIGHT, Drawing, Numbers, Orientation
from desktop.views.game_cards import LESSONS, LessonEntry
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, SpecialStep

Key = Qt.Key
SETUP = "egotzi size=3 pie=off"
PLAYED: list[dict[str, Any]] = [
    {"name": "place", "line": "a1", "accepts": "b2 c3"},
    {"name": "look", "line": "a1 b2"},
    {"name": "swap", "setup": "egotzi size=3", "line": "a1", "accepts": "swap"},
]
ANSWERS = {"right": "Well done", "other": "Not so"}


def words(title: str = "") -> str:
    """Return the texts of a lesson on ``PLAYED``."""
    sections = ["# Egotzi\n"]
    for step in PLAYED:
        name = step["name"]
        sections.append(f'<a id="{name}"></a>\n## To {name}{title}\n\nDo {name}.\n')
        for answer, heading in ANSWERS.items() if "accepts" in step else ():
            sections.append(f'<a id="{name}-{answer}"></a>\n### {heading}\n\nIt is {answer}.\n')
    sections.append(f'<a id="end"></a>\n## Done{title}\n\nAll is done.\n')
    return "\n".join(sections)


def lesson(title: str = "") -> Lesson:
    played = json.dumps({"setup": SETUP, "steps": PLAYED})
    return read_lesson(GAMES["egotzi"], played, words(title))


@pytest.fixture
def page(qtbot: QtBot, announced: list[str]) -> Iterator[LessonPage]:
    made = LessonPage(lesson(), quick_session)
    made.board.set_animated(False)
    shown_alone(qtbot, made, (900, 600))
    yield made
    made.stop_engine()


def ways(page: LessonPage) -> list[str]:
    """Return the visible and enabled buttons."""
    panel = page.panel
    named = {
        "take back": panel.take_back,
        "show": panel.show_me,
        "back": panel.back,
        "skip": panel.skip,
        "next": panel.next,
        "level 1": panel.levels[1],
        "level 2": panel.levels[2],
        "rules": panel.rules,
        "leave": panel.leave,
        "swap": panel.step_buttons.buttons[SpecialStep.SWAP],
    }
    return [n for n, button in named.items() if button.isVisible() and button.isEnabled()]


def said(page: LessonPage) -> list[str]:
    """Return the visible texts: the progress, the task and the answer."""
    panel = page.panel
    parts = [panel.progress, panel.title, panel.text, panel.answer_title, panel.answer_text]
    return [part.text() for part in parts if part.isVisible()]


# -- a step that asks for a turn -----------------------------------------------------------------


def test_a_step_says_what_to_do_and_waits_for_it(page: LessonPage, announced: list[str]) -> None:
    assert said(page) == ["Step 1 of 3", "To place", "Do place."]
    assert announced == ["To place. Asked for: b2, c3. Do place."]
    assert ways(page) == ["show", "skip", "leave"]
    assert page.asks
    assert page.is_choice()
    assert not page.can_undo
    assert not page.complete
    assert not page.has_hands()
    assert page.step is page.lesson.steps[0]
    assert page.board.hasFocus()
    assert page.panes == [page.board, page.panel.skip]
    assert page.game is GAMES["egotzi"]
    assert page.help_place == ("egotzi", "")
    assert page.board.accessibleName() == "Board of Egotzi"
    assert not page.board.acceptDrops()
    assert "You" in page.status.text
    assert page.session.record.names == ["The other player", "You"]
    assert not page.counting.isVisible()


def test_the_right_turn_is_answered_and_one_may_go_on(
    page: LessonPage, announced: list[str]
) -> None:
    changed = emitted(page.changed)
    do_turn(page, "c3")
    assert said(page) == ["Step 1 of 3", "To place", "Do place.", "Well done", "It is right."]
    assert announced[-1] == "Well done. It is right."
    assert ways(page) == ["next", "leave"]
    assert page.panel.answer.property("role") == "result"
    assert not page.asks
    assert not page.is_choice()
    assert page.status.text == "Click “Next” or press Enter."
    assert page.panel.next.hasFocus()
    assert page.panes == [page.board, page.panel.next]
    assert page.session.record.node.text == "c3"
    assert changed
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.site_point(1))
    assert page.session.record.node.text == "c3"  # no more turns are taken
    assert not page.session.steps


def test_another_turn_is_answered_and_stays_to_be_looked_at(
    page: LessonPage, announced: list[str]
) -> None:
    do_turn(page, "b1")
    assert said(page)[3:] == ["Not so", "It is other."]
    assert announced[-1] == "Not so. It is other."
    assert ways(page) == ["take back", "show", "skip", "leave"]
    assert page.panel.answer.property("role") == "card"
    assert page.status.text == ("Make another move instead, or press “Undo this move”.")
    assert page.asks
    assert not page.is_choice()
    assert page.can_undo
    assert page.session.phase is Phase.CONFIRM
    assert page.session.record.node.text == "a1"
    click(page.panel.take_back)
    assert not page.can_undo
    assert not page.session.steps
    assert ways(page) == ["show", "skip", "leave"]
    assert page.board.hasFocus()  # the button has gone
    assert not page.status.text.startswith("Make another move")
    do_turn(page, "b1")
    page.undo()
    assert not page.session.steps
    do_turn(page, "b1")
    do_turn(page, "b2")
    assert said(page)[3:] == ["Well done", "It is right."]
    assert page.panel.answer.property("role") == "result"


def test_escape_takes_one_thing_back_after_another(page: LessonPage) -> None:
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    click(page.panel.show_me)
    assert scene.state.hint
    assert page.cancel() is True
    assert not scene.state.hint
    assert page.cancel() is False
    do_turn(page, "b1")
    QTest.keyClick(page.panel, Key.Key_Escape)
    assert not page.session.steps
    assert page.take_back() is False


def test_the_turn_is_shown_and_named(page: LessonPage, announced: list[str]) -> None:
    do_turn(page, "b1")
    scene = page.board.scene()
    assert isinstance(scene, BoardScene)
    page.panel.show_me.setFocus()
    click(page.panel.show_me)
    assert page.status.text == "The move: b2. Now you play it."
    assert announced[-1] == page.status.text
    assert page.board.hasFocus()
    assert not page.session.steps
    assert scene.state.hint
    do_turn(page, "b2")
    assert not scene.state.hint
    announced.clear()
    page.next_step()
    announced.clear()
    page.show_turn()  # a step without a task
    assert announced == []
    assert not scene.state.hint


def test_what_is_refused_is_said_and_reported(
    page: LessonPage, announced: list[str], hurried: list[str]
) -> None:
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.site_point(0))
    assert page.status.refuses
    assert page.status.text in announced[-1]
    assert hurried == announced[-1:]
    before = len(announced)
    page.press(SpecialStep.SWAP)
    assert page.status.refuses
    assert len(announced) == before + 1
    do_turn(page, "b2")
    page.press(SpecialStep.SWAP)
    assert len(announced) == before + 2  # the right answer, and no refusal
    assert len(hurried) == 2
    assert not page.status.refuses


# -- other steps, and the way through ------------------------------------------------------------


def test_a_step_may_only_be_looked_at(page: LessonPage, announced: list[str]) -> None:
    page.next_step()
    assert said(page) == ["Step 2 of 3", "To look", "Do look."]
    assert announced[-1] == "To look. Do look."
    assert ways(page) == ["back", "next", "leave"]
    assert not page.asks
    assert page.panel.next.hasFocus()
    assert page.status.text == "Click “Next” or press Enter."
    assert [node.text for node in page.session.record.line] == ["a1", "b2"]
    assert page.session.record.names == ["The other player", "You"], "as in the step before"


def test_a_step_by_a_button_is_pressed_pointed_at_and_shown(page: LessonPage) -> None:
    page.next_step()
    page.next_step()
    button = page.panel.step_buttons.buttons[SpecialStep.SWAP]
    assert ways(page) == ["show", "back", "skip", "leave", "swap"]
    assert page.session.record.names == ["The other player", "You"]
    click(page.panel.show_me)
    assert "★" in button.text()
    assert page.cancel()
    assert "★" not in button.text()
    click(button)
    assert said(page)[3:] == ["Well done", "It is right."]
    assert page.session.record.node.text == "swap"
    assert ways(page) == ["back", "next", "leave"]


def test_the_end_is_reached_and_reported_once(page: LessonPage, announced: list[str]) -> None:
    finished = emitted(page.finished)
    do_turn(page, "b2")
    click(page.panel.next)
    click(page.panel.next)
    click(page.panel.step_buttons.buttons[SpecialStep.SWAP])
    assert finished == []
    click(page.panel.next)
    assert len(finished) == 1
    assert page.complete
    assert page.step is None
    assert page.number == 3
    assert said(page) == ["★ Lesson complete", "Done", "All is done."]
    assert announced[-1] == "Done. All is done."
    assert ways(page) == ["back", "level 1", "level 2", "rules", "leave"]
    assert page.panel.levels[1].hasFocus()
    assert page.panes[1] is page.panel.levels[1]
    assert page.status.text == ""
    page.next_step()
    assert len(finished) == 1
    assert page.number == 3
    page.press(SpecialStep.SWAP)
    assert not page.is_choice()


@pytest.mark.parametrize("animated", [True, False])
def test_only_the_end_of_a_lesson_taken_in_full_is_celebrated(
    page: LessonPage, animated: bool
) -> None:
    page.board.set_animated(animated)
    for _ in range(3):
        page.next_step()
    assert not page.board.scene().findChildren(Flourish)
    while page.number:
        page.previous_step()
    do_turn(page, "b2")
    click(page.panel.next)
    click(page.panel.next)
    click(page.panel.step_buttons.buttons[SpecialStep.SWAP])
    click(page.panel.next)
    flourishes = page.board.scene().findChildren(Flourish)
    assert len(flourishes) == animated
    for each in flourishes:
        each.setCurrentTime(each.duration())
        delete_what_is_closed()
    assert not page.board.scene().findChildren(Flourish)


@pytest.mark.usefixtures("_hasty_clicks_are_ignored")
def test_a_double_click_on_next_does_not_skip_a_step(page: LessonPage) -> None:
    page.next_step()
    double_click(page.panel.next)
    assert said(page)[0] == "Step 3 of 3"
    assert page.status.text.startswith("Your turn")


def test_a_lesson_with_skipped_steps_is_not_finished(page: LessonPage) -> None:
    finished = emitted(page.finished)
    for _ in range(3):
        page.next_step()
    assert finished == []
    assert not page.complete
    assert said(page) == [
        "Lesson finished, with some steps skipped.",
        "There is more to learn",
        "All is done.",
    ]


def test_the_game_of_a_step_goes_with_it(page: LessonPage) -> None:
    assert page.session.parent() is page
    gone = emitted(page.session.destroyed)
    page.next_step()
    delete_what_is_closed()
    assert len(gone) == 1
    engine_client = page.session.engine_client
    page.stop_engine()
    assert engine_client.ask(lambda *_: 0) == 0  # it is closed


def test_back_leads_to_any_step(page: LessonPage, announced: list[str]) -> None:
    page.previous_step()
    assert page.number == 0
    assert len(announced) == 1  # nothing happened
    for _ in range(3):
        page.next_step()
    click(page.panel.back)
    assert said(page) == ["Step 3 of 3", "To swap", "Do swap."]
    assert page.asks
    click(page.panel.back)
    click(page.panel.back)
    assert page.number == 0
    assert ways(page) == ["show", "skip", "leave"]
    do_turn(page, "b1")
    page.next_step()
    page.previous_step()
    assert said(page) == ["Step 1 of 3", "To place", "Do place."]  # from its beginning
    assert not page.session.steps


def test_the_lesson_goes_on_in_another_language(page: LessonPage, announced: list[str]) -> None:
    page.next_step()
    page.next_step()
    click(page.panel.step_buttons.buttons[SpecialStep.SWAP])
    page.retranslate(lesson(" anders"))
    assert said(page) == ["Step 3 of 3", "To swap anders", "Do swap."]
    assert page.asks  # from the beginning of the step
    page.next_step()
    assert page.panel.text.text() == "All is done."
    page.previous_step()
    page.previous_step()
    assert said(page)[1] == "To look anders"


# -- what is seen on the board -------------------------------------------------------------------


def test_the_board_is_drawn_as_the_texts_speak_of_it(page: LessonPage) -> None:
    turned = Orientation(1, True)
    page.set_drawing(Drawing(True, False, Numbers.ALL, turned))
    assert page.board.drawing == Drawing(True, True, Numbers.NONE, UPRIGHT, all_names=True)


def test_the_focus_stays_where_what_is_focused_stays(page: LessonPage) -> None:
    page.panel.leave.setFocus()
    page.set_drawing(Drawing())
    assert page.panel.leave.hasFocus()
    assert not page.panel.count.isVisible()  # in this game there is nothing to be counted


def test_the_board_stays_where_the_next_step_is_on_the_same(page: LessonPage) -> None:
    scene = page.board.scene()
    page.next_step()
    assert page.board.scene() is scene
    page.next_step()  # with the pie rule
    assert page.board.scene() is not scene


ENTRIES = [entry for entries in LESSONS.values() for entry in entries]


def begun(window: MainWindow, key: str) -> LessonPage:
    """Return the lesson of a game, begun by its button on the start page."""
    assert isinstance(window.page, StartPage)
    click(window.page.cards[key].step)
    assert isinstance(window.page, LessonPage)
    QApplication.processEvents()
    return window.page


@pytest.mark.short("themisto")
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
            do_turn(page, step.accepts[-1])
            assert page.panel.answer_text.text() == step.right.text
            assert announced[-1].endswith(step.right.text)
            assert page.session.record.node.text == step.accepts[-1]
        if page.session.record.position.over:
            assert page.counting.isVisible()
        click(page.panel.next)
    assert page.step is None
    assert page.panel.text.text() == page.lesson.end.text
    assert not page.counting.isVisible()
    assert program_of(window).settings.lesson_taken(entry.game, entry.name)
    click(page.panel.leave)
    assert isinstance(window.page, StartPage)
    taken = [key for key, card in window.page.cards.items() if card.progress.lessons == 1]
    assert taken == [entry.game]


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
