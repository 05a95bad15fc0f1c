"""The cards of the players during a game."""

from __future__ import annotations

from typing import Any

import pytest
from driving import HUMANS, lay_out, small
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.board.stone_icon import stone_pixmap
from desktop.play.seat_card import SeatCard
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label
from desktop.window.main_window import MainWindow
from rules.games import GAMES

# after "f1-d3" there is a diagonal row of three less, and Black has a turn to lose
_BREAKS_A_ROW = ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")


def visible_texts(card: SeatCard) -> list[str]:
    """Return the visible texts of a card, without an empty badge."""
    badges = [label for label in card.findChildren(Label) if label.property("role") == "badge"]
    assert all(label.text() for label in badges if label.isVisible())
    labels = card.findChildren(Label)
    return [label.text() for label in labels if label.isVisible() and label.text()]


def test_a_card_shows_a_turn_to_skip_until_it_is_skipped(window: MainWindow) -> None:
    page = lay_out(window, GAMES["themisto"].setup(), *_BREAKS_A_ROW)
    mover = page.session.position.player
    card, other = page.players.cards[mover], page.players.cards[1 - mover]
    assert not any("loses" in text for each in (card, other) for text in visible_texts(each))
    place = page.session.position.board.site("g2")
    step = next(
        step
        for step in page.session.position.legal_steps()
        if [touch.site for touch in page.session.position.touches(step)][:1] == [place]
    )
    page.session.play(step)
    if page.session.steps:  # to capture or not
        page.session.play(page.session.position.legal_steps()[-1])
    assert page.session.position.lost_turns()[mover] == 1
    assert "skips 1 turn" in visible_texts(card)
    assert "skips 1 turn" in card.accessibleName()
    assert not any("loses" in text for text in visible_texts(other))
    page.session.undo()
    assert not any("loses" in text for text in visible_texts(card))
    assert "loses" not in card.accessibleName()


def test_each_card_shows_name_colour_and_turn_and_swaps_its_colour(
    window: MainWindow,
) -> None:
    page = lay_out(window, small("egotzi"), "b2", seats=HUMANS)
    first, second = page.players.cards
    assert visible_texts(first)[:2] == ["Player 1", "Black"]
    assert visible_texts(second)[:3] == ["Player 2", "White", "to move"]
    assert "to move" not in visible_texts(first)
    page.press(next(button for button in page.session.buttons))
    assert visible_texts(first)[:3] == ["Player 1", "White", "to move"]
    assert visible_texts(second)[:2] == ["Player 2", "Black"]
    assert first.property("active")
    assert not second.property("active")


@pytest.fixture
def card(qtbot: QtBot) -> SeatCard:
    """Return a card alone."""
    made = SeatCard(VIEWS["egotzi"], LIGHT)
    qtbot.addWidget(made)
    show(made)
    made.resize(320, made.sizeHint().height())
    made.show()
    return made


def show(card: SeatCard, **other: Any) -> None:
    """Show Ann, who has Black and waits, with these changes."""
    default = {"name": "Ann", "colour": 0, "badge": "", "active": False, "loses": 0, "score": ""}
    card.show_player(**{**default, **other})


def label_of(card: SeatCard, text: str) -> QLabel:
    return next(label for label in card.findChildren(QLabel) if label.text() == text)


def test_empty_parts_are_hidden(card: SeatCard) -> None:
    assert card.property("role") == "card"
    assert visible_texts(card) == ["Ann", "Black"]
    assert card.accessibleName() == "Ann, Black"
    assert card.face.isHidden()
    show(card, badge="to move", loses=1, score="12")
    assert sorted(visible_texts(card)) == sorted(["Ann", "Black", "to move", "skips 1 turn", "12"])
    assert card.accessibleName() == "Ann, Black, to move, skips 1 turn, score 12"
    show(card, loses=2)
    assert visible_texts(card)[2:] == ["skips 2 turns"]
    show(card, name="Ben", colour=1)
    assert visible_texts(card) == ["Ben", "White"]
    assert card.accessibleName() == "Ben, White"
    roles = {label.text(): label.property("role") for label in card.findChildren(Label)}
    assert (roles["Ben"], roles["White"]) == ("name", "quiet")


