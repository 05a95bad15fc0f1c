"""What games say and show: tasks, turns, cells, counts and reasons; where clicks on stacks go."""

import dataclasses
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from driving import random_game, small
from PySide6.QtCore import QLocale
from shapely import Point, union_all
from shown_facts import each, rows

from desktop.board.board_scene import BoardScene
from desktop.board.marks import GroupMarks
from desktop.painting.drawing import Drawing
from desktop.painting.layout_builder import lay_out
from desktop.theme.themes import LIGHT
from desktop.views.count_text import ending, size_sentence
from desktop.views.game_views import VIEWS
from desktop.views.oddy.texts import closing_sides
from rules.count_step import Counted, CountedGroup, CountStep
from rules.games import GAMES, egotzi, themisto, wythe, yodd
from rules.games.oddy import OddYLabel
from rules.games.themisto import ThemistoCounted
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, WHITE, Position, SpecialStep
from rules.refusal import RefusalReason
from rules.setup import Setup

SQUARED = {"size": "4", "variant": "squared", "pie": "off"}


def counted(key: str, position: Position) -> list[str]:
    return [VIEWS[key].count_sentence(position, step) for step in position.count_steps()]


def end(setup: Setup, seed: int = 4) -> Position:
    return random_game(setup, 400, seed)[-1]


def start(key: str, *turns: str) -> Position:
    position: Position = small(key).start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


# -- counting ------------------------------------------------------------------------------------


def test_wythe_is_counted_by_size() -> None:
    assert counted("wythe", end(small("wythe"))) == [
        "Size 6: Black has 0, White has 1. White has one more and scores 6.",
        "Size 4: Black has 1, White has 0. Black has one more and scores 4.",
        "Size 3: Black has 1, White has 0. Black has one more.",
        "Size 1: Black has 0, White has 1. White has one more.",
        "Black scores 4 and White 6. White wins.",
    ]
    assert counted("wythe", end(small("wythe"), 10))[1:] == [
        "Size 1: Black has 1, White has 1. One pair removed.",
        "Nobody scores, so whoever placed the last piece loses. White wins.",
    ]
    assert counted("wythe", end(small("wythe"), 27))[0] == (
        "Size 3: Black has 2, White has 2. 2 pairs removed."
    )
    assert counted("wythe", random_game(small("wythe"), 6)[-1]) == [
        "Size 4: Black has 1, White has 0. Black has one more and scores 4.",
        "Size 2: Black has 0, White has 2. White has 2 more and scores 2.",
        "Size 1: Black has 1, White has 1. One pair removed.",
        "If the game ended here, Black would score 4 and White 2.",
    ]


def test_an_unfinished_game_without_scores_has_no_loser_yet() -> None:
    sentence = "If the game ended here, Black would score 0 and White 0."
    assert counted("egotzi", random_game(small("egotzi"), 6)[-1])[-1] == sentence
    position = start("wythe", "a3b3")
    step = CountStep(Counted.SCORES, Count(wythe.WytheLabel.SCORE, 0, 0))
    assert VIEWS["wythe"].count_sentence(position, step) == sentence


def test_egotzi_is_counted_by_size_or_by_squares() -> None:
    assert counted("egotzi", end(small("egotzi"))) == [
        "Size 6: Black has 1, White has 0. Black has one more and scores 6.",
        "Size 5: Black has 0, White has 1. White has one more and scores 5.",
        "Size 1: Black has 2, White has 3. 2 pairs removed. White has one more.",
        "Black scores 6 and White 5. Black wins.",
    ]
    assert counted("egotzi", end(small("egotzi"), 0))[2:] == [
        "Size 1: Black has 1, White has 1. One pair removed.",
        "No groups are left, so whoever placed the last stone loses. Black wins.",
    ]
    squares = [
        "Black has one group of 6: 6 × 6 = 36. Total: 36.",
        "Black has 2 groups of 1: 2 × 1 × 1 = 2. Total: 38.",
        "White has one group of 5: 5 × 5 = 25. Total: 25.",
        "White has 3 groups of 1: 3 × 1 × 1 = 3. Total: 28.",
    ]
    game = GAMES["egotzi"]
    assert counted("egotzi", end(game.read_setup({**SQUARED, "komi": "0"}))) == [
        *squares,
        "Black scores 38 and White 28. Black wins.",
    ]
    assert counted("egotzi", end(game.read_setup({**SQUARED, "komi": "4"}))) == [
        *squares,
        "Komi: White gets 4, for a total of 32.",
        "Black scores 38 and White 32. Black wins.",
    ]


