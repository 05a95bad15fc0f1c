"""The choice of the engine that plays, and the time per move of another one."""

from __future__ import annotations

from driving import click
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.game.players import Computer, Human
from desktop.start.engine_field import EngineField
from desktop.start.players_field import Opponent, PlayersField
from desktop.start.seat_field import SeatField
from desktop.start.think_time_box import DEFAULT_MS, ThinkTimeBox
from rules.games import GAMES
from rules.record.engine_seat import THINK_MS, EngineSeat

FAR = EngineSeat("Far", 500)


def field(qtbot: QtBot, *engines: str) -> EngineField:
    made = EngineField(engines, lambda: "White")
    shown_alone(qtbot, made, (420, 80))
    return made


def test_only_another_engine_has_a_time(qtbot: QtBot) -> None:
    made = field(qtbot, "Far", "Other")
    changed = emitted(made.changed)
    assert made.seat is None
    assert not made.time.isVisible()
    QTest.keyClick(made.choice, Qt.Key.Key_Down)
    assert made.seat == EngineSeat("Far", DEFAULT_MS)
    assert made.time.isVisible()
    made.time.think_ms = 500
    assert made.seat == FAR
    assert len(changed) == 2
    assert made.time.accessibleName() == "White: time per move"


def test_a_seat_is_shown_and_ours_instead_of_an_engine_that_is_not_here(qtbot: QtBot) -> None:
    made = field(qtbot, "Far")
    made.choose(FAR)
    assert made.seat == FAR
    made.choose(EngineSeat("Lost", 700))
    assert made.seat is None
    made.choose(FAR)
    made.choose(Computer(4))
    assert made.seat is None
    made.choose(FAR)
    made.offer(["Other"])
    assert made.seat is None
    assert not made.time.isVisible()


def test_the_time_is_in_seconds_with_a_decimal_and_others_are_refused(qtbot: QtBot) -> None:
    box = ThinkTimeBox()
    shown_alone(qtbot, box)
    refused = emitted(box.refused)
    assert box.text() == "3.0 s per move"
    assert (box.minimum() * 100, box.maximum() * 100) == (THINK_MS[0], THINK_MS[-1])
    box.selectAll()
    QTest.keyClicks(box, "0.25")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.think_ms in (200, 300)
    box.selectAll()
    QTest.keyClicks(box, "0")
    assert box.focus_if_refused()
    assert refused[-1].startswith("0 is not possible.")
    assert box.think_ms in (200, 300)


def test_the_rows_of_a_new_game_follow_the_engine(qtbot: QtBot) -> None:
    made = PlayersField(GAMES["yodd"], (Human(), Computer(3)), engines=["Far"])
    shown_alone(qtbot, made, (420, 300))
    assert made.engines[0].isVisible()
    assert made.levels[0].isVisible()
    made.engines[0].choice.choose("Far")
    assert not made.levels[0].isVisible()
    assert made.seats == (Human(), EngineSeat("Far", DEFAULT_MS))
    click(made.opponent.buttons[Opponent.COMPUTERS])
    made.engines[1].choice.choose("")
    assert list(made.seats) == [EngineSeat("Far", DEFAULT_MS), Computer(3)]
    labels = [made.form.labelForField(row) for row in (*made.engines, made.levels[1])]
    named = [label.text() for label in labels if isinstance(label, QLabel)]
    assert named == ["Black (moves first)", "White", "Level"]
    click(made.opponent.buttons[Opponent.FRIEND])
    assert not made.engines[0].isVisible()
    made.choose((FAR, Human("Ada")))
    assert list(made.seats) == [FAR, Human("Ada")]
    made.offer_engines([])
    assert not made.engines[0].isVisible()
    assert list(made.seats) == [Computer(3), Human("Ada")]


def test_a_seat_of_a_running_game_can_be_an_engine(qtbot: QtBot) -> None:
    made = SeatField(Human("Ada"), engines=["Far", "Other"])
    shown_alone(qtbot, made, (420, 60))
    changed = emitted(made.changed)
    QTest.keyClick(made.kind, Qt.Key.Key_End)
    assert made.seat == EngineSeat("Other", DEFAULT_MS)
    assert made.time.isVisible()
    assert changed
    made.choose(FAR)
    assert made.seat == FAR
    made.time.selectAll()
    QTest.keyClicks(made.time, "x0")
    QTest.keyClicks(made.time, "0")
    assert made.focus_if_refused()
    made.choose(EngineSeat("Lost", 700))
    assert isinstance(made.seat, Computer)
    assert not made.focus_if_refused()
