"""The search fields above the list, and the texts in it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driving import click, small
from library_rows import row, unreadable
from lone_widgets import shown_alone
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.board import picture
from desktop.game.players import Computer, Human, seat_names
from desktop.library.filter_bar import FilterBar
from desktop.library.game_list import (
    board_title,
    computer_words,
    details,
    nameless,
    players,
    result,
    sentence,
    setup_title,
    title,
)
from desktop.services.languages import UI_LANGUAGE, Language, available_languages
from desktop.theme.themes import SHIPPED, UI_THEME, Theme
from rules.games import GAMES
from rules.library.entry import Ended, Filter, Nameless, Order
from rules.library.positions import canonical_key
from rules.position import Position
from rules.translatable_text import TranslatableText

FOUR, FIVE = "egotzi size=4", "egotzi size=5"


class Recorder:
    """Records the signals of a bar."""

    def __init__(self, bar: FilterBar) -> None:
        self.filters: list[Filter] = []
        self._bar = bar
        bar.changed.connect(self._record)

    def _record(self) -> None:
        self.filters.append(self._bar.filter)


@pytest.fixture
def games() -> list[str]:
    """Return the kinds of games that were chosen."""
    return []


@pytest.fixture
def bar(qtbot: QtBot, games: list[str]) -> FilterBar:
    return shown_alone(qtbot, FilterBar(games.append), (900, 200))


@pytest.fixture
def recorder(bar: FilterBar) -> Recorder:
    return Recorder(bar)


def items(box: QComboBox) -> list[tuple[str, object]]:
    return [(box.itemText(at), box.itemData(at)) for at in range(box.count())]


def choose(box: QComboBox, data: object) -> None:
    """Choose an item by keys."""
    at = next(at for at in range(box.count()) if box.itemData(at) == data)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(at):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == data


def test_at_first_all_games_match(bar: FilterBar, recorder: Recorder) -> None:
    assert bar.filter == Filter()
    assert bar.order == Order.LATEST
    assert bar.position is None
    assert bar.panes == [bar.game]
    assert not bar.setup.isEnabled()
    assert not bar.any_position.isVisible()
    click(bar.take_position)  # which only asks for it
    assert recorder.filters == []


def test_the_items_of_the_boxes(bar: FilterBar) -> None:
    games = [(game.title, key) for key, game in GAMES.items()]
    assert items(bar.game) == [("All games", ""), *games]
    assert items(bar.setup) == [("All boards", "")]
    ended = dict(items(bar.ended))
    assert list(ended.values()) == [None, *Ended]
    assert ended["Black won"] is Ended.BLACK
    assert ended["The player lost"] is Ended.LOST
    ordered = dict(items(bar.ordered))
    assert list(ordered.values()) == list(Order)
    assert ordered["Oldest first"] is Order.OLDEST


@pytest.mark.parametrize(
    ("field", "text", "wanted"),
    [
        (lambda bar: bar.player, "5", Filter(player="5")),
        (lambda bar: bar.player, "comp", Filter(player="comp", computer="engine")),
        (lambda bar: bar.comment, "ladder", Filter(comment="ladder")),
        (lambda bar: bar.event_name, "Club", Filter(event="Club")),
        (lambda bar: bar.since, " 2026-11 ", Filter(since="2026-11")),
        (lambda bar: bar.until, "2026", Filter(until="2026")),
    ],
)
def test_every_letter_changes_the_search(
    bar: FilterBar,
    recorder: Recorder,
    field: Callable[[FilterBar], QLineEdit],
    text: str,
    wanted: Filter,
) -> None:
    QTest.keyClicks(field(bar), text)
    assert bar.filter == wanted
    assert len(recorder.filters) == len(text)
    assert recorder.filters[-1] == wanted
    assert field(bar).isClearButtonEnabled()


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026", "2026"),
        ("2026-01", "2026-01"),
        ("2026-12", "2026-12"),
        ("2026-11-30", "2026-11-30"),
        ("2026-11-31", "2026-11-31"),
        (" 2026-11-09 ", "2026-11-09"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_a_year_a_month_or_a_day_is_searched(bar: FilterBar, text: str, day: str) -> None:
    for field in (bar.since, bar.until):
        field.setText(text)
        assert not field.property("day")
    assert (bar.filter.since, bar.filter.until) == (day, day)


def test_a_wrong_date_is_explained_once_nothing_more_is_typed(
    bar: FilterBar, qtbot: QtBot, announcements: list[tuple[str, bool]]
) -> None:
    bar._pause.setInterval(0)
    bar.since.setText("21.11.2026")
    assert not bar.refusal.isVisible()
    qtbot.waitUntil(bar.refusal.isVisible)
    assert bar.refusal.text().startswith("21.11.2026 is not a date, and is ignored.")
    assert announcements == [(bar.refusal.text(), True)]
    bar.since.setText("2026-11-21")
    assert not bar.refusal.isVisible()


@pytest.mark.parametrize(
    "text", ["2", "202", "20261", "2026-", "2026-13", "2026-00", "2026-1-1", "2026-11-32", "٢٠٢٦"]
)
def test_an_invalid_day_is_marked_until_it_is_valid(bar: FilterBar, text: str) -> None:
    bar.setStyleSheet('QLineEdit[day="wrong"] { color: #123456; }')
    for field in (bar.since, bar.until):
        for shown, day in ((text, "wrong"), ("", "")):
            field.setText(shown)
            assert field.property("day") == day
            is_marked = field.palette().text().color().name() == "#123456"
            assert is_marked is (day == "wrong")
            assert (bar.filter.since, bar.filter.until) == ("", "")


def test_a_result_and_an_order_are_chosen(bar: FilterBar, recorder: Recorder) -> None:
    choose(bar.ended, Ended.DRAW)
    assert recorder.filters[-1] == Filter(ended=Ended.DRAW)
    before = len(recorder.filters)
    choose(bar.ordered, Order.RESULT)
    assert bar.order == Order.RESULT
    assert len(recorder.filters) > before
    assert bar.filter == Filter(ended=Ended.DRAW)


def test_the_boards_of_a_game_are_asked_for_and_can_be_chosen(
    bar: FilterBar, recorder: Recorder, games: list[str]
) -> None:
    choose(bar.game, "egotzi")
    assert games[-1] == "egotzi"
    assert recorder.filters[-1] == Filter(game="egotzi")
    assert not bar.setup.isEnabled()
    before = len(recorder.filters)
    bar.show_setups("egotzi", [FOUR, FIVE])
    assert len(recorder.filters) == before  # the search has not changed
    assert bar.setup.isEnabled()
    boards = [text for text, _data in items(bar.setup)]
    assert boards[0] == "All boards"
    assert boards[1] == board_title(FOUR) != ""
    assert [data for _text, data in items(bar.setup)] == ["", FOUR, FIVE]
    choose(bar.setup, FIVE)
    assert recorder.filters[-1] == Filter(game="egotzi", setup=FIVE)
    bar.show_setups("egotzi", [FIVE])
    assert [data for _text, data in items(bar.setup)] == ["", FIVE]
    assert bar.filter.setup == FIVE  # the choice is kept


def test_a_board_that_has_gone_is_no_longer_searched(bar: FilterBar, recorder: Recorder) -> None:
    choose(bar.game, "egotzi")
    bar.show_setups("egotzi", [FOUR, FIVE])
    choose(bar.setup, FIVE)
    bar.show_setups("egotzi", [FOUR, "nonsense"])
    assert bar.setup.currentIndex() == 0
    assert recorder.filters[-1] == Filter(game="egotzi")
    assert bar.setup.itemText(2) == "nonsense"


def test_only_boards_of_the_chosen_game_are_offered(
    bar: FilterBar, recorder: Recorder, games: list[str]
) -> None:
    choose(bar.game, "egotzi")
    bar.show_setups("egotzi", [FOUR])
    choose(bar.setup, FOUR)
    bar.show_setups("wythe", ["wythe size=8"])
    assert [data for _text, data in items(bar.setup)] == ["", FOUR]
    assert bar.filter.setup == FOUR
    del recorder.filters[:]
    bar.game.setCurrentIndex(0)
    assert recorder.filters == [Filter()]
    assert games[-1] == ""
    for game, boards in (("", []), ("egotzi", [FOUR])):  # one answer comes late
        bar.show_setups(game, boards)
        assert not bar.setup.isEnabled()
        assert bar.setup.count() == 1


def test_a_position_is_searched_and_shown(bar: FilterBar, recorder: Recorder) -> None:
    position = small("egotzi").start()
    position.play_turn(position.read("a1"))
    bar.look_for(position)
    key = canonical_key(position)
    assert recorder.filters == [Filter(position=key)]
    assert bar.any_position.isVisible()
    assert bar.thumbnail.isVisible()
    assert bar.thumbnail.size().toTuple() == (90, 90)
    position.play_turn(position.read("b2"))
    assert bar.filter == Filter(position=key)  # unchanged
    click(bar.any_position)
    assert recorder.filters[-1] == Filter()
    assert not bar.any_position.isVisible()
    assert not bar.thumbnail.isVisible()


def test_the_picture_of_the_position_follows_it_and_the_theme(
    bar: FilterBar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[str, Theme]] = []

    def paint(position: Position, side: int, theme: Theme, *_more: Any, **_how: Any) -> QImage:
        painted.append((str(canonical_key(position)), theme))
        return QImage(side, side, QImage.Format.Format_RGB32)

    monkeypatch.setattr(picture, "board_picture", paint)
    position = small("egotzi").start()
    bar.look_for(position)
    first = str(canonical_key(position))
    qtbot.waitUntil(lambda: painted[-1:] == [(first, SHIPPED["light"])])
    position.play_turn(position.read("a1"))
    bar.look_for(position)
    second = str(canonical_key(position))
    qtbot.waitUntil(lambda: painted[-1:] == [(second, SHIPPED["light"])])
    UI_THEME.set_theme(SHIPPED["dark"])
    qtbot.waitUntil(lambda: painted[-1:] == [(second, SHIPPED["dark"])])


def test_everything_is_cleared_at_once(bar: FilterBar, recorder: Recorder) -> None:
    choose(bar.game, "egotzi")
    bar.show_setups("egotzi", [FOUR])
    choose(bar.setup, FOUR)
    choose(bar.ended, Ended.DRAW)
    choose(bar.ordered, Order.OLDEST)
    bar.look_for(small("egotzi").start())
    for field in (bar.player, bar.comment, bar.event_name, bar.since, bar.until):
        field.setText("2026")
    del recorder.filters[:]
    click(bar.clear)
    assert recorder.filters == [Filter()]  # one search is enough
    assert not bar.any_position.isVisible()
    assert not bar.setup.isEnabled()
    assert bar.setup.count() == 1  # the boards belonged to another game
    assert bar.order == Order.OLDEST
    QTest.keyClicks(bar.player, "a")
    assert len(recorder.filters) == 2


def test_every_field_has_a_name_and_boards_have_theirs_in_each_language(bar: FilterBar) -> None:
    choose(bar.game, "egotzi")
    bar.show_setups("egotzi", [FOUR])
    choose(bar.setup, FOUR)
    boxes = (bar.game, bar.setup, bar.ended, bar.ordered)
    fields = (bar.player, bar.since, bar.until, bar.event_name, bar.comment)
    assert [field.accessibleName() for field in (*boxes, *fields)] == [
        *("Game", "Board and variant", "Result", "Sort order", "Player"),
        *("From this day on", "Up to this day", "Event", "Words in comments"),
    ]
    board = bar.setup.itemText(1)
    UI_LANGUAGE.set_language(Language("de"))
    assert bar.setup.itemText(1) == board_title(FOUR) != board
    assert bar.filter == Filter(game="egotzi", setup=FOUR)


def test_large_text_cuts_nothing_off_in_any_language(bar: FilterBar) -> None:
    bar.setStyleSheet("* { font-size: 26px; }")
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        bar.setFixedWidth(780)
        QApplication.processEvents()
        for part in (bar.game, bar.ended, bar.ordered, bar.take_position, bar.clear):
            assert part.width() >= part.sizeHint().width(), (language.code, part.toolTip())
        titles = [box.itemText(0) for box in (bar.game, bar.setup, bar.ended)]
        assert len({*titles, bar.any_position.text()}) == 4  # none of them is just "Any"


# -- the texts about a game ------------------------------------------------------------------------


def test_a_game_is_named_by_its_setup_and_another_file_by_its_name() -> None:
    assert title(row(setup="wythe size=8")).startswith("Wythe")
    assert setup_title("wythe size=8") != setup_title("wythe size=9")
    assert setup_title("chess size=8") == "chess size=8"
    assert title(row(setup="", path=Path("a") / "b.oddments")) == "b.oddments"
    english = setup_title("oddy sides=5 size=5")
    UI_LANGUAGE.set_language(Language("de"))
    german = setup_title("oddy sides=5 size=5")
    assert german != english
    assert title(row(setup="oddy sides=5 size=5")) == german


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        (("Ann", "Bob"), ("person", "person"), "Ann – Bob"),
        (("Ann", "Ann"), ("person", "person"), "Ann – Ann"),
        (("", ""), ("person", "person"), "Player 1 – Player 2"),
        (("Ann", ""), ("person", "person"), "Ann – Player 2"),
        (("", ""), ("person", "engine 5"), "You – Computer, level 5"),
        (("", "Deep"), ("engine 2", "engine 5"), "Computer, level 2 – Computer, level 5"),
        (("", ""), ("engine 5", "engine 5"), "Computer, level 5 (1) – Computer, level 5 (2)"),
        (("a\nb", "Bob"), ("", "robot"), "a b – Bob"),
    ],
)
def test_players_are_listed_with_black_first(
    names: tuple[str, str], seats: tuple[str, str], expected: str
) -> None:
    assert players(row(names=names, seats=seats)) == expected


@pytest.mark.parametrize(
    ("ended", "winner", "expected"),
    [
        ("", None, "Ann – Bob"),
        ("0", 2, "Ann – Bob"),
        ("B+R", 0, "Ann – Bob"),
        ("W+R", 1, "Ann – Bob"),
        ("W+R", 0, "Bob – Ann"),
        ("B+R", 1, "Bob – Ann"),
    ],
)
def test_black_at_the_end_is_listed_first(ended: str, winner: int | None, expected: str) -> None:
    assert players(row(result=ended, winner=winner)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "unfinished"),
        ("0", "a draw"),
        ("Draw", "a draw"),
        ("B+", "Black won"),
        ("W+", "White won"),
        ("W+R", "White won by resignation"),
        ("B+T", "Black won on time"),
        ("W+F", "White won by forfeit"),
        ("B+3", "Black won by 3"),
        ("W+2.5", "White won by 2.5"),
        ("+3", "a draw"),
        ("xB+3", "a draw"),
    ],
)
def test_results_are_described(text: str, expected: str) -> None:
    assert result(row(result=text)) == expected
    assert result(row(result=text, setup="")) == ""  # a file without a game


def test_details_show_when_and_where_and_how_long() -> None:
    game = row(date="2026-11-21", event="Club\nnight", turns=1)
    assert details(game, None) == "21 Nov 2026   ·   Club night   ·   1 move"
    assert details(game, 0).endswith("   ·   1 move   ·   at the start")
    assert details(game, 12).endswith("   ·   1 move   ·   position after move 12")
    assert details(row(turns=0), None) == "0 moves"
    long = details(row(date="2" * 500, event="e" * 500), None).split("   ·   ")
    assert [len(each) in range(100, 103) for each in long] == [True, True, False]


def test_the_problem_of_a_file_comes_last() -> None:
    problem = TranslatableText(
        "read in part: {problem}", problem=TranslatableText("permission denied")
    )
    game = row(problem=problem)
    assert details(game, 3) == (
        "12 moves   ·   position after move 3   ·   read in part: permission denied"
    )
    assert details(unreadable(), 3) == "this is not an SGF file"


def test_a_sentence_contains_everything_for_screen_readers() -> None:
    game = row(date="2026-11-21", result="B+R", winner=0)
    assert sentence(game, 2) == ", ".join(
        [
            setup_title("egotzi size=4"),
            "Ann – Bob",
            "Black won by resignation",
            "21 Nov 2026",
            "12 moves",
            "position after move 2",
        ]
    )
    assert sentence(unreadable(), None) == "1.oddments, this is not an SGF file"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Computer", "engine"),
        ("COMP", "engine"),
        ("computer, level 5", "engine 5"),
        ("level 5", "engine 5"),
        ("5 comp", "engine 5"),
        ("  lev  ", "engine"),
        ("5", ""),
        ("", ""),
        ("Ann", ""),
        ("computer Ann", ""),
        ("omputer", ""),
    ],
)
def test_the_computer_is_found_by_its_name(typed: str, words: str) -> None:
    assert computer_words(typed) == words


def test_nameless_players_are_found_by_what_the_list_calls_them_in_every_language() -> None:
    engine = ("person", "engine 5")
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        for seats, kinds in (
            (engine, [Nameless.ALONE]),
            (("person", "person"), [Nameless.FIRST, Nameless.SECOND]),
        ):
            listed = players(row(names=("", ""), seats=seats)).split(" – ")
            assert [nameless(name) for name in listed[: len(kinds)]] == [{kind} for kind in kinds]
    assert nameless("") == nameless("Yoda") == frozenset()


def test_the_computer_is_found_by_its_name_in_every_language() -> None:
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        called = seat_names((Human("Eve"), Computer(5)))[1]
        assert called in players(row(names=("Eve", ""), seats=("person", "engine 5")))
        assert computer_words(called) == "engine 5", language.code
        assert computer_words(called.split()[-2]) == "engine", language.code
        assert computer_words(f"{called}0") != "engine 5", language.code
