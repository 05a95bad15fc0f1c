"""Setups: options with their ranges, their texts, and what is refused."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.setup import Game, OptionError, Setup

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
    with pytest.raises(OptionError, match=rf"^{game.key} does not take colour with these options$"):
        game.setup(colour=1)
    for option in game.options({}):
        for text in ("", "x", "-1", "1e999", "nan", "99"):
            with pytest.raises(OptionError) as error:
                game.read_setup({option.key: text})
            assert (error.value.key, error.value.value) == (option.key, text)
            assert error.value.allowed == option.values
        with pytest.raises(OptionError):
            game.setup(**{option.key: None})


@pytest.mark.parametrize(
    "text",
    [
        "wythe size=2",
        "wythe size=12",
        "wythe pie=maybe",
        "wythe sides=5",
        "yodd size=1",
        "yodd size=11",
        "yodd pie=on",
        "oddy sides=4",
        "oddy sides=11",
        "oddy sides=3 size=2",
        "oddy sides=3 size=16",
        "oddy sides=5 size=10",
        "egotzi size=12",
        "egotzi komi=4",
        "egotzi variant=standard komi=2",
        "egotzi variant=squared komi=3",
        "egotzi variant=squared komi=-2",
        "egotzi variant=squared pie=on",
        "egotzi variant=round",
        "themisto size=8",
        "themisto pie=off",
    ],
)
def test_what_the_rules_do_not_know(text: str) -> None:
    key, *options = text.split()
    with pytest.raises(OptionError):
        GAMES[key].read_setup(dict(option.split("=") for option in options))


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("wythe", "wythe size=7 pie=on"),
        ("wythe size=11 pie=off", "wythe size=11 pie=off"),
        ("yodd", "yodd size=6"),
        ("oddy", "oddy sides=5 size=6 pie=on"),
        ("oddy sides=3", "oddy sides=3 size=11 pie=on"),
        ("oddy sides=7", "oddy sides=7 size=6 pie=on"),
        ("oddy size=9 sides=9", "oddy sides=9 size=9 pie=on"),
        ("oddy sides=3 size=15", "oddy sides=3 size=15 pie=on"),
        ("egotzi", "egotzi size=7 variant=standard pie=on"),
        ("egotzi komi=6.0 variant=squared", "egotzi size=7 variant=squared pie=off komi=6"),
        ("themisto", "themisto"),
    ],
)
def test_options_left_out_have_their_defaults(text: str, whole: str) -> None:
    key, *options = text.split()
    setup = GAMES[key].read_setup(dict(option.split("=") for option in options))
    assert str(setup) == whole
    assert setup.get("komi", 5) == (6 if "komi" in text else 5)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("wythe size=2", "wythe size must be 3 to 11, not 2"),
        ("wythe pie=maybe", "wythe pie must be on or off, not maybe"),
        ("wythe sides=5", "wythe does not take sides with these options"),
        ("oddy sides=4", "oddy sides must be 3 or 5 or 7 or 9, not 4"),
        ("oddy sides=3 size=2", "oddy size must be 3 to 15, not 2"),
        ("egotzi variant=round", "egotzi variant must be standard or squared, not round"),
        (
            "egotzi variant=squared komi=3",
            "egotzi komi must be 0 to {} in steps of 2, not 3",
        ),
    ],
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
