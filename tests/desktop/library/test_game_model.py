"""The model of the list: fetching rows, texts for screen readers, and tool tips."""

from __future__ import annotations

from typing import Any, cast

import pytest
from library_rows import ClientStandIn, found, row, unreadable
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.library.game_model import GameModel
from rules.library.library import LibraryRow
from rules.translatable_text import TranslatableText

SPOKEN, TIP = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def client() -> ClientStandIn:
    return ClientStandIn()


@pytest.fixture
def model(client: ClientStandIn, qtbot: QtBot) -> GameModel:
    return GameModel(cast(Any, client))


def numbers(model: GameModel, count: int) -> list[int | None]:
    """Return the ids of the fetched games, row by row."""
    rows = [model.row(place) for place in range(count)]
    return [None if each is None else each.id for each in rows]


def test_before_the_first_search_it_is_empty(model: GameModel, client: ClientStandIn) -> None:
    model.fetch(0, 10)
    assert client.tasks == []
    assert (model.found, model.rowCount(), model.row(0), model.turn(0)) == (None, 0, None, None)


def test_there_is_a_row_for_each_game_found(model: GameModel) -> None:
    model.show(found(30, 10, 20))
    assert model.rowCount() == 3
    assert model.ids([2, 0]) == [20, 30]
    assert numbers(model, 3) == [None, None, None]
    model.show(found())
    assert model.rowCount() == 0


def test_only_unknown_games_are_fetched(
    model: GameModel, client: ClientStandIn, qtbot: QtBot
) -> None:
    model.show(found(30, 10, 20, 40))
    model.fetch(-5, 1)
    with qtbot.waitSignal(model.fetched):
        client.answer()
    assert numbers(model, 4) == [30, 10, None, None]
    model.fetch(1, 2)
    model.fetch(0, 1)  # both are known
    client.answer()
    assert client.library.asked == [[30, 10], [20]]
    assert numbers(model, 5) == [30, 10, 20, None, None]
    assert model.row(-1) is None
    model.fetch(3, 99)
    client.answer()
    assert numbers(model, 4) == [30, 10, 20, 40]
    assert client.owners == [model] * 3


def test_games_that_may_have_changed_are_fetched_again(
    model: GameModel, client: ClientStandIn
) -> None:
    model.show(found(1, 2))
    model.fetch(0, 1)
    client.answer()
    client.library.rows = lambda ids: {number: row(number, turns=99) for number in ids}
    model.fetch(0, 0, again=True)
    client.answer()
    turns = [cast(LibraryRow, model.row(place)).entry.turns for place in range(2)]
    assert turns == [99, 12]


def test_a_pending_fetch_is_cancelled_by_the_next_one(
    model: GameModel, client: ClientStandIn
) -> None:
    model.show(found(1, 2, 3))
    model.fetch(0, 0)
    model.fetch(2, 2)
    assert [task.cancelled for task in client.tasks] == [True, False]
    client.answer()
    assert numbers(model, 3) == [None, None, 3]


def test_known_games_stay_known_after_another_search(
    model: GameModel, client: ClientStandIn
) -> None:
    model.show(found(1, 2))
    model.fetch(0, 1)
    client.answer()
    model.show(found(2, 3))
    assert numbers(model, 2) == [2, None]


def test_the_same_games_are_not_laid_out_again(model: GameModel, qtbot: QtBot) -> None:
    model.show(found(1, 2))
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.show(found(1, 2, turns=[3, 4]))
    assert resets == []
    assert (model.turn(0), model.turn(1)) == (3, 4)
    model.show(found(2, 1))
    assert resets == [True]
    assert model.turn(0) is None


def test_the_number_of_games_in_memory_is_limited(model: GameModel, client: ClientStandIn) -> None:
    model.show(found(*range(6000)))
    model.fetch(0, 2999)
    client.answer()
    model.fetch(3000, 4999)
    client.answer()
    assert model.row(0) is not None
    model.fetch(5000, 5000)
    client.answer()
    assert model.row(0) is None
    assert model.row(5000) is not None


def test_a_known_game_has_a_spoken_sentence(model: GameModel, client: ClientStandIn) -> None:
    model.show(found(1, turns=[3]))
    index = model.index(0)
    assert index.data(SPOKEN) == "…"
    assert index.data(TIP) is None
    assert index.data(Qt.ItemDataRole.DisplayRole) is None
    model.fetch(0, 0)
    client.answer()
    assert "Ann – Bob" in index.data(SPOKEN)
    assert index.data(SPOKEN).endswith("position after move 3")
    assert index.data(TIP) is None
    assert index.data(Qt.ItemDataRole.DisplayRole) is None


def test_the_problem_of_a_file_is_in_its_tool_tip(model: GameModel, client: ClientStandIn) -> None:
    problem = TranslatableText("read in part: {problem}", problem="<b>x</b> " * 30)
    client.library.rows = lambda _ids: {1: unreadable(1, problem)}
    model.show(found(1))
    model.fetch(0, 0)
    client.answer()
    tip = model.index(0).data(TIP)
    assert tip.startswith("read in part: <b>x</b> <b>x</b>")
    assert max(map(len, tip.splitlines())) <= 72
