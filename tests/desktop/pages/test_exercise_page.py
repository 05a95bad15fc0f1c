"""Exercises on a page by itself; the panel, where a mistake is from, and the deck."""

import dataclasses
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import driving
import pytest
from board_player import hover, scene
from driving import click, do_turn, double_click
from lone_widgets import emitted, quick_session, shown_alone
from made_exercises import MISTAKE, PUZZLE, KnownSearch
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.game.answer_checker import AnswerChecker
from desktop.pages.deck_host import DeckHost
from desktop.pages.exercise_page import ExercisePage, ExercisePanel, origin_text
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.review.move_review import WON, Rate
from rules.training.deck import Deck
from rules.training.deck_file import DeckError
from rules.training.exercise import Answer, Exercise
from rules.training.schedule import Grade
from rules.training.search import searched_answer

PER_CENT = "\N{NO-BREAK SPACE}%"


def chance(rate: float) -> str:
    return driving.chance(rate, MISTAKE.game)


@pytest.fixture
def search() -> KnownSearch:
    return KnownSearch()


@pytest.fixture
def page(qtbot: QtBot, announced: list[str], search: KnownSearch) -> Iterator[ExercisePage]:
    checker = AnswerChecker(make_search=lambda: search)
    made = ExercisePage(PUZZLE, "1 of 2", "Puzzles", quick_session, checker=checker)
    made.board.set_animated(False)
    shown_alone(qtbot, made, (900, 600))
    yield made
    made.stop_engine()


def offered(page: ExercisePage) -> list[str]:
    """Return the visible buttons."""
    panel = page.panel
    named = {
        "hint": panel.hint,
        "solution": panel.solution,
        "skip": panel.skip,
        "next": panel.next,
        "line": panel.line,
        "open": panel.open_game,
        "extend": panel.extend,
        "take back": panel.take_back,
        "games": panel.games,
    }
    return [name for name, button in named.items() if button.isVisible()]


def said(page: ExercisePage) -> list[str]:
    """Return the visible texts: the progress, the task, the hint and the answer."""
    panel = page.panel
    parts = (
        panel.progress,
        panel.title,
        panel.text,
        panel.hint_text,
        panel.answer_title,
        panel.answer_text,
    )
    return [part.text() for part in parts if part.isVisible()]


def answer(page: ExercisePage) -> str:
    return f"{page.panel.answer_title.text()}: {page.panel.answer_text.text()}"


def glowing(page: ExercisePage) -> list[str]:
    return [page.session.position.board.names[cell] for cell in page.board.asked_cells]


# -- a puzzle, which knows its answers -----------------------------------------------------------


def test_a_puzzle_says_what_to_find_and_waits(page: ExercisePage, announced: list[str]) -> None:
    assert said(page) == [
        "1 of 2",
        "Win by force in 2 moves",
        "Egotzi. You are Black. Find a move that wins, whatever the other player does.",
    ]
    assert announced[-1].startswith("1 of 2 Win by force in 2 moves.")
    assert offered(page) == ["hint", "solution", "skip"]
    assert page.board.hasFocus()
    assert page.asks
    assert not glowing(page)
    assert page.panes == [page.board, page.panel.hint]
    assert page.board.accessibleName() == "Board of Egotzi"
    assert page.help_place == ("window", "training")


def test_the_right_turn_is_answered_at_once(
    page: ExercisePage, announced: list[str], search: KnownSearch
) -> None:
    grades, solved = emitted(page.answered), emitted(page.solved)
    do_turn(page, "c3")
    assert answer(page) == "Right: c3 wins by force. No other move does."
    assert announced[-1] == "Right. c3 wins by force. No other move does."
    assert (grades, solved, search.asked) == ([Grade.GOOD], [None], [])
    assert offered(page) == ["next", "line"]
    assert not page.asks
    assert page.panel.next.hasFocus()
    assert page.session.record.node.text == "c3"
    wanted = emitted(page.panel.next.clicked)
    QTest.keyClick(page.panel.next, Qt.Key.Key_Space)
    assert wanted == [None]


def test_another_turn_can_be_replaced_and_counts_as_an_error(page: ExercisePage) -> None:
    grades = emitted(page.answered)
    do_turn(page, "c1")
    assert answer(page) == "Not this one: c1 does not win by force in 2 moves."
    assert offered(page) == ["hint", "solution", "skip", "take back"]
    assert "“Undo this move”" in page.status.text
    assert page.asks
    do_turn(page, "c3")
    assert grades == [Grade.AGAIN]


