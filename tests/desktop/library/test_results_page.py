"""One's own results: what is shown about one game, the graph of a rating, the window."""

import datetime
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click
from library_rows import ClientStandIn
from lone_widgets import emitted, shown_alone
from own_games import put
from PySide6.QtCore import QObject, QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.library.rating_panel import RatingGraph, RatingPanel, RatingPoint
from desktop.library.result_table import ResultTable
from desktop.library.results_window import ResultsPage, ResultsWindow
from desktop.services.text import month_text
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.themes import SHIPPED, UI_THEME, Themes, mixed
from desktop.widgets.notice_bar import Topic
from rules.games import GAMES
from rules.library.library import Library
from rules.training.deck import Deck
from rules.training.own_results import (
    Advice,
    OwnRecord,
    PuzzleRecord,
    ResultGroup,
    Streaks,
    Tally,
    present_strength,
    strength_by_month,
)
from rules.training.schedule import Rating

DAYS = {datetime.date(2026, 11, day): Rating(500.0 + day, 80.0) for day in (3, 4, 9)}
PUZZLES = PuzzleRecord(Rating(509.0, 83.0), DAYS, 7)


def group(
    level: int,
    month: str,
    tally: Tally,
    *,
    game: str = "oddy",
    setup: str = "oddy sides=5 size=6",
    player: int = 0,
) -> ResultGroup:
    return ResultGroup(game, setup, level, player, month, tally)


GROUPS = (
    group(3, "2026-10", Tally(won=6, lost=2)),
    group(4, "2026-11", Tally(won=2, drawn=1, lost=1), player=1),
    group(4, "2026-11", Tally(unfinished=3), setup="oddy sides=7 size=5"),
    group(4, "", Tally(lost=1), setup="oddy sides=5 size=4"),
)


def record(
    *groups: ResultGroup,
    game: str = "oddy",
    advice: Advice | None = None,
    puzzles: PuzzleRecord = PUZZLES,
) -> OwnRecord:
    rating, months = present_strength(game, groups), strength_by_month(game, groups)
    return OwnRecord(game, groups, rating, months, Streaks(2, 5), advice, puzzles)


@pytest.fixture
def asked() -> list[tuple[str, int]]:
    """Return the games and levels that were asked for."""
    return []


@pytest.fixture
def page(qtbot: QtBot, asked: list[tuple[str, int]]) -> ResultsPage:
    made = ResultsPage(lambda game, level: asked.append((game, level)))
    made.show_record(record(*GROUPS, advice=Advice(3, 10, 8.0, 4)))
    shown_alone(qtbot, made, (800, 700))
    return made


def names(page: ResultsPage) -> list[str]:
    return [row[0] for row in page.table.texts]


def test_few_games_have_no_table(page: ResultsPage) -> None:
    for games, shown in ((1, False), (4, False), (5, True)):
        unsolved = PuzzleRecord(None, {}, 0)
        page.show_record(record(group(3, "2026-10", Tally(won=games)), puzzles=unsolved))
        assert (page.table.isVisible(), page.kind.isVisible()) == (shown, shown)
        assert page.games.isVisible()
        QApplication.processEvents()
        assert page.summary.geometry().top() < 150  # what is there lies together at the top


def test_results_by_level_add_up(page: ResultsPage) -> None:
    assert page.kind.currentText() == "By level"
    header = page.table.headerItem()
    headings = [header.text(column) for column in range(page.table.columnCount())]
    assert headings == ["Level", "Games", "Won", "Drawn", "Lost", "Points", "Unfinished"]
    assert page.table.texts == [
        ["3: Learner", "8", "6", "0", "2", "75\N{NO-BREAK SPACE}%", "0"],
        ["4: Casual player", "5", "2", "1", "2", "50\N{NO-BREAK SPACE}%", "3"],
    ]
    assert page.summary.text() == (
        "13 games finished: 8 won, 1 drawn, 4 lost. 3 games unfinished. "
        "Won in a row: 2 now, 5 at most."
    )


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (1, ["5 sides · size 4", "5 sides · size 6", "7 sides · size 5"]),
        (2, ["Began as Black", "Began as White"]),
        (3, ["Nov 2026", "Oct 2026", "Without a date"]),
        (4, ["9 Nov 2026", "4 Nov 2026", "3 Nov 2026"]),
    ],
)
def test_results_can_be_counted_by_other_things(
    page: ResultsPage, kind: int, expected: list[str]
) -> None:
    page.kind.setFocus()
    for _ in range(kind):
        QTest.keyClick(page.kind, Qt.Key.Key_Down)
    assert names(page) == expected


