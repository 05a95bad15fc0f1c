"""Candidates and shares of cells ready for display: their texts, numbers and colours."""

from __future__ import annotations

import random

import pytest
from driving import opinion, small

from desktop.analysis.analysis_text import candidate_text, effort, headline, hint_text, leader_rate
from desktop.painting.candidate import black_rate, candidate_views, rate_text, short_number
from desktop.painting.loss_colour import WORST_LOSS, loss_colour, loss_share
from desktop.painting.owner_shares import OwnerShares
from desktop.theme.theme import SHIPPED, Theme, contrast
from desktop.views.game_views import VIEWS
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report
from rules.games import GAMES
from rules.position import BLACK, PLACE, WHITE, Position


def searched(position: Position) -> Report:
    return Engine().search(position, [], Limits(simulations=500, seed=1))


def report(win_rate: float, proven: Proof | None = None) -> Report:
    candidate = Candidate(turn=(8,), visits=1, win_rate=win_rate, prior=1, line=(), proven=proven)
    return Report(
        simulations=12_345, elapsed_ms=1, win_rate=win_rate, candidates=(candidate,), proven=proven
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"),
        (999, "999"),
        (1000, "1.0k"),
        (9_949, "9.9k"),
        (9_950, "10k"),
        (999_499, "999k"),
        (999_500, "1.0M"),
        (9_949_999, "9.9M"),
        (9_950_000, "10M"),
    ],
)
def test_numbers_are_short(number: int, text: str) -> None:
    assert short_number(number) == text


def test_only_proven_results_are_certain() -> None:
    assert rate_text(0.999, None) == "99\N{NO-BREAK SPACE}%"
    assert rate_text(0.0, None) == "1\N{NO-BREAK SPACE}%"
    assert rate_text(0.634, None) == "63\N{NO-BREAK SPACE}%"
    assert [rate_text(0.5, proof) for proof in Proof] == ["win", "loss", "draw"]


def test_a_move_without_a_win_rate_is_shown_without_one() -> None:
    start = small("egotzi").start()
    turn = next(start.legal_turns())
    alone = Candidate(turn=turn, visits=0, win_rate=0.5, prior=0, line=(turn,))
    found = Report(simulations=0, elapsed_ms=1, win_rate=0.5, candidates=(alone,))
    (view,) = candidate_views(found, start, start, ())
    text = start.write(turn)
    assert (view.rate_text, view.visits_text, view.loss) == ("–", "", 0.0)
    assert candidate_text(view) == f"{text}, the best move"
    assert headline(found, start, VIEWS["egotzi"]) == "The engine gives no win rates"
    assert (leader_rate(found), effort(found)) == ("", "")
    assert hint_text(text, found) == f"Hint: {text}. Press Esc to hide it."


def test_the_headline_names_who_is_ahead_by_colour() -> None:
    start = small("egotzi")
    position = start.start()
    assert headline(report(0.6), position, VIEWS["egotzi"]) == "Black 60\N{NO-BREAK SPACE}%"
    assert headline(report(0.3), position, VIEWS["egotzi"]) == "White 70\N{NO-BREAK SPACE}%"
    assert headline(report(1.0, Proof.WIN), position, VIEWS["egotzi"]) == "Black wins (proven)"
    assert headline(report(0.0, Proof.LOSS), position, VIEWS["egotzi"]) == "White wins (proven)"
    assert headline(report(0.5, Proof.DRAW), position, VIEWS["egotzi"]) == "Draw (proven)"
    assert headline(report(0.5), position, VIEWS["egotzi"]) == "Black 50\N{NO-BREAK SPACE}%"
    proofs = (report(0.0, Proof.LOSS), report(1.0, Proof.WIN), report(0.5, Proof.DRAW))
    assert [leader_rate(each) for each in proofs] == ["win", "win", "draw"]
    assert leader_rate(report(0.2)) == "80\N{NO-BREAK SPACE}%"
    assert black_rate(report(0.3), position) == 0.3
    position.play_turn(position.read("b2"))
    position.play_turn(position.read("swap"))
    assert position.player == 0  # who has White now
    assert headline(report(0.6), position, VIEWS["egotzi"]) == "White 60\N{NO-BREAK SPACE}%"
    assert black_rate(report(0.3), position) == 0.7
    assert effort(report(0.5)) == "12k simulations"


