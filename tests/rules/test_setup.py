"""Setups, time controls, and why something is refused."""

import argparse
import errno
import os

import pytest
from game_facts import rows
from hypothesis import given
from hypothesis import strategies as st

from rules.clock import (
    LONGEST_SECONDS,
    NO_CLOCKS,
    Clock,
    Left,
    TimeControl,
    read_seconds,
    read_time_control,
)
from rules.games import GAMES
from rules.number import real_argument, real_number, whole_argument, whole_number
from rules.record import game_root
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError
from rules.refusal import IllegalTurnError, NotationError, Refusal, RefusalReason, RulesError
from rules.setup import Game, Option, OptionError, Setup
from rules.solved import board_name
from rules.translatable_text import TranslatableText, error_text, unpacked

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def extremes(game: Game) -> list[Setup]:
    """Return setups with every option at both ends of its range, the others at their defaults."""
    found = [game.setup()]
    for option in game.options({}):
        found += [
            game.setup(**{option.key: value}) for value in (*option.values[:1], *option.values[-1:])
        ]
    return found


@every_game
def test_a_game_has_a_key_and_a_name(game: Game) -> None:
    assert GAMES[game.key] is game
    assert game.title
    assert repr(game) == f"<Game {game.key}>"
    assert [other.number for other in GAMES.values()].count(game.number) == 1


def test_an_option_that_is_added_to_a_game_is_written_only_where_it_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["yodd"]
    added = (
        Option("first", "XO", (False, True), False, implicit=True),
        Option("row", "XW", (4, 5), 5, implicit=True),
    )
    options = (*game.options({}), *added)
    monkeypatch.setattr(type(game), "options", lambda _game, _chosen: options)
    monkeypatch.setattr(game_root, "_known", {})
    default, chosen = game.setup(size=3), game.setup(size=3, first=True, row=4)
    assert (str(default), board_name(default)) == ("yodd size=3", "size-3")
    assert (str(chosen), board_name(chosen)) == (
        "yodd size=3 first=on row=4",
        "size-3-first-True-row-4",
    )
    for setup in (default, chosen):
        pairs = dict(option.split("=") for option in str(setup).split()[1:])
        assert game.read_setup(pairs) == setup
        text = write_game(GameRecord(setup))
        assert read_game(text).setup == setup
        assert [f"{option.sgf}[" in text for option in added] == [setup == chosen] * 2


@every_game
def test_texts_lead_back_to_the_setup(game: Game) -> None:
    for setup in extremes(game):
        key, *options = str(setup).split()
        assert key == game.key
        pairs = dict(option.split("=") for option in options)
        assert game.read_setup(pairs) == setup
        assert hash(game.read_setup(pairs)) == hash(setup)
        assert setup.start() == game.start(setup)
        assert setup.start().board.site_count == game.board(setup).site_count


@every_game
def test_options_have_usable_values(game: Game) -> None:
    for option in game.options({}):
        assert option.default in option.values
        for value in (option.values[0], option.values[-1], option.default):
            assert game.setup(**{option.key: value})[option.key] == value


@every_game
def test_values_out_of_range_are_refused(game: Game) -> None:
    with pytest.raises(OptionError, match=rf"^{game.key} has no colour$"):
        game.setup(colour=1)
    for option in game.options({}):
        for text in ("", "x", "-1", "1e999", "nan", "99", "1_0", "+7", "７", "7e0"):
            with pytest.raises(OptionError) as error:
                game.read_setup({option.key: text})
            assert (error.value.key, error.value.value) == (option.key, text)
            assert error.value.allowed == option.values
        with pytest.raises(OptionError):
            game.setup(**{option.key: None})


@pytest.mark.parametrize(
    "text",
    rows("REFUSED_SETUPS"),
)
def test_what_the_rules_do_not_know(text: str) -> None:
    key, *options = text.split()
    with pytest.raises(OptionError):
        GAMES[key].read_setup(dict(option.split("=") for option in options))


