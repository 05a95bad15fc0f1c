"""Setups: options with their ranges, their texts, and what is refused."""

from __future__ import annotations

import pytest
from game_facts import rows

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