def test_badge_warning_and_score_have_their_own_styles(card: SeatCard) -> None:
    show(card, badge="to move", loses=1, score="12")
    roles = {text: label_of(card, text).property("role") for text in visible_texts(card)}
    assert roles == {
        "Ann": "name",
        "Black": "quiet",
        "to move": "badge",
        "skips 1 turn": "warning",
        "12": "number",
    }


def test_the_clock_is_described_if_there_is_one(card: SeatCard) -> None:
    card.face.show_time(61, low=False, runs=True)
    card.face.show()
    show(card)
    assert card.accessibleName() == "Ann, Black, clock 1 minute 1 second"


def test_the_card_of_the_player_to_move_looks_different(card: SeatCard) -> None:
    card.setStyleSheet(
        "SeatCard { border: 3px solid black } SeatCard[active=true] { border: 3px solid red }"
    )
    seen_colours = []
    for active in (True, False):
        show(card, active=active)
        assert card.property("active") is active
        seen_colours.append(card.grab().toImage().pixelColor(1, 30).name())
    assert seen_colours == ["#ff0000", "#000000"]


def test_the_stone_has_the_players_colour_in_every_theme_and_size(card: SeatCard) -> None:
    def stone() -> QImage:
        (label,) = [label for label in card.findChildren(QLabel) if not label.pixmap().isNull()]
        return label.pixmap().toImage()

    def wanted(colour: int) -> QImage:
        theme = DARK if dark else LIGHT
        label = QLabel()
        label.setPixmap(stone_pixmap(colour, theme, 2 * card.fontMetrics().height()))
        return label.pixmap().toImage()

    dark = False
    assert stone() == wanted(0)
    show(card, colour=1)
    assert stone() == wanted(1)
    card.set_theme(DARK)
    dark = True
    assert stone() == wanted(1)
    font = QFont(card.font())
    font.setPointSizeF(2 * font.pointSizeF())
    card.setFont(font)
    assert stone() == wanted(1)
    show(card, colour=0)
    assert stone() == wanted(0)


def test_the_clock_follows_the_theme(card: SeatCard) -> None:
    card.face.show_time(61, low=True, runs=True)
    before = card.face.grab().toImage()
    card.set_theme(DARK)
    assert card.face.grab().toImage() != before


def test_a_card_without_a_player_accepts_a_theme(qtbot: QtBot) -> None:
    card = SeatCard(VIEWS["egotzi"], LIGHT)
    qtbot.addWidget(card)
    card.set_theme(DARK)
    assert all(label.pixmap().isNull() for label in card.findChildren(QLabel))


def test_the_parts_of_a_card_are_in_place(card: SeatCard) -> None:
    show(card, badge="to move", loses=1, score="12")
    card.face.show()
    card.resize(600, card.sizeHint().height())
    card.grab()  # lays it out

    def box(text: str) -> tuple[int, int, int, int]:
        place = label_of(card, text).geometry()
        return place.left(), place.top(), place.right(), place.bottom()

    name, below, badge, loses, score = map(box, ("Ann", "Black", "to move", "skips 1 turn", "12"))
    assert name[3] <= below[1] <= below[3] <= loses[1]
    assert below[2] < badge[0]
    assert badge[2] - badge[0] < 120  # no wider than its word
    assert loses[2] - loses[0] < 200
    assert badge[2] < card.face.x() < score[0]
    assert score[2] > 560


def test_a_name_keeps_its_height_in_little_space(card: SeatCard) -> None:
    show(card, name="Ann " * 30)
    name = label_of(card, "Ann " * 30)
    card.resize(320, 40)
    card.grab()
    assert name.height() >= name.sizeHint().height() > name.fontMetrics().height()


def test_the_card_says_what_only_its_player_needs_and_may_do(qtbot: QtBot) -> None:
    card = SeatCard(VIEWS["themisto"], LIGHT)
    qtbot.addWidget(card)
    show(card, name="Player 1")
    card.show()
    powers = (
        "exactly five in a row · captures up to 3 enclosed discs in a line",
        "five or more in a row · captures any number of enclosed discs",
    )
    assert visible_texts(card) == ["Player 1", powers[0]]
    assert card.accessibleName() == f"Player 1, {powers[0]}"
    show(card, name="Ann", colour=1)
    assert visible_texts(card) == ["Ann", "Player 2", powers[1]]
