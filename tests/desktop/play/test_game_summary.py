"""The top of the panels beside the board: the game, its result, and a look back."""

from __future__ import annotations

import itertools

import pytest
from driving import click, small
from lone_game import lone_game, place, shown_page
from lone_widgets import shown_alone
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human
from desktop.game.rematch import Rematch
from desktop.game.verdict import Verdict
from desktop.play.game_summary import GameSummary
from desktop.play.looking_back_card import LookingBackCard
from desktop.play.result_line import ResultLine
from desktop.play.result_panel import ResultPanel
from desktop.theme.icons import icon
from desktop.theme.style import style_sheet
from desktop.theme.theme import LIGHT, SHIPPED, contrast
from desktop.views.game_views import VIEWS
from rules.clock import TimeControl
from rules.games import GAMES


def summary(qtbot: QtBot, session: GameSession) -> GameSummary:
    view = VIEWS[session.record.setup.game.key]
    shown = GameSummary(session, view, Narrator(session, view), LIGHT, QToolButton())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def texts(shown: GameSummary) -> list[str]:
    return [label.text() for label in shown.findChildren(QLabel) if label.isVisible()]


def test_it_names_the_game_its_options_and_its_clocks(qtbot: QtBot) -> None:
    setup = GAMES["oddy"].setup(sides=7, size=4)
    shown = summary(qtbot, lone_game(setup, control=TimeControl(main_seconds=60)))
    heading, choices = texts(shown)[:2]
    assert heading == "Odd-Y"
    assert choices.startswith("7 sides · size 4 · ")
    assert "1\N{NO-BREAK SPACE}min" in choices


def test_without_choices_the_players_follow_the_name_and_the_rules_are_a_click_away(
    qtbot: QtBot,
) -> None:
    shown = summary(qtbot, lone_game(GAMES["themisto"].setup()))
    assert texts(shown)[0] == "Themisto"
    assert not [
        label
        for label in shown.findChildren(QLabel)
        if label.property("role") == "quiet"
        and label.isVisible()
        and not shown.players.isAncestorOf(label)
    ]
    with qtbot.waitSignal(shown.rules.clicked):
        click(shown.rules)
    assert not shown.result.isVisible()


def test_the_level_of_a_matched_computer_is_named_after_the_game(qtbot: QtBot) -> None:
    seats = (Human(), Computer(4, matched=True))
    session = lone_game(GAMES["egotzi"].setup(size=4), seats=seats)
    shown = summary(qtbot, session)
    shown.players.refresh()
    shown.show_result(countable=False)
    said = "The computer played at level 4 (Casual player)."
    assert not [text for text in texts(shown) if "level" in text.lower()]
    assert "Computer, about your strength" in texts(shown)
    session.resign()
    shown.show_result(countable=False)
    assert f"You resigned. {said}" in texts(shown)
    assert Narrator(session, VIEWS["egotzi"]).conclusion() == f"You lost. You resigned. {said}"
    assert not shown.result.level_down.isVisible()


def test_the_card_says_the_result_and_the_move_shown(qtbot: QtBot) -> None:
    card = LookingBackCard()
    assert card.isHidden()
    shown_alone(qtbot, card, (250, 120))
    card.show_place("White won", "Looking back at move 12 of 30.")
    said = ["Finished: White won", "Looking back at move 12 of 30."]
    assert [label.text() for label in card.findChildren(QLabel)] == said
    assert card.accessibleName() == ". ".join(said)
    assert card.back.text() == "Back to the result"
    with qtbot.waitSignal(card.back.clicked):
        click(card.back)


def test_the_card_leads_back_to_the_result_until_another_move(qtbot: QtBot) -> None:
    page = shown_page(lone_game(small("yodd"), "Bb2", "pass", "pass"), qtbot)
    card = page.summary.looking_back
    for step_back in (page.session.go_first, page.session.undo):
        assert page.result.isVisible()
        assert not card.isVisible()
        step_back()
        assert not page.result.isVisible()
        assert card.isVisible()
        assert "White won" in card.accessibleName()
        click(card.back)
    assert page.result.isVisible()
    assert page.session.record.node is page.session.record.end_node
    page.session.go_previous()
    assert card.isVisible()
    place(page.session, "Ba1")  # another move
    assert not card.isVisible()
    assert not page.result.isVisible()


def test_the_line_says_the_result_and_has_a_way_to_more(qtbot: QtBot) -> None:
    line = ResultLine()
    assert line.isHidden()
    shown_alone(qtbot, line, (250, 40))
    line.show_result("you lost")
    assert [label.text() for label in line.findChildren(QLabel)] == ["Finished: you lost"]
    assert line.accessibleName() == "Finished: you lost"
    with qtbot.waitSignal(line.more.clicked):
        click(line.more)


# -- the result ---------------------------------------------------------------------------------


@pytest.fixture
def panel(qtbot: QtBot) -> ResultPanel:
    made = ResultPanel(LIGHT, numbered=False)
    qtbot.addWidget(made)
    return made