@pytest.mark.parametrize(
    ("found", "value"),
    [
        (report(0.6), " (your chance: 60\N{NO-BREAK SPACE}%)"),
        (report(1.0, Proof.WIN), " (a proven win)"),
        (report(0.0, Proof.LOSS), " (every move loses against best play)"),
        (report(0.5, Proof.DRAW), " (a proven draw)"),
        (None, ""),
    ],
)
def test_a_hint_shows_its_value(found: Report | None, value: str) -> None:
    assert hint_text("b2", found) == f"Hint: b2{value}. Press Esc to hide it."


def test_results_of_earlier_searches_count_as_searched() -> None:
    kept = Candidate(turn=(8,), visits=20_000, win_rate=0.5, prior=1, line=())
    found = Report(simulations=300, elapsed_ms=1, win_rate=0.5, candidates=(kept, kept))
    assert effort(found) == "40k simulations"
    once = Report(simulations=1, elapsed_ms=1, win_rate=0.5, candidates=())
    assert effort(once) == "1 simulation"


def test_twelve_candidates_and_all_buttons_are_shown() -> None:
    position = small("egotzi").start()
    position.play_turn(position.read("b2"))
    first, *others = [turn for turn in position.legal_turns() if turn[0] >= PLACE][:14]
    placed = [*others, first]
    turns = [*placed, (1,)]
    found = Report(
        simulations=1,
        elapsed_ms=1,
        win_rate=0.5,
        candidates=tuple(
            [
                Candidate(turn=t, visits=100 - n, win_rate=0.5, prior=0.1, line=(t,))
                for n, t in enumerate(turns)
            ]
        ),
    )
    shown = candidate_views(found, position, position, ())
    assert [view.turn for view in shown] == [*placed[:12], (1,)]
    assert shown[-1].touches == ()
    assert shown[0].touches == position.touches(placed[0][0])
    assert [view.share for view in shown[:7]] == [1.0] * 3 + [0.95] * 4
    assert shown[0].visits_text == "100"


def test_proven_candidates_are_shown_even_with_few_visits() -> None:
    position = small("egotzi").start()
    best, rare, *_ = opinion(position).candidates
    lost = Candidate(
        turn=rare.turn, visits=1, win_rate=0.0, prior=0.1, line=rare.line, proven=Proof.LOSS
    )
    found = Report(simulations=1, elapsed_ms=1, win_rate=0.5, candidates=(best, lost))
    assert [view.rate_text for view in candidate_views(found, position, position, ())] == [
        "64\N{NO-BREAK SPACE}%",
        "loss",
    ]


def test_five_turns_of_a_long_line_are_shown_on_the_board() -> None:
    position = small("egotzi").start()
    here, line = position.copy(), []
    for _ in range(7):
        line.append(next(iter(here.legal_turns())))
        here.play_turn(line[-1])
    long = Candidate(turn=line[0], visits=1, win_rate=0.5, prior=1, line=tuple(line))
    found = Report(simulations=1, elapsed_ms=1, win_rate=0.5, candidates=(long,))
    (view,) = candidate_views(found, position, position, ())
    assert len(view.texts) == 7
    assert len(view.changes) == 5


@pytest.mark.parametrize("key", GAMES)
def test_texts_are_whole_turns_and_changes_are_of_the_same_line(key: str) -> None:
    position = small(key).start()
    found = searched(position)
    shown = candidate_views(found, position, position, ())
    assert shown[0].best
    assert [view.best for view in shown].count(True) == 1
    assert shown[0].share == max(view.share for view in shown)
    for view in shown:
        here = position.copy()
        for number, text in enumerate(view.texts):
            turn = here.read(text)
            if number < len(view.changes):
                assert view.changes[number] == changes_of(here, turn)
            here.play_turn(turn)


def changes_of(position: Position, turn: tuple[int, ...]) -> tuple[object, ...]:
    scratch = position.copy()
    found: list[object] = []
    for step in turn:
        found += scratch.change(step)
        scratch.play(step)
    return tuple(found)


