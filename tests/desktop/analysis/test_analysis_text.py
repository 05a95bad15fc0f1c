"""What the analysis says of a board that is solved, and of openings that a table knows."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.analysis.analysis_text import candidate_text, effort
from desktop.painting.candidate import candidate_views
from rules.engine.engine import Engine
from rules.engine.game_knowledge import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.games import read_setup


def test_a_solved_board_is_named_instead_of_simulations(qtbot: QtBot) -> None:
    start = read_setup(["oddy", "sides=3", "size=5", "pie=off"]).start()
    limits = Limits(simulations=30, seed=1)
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], limits)
    assert effort(looked_up) == "solved board"
    assert effort(Engine().search(start, [], limits)) == "30 simulations"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == 15
    assert {view.share for view in views} == {1.0}
    assert candidate_text(views[0]) == f"{views[0].texts[0]}, a proven win, the best move"


def test_a_table_of_openings_is_named_instead_of_simulations(qtbot: QtBot) -> None:
    start = read_setup(["oddy"]).start()
    looked_up = Engine(GAME_KNOWLEDGE).search(start, [], Limits(simulations=30))
    assert effort(looked_up) == "table of openings"
    views = candidate_views(looked_up, start, start, ())
    assert len(views) == len(list(start.legal_turns()))
    assert [view.best for view in views].count(True) == 1
    assert all(view.looked_up and view.is_rated and not view.visits_text for view in views)
