"""The layouts of all boards, the routes of pieces, and candidates ready for display."""

import cmath
import math
import random
from collections.abc import Iterator

import pytest
import shapely
from driving import opinion, small
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point

from desktop.painting.candidate import (
    WORST_LOSS,
    OwnerShares,
    black_rate,
    candidate_views,
    loss_colour,
    loss_share,
    rate_text,
    short_number,
)
from desktop.painting.drawing import UPRIGHT, Orientation
from desktop.painting.layout import CELL, Layout
from desktop.painting.layout_builder import fans, lay_out, places, vertex
from desktop.painting.mark_shapes import along, route
from desktop.panels.analysis_display import candidate_text, effort, headline, hint_text, leader_rate
from desktop.theme.themes import SHIPPED, Theme, contrast
from desktop.views.game_views import VIEWS
from rules.board import Board, Grid, polygon, square
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Candidate, Proof, Report
from rules.games import GAMES
from rules.piece import Change, Motion, Piece
from rules.position import BLACK, PLACE, WHITE, Position
from rules.setup import Setup


def layout_of(setup: Setup) -> Layout:
    return lay_out(setup.game.board(setup))


def test_cells_that_share_an_edge_are_the_neighbours(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    tree = shapely.STRtree(layout.cells)
    for site, cell in enumerate(layout.cells):
        found = set()
        for other in tree.query(cell.buffer(1)):
            strip = cell.buffer(0.5).intersection(layout.cells[other].buffer(0.5))
            if other != site and strip.area > 0.1 * CELL:  # a corner alone is far less
                found.add(int(other))
        assert found == set(layout.board.neighbours(site)), layout.board.names[site]


def test_cells_tile_the_board(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    total = sum(cell.area for cell in layout.cells)
    united = shapely.union_all([cell.buffer(1e-6) for cell in layout.cells])
    assert united.geom_type == "Polygon"
    assert not united.interiors
    assert united.area == pytest.approx(total, rel=1e-5)
    assert total / len(layout.cells) == pytest.approx(
        CELL**2 * (1 if layout.board.grid is Grid.SQUARES else 3**0.5 / 2)
    )


def test_nothing_off_the_board_is_hit(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    left, top, right, bottom = layout.plate.bounds
    for x, y in ((left, top), (right, bottom), (right + 1e4, 0), (0, top - 1)):
        assert layout.site_at(x, y) == -1


def test_faces_and_stones_fit_into_their_cells(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    for site, cell in enumerate(layout.cells):
        face = layout.faces[site]
        assert cell.buffer(-3).contains(face)
        assert face.area > 0.75 * cell.area
        stone = Point(layout.centres[site]).buffer(layout.stone_radius[site])
        assert face.contains(stone)
        assert 0.3 * CELL < layout.stone_radius[site] < 0.48 * CELL


def test_the_plate_contains_everything(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    assert layout.plate.contains(layout.outline)
    for band in layout.bands:
        assert layout.plate.contains(band.area)
        assert band.area.contains(Point(band.badge))
    for label in layout.labels:
        assert layout.plate.contains(Point(label.at))


def test_every_side_that_is_a_goal_has_a_band_along_its_cells(any_setup: Setup) -> None:
    layout = layout_of(any_setup)
    board = layout.board
    assert len(layout.bands) == len(board.side_owners)
    for side, band in enumerate(layout.bands):
        near = {s for s, cell in enumerate(layout.cells) if cell.distance(band.area) < 0.6 * CELL}
        assert near == set(board.side(side))
        for other in layout.bands[:side]:
            assert band.area.intersection(other.area).area == 0


@pytest.mark.parametrize(("sides", "worst"), [(5, 1.75), (7, 1.75), (9, 3.0)])
@pytest.mark.parametrize("size", range(3, 10))
def test_cells_of_polygons_are_not_too_uneven(sides: int, size: int, worst: float) -> None:
    areas = [cell.area for cell in lay_out(polygon(sides, size)).cells]
    assert max(areas) / min(areas) < worst
    assert all(
        cell.equals_exact(cell.convex_hull.normalize(), 1e-6)
        or cell.convex_hull.area == pytest.approx(cell.area)
        for cell in lay_out(polygon(sides, size)).cells
    )


# -- the mesh of boards with 5, 7 and 9 sides ----------------------------------------------------


MESHES = [(sides, size) for sides in (5, 7, 9) for size in range(3, 10)]


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_are_the_neighbours_and_the_extra_ring(sides: int, size: int) -> None:
    board = polygon(sides, size)
    for site, around in enumerate(fans(sides, size)):
        assert {v for v in around if v < board.site_count} == set(board.neighbours(site))
        assert len(around) == (sides if site == 0 else 6)


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_go_clockwise_once_around(sides: int, size: int) -> None:
    where = places(sides, size)
    assert len(where) == vertex(sides, size + 1, 0)
    for site, around in enumerate(fans(sides, size)):
        turns = [
            cmath.phase((where[b] - where[site]) / (where[a] - where[site]))
            for a, b in zip(around, around[1:] + around[:1], strict=True)
        ]
        assert all(-math.pi < turn < 0 for turn in turns)
        assert sum(turns) == pytest.approx(-2 * math.pi)


# -- the routes of pieces ------------------------------------------------------------------------


LAYOUT = lay_out(square(5))


def site(name: str) -> int:
    return LAYOUT.board.site(name)


def test_a_wrap_leaves_the_board_and_enters_on_the_other_side() -> None:
    change = Change(Motion.WRAP, Piece(site("a3"), 0), site("d3"), direction=(1, 0))
    (start, out), (back, end) = route(LAYOUT, change)
    assert (start, end) == (LAYOUT.centres[site("d3")], LAYOUT.centres[site("a3")])
    assert out[0] > LAYOUT.outline.bounds[2]
    assert back[0] < LAYOUT.outline.bounds[0]
    assert out[1] == back[1] == start[1]
    assert LAYOUT.site_at(*out) == LAYOUT.site_at(*back) == -1
    change = Change(Motion.WRAP, Piece(site("c1"), 0), site("c5"), direction=(0, 1))
    (_, out), _ = route(LAYOUT, change)
    assert out[1] < LAYOUT.outline.bounds[1]  # rows count upwards on the screen too


def test_a_piece_moves_straight_bounces_or_stays() -> None:
    legs = route(LAYOUT, Change(Motion.MOVE, Piece(site("b4"), 0), site("b2")))
    assert legs == ((LAYOUT.centres[site("b2")], LAYOUT.centres[site("b4")]),)
    assert along(legs, 0.5) == LAYOUT.centres[site("b3")]
    bounce = Change(Motion.BOUNCE, Piece(site("c3"), 0), site("c3"), direction=(-1, 0))
    legs = route(LAYOUT, bounce)
    assert along(legs, 0) == along(legs, 1) == LAYOUT.centres[site("c3")]
    assert along(legs, 0.5)[0] == pytest.approx(LAYOUT.centres[site("c3")][0] - 0.3 * CELL)
    assert route(LAYOUT, Change(Motion.TURN, Piece(3, 0), 3)) == ()


# -- rotated and mirrored boards -----------------------------------------------------------------


SIDES = st.sampled_from([3, 4, 5, 6, 7, 9])
ORIENTATIONS = st.builds(Orientation, st.integers(-20, 20), st.booleans())
POINTS = st.tuples(st.floats(-900, 900), st.floats(-900, 900))


def orientations(board: Board) -> Iterator[Orientation]:
    for sectors in range(board.side_count):
        yield Orientation(sectors, mirrored=False)
        yield Orientation(sectors, mirrored=True)


@given(POINTS, SIDES, ORIENTATIONS)
def test_rotations_and_flips_are_undone(
    at: tuple[float, float], sides: int, orientation: Orientation
) -> None:
    seen = orientation.place(at, sides)
    assert orientation.rotated(3).rotated(-3) == orientation
    assert orientation.flipped().flipped() == orientation
    assert orientation.rotated(sides).normalized(sides) == orientation.normalized(sides)
    assert orientation.normalized(sides).place(at, sides) == pytest.approx(seen, abs=1e-6)
    mirrored = orientation.flipped().place(at, sides)
    assert mirrored == pytest.approx((-seen[0], seen[1]), abs=1e-6)


def test_a_sector_is_rotated_clockwise() -> None:
    assert Orientation(1).place((0, -10), 4) == (10, 0)  # from the top to the right
    assert Orientation(1, mirrored=True).place((5, -10), 4) == (10, -5)


def test_a_rotated_board_covers_itself(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    upright = lay_out(board)
    found = set()
    for orientation in orientations(board):
        centres = lay_out(board, orientation).centres
        found.add(tuple([upright.site_at(*centre) for centre in centres]))
    assert found == set(board.symmetries)


def test_every_cell_is_hit_in_every_orientation(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        for site, (x, y) in enumerate(layout.centres):
            assert layout.site_at(x, y) == site
            for corner_x, corner_y in layout.cells[site].exterior.coords[:2]:
                assert layout.site_at(x + 0.9 * (corner_x - x), y + 0.9 * (corner_y - y)) == site


def test_labels_and_bands_rotate_with_their_cells_and_sides(any_setup: Setup) -> None:
    board = any_setup.game.board(any_setup)
    layout = lay_out(board, Orientation(1, mirrored=True))
    for label, upright in zip(layout.labels, lay_out(board).labels, strict=True):
        assert label.text == upright.text
        if label.site >= 0:
            assert label.at == layout.centres[label.site]
    for side, band in enumerate(layout.bands):
        near = {s for s, cell in enumerate(layout.cells) if cell.distance(band.area) < 0.6 * CELL}
        assert near == set(board.side(side))


def test_coordinates_of_a_square_board_match_its_rows_in_every_orientation() -> None:
    board = square(6)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        left, _top, _right, bottom = layout.outline.bounds
        for label in layout.labels:
            x, y = label.at
            assert (x < left) != (y > bottom)  # on the left or below
            for site, (site_x, site_y) in enumerate(layout.centres):
                beside = abs(site_x - x) < 1 if y > bottom else abs(site_y - y) < 1
                assert beside == (label.text in (board.names[site][0], board.names[site][1:]))


def test_directions_rotate_with_the_board() -> None:
    board = square(5)
    for orientation in orientations(board):
        layout = lay_out(board, orientation)
        middle, above = board.site("c3"), board.site("c4")
        (x0, y0), (x1, y1) = layout.centres[middle], layout.centres[above]
        assert layout.on_screen((0, 1)) == (round((x1 - x0) / CELL), round((y1 - y0) / CELL))
    assert lay_out(board, Orientation(4)) is lay_out(board, UPRIGHT)


# -- candidates ------------------------------------------------------------------------------------


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