def offered(panel: ResultPanel) -> list[str]:
    """Return the texts of the visible buttons, in the order of the Tab key."""
    buttons, widget = list[QPushButton](), panel.nextInFocusChain()
    while widget is not None and widget is not panel:
        if isinstance(widget, QPushButton) and widget.isVisible():
            buttons.append(widget)
        widget = widget.nextInFocusChain()
    return [button.accessibleName() or button.text() for button in buttons]


def primary(panel: ResultPanel) -> list[str]:
    buttons = panel.findChildren(QPushButton)
    return [
        b.accessibleName() or b.text()
        for b in buttons
        if b.isVisible() and b.property("role") == "primary"
    ]


def test_it_is_hidden_until_there_is_a_result(panel: ResultPanel) -> None:
    assert panel.isHidden()
    panel.show_result("Black wins", "White resigned.", verdict=Verdict.WIN, countable=False)
    assert panel.isVisible()
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert [text for text in texts if text] == ["Black wins", "White resigned."]
    assert panel.accessibleName() == "Black wins. White resigned."
    panel.show_result("", "", verdict=None, countable=False)
    assert panel.isHidden()
    assert panel.accessibleName() == ""


def test_the_buttons_say_and_emit_what_the_user_wants(panel: ResultPanel) -> None:
    signals: list[object] = []
    panel.counted.connect(lambda: signals.append("count"))
    panel.review_asked.connect(lambda: signals.append("review"))
    panel.again.connect(signals.append)
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=False)
    assert offered(panel) == ["Rematch", "Review", "Swap colours"]
    panel.show_result("Black wins", "", verdict=Verdict.WIN, countable=True)
    assert offered(panel) == ["Rematch", "Review", "Swap colours", "Count"]
    assert panel.accessibleName() == "Black wins."
    assert panel.count.toolTip() == "Count the result on the board, step by step"
    assert panel.count.icon().cacheKey() == icon("turn.count").cacheKey()
    for button in (panel.count, panel.review, panel.rematch, panel.swap):
        click(button)
    assert signals == ["count", "review", Rematch(), Rematch(swapped=True)]


@pytest.mark.parametrize(
    ("verdict", "level", "buttons", "first"),
    [
        (Verdict.WIN, 4, ["Up to level 4", "Rematch", "Review", "Swap colours"], "Up to level 4"),
        (Verdict.LOSS, 2, ["Rematch", "Down to level 2", "Review", "Swap colours"], "Rematch"),
        (Verdict.DRAW, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
        (Verdict.WIN, None, ["Rematch", "Review", "Swap colours"], "Rematch"),
    ],
)
def test_another_level_is_offered_by_its_name(
    panel: ResultPanel, verdict: Verdict, level: int | None, buttons: list[str], first: str
) -> None:
    signals: list[object] = []
    panel.again.connect(signals.append)
    panel.show_result("The end", "", verdict=verdict, countable=False, level=level)
    assert offered(panel) == buttons
    assert primary(panel) == [first]
    texts = [button.text() for button in (panel.level_up, panel.level_down) if button.isVisible()]
    assert texts == ([] if level is None else [f"Level {level}"])
    if level is not None:
        click(panel.level_up if verdict is Verdict.WIN else panel.level_down)
        assert signals == [Rematch(level=level)]


def test_players_without_colours_are_swapped_by_name(qtbot: QtBot) -> None:
    numbered = ResultPanel(LIGHT, numbered=True)
    qtbot.addWidget(numbered)
    numbered.show_result("Player 1 wins", "", verdict=Verdict.WIN, countable=False)
    assert offered(numbered) == ["Rematch", "Review", "Swap players"]


@pytest.mark.parametrize("theme", SHIPPED)
def test_win_loss_and_draw_look_different(panel: ResultPanel, qtbot: QtBot, theme: str) -> None:
    panel.setStyleSheet(style_sheet(SHIPPED[theme]))
    panel.set_theme(SHIPPED[theme])
    pictures: list[QImage] = []
    for verdict in Verdict:
        panel.show_result("The end", "", verdict=verdict, countable=False)
        QApplication.processEvents()
        pixmaps = [label.pixmap() for label in panel.findChildren(QLabel)]
        (picture,) = [pixmap for pixmap in pixmaps if not pixmap.isNull()]
        pictures.append(picture.toImage())
        ground = panel.grab().toImage().pixelColor(panel.width() // 2, 4).name()
        assert contrast(SHIPPED[theme].ink, ground) >= 4.5
    for one, other in itertools.combinations(pictures, 2):
        assert one != other
        assert one.createAlphaMask() != other.createAlphaMask(), "not by colour alone"


def test_a_long_headline_wraps_and_all_stays_inside(panel: ResultPanel, qtbot: QtBot) -> None:
    long = "Maximiliane von Hohenzollern (White) wins 12 : 7"
    panel.show_result(long, "Both passed.", verdict=Verdict.WIN, countable=True, level=10)
    panel.setFixedWidth(230)
    panel.setFixedHeight(panel.heightForWidth(230))
    QApplication.processEvents()
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert panel.contentsRect().contains(button.geometry()), button.text()
            assert button.width() >= button.sizeHint().width()
