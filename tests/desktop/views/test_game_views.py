"""The texts and drawings of the games."""

from __future__ import annotations

import random

import pytest
from shown_facts import rows

from desktop.painting.layout_builder import lay_out
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.position import SpecialStep

_COUNTED = rows("COUNTED")


def test_every_game_has_exactly_one_view() -> None:
    assert list(VIEWS) == list(GAMES)
    for key, view in VIEWS.items():
        assert view.key == key


def test_yodd_shows_the_number_of_groups() -> None:
    view = VIEWS["yodd"]
    position = GAMES["yodd"].setup().start()
    position.play_turn(position.read("Ba1"))
    assert view.count_text(position) == "Black 1 + White 0 = 1 group, odd"
    assert view.heading(position) == "1 group, odd"
    position.play(position.read("Wf6,Wf8")[0])
    assert view.count_text(position) == "Black 1 + White 1 = 2 groups, even"
    assert view.heading(position) == "2 groups, even"


def test_a_click_near_a_joint_means_both_squares_in_order() -> None:
    view, layout = VIEWS["wythe"], lay_out(GAMES["wythe"].board(GAMES["wythe"].setup()))
    c3, d3 = layout.board.site("c3"), layout.board.site("d3")
    heights = [0] * layout.board.site_count
    x, y = layout.joint(c3, d3)
    assert view.sites_at(layout, heights, (x - 5, y)) == (c3, d3)
    assert view.sites_at(layout, heights, (x + 5, y)) == (d3, c3)
    assert view.sites_at(layout, heights, layout.centres[c3]) == (c3,)
    heights[d3] = 1  # no joint between unequal stacks
    assert view.sites_at(layout, heights, (x - 12, y)) == (c3,)


def test_a_click_on_a_tall_stack_hits_the_stack_and_not_hidden_cells() -> None:
    view, layout = VIEWS["wythe"], lay_out(GAMES["wythe"].board(GAMES["wythe"].setup()))
    d4, d5 = layout.board.site("d4"), layout.board.site("d5")
    heights = [0] * layout.board.site_count
    heights[d4] = 4
    for height in range(1, 5):
        assert view.sites_at(layout, heights, view.top(layout, d4, height))[0] == d4
    x, y = layout.centres[d5]
    assert layout.site_at(x - 30, y + 40) == d5
    assert view.sites_at(layout, heights, (x - 30, y + 40))[0] == d4
    assert view.flat is not None
    assert view.flat.sites_at(layout, heights, (x - 30, y + 40))[0] == d5


@pytest.mark.parametrize("text", _COUNTED)
def test_every_step_of_a_count_has_its_own_sentence(text: str) -> None:
    key, *options = text.split()
    setup = GAMES[key].read_setup(dict([option.split("=") for option in options]))
    ends = set()
    for seed in range(60):
        rng = random.Random(seed)
        position = setup.start()
        while steps := position.legal_steps():
            position.play(rng.choice([s for s in steps if s != SpecialStep.PASS] or steps))
        counted = position.count_steps()
        said = [VIEWS[key].count_sentence(position, step) for step in counted]
        assert all(sentence.endswith(".") for sentence in said)
        assert len(set(said)) == len(said)
        outcome = position.outcome()
        assert outcome is not None
        winner = outcome.winner
        won = "draw" if winner is None else f"{VIEWS[key].player_name(winner)} wins."
        assert won in said[-1]
        assert "wins." not in " ".join(said[:-1])
        ends.add(outcome.reason)
    assert ends <= set(VIEWS[key].sentences)