def test_on_a_solved_board_no_number_of_moves_is_named(page: ExercisePage) -> None:
    page.show_exercise(dataclasses.replace(PUZZLE, moves=0), "2 of 2")
    assert said(page)[1] == "Win by force"
    do_turn(page, "c1")
    assert answer(page) == "Not this one: c1 does not win by force."


def test_hints_give_away_more_and_more(page: ExercisePage, announced: list[str]) -> None:
    grades = emitted(page.answered)
    click(page.panel.hint)
    assert said(page)[-1] == "Split the other player’s biggest group."
    assert not glowing(page)
    click(page.panel.hint)
    assert "c3" in glowing(page)
    assert len(glowing(page)) > 1
    assert announced[-1] == f"Look here: {', '.join(glowing(page))}."
    click(page.panel.hint)
    assert not glowing(page)
    assert page.status.text == "The move: c3. Now you play it."
    do_turn(page, "c3")
    assert grades == [Grade.AGAIN]  # the move was given away


@pytest.mark.parametrize("hints", [1, 2])
def test_a_hint_makes_it_a_hard_one(page: ExercisePage, hints: int) -> None:
    grades = emitted(page.answered)
    for _ in range(hints):
        click(page.panel.hint)
    do_turn(page, "c3")
    assert grades == [Grade.HARD]


def test_the_solution_is_played_and_explained(page: ExercisePage) -> None:
    grades = emitted(page.answered)
    do_turn(page, "c1")
    click(page.panel.solution)
    assert answer(page) == "The solution: c3 wins by force. No other move does."
    assert page.session.record.node.text == "c3"
    assert grades == [Grade.AGAIN]
    assert offered(page) == ["next", "line"]
    page.show_solution()  # nothing more to show
    page.give_hint()
    assert grades == [Grade.AGAIN]


def test_what_follows_is_played_on_the_board(page: ExercisePage, qtbot: QtBot) -> None:
    page._line_timer.setInterval(1)
    do_turn(page, "c3")
    click(page.panel.line)
    assert not page.panel.line.isEnabled()
    qtbot.waitUntil(lambda: len(page.session.record.line) == 4)
    assert page.status.text.startswith("White: ")
    qtbot.waitUntil(lambda: not page._line_timer.isActive())


def test_another_exercise_begins_afresh(page: ExercisePage) -> None:
    begun = emitted(page.task_begun)
    click(page.panel.hint)
    do_turn(page, "c1")
    page.show_exercise(MISTAKE, "2 of 2")
    assert said(page) == [
        "2 of 2",
        "Find a better move",
        "Egotzi. You are White. Move 2 of your game was b2 (blunder). Find a better one.",
    ]
    assert begun == [None]
    assert offered(page) == ["hint", "solution", "skip"]


# -- a mistake, which the engine evaluates -------------------------------------------------------


@pytest.fixture
def mistake(page: ExercisePage) -> ExercisePage:
    page.show_exercise(MISTAKE, "2 of 2")
    return page


def test_the_next_board_may_lack_the_cell_under_the_mouse(page: ExercisePage) -> None:
    large = dataclasses.replace(MISTAKE, game="egotzi size=7 pie=off")
    page.show_exercise(large, "1 of 2")
    hover(page.board, page.board.site_point(48))
    assert page.status.place == "g7"
    page.show_exercise(MISTAKE, "2 of 2")
    assert page.status.place == ""


def test_the_engine_accepts_a_good_turn(
    mistake: ExercisePage, qtbot: QtBot, search: KnownSearch
) -> None:
    grades = emitted(mistake.answered)
    do_turn(mistake, "c3")
    assert answer(mistake) == "Checking …: The engine evaluates your move."
    qtbot.waitUntil(lambda: grades == [Grade.GOOD])
    assert answer(mistake) == (
        f"Right: Chance to win: {chance(0.62)}. The engine finds nothing better."
    )
    assert search.asked == ["c3"]
    assert offered(mistake) == ["next", "line", "open"]
    opened = emitted(mistake.panel.open_game.clicked)
    click(mistake.panel.open_game)
    assert opened == [None]