@pytest.mark.parametrize(
    ("text", "whole"),
    rows("WHOLE_SETUPS"),
)
def test_options_left_out_have_their_defaults(text: str, whole: str) -> None:
    key, *options = text.split()
    setup = GAMES[key].read_setup(dict(option.split("=") for option in options))
    assert str(setup) == whole
    assert setup.get("komi", 5) == (6 if "komi" in text else 5)


@pytest.mark.parametrize(
    ("text", "problem"),
    rows("REFUSED_IN_WORDS"),
)
def test_a_refusal_names_what_is_allowed(text: str, problem: str) -> None:
    key, *options = text.split()
    with pytest.raises(OptionError) as error:
        GAMES[key].read_setup(dict(option.split("=") for option in options))
    allowed = error.value.allowed
    assert str(error.value) == problem.format(allowed[-1] if allowed else "")
    assert (error.value.key, error.value.value) == tuple(options[-1].split("="))


def test_a_setup_is_asked_by_name_and_a_game_shows_its_key() -> None:
    setup = GAMES["oddy"].setup(sides=3, pie=False)
    assert (setup["sides"], setup["size"], setup["pie"]) == (3, 11, False)
    assert setup.get("komi") is None
    assert repr(setup.game) == "<Game oddy>"
    with pytest.raises(OptionError, match=r"oddy pie must be .*, not 1"):
        GAMES["oddy"].setup(pie=1)  # a number does not answer a question of yes or no


def test_the_closest_setup_keeps_what_applies_and_has_defaults_for_the_rest() -> None:
    oddy = GAMES["oddy"]
    assert oddy.closest_setup({"sides": 9, "size": 15}) == oddy.setup(sides=9)
    assert oddy.closest_setup({"sides": 3, "size": 15, "komi": 7}) == oddy.setup(sides=3, size=15)
    assert oddy.closest_setup({"sides": 4}) == oddy.setup()


# -- refusals --------------------------------------------------------------------------------------


def test_a_text_that_is_not_a_turn_is_quoted_with_a_hint_if_any() -> None:
    plain, hinted = NotationError("a'1"), NotationError("A1", "write it a1")
    assert str(plain) == '"a\'1" is not a move'
    assert str(hinted) == "'A1' is not a move: write it a1"
    assert (plain.text, hinted.text) == ("a'1", "A1")
    assert isinstance(hinted.args[0], TranslatableText)  # so that it can be translated
    assert isinstance(plain, RulesError)


def test_an_illegal_turn_is_quoted_with_its_reason() -> None:
    refusal = Refusal(RefusalReason.OCCUPIED, (3,))
    error = IllegalTurnError("a1", refusal)
    assert str(error) == "'a1' is illegal: the cell is taken"
    assert (error.text, error.refusal) == ("a1", refusal)
    assert isinstance(error.args[0].values["why"], TranslatableText)


def test_half_a_turn_is_called_incomplete() -> None:
    error = IllegalTurnError("a1", None)
    assert str(error) == "'a1' is illegal: the move is not complete"
    assert error.refusal is None


@pytest.mark.parametrize("key", GAMES)
def test_after_the_end_nothing_more_is_played(key: str) -> None:
    position = GAMES[key].setup().start()
    first = position.write(next(iter(position.legal_turns())))
    while not position.over:
        position.play_turn(next(iter(position.legal_turns())))
    with pytest.raises(RulesError, match="the game is over"):
        position.read(first)


PLAIN = TranslatableText("the file is empty")
FILLED = TranslatableText("{name} has %Ln values", "of a property", 3, name="TM")
NESTED = TranslatableText("line {line}: {problem}", line=4, problem=FILLED)


def parts(text: str) -> tuple[object, ...]:
    assert isinstance(text, TranslatableText)
    return str(text), text.source, text.comment, text.number, text.values


def test_a_translatable_text_is_a_plain_text_and_remembers_its_parts() -> None:
    assert PLAIN == "the file is empty"
    assert parts(PLAIN) == ("the file is empty", "the file is empty", "", -1, {})
    assert FILLED == "TM has 3 values"
    assert parts(FILLED)[1:] == ("{name} has %Ln values", "of a property", 3, {"name": "TM"})
    assert NESTED == "line 4: TM has 3 values"