def test_yodd_is_counted_group_by_group() -> None:
    assert counted("yodd", end(small("yodd"), 1)) == [
        "Black's group 1: 9 stones.",
        "Black's group 2: one stone.",
        "White's group 1: 5 stones.",
        "White's group 2: 3 stones.",
        "White's group 3: one stone.",
        "Black has 2 groups, White 3 groups. Fewer groups win. Black wins.",
    ]
    unfinished = counted("yodd", random_game(small("yodd"), 5)[-1])[-1]
    assert unfinished == "Black has 2 groups, White 3 groups. Fewer groups win."


def test_oddy_is_counted_side_by_side() -> None:
    assert counted("oddy", end(small("oddy"))) == [
        "This group has 4 stones.",
        "It reaches side 1 by a path of 2 stones.",
        "It reaches side 2 by a path of 3 stones.",
        "It touches side 3 with one stone.",
        "Dashed triangle: sides 1, 2 and 3 enclose the middle. Black wins.",
    ]


def test_themisto_is_counted_by_rows() -> None:
    position = end(small("themisto"), 2)
    assert counted("themisto", position) == [
        "The last move completed a row. It moved or flipped these 3 discs.",
        "A row of white discs: 1, 2, 3, 4, 5.",
        "Player 2 needs at least five in a row, and has made 5. Player 2 wins.",
    ]
    first, *_, last = counted("themisto", end(small("themisto"), 0))
    assert first == "The last move completed a row. It moved or flipped these 2 discs."
    assert last == "Player 1 needs exactly five in a row, and has made 5. Player 1 wins."
    black = next(piece.site for piece in position.pieces() if piece.colour == 0)
    one = CountedGroup((black,), 1)
    say = VIEWS["themisto"].count_sentence
    assert say(position, CountStep(ThemistoCounted.FRESH, groups=(one,))) == (
        "The last move completed a row with this disc."
    )
    assert say(position, CountStep(ThemistoCounted.ROW, groups=(one, CountedGroup((5,), 2)))) == (
        "A row of black discs: 1, 2."
    )
    rows = (CountedGroup((1, 2, 3, 4, 5)), CountedGroup((6, 7, 8, 9, 10, 11, 12)))
    assert say(position, CountStep(ThemistoCounted.LENGTH, groups=rows)) == (
        "Player 2 needs at least five in a row, and has made 7. Player 2 wins."
    )


def test_themisto_ends_in_a_draw_by_repetition() -> None:
    drawn: Any = SimpleNamespace(outcome=lambda: Outcome(None, themisto.ThemistoEnding.REPETITION))
    assert VIEWS["themisto"].count_sentence(drawn, CountStep(ThemistoCounted.REPETITION)) == (
        "The position has occurred three times. The game is a draw."
    )


# -- the panel -----------------------------------------------------------------------------------


def test_rows_have_their_labels_and_sizes() -> None:
    position = end(small("egotzi"))
    assert VIEWS["egotzi"].rows(position) == [
        ("Score", "6", "5"),
        ("Groups of size 6", "1", "0"),
        ("Groups of size 5", "0", "1"),
        ("Groups of size 1", "2", "3"),
    ]


def test_a_row_being_counted_shows_the_count_so_far() -> None:
    position, view = end(small("egotzi")), VIEWS["egotzi"]
    so_far = Count(egotzi.EgotziLabel.GROUPS, 1, 2, 5)
    default = view.rows(position)
    assert view.row_of(position, so_far) == 2
    assert view.rows(position, so_far) == [
        *default[:2],
        ("Groups of size 5", "1", "2"),
        *default[3:],
    ]
    assert view.row_of(position, Count(egotzi.EgotziLabel.SCORE, 0, 0)) == 0