@pytest.mark.parametrize(
    ("turn", "after", "expected"),
    [
        ("c2", MISTAKE.after, f"Right: Chance to win: {chance(0.60)}, almost as good as c3 with "),
        ("b2", MISTAKE.after, "Not this one: That is the move you played in the game. With b2 the"),
        (
            "a3",
            MISTAKE.after,
            f"Not the best yet: Better than before ({chance(0.48)}, your move had {chance(0.20)}),",
        ),
        ("a3", Rate(0.47), f"Not this one: With a3 the chance to win is {chance(0.48)}"),
        ("a3", None, f"Not this one: With a3 the chance to win is {chance(0.48)}"),
    ],
)
def test_a_turn_is_compared_with_the_best_one_and_the_mistake(
    page: ExercisePage, qtbot: QtBot, turn: str, after: Rate | None, expected: str
) -> None:
    page.show_exercise(dataclasses.replace(MISTAKE, after=after), "")
    grades = emitted(page.answered)
    do_turn(page, turn)
    qtbot.waitUntil(lambda: not answer(page).startswith("Checking"))
    assert answer(page).startswith(expected)
    if page.asks:
        do_turn(page, "c3")
        qtbot.waitUntil(lambda: grades == [Grade.AGAIN])


def test_the_answer_goes_when_the_move_is_taken_back(
    mistake: ExercisePage, qtbot: QtBot, search: KnownSearch
) -> None:
    ways: list[Callable[[], None]] = [
        lambda: QTest.keyClick(mistake.board, Qt.Key.Key_Escape),
        lambda: click(mistake.panel.take_back),
        lambda: click(mistake.panel.hint),
    ]
    for take_back in ways:
        do_turn(mistake, "a2")
        qtbot.waitUntil(lambda: "Not this one" in said(mistake))
        assert mistake.status.text.startswith("Make another move instead")
        take_back()
        assert not mistake.panel.answer.isVisible()
        assert said(mistake)[1] == "Find a better move"
        assert not mistake.status.text.startswith("Make another move instead")
    assert search.asked == ["a2"] * 3


@pytest.mark.parametrize(
    ("theme", "before", "after", "said"),
    [
        (
            "blunder",
            Rate(0.61),
            Rate(0.2),
            f"c3 is the best move found. Chance to win: {chance(0.61)}; with your move, b2: "
            f"{chance(0.20)}.",
        ),
        (
            "missed win",
            WON,
            Rate(0.5, proven=True),
            f"c3 wins by force. Chance to win: 100{PER_CENT}; with your move, b2: draw.",
        ),
        ("blunder", None, None, "c3 is the best move found."),  # a card of an older version
    ],
)
def test_the_solution_of_a_mistake_says_its_chance_to_win(
    page: ExercisePage, theme: str, before: Rate | None, after: Rate | None, said: str
) -> None:
    page.show_exercise(dataclasses.replace(MISTAKE, theme=theme, before=before, after=after), "")
    click(page.panel.solution)
    assert answer(page) == f"The solution: {said}"


def test_a_turn_that_is_taken_back_is_not_evaluated(
    mistake: ExercisePage, qtbot: QtBot, search: KnownSearch
) -> None:
    search.released.clear()
    do_turn(mistake, "a2")
    qtbot.waitUntil(lambda: search.asked == ["a2"])
    QTest.keyClick(mistake.board, Qt.Key.Key_Escape)
    assert not mistake.panel.answer.isVisible()
    search.released.set()
    do_turn(mistake, "c3")
    qtbot.waitUntil(lambda: "Right" in answer(mistake))
    assert mistake._errors == 0


def test_an_engine_that_fails_is_reported_and_another_turn_can_be_made(
    mistake: ExercisePage, qtbot: QtBot
) -> None:
    do_turn(mistake, "c1")
    qtbot.waitUntil(lambda: "failed" in answer(mistake))
    assert answer(mistake) == "The engine failed: Your move cannot be evaluated: no memory."
    QTest.keyClick(mistake.board, Qt.Key.Key_Escape)
    assert not mistake.panel.answer.isVisible()
    do_turn(mistake, "c3")
    qtbot.waitUntil(lambda: "Right" in answer(mistake))


@pytest.mark.parametrize(
    ("theme", "hint"), [("lost won game", "You can win by force here."), ("mistake", "")]
)
def test_the_first_hint_about_a_mistake_is_a_fact(
    page: ExercisePage, theme: str, hint: str
) -> None:
    page.show_exercise(dataclasses.replace(MISTAKE, theme=theme), "")
    click(page.panel.hint)
    marked = "The move is among the marked cells."
    assert page.panel.hint_text.text() == (hint or marked)
    assert bool(glowing(page)) is not bool(hint)
    click(page.panel.hint)
    if hint:
        assert page.panel.hint_text.text() == f"{hint} {marked}"
    click(page.panel.hint)
    assert page.panel.hint_text.text() == hint  # no cells are marked now