def test_a_number_is_put_in_also_where_it_is_0_and_braces_stay_without_values() -> None:
    assert TranslatableText("%Ln turns", "", 0) == "0 turns"
    assert TranslatableText("%Ln of {these}", "", 2) == "2 of {these}"
    assert TranslatableText("%Ln turns") == "%Ln turns"


@pytest.mark.parametrize("text", [PLAIN, FILLED, NESTED, TranslatableText("%Ln turns", "x", 0)])
def test_what_is_packed_comes_back_with_all_its_parts(text: TranslatableText) -> None:
    packed = text.packed()
    assert type(packed) is str
    assert parts(unpacked(packed)) == parts(text)


def test_a_translatable_text_within_another_one_is_restored() -> None:
    back = unpacked(NESTED.packed())
    assert isinstance(back, TranslatableText)
    assert parts(back.values["problem"]) == parts(FILLED)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    ["", "the disk is full", "[1", "3", "null", "{}", "[]", '["{x}"]', '["{x}", {}, 1, 2, 3, 4]'],
)
def test_any_other_text_stays_as_it_is(text: str) -> None:
    assert unpacked(text) == text
    assert not isinstance(unpacked(text), TranslatableText)


def test_common_file_errors_have_plain_translated_texts() -> None:
    common = (
        *(errno.EACCES, errno.EBUSY, errno.EDQUOT, errno.EEXIST, errno.EFBIG, errno.EIO),
        *(errno.EISDIR, errno.EMFILE, errno.ENAMETOOLONG, errno.ENOENT, errno.ENOSPC),
        *(errno.ENOTDIR, errno.EPERM, errno.EROFS),
    )
    shown = [error_text(OSError(number, os.strerror(number), "a file")) for number in common]
    assert all(isinstance(text, TranslatableText) for text in shown)
    assert len(set(shown)) == len(shown)
    assert shown[0] == "permission denied"


def test_other_errors_keep_their_own_words() -> None:
    assert error_text(OSError(errno.EDOM, "no domain", "a file")) == "no domain"
    assert error_text(OSError("no number")) == "no number"
    assert error_text(MemoryError()) == "there is not enough memory"
    assert error_text(MemoryError("320 MB")) == "320 MB"
    assert error_text(ValueError(7)) == "7"
    assert error_text(ValueError()) == ""
    shown = error_text(GameFileError(FILLED, 4, 2))
    assert shown == "line 4, column 2: TM has 3 values"
    assert isinstance(shown, TranslatableText)


# accepted by Python's int or float, but never meant
ODD = [
    "1_0",
    "+7",
    "٧",
    "７",
    "৭",
    "²",
    " 7",
    "7 ",
    "7\n",
    "",
    "-",
    "--7",
    "0x7",
    "7e0",
    "1" * 5000,
]


@pytest.mark.parametrize("text", ODD)
def test_numbers_that_only_python_accepts_read_as_none(text: str) -> None:
    assert whole_number(text) is None
    assert real_number(text) is None


@pytest.mark.parametrize("text", ["nan", "inf", "-Infinity", "1_0.5", "1e3", ".", "1.٧", "1,5"])
def test_texts_that_are_not_decimal_numbers_read_as_none(text: str) -> None:
    assert real_number(text) is None


def test_numbers_are_read() -> None:
    assert [whole_number(text) for text in ("0", "-12", "007", "9" * 19)] == [
        0,
        -12,
        7,
        10**19 - 1,
    ]
    assert [real_number(text) for text in ("7", "6.0", "6.", ".5", "-0.25")] == [
        7,
        6,
        6,
        0.5,
        -0.25,
    ]


def test_the_longest_numbers_that_are_read() -> None:
    assert whole_number("9" * 39) == 10**39 - 1
    assert whole_number("9" * 40) is None
    assert real_number("9" * 19 + "." + "5" * 30) == pytest.approx(1e19)
    assert real_number("9" * 20) is None
    assert real_number("1." + "5" * 31) is None
    assert real_number("." + "5" * 30) == pytest.approx(5 / 9)
    assert real_number("." + "5" * 31) is None