def test_numbers_in_rows_follow_the_locale() -> None:
    position = end(small("egotzi"))
    so_far = Count(egotzi.EgotziLabel.SCORE, 1234, 5)
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(QLocale.Language.German))
        assert VIEWS["egotzi"].rows(position, so_far)[0][1:] == ("1.234", "5")
    finally:
        QLocale.setDefault(before)


# -- tasks, hands and cells ----------------------------------------------------------------------


def test_the_task_of_a_turn_is_described() -> None:
    tasks = {key: view.task_for(small(key).start()) for key, view in VIEWS.items()}
    assert tasks == each("TASK")
    later = "Place one or two stones of either colour"
    assert VIEWS["yodd"].task_for(start("yodd", "Ba1")) == later


def test_the_next_touch_of_a_step_is_described() -> None:
    rest = {key: view.next_touch_text((Touch(0, 0),)) for key, view in VIEWS.items()}
    assert rest["egotzi"] == rest["oddy"] == rest["yodd"] == "Choose the destination."
    assert rest["themisto"] == "Choose where the disc goes, or click it again to release it."
    assert rest["wythe"] == (
        "The black half goes there. Choose the square beside it for the white half."
    )
    assert VIEWS["wythe"].next_touch_text((Touch(0, 1),)) == (
        "The white half goes there. Choose the square beside it for the black half."
    )


def test_hands_and_players_have_names() -> None:
    hands = {key: [view.hand_name(hand) for hand in (0, 1)] for key, view in VIEWS.items()}
    named = {key: names for key, names in hands.items() if names != ["", ""]}
    assert named == {
        "wythe": ["black half", "white half"],
        "yodd": ["black stone", "white stone"],
    }
    for key, view in VIEWS.items():
        names = [view.player_name(colour) for colour in (0, 1)]
        assert names == (["Player 1", "Player 2"] if key == "themisto" else ["Black", "White"])


def test_only_yodd_has_a_number_to_watch() -> None:
    texts = {key: view.count_text(start(key)) for key, view in VIEWS.items()}
    assert [key for key, text in texts.items() if text] == ["yodd"]
    assert texts["yodd"] == "Black 0 + White 0 = 0 groups, even"
    view, position = VIEWS["yodd"], GAMES["yodd"].setup().start()
    position.play_turn(position.read("Ba1"))
    assert view.count_text(position) == "Black 1 + White 0 = 1 group, odd"
    assert view.heading(position) == "1 group, odd"
    position.play(position.read("Wf6,Wf8")[0])
    assert view.heading(position) == "2 groups, even"


def test_a_cell_is_described_with_its_piece() -> None:
    board = small("egotzi").start().board
    say = VIEWS["egotzi"].cell_name
    assert say(board, 0, []) == "a1, empty"
    assert say(board, 5, [Piece(5, 0)]) == "b2, black"
    assert say(board, 5, [Piece(5, 0), Piece(5, 1, 1)]) == "b2, white"
    say = VIEWS["wythe"].cell_name
    assert say(board, 0, []) == "a1, empty"
    joined = [Piece(0, 1), Piece(0, 0, 1, partner=1)]
    assert say(board, 0, joined) == "a1, black, height 2, other half on b1"
    locked = [dataclasses.replace(joined[1], locked=True)]
    assert say(board, 0, locked) == "a1, black, height 2, locked"


def test_a_site_with_a_meaning_is_described() -> None:
    board = small("oddy").start().board
    for site in range(board.site_count):
        sides = [str(side + 1) for side in board.sides_of(site)]
        expected = f"at side {' and '.join(sides)}" if sides else ""
        assert VIEWS["oddy"].site_text(board, site) == expected
    assert VIEWS["egotzi"].site_text(board, 0) == ""


# -- turns ---------------------------------------------------------------------------------------


def sentence_of(key: str, position: Position, text: str) -> str:
    return VIEWS[key].turn_text(position, position.read(text))