def test_only_cells_for_a_move_are_marked(page: ExercisePage) -> None:
    click(page.panel.hint)
    click(page.panel.hint)
    assert sorted(glowing(page)) in (["a3", "b3", "c3"], ["c1", "c2", "c3"])  # not b2: a stone
    crowded = ("c1", "b1", "b2", "b1", "a3", "b3")  # three empty squares, apart
    page.show_exercise(dataclasses.replace(MISTAKE, line=crowded, best="a1", played=""), "")
    click(page.panel.hint)
    assert sorted(glowing(page)) == ["a1", "a2", "c2"]


def test_the_board_shows_the_mistake_until_another_move_is_made(mistake: ExercisePage) -> None:
    state = scene(mistake.board).state
    assert state.mistake is not None
    assert state.mistake.verdict.sign == "??"
    assert [change.piece.site for change in state.mistake.played] == [4]  # b2
    assert not state.mistake.better
    do_turn(mistake, "c3")
    assert scene(mistake.board).state.mistake is None


def test_the_mistake_itself_is_not_among_the_marked_cells(page: ExercisePage) -> None:
    page.show_exercise(dataclasses.replace(MISTAKE, best="c3", played="b3"), "")
    click(page.panel.hint)
    assert "c3" in glowing(page)
    assert "b3" not in glowing(page)


@pytest.mark.usefixtures("_hasty_clicks_are_ignored")
def test_a_double_click_presses_nothing_that_takes_the_place_of_a_button(
    mistake: ExercisePage,
) -> None:
    panel = mistake.panel
    wrong = emitted(panel.open_game.clicked), emitted(panel.skip.clicked)
    panel.next.clicked.connect(lambda: mistake.show_exercise(PUZZLE, ""))
    double_click(panel.solution)
    assert offered(mistake) == ["next", "line", "open"]
    double_click(panel.next)
    assert offered(mistake) == ["hint", "solution", "skip"]
    assert wrong == ([], [])


# -- the end -------------------------------------------------------------------------------------


def test_the_end_offers_to_leave_or_to_continue(page: ExercisePage) -> None:
    more = emitted(page.panel.extend.clicked)
    do_turn(page, "c3")
    page.show_end("Done for today", "1 of 1 solved.")
    assert said(page)[-2:] == ["Done for today", "1 of 1 solved."]
    assert offered(page) == []
    assert page.panel.leave.isVisible()
    page.show_end("Five minutes are over", "1 of 1 solved.", has_more=True)
    assert offered(page) == ["extend"]
    click(page.panel.extend)
    assert more == [None]
    assert not page.asks


def test_the_page_can_be_left_while_the_engine_searches(
    mistake: ExercisePage, search: KnownSearch, qtbot: QtBot
) -> None:
    search.released.clear()
    do_turn(mistake, "a2")
    qtbot.waitUntil(lambda: search.asked == ["a2"])
    mistake.stop_engine()
    assert not mistake.checker.is_busy


def test_a_search_that_is_cancelled_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    begun = threading.Event()

    class Search:
        def searched_answer(self, *asked: Any, **more: Any) -> Answer:
            begun.set()
            return searched_answer(*asked, **more)

    checker = AnswerChecker(make_search=Search)
    failed = emitted(checker.failed)
    empty = Exercise(game="yodd size=6", line=(), source=MISTAKE.source)
    checker.check(empty, "Bc3")
    assert begun.wait(300)
    checker.close()
    QApplication.processEvents()
    assert failed == []
    assert not caplog.records


def test_the_default_engine_evaluates_a_turn(qtbot: QtBot) -> None:
    checker = AnswerChecker()
    found = emitted(checker.checked)
    checker.check(Exercise(game=PUZZLE.game, line=PUZZLE.line, source=MISTAKE.source), "c3")
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].after.proven
    checker.close()


@pytest.fixture
def panel(qtbot: QtBot) -> ExercisePanel:
    panel = ExercisePanel("Puzzles", VIEWS["yodd"], leave_text=lambda: "Back")
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show_exercise("1 of 2", "Win", "Find it.")
    panel.show()
    return panel


def test_the_game_it_is_from_goes_with_the_exercise(panel: ExercisePanel) -> None:
    assert not panel.origin.isVisible()
    panel.show_exercise("1 of 2", "Win", "Find it.", "From your game against <b>Ann</b>")
    assert panel.origin.isVisible()
    assert panel.origin.textFormat() is Qt.TextFormat.PlainText
    panel.show_end("", "Done", "That was all.", has_more=False)
    assert not panel.origin.isVisible()


