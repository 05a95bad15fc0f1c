"""The page of a game: what it shows of a session, and what clicks and keys do."""

import math
import random
from collections.abc import Callable

import pytest
from board_player import hover
from driving import HUMANS, click, click_at, do_step, small
from lone_game import lone_game, place, shown_page
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human, Seats
from desktop.pages.game_page import GamePage
from desktop.painting.drawing import Drawing, Numbers
from desktop.panels.analysis_display import AnalysisPanel
from desktop.panels.comment_panel import CommentPanel
from desktop.panels.review_panel import ReviewPanel
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import DARK, UI_THEME
from desktop.widgets.label import Label
from rules.clock import TimeControl
from rules.games import GAMES
from rules.position import PLACE, SpecialStep
from rules.record.edits import Edit
from rules.refusal import Refusal, RefusalReason

AGAINST: Seats = (Human(), Computer(4))
A_MINUTE = TimeControl(main_seconds=60)
K = Qt.Key

Open = Callable[[GameSession], GamePage]


@pytest.fixture
def open_page(qtbot: QtBot) -> Open:
    """Return a function that shows a session on a page."""
    return lambda session: shown_page(session, qtbot)


def texts(page: GamePage) -> list[str]:
    return [node.text for node in page.session.record.line]


def at(page: GamePage, name: str) -> QPoint:
    return page.board.site_point(page.session.position.board.site(name))


# -- display ---------------------------------------------------------------------------------


def test_the_page_follows_the_language(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi")))
    assert page.objectName() == "page"
    assert not page.board.acceptDrops()  # files are for the window
    assert page.summary.rules.text() == "Rules"
    assert page.summary.rules.property("role") == "link"
    assert page.board.accessibleName().startswith("Board of Egotzi")
    UI_LANGUAGE.set_language(Language("de"))
    assert "ist am Zug" in page.status.text
    assert page.summary.rules.text() == "Regeln"
    assert page.board.accessibleName().startswith("Brett")


@pytest.mark.parametrize("key", GAMES)
def test_the_numbers_show_what_the_move_in_hand_makes_of_them(open_page: Open, key: str) -> None:
    session, dice = lone_game(GAMES[key].setup()), random.Random(1)
    while len(session.record.line) < 12:
        steps = session.position.legal_steps()
        session.play(dice.choice([step for step in steps if step >= PLACE] or steps))
    page, position = open_page(session), session.position.copy()
    board, view = page.board, page.view
    before, spoken, changed = beside(page), spoken_beside(page), 0
    for step in [step for step in position.legal_steps() if position.touches(step)][::9]:
        after = position.copy()
        after.play(step)
        rows, later = ({row[0]: row[1:] for row in view.rows(each)} for each in (position, after))
        scores = list(zip(position.score() or (), after.score() or (), strict=True))
        expected = [became(*map(str, pair)) for pair in scores]
        labels = sorted({**rows, **later}, key=lambda label: -size_of(label))
        for label in labels[: len(rows)]:  # no more, so that nothing moves below
            none = ("0", "0") if label[-1].isdigit() else ("–", "–")
            pairs = zip(rows.get(label, none), later.get(label, none), strict=True)
            only = len(rows) == 1 and view.heading(after)  # which sums up the only row
            expected += [only or label, *[became(*pair) for pair in pairs]]
        *begun, last = position.touches(step)
        for touch in begun:
            board.input.set_hand(touch.hand)
            board.input.click((touch.site,))
        board.input.set_hand(last.hand)
        hover(board, board.site_point(last.site))
        assert sorted(beside(page)) == sorted(expected)
        changed += beside(page) != before
        hover(board, QPoint(1, 1))
        assert beside(page) == before
        board.move_cursor(last.site)  # by keys as by mouse
        assert sorted(beside(page)) == sorted(expected)
        board.hide_cursor()
        board.input.cancel()
    assert changed
    assert spoken_beside(page) == spoken  # readers would interrupt themselves


def size_of(label: str) -> float:
    return int(label.split()[-1]) if label[-1].isdigit() else math.inf


def became(before: str, after: str) -> str:
    return before if before == after else f"{before}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{after}"


def beside(page: GamePage) -> list[str]:
    """Return the scores in the cards, and the rows of the table."""
    labels = [each for each in page.players.findChildren(Label) if each.isVisibleTo(page)]
    return [each.text() for each in labels if each.property("role") in ("number", "score")]


def spoken_beside(page: GamePage) -> list[str]:
    return [part.accessibleName() for part in (*page.players.cards, page.players.score)]


def test_a_human_plays_by_clicks_on_the_board_until_the_computer_thinks(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), seats=AGAINST))
    assert page.status.text == "Your turn (Black). Place a stone."
    click_at(page, at(page, "b2"))
    assert texts(page) == ["b2"]
    assert page.status.text == "Computer, level 4 (White) is thinking …"
    click_at(page, at(page, "c3"))
    assert texts(page) == ["b2"]
    assert page.history.turns.count() == 3
    assert not page.step_buttons.isVisible()