def test_turns_are_described_in_words() -> None:
    assert sentence_of("oddy", start("oddy"), "a1") == "a1"
    assert sentence_of("yodd", start("yodd"), "Ba1") == "black stone a1"
    assert sentence_of("yodd", start("yodd", "Ba1"), "Wa2,Bc3") == "white stone a2, black stone c3"
    assert sentence_of("wythe", start("wythe"), "a3b3") == "black half a3, white half b3"
    assert sentence_of("themisto", start("themisto"), "a4-b4") == "a4 to b4"
    assert VIEWS["oddy"].turn_text(start("oddy", "a1"), (SpecialStep.SWAP,)) == "swap colours"
    assert VIEWS["yodd"].turn_text(start("yodd", "Ba1"), (SpecialStep.PASS,)) == "pass"


def test_pushes_are_described_with_the_stone_that_pushes() -> None:
    position = start("egotzi", "b2")
    assert sentence_of("egotzi", position, "b3") == "b3, pushes b2 to b1"
    assert position.pieces() == start("egotzi", "b2").pieces()  # it was only described


def test_pushed_and_blocked_stones_are_listed_separately() -> None:
    board = small("egotzi").start().board
    site = board.site

    def change(motion: Motion, name: str, origin: str) -> Change:
        return Change(motion, Piece(site(name), 0), site(origin))

    placed, moved = change(Motion.APPEAR, "b2", "b2"), change(Motion.MOVE, "b4", "b3")
    round_edge, stays = change(Motion.WRAP, "b4", "b1"), change(Motion.BOUNCE, "c2", "c2")
    say = VIEWS["egotzi"].effects
    assert say(board, [placed]) == []
    assert say(board, [placed, moved]) == ["pushes b3 to b4"]
    assert say(board, [moved, round_edge]) == ["pushes b3 to b4, b1 to b4"]
    assert say(board, [stays]) == ["cannot push c2"]
    assert say(board, [moved, stays]) == ["pushes b3 to b4", "cannot push c2"]
    assert VIEWS["oddy"].effects(board, [placed]) == []


def test_captures_are_described_by_their_discs() -> None:
    board = small("themisto").start().board
    turned = [Change(Motion.TURN, Piece(site, 0), site, turns=True) for site in (0, 9)]
    moved = Change(Motion.MOVE, Piece(3, 1), 4, turns=True)
    say = VIEWS["themisto"].effects
    assert say(board, [moved]) == []
    assert say(board, [moved, turned[0]]) == ["captures 1 (a1)"]
    assert say(board, [moved, *turned]) == ["captures 2 (a1, b2)"]
    assert VIEWS["themisto"].step_text(board, (Touch(0),)) == "a1"


# -- reasons -------------------------------------------------------------------------------------


def test_shared_and_own_reasons_lead_to_help_sections() -> None:
    view = VIEWS["themisto"]
    assert view.section(RefusalReason.OCCUPIED) == "forbidden"
    assert view.section(themisto.ThemistoRefusalReason.ALONE) == "alone"
    assert view.sentence(RefusalReason.GAME_OVER) == "The game is over."
    assert view.sentence(themisto.ThemistoRefusalReason.NO_DISC) == "There is no disc here to move."
    calls: list[Callable[[Any], str]] = [view.section, view.sentence]
    for call in calls:
        with pytest.raises(KeyError):
            call(yodd.YoddRefusalReason.EVEN)


# -- geometry ------------------------------------------------------------------------------------


def test_stacks_rise_to_the_upper_left_and_hide_cells_behind() -> None:
    layout = lay_out(small("wythe").start().board)
    view, flat = VIEWS["wythe"], VIEWS["wythe"].flat
    assert flat is not None
    x, y = layout.centres[5]
    assert view.top(layout, 5, 0) == flat.top(layout, 5, 3) == (x, y)
    assert view.top(layout, 5, 3) == pytest.approx((x - 21, y - 31.5))
    left, top, right, bottom = view.area(layout, 5, 2).bounds
    assert (left, top, right, bottom) == pytest.approx((x - 64, y - 71, x + 36, y + 29))
    by_depth = sorted(range(16), key=lambda site: view.depth(layout, site))
    rows = [[layout.board.names[site] for site in by_depth[i : i + 4]] for i in (0, 4, 8, 12)]
    assert rows == [[f"{column}{row}" for column in "abcd"] for row in (4, 3, 2, 1)]