def test_the_months_are_the_table_of_the_graph(page: ResultsPage) -> None:
    page.kind.setCurrentIndex(3)
    known = page.record.by_month["2026-11"] if page.record else None
    assert known is not None
    low, high = (f"{round(edge):,}" for edge in known.interval)
    assert page.table.texts[0][1] == f"{round(known.rating):,} ({low}–{high})"
    assert page.table.texts[2][1] == ""
    assert page.games.number.text() == f"{round(known.rating):,}"
    said = f"Nov 2026: {round(known.rating):,}, between {low} and {high}"
    assert page.games.graph.accessibleDescription() == said


def test_graph_and_table_follow_each_other(page: ResultsPage) -> None:
    page.games.graph.setFocus()
    QTest.keyClick(page.games.graph, Qt.Key.Key_Home)
    assert (page.games.graph.current, page.kind.currentIndex()) == (0, 3)
    assert page.table.currentIndex().row() == 1  # October
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Up)
    assert page.games.graph.current == 1
    QTest.keyClick(page.table, Qt.Key.Key_End)  # no date, no point
    assert page.games.graph.current == 1
    QTest.keyClick(page.puzzles.graph, Qt.Key.Key_Left)
    assert (page.puzzles.graph.current, page.kind.currentIndex()) == (1, 4)
    assert page.table.currentIndex().row() == 1
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert page.puzzles.graph.current == 0


def test_the_rating_from_puzzles_is_shown_with_its_range(page: ResultsPage) -> None:
    assert page.puzzles.isVisible()
    assert page.puzzles.number.text() == "509"
    said = "probably between 346 and 672, about level "
    assert page.puzzles.details.text().startswith(said)
    assert page.puzzles.details.text().endswith(", from 7 puzzles")
    page.show_record(record(*GROUPS, puzzles=PuzzleRecord()))
    assert not page.puzzles.isVisible()
    assert [page.kind.itemText(at) for at in range(page.kind.count())] == [
        "By level",
        "By board",
        "By colour",
        "By month",
    ]


def test_one_format_of_days_serves_the_table_and_the_graph(page: ResultsPage) -> None:
    page.kind.setCurrentIndex(4)
    assert page.table.texts[0] == ["9 Nov 2026", "509 (352–666)"]
    said = page.puzzles.graph.accessibleDescription()
    assert said == "9 Nov 2026: 509, between 352 and 666"


def test_unfinished_games_give_no_rating(page: ResultsPage) -> None:
    page.show_record(record(group(3, "2026-11", Tally(unfinished=2))))
    assert page.games.isVisible()
    assert page.games.number.text() == ""
    assert page.games.details.text() == "Not rated yet: no game is finished."
    assert not page.games.graph.isVisible()


@pytest.mark.parametrize(
    ("advice", "text", "level"),
    [
        (Advice(3, 10, 8.0, 4), "You scored 8 of 10 at level 3. Try level 4.", 4),
        (Advice(3, 8, 1.5, 2), "You scored 1.5 of 8 at level 3. Try level 2.", 2),
        (Advice(5, 6, 3.0, 5), "You scored 3 of 6 at level 5. Stay at level 5.", 5),
    ],
)
def test_the_next_level_is_one_click_away(
    page: ResultsPage, asked: list[tuple[str, int]], advice: Advice, text: str, level: int
) -> None:
    page.show_record(record(*GROUPS, advice=advice))
    assert page.advice.text() == text
    assert page.play.text() == f"Play level {level}"
    click(page.play)
    assert asked == [("oddy", level)]


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_game_there_is_an_invitation(
    page: ResultsPage, asked: list[tuple[str, int]], game: str
) -> None:
    page.show_record(record(game=game, puzzles=PuzzleRecord()))
    title = GAMES[game].title
    assert page.invitation.text() == f"No games of {title} against the computer yet."
    for part in (page.advice, page.games, page.summary, page.kind, page.table):
        assert not part.isVisible()
    click(page.first)
    assert asked == [(game, 3)]
    page.show_record(record(game=game))
    assert page.table.isVisible()  # of puzzles