@pytest.mark.parametrize("visits", [0, 1])
def test_candidates_with_few_visits_are_left_out_except_buttons(visits: int) -> None:
    setup = small("egotzi")
    position = setup.start()
    position.play_turn(position.read("b2"))
    best, *others = opinion(position).candidates
    swap = Candidate(turn=(1,), visits=visits, win_rate=0.5, prior=0.1, line=((1,),))
    rare = Candidate(turn=others[0].turn, visits=59, win_rate=0.1, prior=0.1, line=others[0].line)
    known = Candidate(turn=others[1].turn, visits=60, win_rate=0.1, prior=0.1, line=others[1].line)
    found = Report(simulations=1, elapsed_ms=1, win_rate=0.5, candidates=(best, rare, known, swap))
    turns = [view.turn for view in candidate_views(found, position, position, ())]
    assert turns == [best.turn, known.turn, *([swap.turn] if visits else [])]


def test_an_unfinished_turn_is_written_whole() -> None:
    setup = small("yodd")
    before = setup.start()
    before.play_turn(before.read("Bc3"))
    turn = before.read("Ba1,Wa2")
    position = before.copy()
    position.play(turn[0])
    shown = candidate_views(opinion(position), before, position, turn[:1])
    assert all("Ba1" in view.texts[0] for view in shown)
    assert all(len(view.changes[0]) == len(view.turn) for view in shown)


# -- the colours of candidates -------------------------------------------------------------------


themes = pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())


def test_a_loss_is_bad_up_to_the_worst() -> None:
    assert [loss_share(loss) for loss in (-0.1, 0.0, WORST_LOSS / 4, WORST_LOSS, 0.9)] == [
        0.0,
        0.0,
        0.25,
        1.0,
        1.0,
    ]


@themes
def test_colours_go_from_a_win_over_orange_to_refused(theme: Theme) -> None:
    seen = [loss_colour(theme, share * WORST_LOSS).upper() for share in (0, 0.5, 1, 3)]
    assert seen == [theme.win, theme.last_cell, theme.refused, theme.refused]


@themes
def test_every_colour_stands_out_from_the_plate_around_it(theme: Theme) -> None:
    for step in range(21):
        assert contrast(loss_colour(theme, step / 20 * WORST_LOSS), theme.plate) >= 3


# -- shares of a cell's owners -------------------------------------------------------------------


PER_CENT = "\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize(
    ("shares", "leader"),
    [
        ((0.5, 0.3, 0.2), BLACK),
        ((0.1, 0.2, 0.7), WHITE),
        ((0.51, 0.49, 0.0), None),
        ((0.0, 0.0, 1.0), None),
        ((0.2, 0.235, 0.565), WHITE),
    ],
)
def test_who_leads_clearly(shares: tuple[float, float, float], leader: int | None) -> None:
    assert OwnerShares(*shares).clear_leader == leader


def test_a_small_lead_has_a_leader_too() -> None:
    assert OwnerShares(0.51, 0.49, 0.0).leader == BLACK
    assert OwnerShares(0.2, 0.3, 0.5).leader == WHITE
    assert OwnerShares(0.25, 0.25, 0.5).leader is None


def test_the_lead_has_no_sign() -> None:
    assert OwnerShares(0.25, 0.5, 0.25).lead == OwnerShares(0.5, 0.25, 0.25).lead == 0.25


def test_certain_is_what_never_differed() -> None:
    assert OwnerShares(0.0, 1.0, 0.0).is_certain
    assert OwnerShares(0.0, 0.0, 1.0).is_certain
    assert not OwnerShares(0.0, 0.99999, 0.00001).is_certain


def test_percentages_are_rounded_to_a_hundred() -> None:
    third = 1 / 3
    shown = OwnerShares(third, third, third).percents
    assert sorted(shown) == [f"33{PER_CENT}", f"33{PER_CENT}", f"34{PER_CENT}"]
    assert OwnerShares(0.716, 0.204, 0.08).percents == (
        f"72{PER_CENT}",
        f"20{PER_CENT}",
        f"8{PER_CENT}",
    )
    assert OwnerShares(0.0, 1.0, 0.0).percents == (f"0{PER_CENT}", f"100{PER_CENT}", f"0{PER_CENT}")
    dice = random.Random(3)
    for _ in range(500):
        black, white = sorted([dice.random(), dice.random()])
        shares = (black, white - black, 1 - white)
        numbers = [int(text.removesuffix(PER_CENT)) for text in OwnerShares(*shares).percents]
        assert sum(numbers) == 100
        assert all(
            abs(number - 100 * share) < 1 for number, share in zip(numbers, shares, strict=True)
        )