def test_a_click_on_the_flank_of_a_stack_means_the_stack() -> None:
    layout = lay_out(small("wythe").start().board)
    view, site = VIEWS["wythe"], layout.board.site
    heights = [0] * 16
    heights[site("b2")] = 1
    x, y = layout.centres[site("b2")]
    assert view.sites_at(layout, heights, (x - 53, y))[0] == site("b2")  # over a2
    assert view.sites_at(layout, heights, (x - 58, y))[0] == site("a2")
    assert view.sites_at(layout, heights, (x, y - 59))[0] == site("b2")  # over b3
    assert view.sites_at(layout, heights, (x, y - 62))[0] == site("b3")
    assert view.sites_at(layout, heights, (x, y + 49))[0] == site("b2")  # its flank
    assert view.sites_at(layout, heights, (x, y + 51))[0] == site("b1")
    assert view.sites_at(layout, heights, (900, 900)) == ()
    assert view.flat is not None
    assert view.flat.sites_at(layout, heights, (x - 53, y))[0] == site("a2")
    heights[site("b2")] = 4
    for height in range(1, 5):
        assert view.sites_at(layout, heights, view.top(layout, site("b2"), height))[0] == site("b2")


def test_a_joint_is_hit_near_an_edge_between_equal_heights() -> None:
    layout = lay_out(small("wythe").start().board)
    view, site = VIEWS["wythe"], layout.board.site
    b2, heights = site("b2"), [0] * 16
    x, y = layout.centres[b2]
    for dx, dy, other in ((1, 0, "c2"), (-1, 0, "a2"), (0, -1, "b3"), (0, 1, "b1")):
        assert view.sites_at(layout, heights, (x + 29 * dx, y + 29 * dy)) == (b2,)
        assert view.sites_at(layout, heights, (x + 31 * dx, y + 31 * dy)) == (b2, site(other))
    assert view.sites_at(layout, heights, (x + 45, y - 40)) == (b2, site("c2"))
    assert view.sites_at(layout, heights, (x + 40, y - 45)) == (b2, site("b3"))
    corner, (x, y) = site("a1"), layout.centres[site("a1")]
    assert view.sites_at(layout, heights, (x - 45, y)) == (corner,)  # nothing is beyond
    heights[b2] = 1
    assert view.sites_at(layout, heights, (x, y - 31)) == (corner, site("a2"))
    heights[site("a2")] = 1  # no joint between unequal stacks
    assert view.sites_at(layout, heights, (x, y - 31)) == (corner,)


def test_a_click_off_the_board_means_nothing() -> None:
    layout = lay_out(small("egotzi").start().board)
    view = VIEWS["egotzi"]
    assert view.sites_at(layout, [0] * 16, (0.0 + 50, 50)) == (layout.site_at(50, 50),)
    assert view.sites_at(layout, [0] * 16, (-150, 150)) == (0,)
    assert view.sites_at(layout, [0] * 16, (900, 0)) == ()


def test_one_click_means_one_touch_or_both_halves() -> None:
    assert VIEWS["yodd"].asked((4,), 1) == (Touch(4, 1),)
    assert VIEWS["wythe"].asked((4,), 1) == (Touch(4, 1),)
    assert VIEWS["wythe"].asked((4, 5), 1) == (Touch(4, 1), Touch(5, 0))
    assert VIEWS["wythe"].asked((4, 5), 0) == (Touch(4, 0), Touch(5, 1))


# -- players -------------------------------------------------------------------------------------


