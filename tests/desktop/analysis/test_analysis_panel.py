"""The analysis panel: headline, effort, and the list below them."""

from __future__ import annotations

import pytest
from driving import opinion, small
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_panel import AnalysisPanel
from desktop.painting.candidate import CandidateView, candidate_views

START = small("egotzi").start()


@pytest.fixture
def panel(qtbot: QtBot) -> AnalysisPanel:
    made = AnalysisPanel()
    qtbot.addWidget(made)
    made.resize(300, 300)
    return made


def test_it_is_hidden_until_it_is_on_and_emits_each_switch(panel: AnalysisPanel) -> None:
    switches: list[bool] = []
    panel.switched.connect(lambda: switches.append(panel.on))
    assert not panel.on
    assert not panel.isVisible()
    panel.switch(on=False)
    panel.switch(on=True)
    panel.switch(on=True)
    panel.switch(on=False)
    assert switches == [True, False]


def test_the_list_is_visible_if_there_are_candidates(panel: AnalysisPanel) -> None:
    panel.show()
    panel.show_analysis("Searching …", "", [])
    assert panel.headline.text() == "Searching …"
    assert not panel.effort.isVisible()
    assert not panel.candidates.isVisible()
    top = panel.headline.y()
    panel.show_analysis(
        "Black 64 %", "9.0k simulations", candidate_views(opinion(START), START, START, ())
    )
    assert panel.headline.text() == "Black 64 %"
    assert panel.effort.text() == "9.0k simulations"
    assert panel.effort.isVisible()
    assert panel.candidates.isVisible()
    assert panel.candidates.topLevelItemCount() == 8
    assert panel.headline.y() == top  # and stays in place
    assert panel.effort.x() > panel.headline.x()
    assert panel.candidates.width() == panel.width()
    assert panel.effort.property("role") == "quiet"
    assert panel.headline.property("role") == "name"
    assert not panel.effort.wordWrap()
    panel.show_analysis("Searching …", "", [])
    assert not panel.candidates.isVisible()
    assert not panel.effort.isVisible()
    assert panel.candidates.topLevelItemCount() == 0


def test_a_long_headline_leaves_the_list_as_small_as_it_can_be(panel: AnalysisPanel) -> None:
    assert not panel.hasHeightForWidth()
    layout = panel.layout()
    assert layout is not None
    assert layout.contentsMargins().isNull()


def test_the_candidate_under_the_mouse_is_emitted(panel: AnalysisPanel, qtbot: QtBot) -> None:
    panel.show()
    qtbot.waitExposed(panel)
    found = candidate_views(opinion(START), START, START, ())
    panel.show_analysis("", "", found)
    pointed: list[CandidateView | None] = []
    panel.pointed.connect(pointed.append)
    first = panel.candidates.topLevelItem(0)
    assert first is not None
    viewport = panel.candidates.viewport()
    at = panel.candidates.visualItemRect(first).center()
    QTest.mouseMove(viewport, QPoint(at.x(), viewport.height() - 2))
    QTest.mouseMove(viewport, at)
    qtbot.waitUntil(lambda: pointed == [found[0]])
