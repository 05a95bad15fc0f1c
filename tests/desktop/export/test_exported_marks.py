"""Marks on cells in exported pictures, if chosen."""

from __future__ import annotations

import dataclasses

import pytest
from driving import commands, game_page, small

from desktop.export.export_dialog import ExportDialog
from desktop.export.export_source import ExportSource
from desktop.export.picture_file import board_image, svg
from desktop.export.picture_style import PictureStyle
from desktop.game.players import Human, Seats
from desktop.theme.theme import LIGHT, SHIPPED
from desktop.window.main_window import MainWindow
from rules.record.marks import Mark, MarkKind

HUMANS: Seats = (Human(), Human())
WITH = PictureStyle()
WITHOUT = dataclasses.replace(WITH, marks=False)


@pytest.fixture
def source(window: MainWindow) -> ExportSource:
    """Return a game of two turns, the first of which has a mark."""
    window.play_new(small("egotzi"), HUMANS)
    session = game_page(window).session
    for _ in range(2):
        session.play(session.position.legal_steps()[0])
    session.record.line[0].properties["LB"] = ["d4:A"]
    return ExportSource(session, game_page(window).board.drawing, LIGHT, SHIPPED)


def test_each_moment_has_its_own_marks(source: ExportSource) -> None:
    site = source.session.position.board.site("d4")
    marks = [source.after(turn, WITH).marks for turn in range(3)]
    assert marks == [{}, {site: Mark(MarkKind.LABEL, "A")}, {}]
    assert source.after(1, WITHOUT).marks == {}
    source.session.go_previous()
    assert list(source.shown(WITH).marks) == [site]
    assert source.shown(WITHOUT).marks == {}


def test_marks_are_in_pictures_if_chosen(source: ExportSource) -> None:
    pictures = []
    for step in range(2):
        shown = [board_image(source, style, 300, transparent=False) for style in (WITH, WITHOUT)]
        drawn = [svg(source, style, 300, False) for style in (WITH, WITHOUT)]
        pictures.append((shown[0] != shown[1], len(drawn[0]) > len(drawn[1])))
        if step == 0:
            source.session.go_previous()
    assert pictures == [(False, False), (True, True)]


def test_the_choice_is_remembered(window: MainWindow, source: ExportSource) -> None:
    for wanted in (True, False):
        commands(window)["game.save_picture"].trigger()
        dialog = window.findChildren(ExportDialog)[-1]
        assert dialog.marks.isChecked() is wanted
        dialog.marks.setChecked(False)
        dialog.remember()
        dialog.close()
    assert PictureStyle().read(WITHOUT.texts()) == WITHOUT