def test_players_without_colours_have_numbers(page: ResultsPage) -> None:
    mine = group(2, "2026-11", Tally(won=1), game="themisto", setup="themisto")
    page.show_record(record(mine, game="themisto"))
    page.kind.setCurrentIndex(2)
    assert page.kind.currentText() == "By player"
    assert names(page) == ["Player 1"]
    page.kind.setCurrentIndex(1)
    assert names(page) == ["Themisto"]


def test_a_board_of_another_version_is_counted_too(page: ResultsPage) -> None:
    page.show_record(record(*GROUPS, group(3, "2026-11", Tally(won=1), setup="oddy layers=9")))
    page.kind.setCurrentIndex(1)
    assert names(page)[0] == "Odd-Y"
    assert page.table.texts[0][1] == "1"


@pytest.mark.parametrize("count", range(4))
def test_a_rating_has_a_graph_from_the_second_point_on(qtbot: QtBot, count: int) -> None:
    panel = RatingPanel(lambda: "Rating")
    panel.show_rating("500", "about level 3", POINTS[:count], (), str, str)
    shown_alone(qtbot, panel)
    assert panel.graph.accessibleName() == "Rating"
    assert panel.graph.isVisible() == (count > 1)
    assert (panel.number.text(), panel.details.text()) == ("500", "about level 3")


HEADINGS = ["Level", "Games", "Won"]
ROWS = [["1: Beginner", "7", "5"], ["2: Novice", "4", ""], ["3: Learner", "2", "0"]]


@pytest.fixture
def chosen() -> list[int]:
    """Return the rows that the user has chosen."""
    return []


@pytest.fixture
def lone_table(qtbot: QtBot, chosen: list[int]) -> ResultTable:
    made = ResultTable(chosen.append)
    made.show_rows(HEADINGS, ROWS)
    shown_alone(qtbot, made, (400, 300))
    return made


def selected(lone_table: ResultTable) -> list[int]:
    return [index.row() for index in lone_table.selectionModel().selectedRows()]


def test_a_row_is_read_out_with_its_headings(lone_table: ResultTable) -> None:
    assert lone_table.texts == ROWS
    items = [lone_table.topLevelItem(row) for row in range(3)]
    spoken = [item.data(0, Qt.ItemDataRole.AccessibleTextRole) for item in items if item]
    assert spoken[:2] == ["1: Beginner, Games 7, Won 5", "2: Novice, Games 4"]


