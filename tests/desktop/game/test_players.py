import pytest

from desktop.game.players import LEVELS, Computer, Person, Seat, read_seat, seat_names


@pytest.mark.parametrize("seat", [Person(), *[Computer(level) for level in LEVELS]])
def test_a_seat_is_read_back_from_its_text(seat: Seat) -> None:
    assert read_seat(str(seat)) == seat


@pytest.mark.parametrize("text", ["", "engine", "engine 0", "engine 11", "engine 5 x", "Bob"])
def test_any_other_text_is_a_person(text: str) -> None:
    assert read_seat(text) == Person()


def test_only_the_highest_level_thinks_long() -> None:
    assert Computer(10).limits().think_ms == 3000
    assert all(Computer(level).limits().think_ms <= 1000 for level in range(1, 10))
    assert [Computer(level).limits().level for level in LEVELS] == list(LEVELS)


def test_names_tell_the_players_apart() -> None:
    assert seat_names((Person(), Computer(4))) == ("You", "Computer, level 4")
    assert seat_names((Computer(4), Person())) == ("Computer, level 4", "You")
    assert seat_names((Person(), Person())) == ("Player 1", "Player 2")
    same = seat_names((Computer(4), Computer(4)))
    assert same[0] != same[1]