def test_an_argument_of_a_command_is_a_number_or_refused_by_name() -> None:
    assert (whole_argument("0"), whole_argument("-3"), real_argument("2.5")) == (0, -3, 2.5)
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'1_0' is not a number$"):
        whole_argument("1_0")
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'nan' is not a number$"):
        real_argument("nan")
    with pytest.raises(argparse.ArgumentTypeError, match=r"^'2\.5' is not a number$"):
        whole_argument("2.5")


# -- clocks ----------------------------------------------------------------------------------------

FIXED = TimeControl(main_seconds=60)
FISCHER = TimeControl(main_seconds=60, increment_seconds=5)
PER_TURN = TimeControl(overtime_seconds=30, overtime_turns=1)
CANADIAN = TimeControl(main_seconds=10, overtime_seconds=20, overtime_turns=5)

seconds = st.floats(0.01, LONGEST_SECONDS).map(lambda number: round(number, 2))
controls = st.one_of(
    st.just(NO_CLOCKS),
    st.builds(TimeControl, main_seconds=seconds),
    st.builds(TimeControl, main_seconds=seconds, increment_seconds=seconds),
    st.builds(
        TimeControl,
        main_seconds=st.one_of(st.just(0), seconds),
        overtime_seconds=seconds,
        overtime_turns=st.integers(1, 1_000_000),
    ),
)


def turn(clock: Clock, player: int, began: float, took: float) -> Left | None:
    clock.begin_turn(player)
    clock.start(began)
    return clock.end_turn(began + took)


def test_without_clocks_there_is_nothing_to_show() -> None:
    clock = Clock()
    assert not clock.control
    assert turn(clock, 0, 5, 100) is None
    assert clock.left(0) is clock.left(1) is None


def test_only_the_clock_of_the_player_to_move_runs() -> None:
    clock = Clock(FIXED)
    clock.start(1000)
    assert clock.left(0, 1010) == Left(50)
    assert clock.left(1, 1010) == Left(60)
    assert clock.left(0, 990) == Left(60)  # a clock that was put back takes nothing
    clock.end_turn(1010)
    clock.begin_turn(1)
    clock.start(1010)
    assert clock.left(0, 1030) == Left(50)
    assert clock.left(1, 1030) == Left(40)


def test_a_stopped_clock_keeps_its_time() -> None:
    clock = Clock(FIXED)
    clock.start(0)
    clock.stop(10)
    assert not clock.runs
    assert clock.left(0, 1000) == Left(50)
    clock.start(1000)
    clock.start(1000.5)  # it runs already
    assert clock.left(0, 1001) == Left(49)
    assert clock.spent(1001) == 11
    assert clock.end_turn(1002) == Left(48)


def test_a_turn_begun_earlier_may_continue() -> None:
    clock = Clock(FIXED)
    clock.begin_turn(1, spent=7)
    assert clock.left(1, 1000) == Left(53)
    clock.start(1000)
    assert clock.end_turn(1003) == Left(50)


def test_time_that_is_given_is_for_the_turn_to_come() -> None:
    clock = Clock(FIXED)
    clock.begin_turn(0, spent=7)
    clock.set_left(0, Left(30))
    clock.set_left(1, Left(20))
    assert (clock.left(0), clock.left(1)) == (Left(30), Left(20))


@pytest.mark.parametrize(
    ("control", "left", "next_left"),
    [
        (FIXED, Left(40), Left(40)),
        (FISCHER, Left(40), Left(45)),
        (PER_TURN, Left(10, 1), Left(30, 1)),
    ],
)
def test_what_is_left_after_a_turn_and_for_the_next(
    control: TimeControl, left: Left, next_left: Left
) -> None:
    clock = Clock(control)
    assert turn(clock, 0, 0, 20) == left
    assert clock.left(0) == next_left
    assert clock.left(1) == control.start


def test_main_time_runs_out_into_overtime() -> None:
    clock = Clock(CANADIAN)
    clock.start(0)
    assert clock.left(0, 9.5) == Left(0.5)
    assert clock.left(0, 10) == Left(20, 5)
    assert clock.left(0, 13) == Left(17, 5)
    clock.end_turn(13)
    assert clock.left(0) == Left(17, 4)
    for _ in range(4):
        turn(clock, 0, 20, 1)
    assert clock.left(0) == Left(20, 5)