def test_puzzles_of_another_game_can_be_chosen(panel: ExercisePanel) -> None:
    chosen = emitted(panel.games.activated)
    assert not panel.games.isVisible()
    panel.games.show()
    assert panel.games.isVisible()
    assert panel.games.currentText() == "Yodd"
    assert [panel.games.itemText(at) for at in range(panel.games.count())] == [
        game.title for game in GAMES.values()
    ]
    panel.games.setFocus()
    QTest.keyClick(panel.games, Qt.Key.Key_Down)
    assert [panel.games.itemData(at) for at in chosen] == ["oddy"]


def test_more_has_the_entries_it_is_given(panel: ExercisePanel) -> None:
    done: list[str] = []
    panel.offer_more([(lambda: "Undo", lambda: done.append("undo"))])
    menu = panel.more.menu()
    assert menu is not None
    (entry,) = menu.actions()
    assert entry.text() == "Undo"
    entry.trigger()
    assert done == ["undo"]


def test_what_follows_is_offered_only_where_there_is_something(panel: ExercisePanel) -> None:
    panel.show_done(has_line=False, has_game=True)
    assert not panel.line.isVisible()
    assert panel.open_game.isVisible()
    assert panel.first_button is panel.next
    panel.show_done(has_line=True, has_game=False)
    assert panel.line.isVisible()
    assert not panel.open_game.isVisible()
    click(panel.next)


@pytest.mark.parametrize(
    ("opponent", "seat", "date", "text"),
    [
        ("Ann", "person", "2026-11-03", "From your game against Ann (3 Nov 2026)"),
        ("Ann", "person", "2026-11", "From your game against Ann (Nov 2026)"),
        ("Ann", "person", "", "From your game against Ann"),
        ("", "person", "2026", "From your game (2026)"),
        ("", "engine 5", "", "From your game against Computer, level 5"),
        ("Hal", "engine 5", "", "From your game against Computer, level 5"),
        ("engine 5", "person", "", "From your game against engine 5"),
        ("", "", "", ""),
        ("A\nB\u202e\ud800", "", "no\tday", "From your game against A B\ufffd (no day)"),
    ],
)
def test_what_is_known_of_the_game_is_said(opponent: str, seat: str, date: str, text: str) -> None:
    exercise = dataclasses.replace(MISTAKE, opponent=opponent, seat=seat, date=date)
    assert origin_text(exercise) == text


def test_a_puzzle_is_from_no_game() -> None:
    assert origin_text(PUZZLE) == ""


def test_long_names_are_cut() -> None:
    assert len(origin_text(dataclasses.replace(MISTAKE, opponent="x" * 5000))) < 150


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture
def host(owner: QObject, tmp_path: Path) -> Iterator[DeckHost]:
    made = DeckHost(tmp_path / "training.sqlite", owner)
    yield made
    made.close()


def test_without_a_file_there_is_nothing_to_count(host: DeckHost, tmp_path: Path) -> None:
    counted = emitted(host.counted)
    host.count()
    assert counted == []
    assert list(tmp_path.iterdir()) == []


def test_the_deck_is_opened_once_and_not_on_the_thread_of_the_window(
    host: DeckHost, qtbot: QtBot
) -> None:
    threads: set[threading.Thread] = set()
    decks: list[Deck] = []

    def add(deck: Deck) -> None:
        decks.append(deck)
        threads.add(threading.current_thread())
        deck.add([PUZZLE, MISTAKE])

    for _ in range(2):
        host.run(add)
    host.wait()
    with qtbot.waitSignal(host.counted) as counted:
        host.count()
    assert counted.args is not None
    (counts,) = counted.args
    assert (counts.total, counts.new) == (2, 2)
    host.close()
    host.run(add)
    host.wait()
    assert decks[0] is decks[1] is not decks[2]
    assert len(threads) == 1
    assert threading.current_thread() not in threads


def test_a_deck_of_a_newer_version_is_refused_and_not_counted(
    host: DeckHost, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.pages.deck_host._COUNT_MS", 0)
    host.run(lambda deck: deck.file.connection.execute("PRAGMA user_version = 99"))
    host.close()
    failures: list[Exception] = []
    counted = emitted(host.counted)
    host.count()
    host.run(lambda deck: deck.counts(), on_failure=failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert isinstance(failures[0], DeckError)
    assert "newer version" in str(failures[0])
    host.wait()
    assert counted == []
