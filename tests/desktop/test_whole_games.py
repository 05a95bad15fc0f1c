"""Whole games in the real window: by mouse, against the engine, with undo, save and load."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from board_player import drag
from driving import (
    PIE_GAMES,
    RandomEngine,
    SeededEngine,
    click,
    click_at,
    commands,
    do_step,
    game_page,
    shown,
    small,
)
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.game_page import GamePage
from desktop.storage import file_dialogs
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import PLACE, Position, SpecialStep
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord

MakeProgram = Callable[..., Program]


def wait_for_human(page: GamePage, qtbot: QtBot) -> None:
    waits = (Phase.CHOICE, Phase.OVER)
    qtbot.waitUntil(lambda: page.session.phase in waits, timeout=20000)


def take_turn(page: GamePage, qtbot: QtBot, rng: random.Random) -> None:
    """Make a whole turn by hand, and wait for the next one."""
    session = page.session
    line = len(session.record.line)
    while session.phase is Phase.CHOICE and len(session.record.line) == line:
        step = rng.choice(session.position.legal_steps())
        before = session.position.copy()
        do_step(page, step)
        assert session.position != before, before.setup
    wait_for_human(page, qtbot)


@pytest.mark.parametrize("human", [0, 1])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_mouse(
    make_program: MakeProgram,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    human: int,
) -> None:
    rng = random.Random(f"{key} {human}")
    window = shown(make_program(SeededEngine), qtbot)
    seats: Seats = (Human(), Computer(1)) if human == 0 else (Computer(1), Human())
    window.play_new(small(key), seats)
    page = game_page(window)
    session = page.session
    wait_for_human(page, qtbot)
    for _ in range(2):
        take_turn(page, qtbot, rng)

    assert [session.phase] == [Phase.CHOICE]
    choice = session.record.position.copy()
    take_turn(page, qtbot, rng)
    assert session.record.position != choice
    click(page.tools.buttons["turn.undo"])
    assert session.record.position == choice
    assert [session.phase] == [Phase.CHOICE]

    while session.phase is not Phase.OVER:
        take_turn(page, qtbot, rng)
    assert session.outcome is not None
    assert page.result.isVisible()
    session.position.validate()

    path = tmp_path / f"{key}.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: path)
    commands(window)["game.save"].trigger()
    monkeypatch.setattr(file_dialogs, "ask_open", lambda *_: path)
    other = shown(make_program(), qtbot)
    commands(other)["game.open"].trigger()
    loaded = game_page(other).session.record
    assert loaded.position == session.record.position
    assert loaded == session.record


def test_yodd_by_hand_and_button(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(), qtbot)
    window.play_new(small("yodd"), (Human(), Human()))
    page = game_page(window)
    first = page.session.position.board.site("a1")
    click_at(page, page.board.site_point(first))
    assert page.session.record.node.text == "Ba1"
    assert page.players.score.accessibleName() == "1 group, odd. Groups: Black 1, White 0"
    # the other colour, chosen on the switch, beside it: two groups, so it cannot end the turn
    buttons = {b.accessibleName() or b.text(): b for b in page.hand_switch.buttons}
    click(buttons["White stone"])
    assert page.board.hand == 1
    click_at(page, page.board.site_point(page.session.position.board.site("a2")))
    assert page.session.steps
    assert not page.step_buttons.buttons[SpecialStep.END].isVisible()
    assert "even" in page.players.score.accessibleName()
    # Esc takes it back
    commands(window)["turn.cancel"].trigger()
    assert not page.session.steps
    # a black one joins the first: one group, and the turn may end here
    click(buttons["Black stone"])
    click_at(page, page.board.site_point(page.session.position.board.site("a2")))
    click(page.step_buttons.buttons[SpecialStep.END])
    assert page.session.record.node.text == "Ba2"


def test_an_illegal_click_is_explained_on_the_status_line(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    window.play_new(small("egotzi"), (Human(), Human()))
    page = game_page(window)
    click_at(page, page.board.site_point(0))
    task = page.status.text
    click_at(page, page.board.site_point(0))
    assert page.status.text == "This square is taken."
    assert len(page.session.record.line) == 1
    click_at(page, page.board.site_point(5))
    assert page.status.text not in (task, "This square is taken.")


@pytest.mark.parametrize("key", PIE_GAMES)
def test_swap_is_offered_when_legal_and_only_then(
    make_program: MakeProgram, qtbot: QtBot, key: str
) -> None:
    window = shown(make_program(), qtbot)
    window.play_new(small(key), (Human(), Human()))
    page = game_page(window)
    swap = page.step_buttons.buttons[SpecialStep.SWAP]
    assert not swap.isVisible()
    take_turn(page, qtbot, random.Random(1))
    assert swap.isVisible()
    click(swap)
    assert not swap.isVisible()
    assert page.players.cards[0].accessibleName().startswith("Player 1, White")
    assert page.players.cards[1].accessibleName().startswith("Player 2, Black")
    assert "Player 2 swapped colours, and is Black now." in page.status.text
    assert "Player 1 (White) to move." in page.status.text
    click(page.tools.buttons["turn.undo"])
    assert swap.isVisible()
    assert page.players.cards[0].accessibleName().startswith("Player 1, Black")


def test_a_forced_pass_is_announced_and_played(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(forced_ms=300), qtbot)
    rng = random.Random(2)
    record = GameRecord(GAMES["wythe"].setup(size=3))
    while record.position.legal_steps() != [SpecialStep.PASS]:
        places = [step for step in record.position.legal_steps() if step >= PLACE]
        record.play((rng.choice(places),))
    window.play(record)
    page = game_page(window)
    assert "has no legal move and passes" in page.status.text
    assert not page.step_buttons.isVisible()
    qtbot.waitUntil(lambda: page.session.phase is Phase.OVER)
    assert record.node.text == "pass"
    assert page.result.isVisible()


def test_a_lost_turn_has_a_badge_and_a_word_in_the_list(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    record = GameRecord(GAMES["themisto"].setup())
    rng = random.Random(4)
    while not any(record.position.lost_turns()):
        turn = rng.choice(list(record.position.legal_turns()))
        record.play(turn)
    loser = record.position.lost_turns().index(1)
    window = shown(make_program(), qtbot)
    window.play(record)
    page = game_page(window)
    assert "skips 1 turn" in page.players.cards[loser].accessibleName()
    while any(record.position.lost_turns()) and page.session.phase is Phase.CHOICE:
        take_turn(page, qtbot, rng)
    listed = [page.history.turns.item(row).text() for row in range(page.history.turns.count())]
    assert any("skips a turn" in text for text in listed)


class SwappingEngine(RandomEngine):
    """Swaps whenever it can."""

    def choose(self, position: Position) -> tuple[int, ...]:
        swap = SpecialStep.SWAP in position.legal_steps()
        return (SpecialStep.SWAP,) if swap else super().choose(position)


def test_the_computers_swap_is_reported(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(SwappingEngine), qtbot)
    window.play_new(small("oddy"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(4))
    wait_for_human(page, qtbot)
    assert "swapped colours: you are White now. Your turn (White)." in page.status.text


def swapped_and_resigned(window: MainWindow, qtbot: QtBot, seats: Seats) -> GameRecord:
    """Play by clicks until colours are swapped, and resign at the next own turn."""
    page = game_page(window)
    take_turn(page, qtbot, random.Random(1))
    if isinstance(seats[1], Computer):
        wait_for_human(page, qtbot)
    else:
        click(page.step_buttons.buttons[SpecialStep.SWAP])
    click(page.tools.buttons["turn.resign"])
    click(page.ending.bar.yes)
    assert page.session.position.swapped
    return page.session.record


@pytest.mark.parametrize("other", [Human("Ben"), Computer(1)])
@pytest.mark.parametrize("key", PIE_GAMES)
def test_the_winner_of_a_swapped_game_is_named_everywhere(
    make_program: MakeProgram, qtbot: QtBot, key: str, other: Human | Computer
) -> None:
    program = make_program(SwappingEngine)
    window = shown(program, qtbot)
    seats: Seats = (Human("Ann"), other)
    window.play_new(small(key), seats)
    record = swapped_and_resigned(window, qtbot, seats)
    winner = record.names[1]
    assert winner in game_page(window).result.accessibleName() + game_page(window).status.text
    assert f"PB[{winner}]PW[Ann]" in write_game(record)
    assert "RE[B+R]" in write_game(record)
    program.library.show()
    assert program.library.window is not None
    games = program.library.window.list.games

    def title() -> str:
        return str(games.index(0).data(Qt.ItemDataRole.AccessibleTextRole))

    qtbot.waitUntil(lambda: "Black won by resignation" in title(), timeout=30_000)
    called = winner if isinstance(other, Human) else "Computer"
    assert re.search(rf"{called}.* – Ann, Black won", title()), title()


def drag_step(page: GamePage, step: int) -> None:
    """Make a step by dragging from its first site to its second; special steps by button."""
    touches = page.session.position.touches(step)
    if not touches:
        do_step(page, step)
        return
    first, last = touches[0], touches[-1]
    if page.board.hands() and first.hand != page.board.hand and first.hand in page.board.hands():
        page.board.set_hand(first.hand)
    drag(page.board, page.board.site_point(first.site), page.board.site_point(last.site))


@pytest.mark.parametrize("key", ["wythe", "themisto"])
def test_a_whole_game_by_dragging(make_program: MakeProgram, qtbot: QtBot, key: str) -> None:
    dice = random.Random(5)
    window = shown(make_program(), qtbot)
    window.play_new(small(key), (Human(), Human()))
    page = game_page(window)
    session = page.session
    dragged = 0
    while session.phase is not Phase.OVER:
        step = dice.choice(session.position.legal_steps())
        before = session.position.copy()
        drag_step(page, step)
        dragged += step >= PLACE
        after = before.copy()
        after.play(step)
        assert session.position == after
        wait_for_human(page, qtbot)
        if dragged == 150:  # discs may be moved to and fro for ever
            session.resign()
    assert dragged > 8
    assert page.result.isVisible()
