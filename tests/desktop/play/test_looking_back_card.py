"""The card for a finished game of which an earlier move is shown."""

from __future__ import annotations

from driving import click, small
from lone_game import lone_game, place, shown_page
from lone_widgets import shown_alone
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.play.looking_back_card import LookingBackCard


def test_it_says_the_result_and_the_move_shown(qtbot: QtBot) -> None:
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


def test_it_leads_back_to_the_result_also_after_an_undo(qtbot: QtBot) -> None:
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


def test_another_move_hides_it(qtbot: QtBot) -> None:
    page = shown_page(lone_game(small("yodd"), "Bb2", "pass", "pass"), qtbot)
    page.session.go_previous()
    assert page.summary.looking_back.isVisible()
    place(page.session, "Ba1")
    assert not page.summary.looking_back.isVisible()
    assert not page.result.isVisible()