def test_pieces_show_turn_numbers_on_request(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi")))
    page.session.confirms = True
    place(page.session, "b2")
    for _ in range(2):  # before and after it is confirmed
        pictures = []
        for numbers in (Numbers.NONE, Numbers.ALL, Numbers.NONE):
            page.set_drawing(Drawing(numbers=numbers))
            assert page.board.drawing == Drawing(numbers=numbers)
            pictures.append(page.board.grab().toImage())
        assert pictures[0] == pictures[2] != pictures[1]
        page.session.confirm()
    assert texts(page) == ["b2"]


def test_buttons_follow_the_phase(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2", control=A_MINUTE))
    assert page.session.phase is Phase.PAUSED
    assert page.resume.isVisible()
    assert page.resume.text() == "Resume"
    assert not page.step_buttons.isVisible()
    assert page.tools.buttons["turn.pause"].isVisible()  # so that the others keep their places
    assert not page.confirm.isVisible()
    click(page.resume)
    assert not page.resume.isVisible()
    assert page.tools.buttons["turn.pause"].isVisible()
    assert page.step_buttons.buttons[SpecialStep.SWAP].isVisible()
    click(page.step_buttons.buttons[SpecialStep.SWAP])
    assert texts(page) == ["b2", "swap"]
    assert not page.step_buttons.isVisible()


def test_a_failure_can_be_retried(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2", seats=AGAINST))
    page.session.engine_client.failed.emit(1, RuntimeError())
    assert page.resume.isVisible()
    assert page.resume.text() == "Try again"
    click(page.resume)
    assert page.session.phase is Phase.THINKING
    assert not page.resume.isVisible()


def test_a_turn_is_confirmed_by_button_or_by_a_second_click(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi", pie=False)))
    page.session.confirms = True
    click_at(page, at(page, "b2"))
    assert page.confirm.isVisible()
    assert page.confirm.text() == "Play this move"
    assert page.confirm.property("role") == page.resume.property("role") == "primary"
    assert not page.confirm.icon().isNull()
    assert not page.resume.icon().isNull()
    click(page.confirm)
    assert texts(page) == ["b2"]
    assert not page.confirm.isVisible()
    assert page.board.hasFocus()
    click_at(page, at(page, "c3"))
    click_at(page, at(page, "d4"))  # elsewhere: that turn instead
    assert texts(page) == ["b2"]
    click_at(page, at(page, "d4"))
    assert texts(page) == ["b2", "d4"]


def test_the_focus_returns_to_the_board_when_its_widget_is_hidden(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    swap = page.step_buttons.buttons[SpecialStep.SWAP]
    swap.setFocus()
    page.refresh()
    assert swap.hasFocus()  # as long as it is there
    QTest.keyClick(swap, K.Key_Space)
    assert texts(page) == ["b2", "swap"]
    assert page.board.hasFocus()


def test_the_end_is_reported_counted_and_leads_to_another_game(
    open_page: Open, qtbot: QtBot
) -> None:
    page = open_page(lone_game(small("yodd"), "Ba1", "pass"))
    assert not page.result.isVisible()
    do_step(page, SpecialStep.PASS)
    assert page.result.isVisible()
    assert page.result.accessibleName().startswith("White wins. Both players passed")
    with qtbot.waitSignal(page.result.again):
        click(page.result.rematch)
    click(page.result.count)
    assert page.counting.isVisible()
    assert page.status.text == page.counting.sentence != ""
    assert page.players.score.lit is not None
    QTest.keyClick(page.counting, K.Key_Escape)
    assert not page.counting.isVisible()
    assert page.status.text.startswith("Step back through the moves")
    assert page.players.score.lit is None


# -- clicks, keys and their feedback ---------------------------------------------------------


def test_an_illegal_click_shows_the_reason(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    calm = page.board.grab().toImage()
    page.refuse(Refusal(RefusalReason.OCCUPIED))
    assert page.board.grab().toImage() == calm
    page.log.clear()
    click_at(page, at(page, "b2"))
    assert page.status.text == "This square is taken."
    assert page.status.refuses
    assert page.log.toPlainText() == "This square is taken. See b2."
    assert page.board.grab().toImage() != calm  # the place is marked
    assert page.help_place == ("egotzi", "forbidden")
    page.session.play(page.session.position.read("c3")[0])
    assert page.status.text.startswith("Player 1 (Black) to move.")
    assert page.help_place == ("egotzi", "")


def test_help_is_about_the_end_once_a_game_is_resigned_which_is_not_counted(
    open_page: Open,
) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    assert page.help_place == ("egotzi", "")
    page.session.resign()
    assert page.help_place == ("egotzi", "end")
    assert page.result.isVisible()
    assert not page.result.count.isVisible()


def test_an_illegal_button_shows_the_reason(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3"))
    page.session.play(page.session.position.read("Ba1,We3")[0])
    page.press(SpecialStep.END)
    assert page.status.text.startswith("The number of groups would be even")
    assert page.help_place == ("yodd", "odd")
    page.session.undo()
    page.press(SpecialStep.PASS)
    assert texts(page) == ["Bc3", "pass"]


def test_the_place_under_the_mouse_is_named(open_page: Open) -> None:
    page = open_page(lone_game(small("oddy")))
    hover(page.board, at(page, "a1"))
    assert page.status.place == "a1"  # the first one of all
    hover(page.board, QPoint(1, 1))
    assert page.status.place == ""


def test_the_hand_is_chosen_beside_and_on_the_board(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3"))
    one, two = page.hand_switch.buttons
    assert (page.hand_switch.isVisible(), one.isChecked(), page.has_hands()) == (True, True, True)
    click(two)
    assert page.board.input.hand == 1
    page.board.input.flip_hand()
    assert (page.board.input.hand, one.isChecked(), two.isChecked()) == (0, True, False)
    without = open_page(lone_game(small("egotzi")))
    assert (without.hand_switch.isVisible(), without.has_hands()) == (False, False)
    assert without.is_choice()


def test_while_the_computer_thinks_there_is_no_hand_to_choose(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3", seats=AGAINST))
    assert not page.is_choice()
    assert not page.has_hands()
    assert page.entry.field.isReadOnly()


def test_touches_of_an_unfinished_step_are_reported_and_taken_back_first(open_page: Open) -> None:
    page = open_page(lone_game(small("wythe"), "b2c2"))
    click_at(page, at(page, "b3"))
    assert "the white half" in page.status.text
    page.undo()
    assert not page.board.input.touches
    assert texts(page) == ["b2c2"]
    click_at(page, at(page, "b3"))
    page.type_turn()
    QTest.keyClicks(page.entry.field, "d3d4")
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert texts(page) == ["b2c2", "d3d4"]
    assert not page.board.input.touches
    page.undo()
    page.undo()
    assert texts(page) == []
    assert not page.can_undo


def test_escape_ends_one_thing_after_another(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3"))
    page.session.play(page.session.position.read("Bc4")[0])
    page.type_turn()
    page.notes.set_marking(True)
    page.counting.start(playing=False)
    ends: list[Callable[[], bool]] = [
        lambda: page.counting.step is None,
        lambda: not page.notes.marking,
        lambda: not page.session.steps,
        lambda: not page.entry.isVisible(),
    ]
    QTest.keyClick(page, K.Key_A)  # is left to the window
    for number, ended in enumerate(ends):
        assert not ended(), number
        QTest.keyClick(page, K.Key_Escape)
        assert ended(), number
        assert not any(later() for later in ends[number + 1 :]), number
    assert not page.cancel()
    assert page.board.hasFocus()


def test_a_typed_turn_is_previewed_and_replaces_the_unfinished_one(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3"))
    page.type_turn()
    assert page.entry.isVisible()
    assert page.entry.field.hasFocus()
    calm = page.board.grab().toImage()
    QTest.keyClicks(page.entry.field, "bc4")
    assert page.board.grab().toImage() != calm
    page.session.play(page.session.position.read("Ba1,We3")[0])
    begun = page.board.grab().toImage()
    QTest.keyClick(page.entry.field, K.Key_Backspace)
    QTest.keyClicks(page.entry.field, "4")
    assert page.board.grab().toImage() == begun  # what is begun is seen instead
    QTest.keyClick(page.entry.field, K.Key_Return)
    assert texts(page) == ["Bc3", "Bc4"]
    QTest.keyClick(page.entry.field, K.Key_Escape)
    assert page.board.hasFocus()


def test_a_click_on_a_turn_goes_there_and_the_state_is_announced_on_request(
    open_page: Open,
) -> None:
    page = open_page(lone_game(small("egotzi"), "b2", "c3"))
    turns = page.history.turns
    page.history.show_turns(True)
    QApplication.processEvents()
    place_of = turns.visualItemRect(turns.item(2)).center()
    QTest.mouseClick(turns.viewport(), Qt.MouseButton.LeftButton, pos=place_of)
    assert texts(page) == ["b2"]
    assert page.history.turns.count() == 4
    page.announcer.announce_standing()
    assert page.log.toPlainText().splitlines()[-1].startswith("Move 1: Black b2.")


def test_the_cursor_goes_from_target_to_target_and_back(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    page.summary.rules.setFocus()
    page.move_cursor_to_target()
    assert page.board.hasFocus()
    first = page.board.cursor_site
    page.move_cursor_to_target()
    assert page.board.cursor_site != first
    page.move_cursor_to_target(back=True)
    assert page.board.cursor_site == first


# -- marks, panels and panes -----------------------------------------------------------------


def test_a_comment_is_shown_at_once_and_an_assessment_in_the_list(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2", "c3"))
    changes: list[Edit] = []
    page.session.annotated.connect(changes.append)
    node = page.session.record.line[0]
    page.session.edits.set_values(node, "TE", ["1"])
    assert page.history.turns.item(2).text() != "1.  b2"
    page.session.edits.set_values(page.session.record.node, "C", ["well played"])
    assert [edit.node for edit in changes] == [node, page.session.record.node]
    assert page.notes.panel.isVisible()
    assert page.notes.panel.text.toPlainText() == "well played"


def test_panels_are_hidden_and_shown_again(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    page.show_panels(side=True, turns=True)
    assert page.players.isVisible()
    assert page.history.turns.isVisible()
    page.show_panels(side=True, turns=False)
    assert page.players.isVisible()
    assert not page.history.turns.isVisible()
    page.show_panels(side=False, turns=True)
    assert not page.players.isVisible()
    assert page.board.isVisible()
    assert page.status.isVisible()


def test_a_page_is_made_without_the_panels_that_nobody_sees_yet(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    panels = (AnalysisPanel, ReviewPanel, CommentPanel)
    assert not any(page.findChildren(panel) for panel in panels)
    rebuilt: list[int] = []
    page.rebuilt.connect(lambda: rebuilt.append(len(rebuilt)))
    for show in (page.toggle_analysis, lambda: page.review.switch(on=True), page.notes.write):
        show()
    assert all(page.findChildren(panel)[0].isVisible() for panel in panels)
    assert rebuilt == [0, 1, 2]  # and has the spaces of the window's zoom


def test_f6_goes_through_the_visible_parts_from_the_board(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Ba1"))
    page.log.hide()
    page.show_panels(side=True, turns=True)
    undo = page.tools.buttons["turn.undo"]
    assert page.panes == [page.board, page.history.shown, undo]
    page.type_turn()
    page.log.show()
    page.counting.start(playing=False)
    page.notes.set_marking(True)
    panes = page.panes
    assert panes[0] is page.board
    rest = [page.entry.field, page.counting, page.log, page.history.shown, undo]
    assert panes[-5:] == rest
    assert len(panes) == 7  # and the marks
    page.show_panels(side=False, turns=True)
    assert page.panes == panes[:-2]


def test_tab_reaches_the_lists_before_their_tabs_and_the_rules(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    page.show_panels(side=True, turns=True)
    order: list[QWidget] = []
    widget = page.history.turns.nextInFocusChain()
    while widget is not None and widget is not page.history.turns:
        order.append(widget)
        widget = widget.nextInFocusChain()
    places = [
        order.index(part) for part in (page.history.tree, page.history.tabs, page.summary.rules)
    ]
    assert places == sorted(places)


def test_analysis_is_switched_and_pauses_while_the_page_is_hidden(open_page: Open) -> None:
    page = open_page(lone_game(small("egotzi"), "b2"))
    asked = page.session.engine_client.works  # type: ignore[attr-defined]
    assert not page.bar.isVisible()
    assert asked == []
    page.toggle_analysis()
    assert page.analysis_controller.analysing
    assert page.bar.isVisible()
    assert len(asked) == 1
    cancelled = len(page.session.engine_client.cancelled)  # type: ignore[attr-defined]
    page.hide()
    assert len(page.session.engine_client.cancelled) > cancelled  # type: ignore[attr-defined]
    page.show()
    assert len(asked) == 2
    page.set_seen(False)
    page.set_seen(True)
    assert len(asked) == 3
    page.toggle_analysis()
    assert not page.analysis_controller.analysing
    assert not page.bar.isVisible()


def test_the_whole_page_follows_the_theme(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Bc3", "Bc4", control=A_MINUTE))
    page.show_panels(side=True, turns=True)
    page.toggle_analysis()
    QApplication.processEvents()
    parts = (page.board, page.players, page.hand_switch, page.history.turns, page.bar)
    before = [part.grab().toImage() for part in parts]
    UI_THEME.set_theme(DARK)
    after = [part.grab().toImage() for part in parts]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True] * 5


def test_a_count_plays_automatically_if_moves_are_animated(open_page: Open) -> None:
    page = open_page(lone_game(small("yodd"), "Ba1", seats=HUMANS))
    for animated in (False, True):
        page.board.set_animated(animated)
        page.count()
        playing = page.counting.buttons["play"].toolTip().startswith("Pause")
        assert playing is animated
        page.counting.end()