def test_a_winning_row_is_attributed_to_its_player() -> None:
    view, row = VIEWS["themisto"], themisto.ThemistoEnding.ROW
    assert view.end_reason(Outcome(0, row)) == "Player 1 made exactly five in a row."
    assert view.end_reason(Outcome(1, row)) == "Player 2 made five or more in a row."
    drawn = Outcome(None, themisto.ThemistoEnding.REPETITION)
    assert view.end_reason(drawn) == "The same position has occurred three times."


def test_a_view_may_replace_shared_texts() -> None:
    assert VIEWS["egotzi"].sentence(RefusalReason.OCCUPIED) == "This square is taken."
    assert VIEWS["yodd"].sentence(RefusalReason.OCCUPIED) == "This cell is taken."
    assert VIEWS["themisto"].sentence(RefusalReason.NOT_NOW) == "There is nothing to capture now."


def test_wythe_says_of_each_square_why_the_other_half_does_not_fit() -> None:
    position = start("wythe", "b2c2")
    view, board = VIEWS["wythe"], position.board
    refusal = position.refusal([Touch(board.site("b2"), WHITE)])
    assert refusal is not None
    assert view.refusal_text(board, refusal) == (
        "The other half fits on no neighbouring square. "
        "b1, a2, b3: another height; c2: a whole piece would be covered."
    )
    refusal = position.refusal([Touch(board.site("b2"), BLACK)])
    assert refusal is not None
    assert view.refusal_text(board, refusal) == "A half cannot be placed on its own colour."


# -- sentences for counting groups by size -------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "black", "white", "sentence"),
    [
        (Counted.EQUAL, 2, 2, "2 pairs removed."),
        (Counted.MORE, 3, 1, "One pair removed. Black has 2 more."),
        (Counted.MORE, 1, 2, "One pair removed. White has one more."),
        (Counted.SCORED, 0, 1, "White has one more and scores 4."),
    ],
)
def test_groups_of_one_size_cancel_in_pairs(
    reason: Counted, black: int, white: int, sentence: str
) -> None:
    step = CountStep(reason, Count(egotzi.EgotziLabel.GROUPS, black, white, 4))
    assert size_sentence(step) == f"Size 4: Black has {black}, White has {white}. {sentence}"


def test_a_draw_is_reported_as_one() -> None:
    drawn = end(GAMES["egotzi"].read_setup({**SQUARED, "komi": "10"}))
    assert ending(drawn) == "The game is a draw."


# -- all games -----------------------------------------------------------------------------------


def test_every_game_has_exactly_one_view() -> None:
    assert list(VIEWS) == list(GAMES)
    for key, view in VIEWS.items():
        assert view.key == key


@pytest.mark.parametrize("text", rows("COUNTED"))
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


# -- what boards do for the eye ------------------------------------------------------------------


def after(setup: Setup, *turns: str) -> Position:
    position = setup.start()
    for turn in turns:
        position.play_turn(position.read(turn))
    return position


# -- Wythe -----------------------------------------------------------------------------------


def test_the_stacks_of_a_group_make_one_shape_whatever_their_heights() -> None:
    position = random_game(GAMES["wythe"].setup(), 60)[-1]
    layout, view = lay_out(position.board), VIEWS["wythe"]
    heights = [0] * position.board.site_count
    colours = [-1] * position.board.site_count
    for piece in position.pieces():
        heights[piece.site] = max(heights[piece.site], piece.level + 1)
        colours[piece.site] = piece.colour
    groups = Groups.of(position.board, colours)
    uneven = 0
    for number in range(groups.count):
        sites = groups.sites(number)
        uneven += len({heights[site] for site in sites}) > 1
        whole = union_all([area.buffer(0.5) for area in view.areas(layout, sites, heights)])
        assert whole.geom_type == "Polygon", sites
    assert uneven


# -- Yodd ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "colour", "text"),
    [("c4", WHITE, "3 → 4"), ("c4", BLACK, "3 → 3"), ("b2", BLACK, "3 → 2"), ("c3", BLACK, "")],
)
def test_a_stone_of_yodd_says_what_it_does_to_the_number_of_groups(
    site: str, colour: int, text: str
) -> None:
    position = after(small("yodd"), "Bc3", "Ba1,We3")
    assert len({piece.site for piece in position.pieces()}) == 3
    placed = Piece(position.board.site(site), colour)
    said = VIEWS["yodd"].placing_text(position.board, position.pieces(), placed)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == text
    assert VIEWS["oddy"].placing_text(position.board, position.pieces(), placed) == ""