def test_time_is_over_at_nothing_and_stays_so() -> None:
    clock = Clock(FIXED)
    clock.start(0)
    left = clock.left(0, 59.9)
    assert left is not None
    assert not left.out
    for now in (60, 1000):
        assert clock.left(0, now) == Left(0)
    assert Left(0).out
    clock = Clock(CANADIAN)
    clock.start(0)
    assert clock.left(0, 30) == Left(0, 5)


def test_after_overtime_has_run_out_a_turn_begins_a_whole_period() -> None:
    assert CANADIAN.renewed(Left(0, 3)) == CANADIAN.overtime
    assert CANADIAN.renewed(Left(1, 3)) == Left(1, 2)


@pytest.mark.parametrize(
    ("control", "low"), [(FIXED, 12), (TimeControl(main_seconds=600), 30), (PER_TURN, 6)]
)
def test_time_is_short_in_the_last_fifth_or_half_minute(control: TimeControl, low: float) -> None:
    assert control.low_seconds == low


@pytest.mark.parametrize(
    ("control", "sgf"),
    [
        (NO_CLOCKS, ("", "")),
        (FIXED, ("60", "")),
        (FISCHER, ("60", "5 fischer")),
        (PER_TURN, ("0", "1x30 byo-yomi")),
        (CANADIAN, ("10", "5/20 Canadian")),
        (TimeControl(main_seconds=0.5, increment_seconds=0.25), ("0.5", "0.25 fischer")),
    ],
)
def test_how_it_is_written(control: TimeControl, sgf: tuple[str, str]) -> None:
    assert control.sgf() == sgf


@given(controls)
def test_written_controls_are_read(control: TimeControl) -> None:
    assert read_time_control(*control.sgf()) == control
    assert read_time_control(*str(control).split(" ", 1)) == control


def test_other_spellings_are_read() -> None:
    assert read_time_control(" 60.00 ", "5  Fischer") == FISCHER
    assert read_time_control("", "1 x 30 Byo Yomi") == PER_TURN
    assert read_time_control("10", "5 / 20 canadian") == CANADIAN


@pytest.mark.parametrize(
    ("main", "overtime"),
    [
        ("60", "5x30 byo-yomi"),
        ("60", "sudden death"),
        ("-60", ""),
        ("nan", ""),
        ("1e3", ""),
        ("1:30", ""),
        ("9999999", ""),
        ("99999999999999999999", ""),
        ("60", "0/30 Canadian"),
        ("60", "9999999/30 Canadian"),
        ("0", "5 fischer"),
        ("６０", ""),
    ],
)
def test_invalid_texts_are_not_understood(main: str, overtime: str) -> None:
    assert read_time_control(main, overtime) is None


@given(st.text(max_size=30), st.text(max_size=30))
def test_no_text_does_harm(main: str, overtime: str) -> None:
    read_time_control(main, overtime)
    assert (read_seconds(main) or 0) >= 0


def test_seconds_are_read() -> None:
    assert read_seconds("12.34") == 12.34
    assert read_seconds(" 0 ") == 0
    for text in ("", "-1", "nan", "inf", "1000001", "1,5", "9" * 5000):
        assert read_seconds(text) is None


@pytest.mark.parametrize(
    "numbers",
    [
        {"main_seconds": -1},
        {"main_seconds": float("nan")},
        {"main_seconds": LONGEST_SECONDS + 1},
        {"overtime_seconds": 5},
        {"overtime_turns": 5},
        {"main_seconds": 5, "overtime_seconds": 5, "overtime_turns": -1},
        {"increment_seconds": 5},
        {"main_seconds": 1, "increment_seconds": 1, "overtime_seconds": 1, "overtime_turns": 1},
    ],
)
def test_impossible_controls_are_refused(numbers: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"must be|needs"):
        TimeControl(**numbers)  # type: ignore[arg-type]