def test_mouse_and_keys_choose_a_row(lone_table: ResultTable, chosen: list[int]) -> None:
    item = lone_table.topLevelItem(1)
    assert item is not None
    at = lone_table.visualItemRect(item).center()
    QTest.mouseClick(lone_table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClick(lone_table, Qt.Key.Key_Down)
    assert chosen == [1, 2]


def test_a_row_is_selected_without_a_choice_and_stays_so(
    lone_table: ResultTable, chosen: list[int]
) -> None:
    lone_table.select(2)
    assert selected(lone_table) == [2]
    lone_table.show_rows(HEADINGS, ROWS)
    assert selected(lone_table) == [2]
    lone_table.show_rows(HEADINGS, ROWS[:1])
    assert selected(lone_table) == [0]
    lone_table.select(-1)
    assert selected(lone_table) == []
    assert chosen == []


LEVELS = (300.0, 500.0, 700.0, 5000.0)
MONTHS = (1, 2, 3, 11)


def point(month: int, rating: float, around: float = 100.0) -> RatingPoint:
    day = datetime.date(2026, month, 1)
    return RatingPoint(day, rating, rating - around, rating + around)


POINTS = [point(month, 400.0 + 20 * month) for month in MONTHS]


@pytest.fixture
def graph(qtbot: QtBot) -> RatingGraph:
    made = RatingGraph()
    made.show_ratings(POINTS, LEVELS, lambda index: f"point {index}", month_text)
    shown_alone(qtbot, made, (500, 240))
    return made


def place(graph: RatingGraph, index: int) -> QPoint:
    return graph.point_at(index).toPoint()


def colour(image: QImage, at: QPoint) -> QColor:
    ratio = image.devicePixelRatio()
    return QColor(image.pixel(round(at.x() * ratio), round(at.y() * ratio)))


def test_points_are_as_far_apart_as_their_days(graph: RatingGraph) -> None:
    xs = [graph.point_at(index).x() for index in range(4)]
    widths = [later - earlier for earlier, later in itertools.pairwise(xs)]
    days = [31, 28, 245]
    assert widths == pytest.approx([widths[0] * each / 31 for each in days])
    ys = [graph.point_at(index).y() for index in range(4)]
    assert ys == sorted(ys, reverse=True)


def test_the_marked_point_is_described(graph: RatingGraph) -> None:
    assert graph.accessibleDescription() == "point 3"
    graph.mark(1)
    assert (graph.current, graph.accessibleDescription()) == (1, "point 1")


@pytest.mark.parametrize("key", ["light", "dark"])
def test_the_interval_is_a_band_around_the_rating(graph: RatingGraph, key: str) -> None:
    theme = SHIPPED[key]
    UI_THEME.set_theme(theme)
    image = graph.grab().toImage()
    band = QColor(mixed(theme.background, theme.hint, 0.35))
    middle = (place(graph, 2) + place(graph, 3)) / 2
    scale = (place(graph, 2).y() - place(graph, 3).y()) / 160  # pixels for a point of Elo
    inside = [QPoint(middle.x(), round(middle.y() + side * 85 * scale)) for side in (-1, 1)]
    beyond = [QPoint(middle.x(), round(middle.y() + side * 115 * scale)) for side in (-1, 1)]
    assert [colour(image, at) for at in inside] == [band, band]
    assert band not in [colour(image, at) for at in beyond]
    assert colour(image, place(graph, 2)) == QColor(theme.hint)


def test_every_line_of_a_level_has_its_name(graph: RatingGraph) -> None:
    graph.show_ratings(POINTS, (5000.0,) * 4, str, month_text)
    without = graph.grab().toImage()
    # the names of the first three would cover each other
    graph.show_ratings(POINTS, (440.0, 445.0, 450.0, 560.0), str, month_text)
    image, box = graph.grab().toImage(), graph._box()

    def changed(left: float, right: float) -> list[int]:
        """Return the middles of the stripes that the levels have changed."""
        columns = range(round(left), round(right))
        rows = [
            y
            for y in range(image.height())
            if any(colour(image, QPoint(x, y)) != colour(without, QPoint(x, y)) for x in columns)
        ]
        stripes: list[list[int]] = []
        for y in rows:
            if stripes and y - stripes[-1][-1] <= 2:
                stripes[-1].append(y)
            else:
                stripes.append([y])
        return [(stripe[0] + stripe[-1]) // 2 for stripe in stripes]

    lines, labels = changed(box.left() + 8, box.right() - 8), changed(0, box.left() - 3)
    assert len(lines) == 2
    assert labels == pytest.approx(lines, abs=4)


# what a game counts by: level, size, player, month with the latest first
class Opened:
    """The window, and what it is built from."""

    def __init__(self, folder: Path, client: Any) -> None:
        self.owner = QObject()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self.owner)
        self.asked: list[tuple[str, ...]] = []
        self.window = ResultsWindow(
            client,
            folder / "training.sqlite",
            self.settings,
            self.appearance,
            play=lambda game, level: self.asked.append((game, str(level))),
            show_library=lambda: self.asked.append(("library",)),
            show_help=lambda: self.asked.append(("help",)),
        )
        self.page = self.window.page


@pytest.fixture
def client(tmp_path: Path) -> Iterator[ClientStandIn]:
    made = ClientStandIn()
    made.library = Library(tmp_path)
    yield made
    made.library.close()


@pytest.fixture
def opened(tmp_path: Path, client: ClientStandIn, qtbot: QtBot) -> Iterator[Opened]:
    made = Opened(tmp_path, cast(Any, client))
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    if shiboken6.isValid(made.window):
        made.window.close()


def press(window: ResultsWindow) -> None:
    """Press the button of the first notice."""
    button = window.notices.panes[0]
    assert isinstance(button, QAbstractButton)
    click(button)


def fill(folder: Path, games: int = 60) -> None:
    """Write game files of all kinds."""
    choice = random.Random(5)
    setups = [game.setup() for game in GAMES.values()] + [GAMES["yodd"].setup(size=4)]
    for number in range(games):
        seats = choice.sample(["person", choice.choice(["person", "engine 2", "engine 3"])], 2)
        setup = choice.choice(setups)
        month = choice.choice(["2026-09", "2026-10", "2026-11"])
        winner = choice.choice([0, 1, 0, 1, None, "on"])
        swapped = bool(setup.get("pie")) and choice.random() < 0.3
        put(folder, number, (setup, *seats, f"{month}-03", winner, swapped))


def test_a_tab_shows_another_game(opened: Opened, client: ClientStandIn, tmp_path: Path) -> None:
    fill(tmp_path)
    client.library.catch_up()
    opened.window.show_game()
    assert not opened.page.isVisible()
    client.answer()
    first = opened.page.record
    assert first is not None
    assert opened.window.tabs.currentIndex() == list(GAMES).index(first.game)
    opened.window.tabs.setFocus()
    for key, way in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        before = opened.window.tabs.currentIndex()
        QTest.keyClick(opened.window.tabs, key)
        client.answer()
        assert opened.window.tabs.currentIndex() == before + way
        assert opened.page.record is not None
        assert opened.page.record.game == list(GAMES)[before + way]


def test_new_games_and_puzzles_appear(
    opened: Opened, client: ClientStandIn, tmp_path: Path, qtbot: QtBot
) -> None:
    window, page = opened.window, opened.page
    window.show_game("yodd")
    client.answer()
    assert page.first.isVisible()
    put(tmp_path, 1, (GAMES["yodd"].setup(), "person", "engine 3", "2026-11", 0, False))
    client.library.catch_up()
    client.changed.emit()
    client.changed.emit()
    qtbot.waitUntil(lambda: len(client.tasks) == 1)
    client.answer()
    assert page.table.texts[0][:2] == ["3: Learner", "1"]
    deck = Deck(tmp_path / "training.sqlite")
    deck.ratings.put("yodd", 1, "p", Rating(600.0, 90.0))
    deck.close()
    window.show_game("yodd")
    client.answer()
    assert page.puzzles.isVisible()


def test_a_game_is_asked_for_by_its_level(opened: Opened, client: ClientStandIn) -> None:
    opened.window.show_game("egotzi")
    client.answer()
    click(opened.page.first)
    click(opened.window.library)
    assert opened.asked == [("egotzi", "3"), ("library",)]


def test_failures_are_shown_and_counting_can_be_tried_again(
    opened: Opened, client: ClientStandIn, tmp_path: Path
) -> None:
    library, client.library = client.library, None
    opened.window.show_game("yodd")
    client.answer()
    assert "cannot be searched" in opened.window.notices.texts[Topic.SEARCH]
    client.library = library
    (tmp_path / "training.sqlite").write_bytes(b"nonsense" * 400)
    press(opened.window)
    client.answer()
    texts = opened.window.notices.texts
    assert texts == {Topic.TRAINING: "The rating from puzzles cannot be read: the file is damaged."}
    (tmp_path / "training.sqlite").unlink()
    opened.window.show_game("yodd")
    client.answer()
    assert opened.window.notices.texts == {}


def test_news_of_the_index_are_shown(opened: Opened, client: ClientStandIn) -> None:
    client.problem = "the disk is full"
    client.news_changed.emit()
    assert opened.window.notices.texts[Topic.PROBLEM] == "the disk is full"
    press(opened.window)
    assert client.catches >= 1
    client.problem = ""
    client.news_changed.emit()
    assert opened.window.notices.texts == {}


def test_only_the_last_question_is_answered(opened: Opened, client: ClientStandIn) -> None:
    opened.window.show_game("yodd")
    opened.window.show_game("wythe")
    client.answer()
    assert opened.page.record is not None
    assert opened.page.record.game == "wythe"


def test_the_window_follows_the_theme_and_closes_by_key(
    opened: Opened, client: ClientStandIn, qtbot: QtBot
) -> None:
    opened.window.show_game("yodd")
    client.answer()
    before = opened.page.games.graph.grab().toImage()
    opened.settings.theme = "dark"
    opened.appearance.reload_themes()
    assert opened.page.games.graph.grab().toImage() != before
    closed = emitted(opened.window.closed)
    opened.window.activateWindow()
    qtbot.waitUntil(opened.window.isActiveWindow)
    QTest.keyClick(opened.window, Qt.Key.Key_F1)
    assert opened.asked == [("help",)]
    QTest.keyClick(opened.window, Qt.Key.Key_Escape)
    assert closed == [None]


def test_the_game_stays_when_another_one_ends(
    opened: Opened, client: ClientStandIn, tmp_path: Path
) -> None:
    opened.window.show_game()
    client.answer()
    for number, key in enumerate(("oddy", "egotzi"), 1):  # found while the library is read
        put(tmp_path, number, (GAMES[key].setup(), "person", "engine 3", "2026-11", 0, False))
        client.library.catch_up()
        opened.window._news.timeout.emit()
        client.answer()
        assert opened.page.record is not None
        assert opened.page.record.game == "oddy"