def test_groups_are_numbered_only_where_they_count() -> None:
    for key in ("yodd", "oddy"):
        position = random_game(small(key), 3)[3]
        scene = BoardScene(position.setup, LIGHT, Drawing(groups=True))
        scene.show_position(position)
        plain = scene.redrawn(Drawing())
        for drawn, numbered in ((scene, key == "yodd"), (plain, False)):
            (marks,) = [item for item in drawn.items() if isinstance(item, GroupMarks)]
            assert marks.isVisible() is numbered
        scene.deleteLater()
        plain.deleteLater()


# -- Odd-Y -----------------------------------------------------------------------------------


def test_the_panel_says_what_the_best_groups_touch_and_need() -> None:
    setup = GAMES["oddy"].setup(sides=5, size=4, pie=False)
    view = VIEWS["oddy"]
    assert view.rows(setup.start()) == [
        ("Best group’s sides", "–", "–"),
        ("Sides still needed", "3 more", "3 more"),
    ]
    position = after(setup, "d1", "d5")  # a corner, and a cell beside another one
    assert view.rows(position) == [
        ("Best group’s sides", "①\N{THIN SPACE}⑤", "②"),
        ("Sides still needed", "③", "2 more"),
    ]
    assert view.best_sides(position, BLACK) == {0, 4}


def test_the_best_group_changes_only_for_a_better_one() -> None:
    setup, view = GAMES["oddy"].setup(sides=5, size=4, pie=False), VIEWS["oddy"]
    turns = ["d4", "a1", "d7", "b1"]  # two corners, of sides 1 and 2, and of sides 2 and 3
    assert view.best_sides(after(setup, *turns), BLACK) == {0, 1}
    bigger = [*turns, "c5"]  # beside d7
    assert view.best_sides(after(setup, *bigger), BLACK) == {1, 2}
    more = [*bigger, "b2", "d3", "b3", "d2", "b4", "d1"]  # along side 1 to side 5
    assert view.best_sides(after(setup, *more), BLACK) == {0, 1, 4}


def test_sides_that_close_off_the_middle() -> None:
    for sides, count, closing in (
        ((0, 4), 5, [2]),
        ((0, 2), 5, [3, 4]),
        ((0,), 5, []),
        ((0, 4), 9, [5, 6, 7, 8]),
    ):
        assert closing_sides(sides, count) == closing


def test_the_names_of_the_cells_at_the_rim_are_beside_them() -> None:
    for sides, size in ((3, 6), (5, 4)):
        board = GAMES["oddy"].board(GAMES["oddy"].setup(sides=sides, size=size))
        layout = lay_out(board)
        labels = layout.labels
        assert [label.text for label in labels] == list(board.names)
        for site, label in enumerate(labels):
            at, cell, beside = Point(label.at), layout.cells[site], bool(board.sides_of(site))
            assert (label.site < 0) is beside  # the others are named only on request
            assert cell.contains(at) is not beside
            assert min(layout.cells, key=at.distance) is cell
            assert not any(at.distance(band.area) < 8 for band in layout.bands)


def test_counting_keeps_the_row_and_its_name() -> None:
    positions = random_game(small("oddy", pie=False), 60)
    position, view = positions[-1], VIEWS["oddy"]
    ((label, *sides),) = view.rows(position)
    assert label == view.rows(positions[-2])[0][0]
    outcome = position.outcome()
    assert outcome is not None
    assert sides[outcome.winner or 0] == "\N{THIN SPACE}".join("①②③")
    steps: tuple[CountStep, ...] = position.count_steps()
    assert view.rows(position, steps[0].count) == [(label, *sides)]
    assert view.row_of(position, steps[0].count or Count(OddYLabel.SIDES, 0, 0)) == 0
