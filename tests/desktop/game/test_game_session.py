"""A game in progress: whose turn it is, what undo restores, and how engines can fail."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from driving import RandomEngine, SlowEngine, forced_game, settle, small
from lone_game import ManualClient, Time, lone_game, place
from pytestqt.qtbot import QtBot

from desktop.game.engine_worker import EngineClient
from desktop.game.game_session import GameSession, Phase
from desktop.game.players import Computer, Human, Seats, is_forced
from rules.clock import NO_CLOCKS, TimeControl
from rules.games import GAMES
from rules.position import BLACK, PLACE, SpecialStep
from rules.record.clock_times import set_time_control
from rules.record.game_record import GameRecord
from rules.refusal import InvalidPositionError
from rules.setup import Setup

HUMANS: Seats = (Human(), Human())
_TEN_MINUTES = TimeControl(main_seconds=600)
AGAINST: Seats = (Human(), Computer(1))
Play = Callable[..., GameSession]


@pytest.fixture
def play() -> Play:
    """Return a function that begins games."""

    def begin(
        setup: Setup,
        seats: Seats = HUMANS,
        engine: Callable[[], Any] = RandomEngine,
        turns: Sequence[str] = (),
        control: TimeControl = NO_CLOCKS,
    ) -> GameSession:
        record = GameRecord(setup)
        set_time_control(record, control)
        record.seats = [str(seat) for seat in seats]
        for text in turns:
            record.play_text(text)
        session = GameSession(record, EngineClient(make_engine=engine), pace_ms=0, forced_ms=0)
        session.start()
        return session

    return begin


def until(qtbot: QtBot, session: GameSession, *phases: Phase) -> None:
    qtbot.waitUntil(lambda: session.phase in phases)


def texts(session: GameSession) -> list[str]:
    return [node.text for node in session.record.line]


def test_the_computer_answers(play: Play, qtbot: QtBot) -> None:
    session = play(small("egotzi", pie=False), AGAINST)
    for _ in range(2):  # after an undo too
        place(session, "b2")
        assert (session.phase, session.seat) == (Phase.THINKING, Computer(1))
        until(qtbot, session, Phase.CHOICE)
        assert (session.seat, len(texts(session))) == (Human(), 2)
        session.undo()
        assert texts(session) == []


def test_a_step_that_is_not_possible_does_nothing(play: Play) -> None:
    session = play(small("egotzi"))
    place(session, "b2")
    session.play(session.record.node.turn[0])
    session.play(SpecialStep.PASS)
    assert texts(session) == ["b2"]
    thinking = lone_game(small("egotzi"), "b2", seats=AGAINST)
    thinking.play(thinking.position.legal_steps()[0])
    assert texts(thinking) == ["b2"]
    assert thinking.buttons == []
    begun = lone_game(small("yodd"), "Bc3")
    begun.play(two_stones(begun)[0])
    begun.confirm()  # it is not whole
    begun.pause()  # there are no clocks
    assert (texts(begun), phase(begun)) == (["Bc3"], Phase.CHOICE)


def test_an_unfinished_turn_is_not_part_of_the_record_and_is_undone_first(play: Play) -> None:
    session = play(small("yodd"), turns=["Bc3"])
    before = session.record.position.copy()
    step = next(s for s in session.position.legal_steps() if s >= PLACE)
    session.play(step)
    assert session.steps == [step]
    assert session.record.position == before != session.position
    assert session.can_undo
    session.undo()
    assert session.steps == []
    assert session.position == before
    assert texts(session) == ["Bc3"]
    session.undo()
    assert texts(session) == []
    assert not session.can_undo


def test_redo_restores_an_undone_first_stone(play: Play) -> None:
    session = play(small("yodd"), turns=["Bc3"])
    step = next(s for s in session.position.legal_steps() if s >= PLACE)
    session.play(step)
    session.undo()
    session.undo()
    session.redo()
    assert texts(session) == ["Bc3"]
    session.redo()
    assert session.steps == [step]
    assert not session.can_redo
    session.undo()
    place(session, "pass")
    session.undo()
    session.redo()  # the turn, and not the stone that was undone earlier
    assert (texts(session), session.steps) == (["Bc3", "pass"], [])


def test_undo_while_the_engine_thinks_stops_and_drops_it(play: Play, qtbot: QtBot) -> None:
    session = play(small("egotzi"), AGAINST, SlowEngine)
    start = session.position.copy()
    place(session, "b2")
    session.undo()
    assert session.phase is Phase.CHOICE
    assert session.position == start
    settle(session, qtbot)
    assert texts(session) == []


def test_a_humans_swap_is_their_choice(play: Play, qtbot: QtBot) -> None:
    session = play(small("egotzi"), (Computer(1), Human()))
    until(qtbot, session, Phase.CHOICE)
    assert session.buttons == [SpecialStep.SWAP]
    assert not session.can_undo
    session.play(SpecialStep.SWAP)
    until(qtbot, session, Phase.CHOICE)
    assert session.position.colour_of(1) == BLACK
    session.undo()
    assert len(texts(session)) == 1
    session.confirms = True
    session.play(SpecialStep.SWAP)
    assert session.buttons == []


def test_a_forced_pass_is_played_by_the_program_unless_it_is_undone(
    play: Play, qtbot: QtBot
) -> None:
    setup, turns = forced_game(random.Random(2))
    session = play(setup, turns=turns)
    session.undo()
    settle(session, qtbot)
    assert texts(session) == turns[:-1]
    session.redo()
    assert session.buttons == []
    assert [session.phase] == [Phase.FORCED]
    until(qtbot, session, Phase.OVER)
    assert texts(session) == [*turns, "pass", "pass"]
    assert is_forced(session.record, session.record.node)
    session.undo()
    assert texts(session) == turns[:-1]
    assert session.phase is Phase.CHOICE


def lost_turn_game(rng: random.Random) -> list[str]:
    """Return turns of Themisto after which player 0 moves twice, because player 1 skips a turn."""
    while True:
        position = GAMES["themisto"].setup().start()
        turns: list[str] = []
        while not position.over and len(turns) < 30:
            mover = position.player
            turn = rng.choice(list(position.legal_turns()))
            turns.append(position.write(turn))
            position.play_turn(turn)
            if position.player == mover == 0 and not position.over:
                return turns


def test_after_a_lost_turn_the_same_player_moves_and_undo_takes_one_turn(play: Play) -> None:
    turns = lost_turn_game(random.Random(3))
    session = play(GAMES["themisto"].setup(), turns=turns[:-1])
    place(session, turns[-1])
    against = play(GAMES["themisto"].setup(), AGAINST, turns=turns)
    for game in (session, against):  # the computer has lost its turn
        assert (texts(game), game.phase, game.position.player) == (turns, Phase.CHOICE, 0)
        game.undo()
        assert texts(game) == turns[:-1]
        assert game.phase is Phase.CHOICE


def main_line(session: GameSession) -> list[str]:
    return [node.text for node in session.record.main_line]


def test_playing_from_an_earlier_turn_leaves_the_main_line_first(play: Play) -> None:
    session = play(small("egotzi", pie=False), turns=["b2", "c3", "a1"])
    played = session.record.main_line[0]
    for text in ("d4", "d1"):
        session.go_to(played)
        place(session, text)
        place(session, "a4")
        session.undo()
        session.undo()  # in a variation too
        place(session, "a2")
        assert main_line(session) == ["b2", "c3", "a1"]
        assert not session.can_resign
    assert [node.text for node in played.children] == ["c3", "d4", "a2", "d1"]
    session.go_to(played.children[1])  # the end of a variation
    place(session, "c2")
    session.go_to(session.record.main_line[1])
    session.undo()  # a look back
    place(session, "c4")
    assert main_line(session) == ["b2", "c3", "a1"]
    session.go_to(session.record.main_line_end)
    assert session.can_resign
    place(session, "b4")
    assert main_line(session) == ["b2", "c3", "a1", "b4"]


def with_clocks(play: Play, *turns: str) -> GameSession:
    """Return a game of two humans with running clocks."""
    session = play(small("egotzi", pie=False), turns=turns, control=_TEN_MINUTES)
    session.resume()
    assert session.clock.is_running
    return session


def is_in_progress(session: GameSession) -> bool:
    """Return whether the game itself is in progress: clocks run and one may resign."""
    assert session.clock.is_running == session.can_resign
    return session.clock.is_running


def test_undo_in_a_variation_does_not_let_it_be_resigned(play: Play) -> None:
    session = with_clocks(play, "b2", "c3", "a1")
    session.go_to(session.record.main_line[0])
    start = session.record.node
    for text in ("d4", "a4", "c1"):
        session.play_variation(HUMANS)
        place(session, text)
        assert session.record.aside is start
    for _ in range(3):
        session.undo()
        assert not is_in_progress(session)
        session.resign()
    assert session.record.node is start
    assert main_line(session) == ["b2", "c3", "a1"]
    assert session.record.ending is None
    saved = session.record.add(session.record.root, session.record.setup.start().read("d4"))
    session.go_to(saved)  # a variation in the file
    assert not is_in_progress(session)


def test_a_variation_that_becomes_the_main_line_is_the_game(play: Play) -> None:
    session = with_clocks(play, "b2", "c3", "a1")
    session.go_to(session.record.main_line[0])
    for text in ("d4", "a4"):
        place(session, text)
    assert not is_in_progress(session)
    session.edits.make_main(session.record.node)
    assert main_line(session) == ["b2", "d4", "a4"]
    assert is_in_progress(session)
    session.edits.undo()
    assert main_line(session) == ["b2", "c3", "a1"]
    assert not is_in_progress(session)


def test_going_through_a_game_ends_at_the_first_and_the_last_move() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", "d4")
    seen = []
    for go in (session.go_next, session.go_last, session.go_previous, session.go_first):
        go()
        seen.append(len(texts(session)))
    for go in (session.go_previous, session.redo, session.go_next, session.go_last):
        go()
        seen.append(len(texts(session)))
    assert seen == [3, 3, 2, 0, 0, 1, 2, 3]


def test_a_note_emits_only_itself(qtbot: QtBot, play: Play) -> None:
    session = play(small("egotzi"))
    place(session, "b2")
    node = session.record.node
    with (
        qtbot.assertNotEmitted(session.changed),
        qtbot.waitSignal(session.recorded),
        qtbot.waitSignal(session.annotated) as annotated,
    ):
        session.edits.set_values(node, "C", ["why"])
    assert annotated.args[0].node is node
    session.go_first()
    with qtbot.waitSignal(session.changed):  # back to the annotated node
        session.edits.undo()
    assert session.record.node is node


def test_an_edit_elsewhere_lets_the_computer_think(play: Play) -> None:
    session = play(small("oddy"), AGAINST, SlowEngine, turns=["a1", "b1", "c1"])
    assert session.phase is Phase.THINKING
    session.edits.set_root({"EV": ["Cup"]}, names=["Ann", ""])
    assert session.phase is Phase.THINKING
    assert session.seats[0] == Human("Ann")


def test_deleting_the_computers_turn_does_not_make_it_move_again(qtbot: QtBot, play: Play) -> None:
    session = play(small("oddy"), AGAINST, turns=["a1", "b1"])
    session.edits.delete(session.record.node)
    until(qtbot, session, Phase.STOPPED)
    assert texts(session) == ["a1"]
    assert session.position == session.record.position
    session.edits.undo()
    assert texts(session) == ["a1", "b1"]
    assert session.phase is Phase.CHOICE


# -- without an engine: what is possible in each phase, and what is emitted -------------------


class Signals:
    """Counts the signals of a session."""

    def __init__(self, session: GameSession) -> None:
        self._counts = {"changed": 0, "recorded": 0, "annotated": 0}
        session.changed.connect(lambda: self._count("changed"))
        session.recorded.connect(lambda: self._count("recorded"))
        session.annotated.connect(lambda _: self._count("annotated"))

    def _count(self, name: str) -> None:
        self._counts[name] += 1

    def new(self) -> set[str]:
        """Return the signals emitted since the last call; none more than once."""
        counts, self._counts = self._counts, dict.fromkeys(self._counts, 0)
        assert max(counts.values()) <= 1, counts
        return {name for name, count in counts.items() if count}


def possible(session: GameSession) -> set[str]:
    """Return the commands that are possible now."""
    may = {
        "undo": session.can_undo,
        "redo": session.can_redo,
        "resign": session.can_resign,
        "pause": session.can_pause,
        "resume": session.can_resume,
    }
    return {name for name, can in may.items() if can}


def phase(session: GameSession) -> Phase:
    """Return the current phase."""
    return session.phase


def two_stones(session: GameSession) -> tuple[int, int]:
    """Return a turn of Yodd that places two."""
    first, second = next(t for t in session.position.legal_turns() if len(t) == 2)
    return first, second


def test_possible_commands_while_the_computer_plays() -> None:
    session = lone_game(small("egotzi"), "b2", seats=AGAINST)
    assert phase(session) is Phase.THINKING
    assert possible(session) == {"undo", "resign"}
    session.stop()
    assert phase(session) is Phase.STOPPED
    assert possible(session) == {"undo", "resign", "resume"}
    session.resume()
    session.engine_client.failed.emit(2, RuntimeError())
    assert phase(session) is Phase.FAILED
    assert possible(session) == {"undo", "resign", "resume"}
    session.stop()
    assert phase(session) is Phase.FAILED  # nothing is running
    alone = lone_game(small("egotzi"), "b2", seats=(Computer(1), Computer(2)))
    assert possible(alone) == {"undo"}
    alone.go_first()
    alone.redo()
    assert (texts(alone), phase(alone)) == (["b2"], Phase.STOPPED)  # it was not asked to play


def test_possible_commands_with_clocks() -> None:
    session = lone_game(small("egotzi"), control=_TEN_MINUTES)
    assert possible(session) == {"resign", "pause"}
    session.pause()
    assert possible(session) == {"resign", "resume"}
    session.resume()
    session.confirms = True
    place(session, "b2")
    assert possible(session) == {"undo", "resign", "pause"}
    session.confirm()
    session.go_first()
    assert possible(session) == {"redo"}
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, control=_TEN_MINUTES, forced_ms=100_000)
    forced.resume()
    assert phase(forced) is Phase.FORCED
    assert "pause" in possible(forced)
    forced.pause()
    assert phase(forced) is Phase.PAUSED


def test_only_the_last_stone_of_a_turn_is_taken_back() -> None:
    session = lone_game(small("yodd"), "Bc3")
    session.confirms = True
    first, second = two_stones(session)
    session.play(first)
    session.play(second)
    assert phase(session) is Phase.CONFIRM
    session.take_back_step()
    assert (session.steps, session.phase) == ([first], Phase.CHOICE)
    session.take_back_step()
    assert session.steps == []
    signals = Signals(session)
    session.take_back_step()
    assert not session.take_back_steps()
    assert signals.new() == set()
    session.play(first)
    assert session.take_back_steps()


def test_each_stone_is_reported_and_the_whole_turn_is_recorded() -> None:
    session = lone_game(small("yodd"), "Bc3")
    signals = Signals(session)
    first, second = two_stones(session)
    session.play(first)
    assert signals.new() == {"changed"}
    session.play(second)
    assert signals.new() == {"changed", "recorded"}
    session.confirms = True
    session.play(two_stones(session)[0])
    assert signals.new() == {"changed"}
    session.edits.set_root({"EV": ["Cup"]})
    assert signals.new() == {"changed", "recorded"}
    assert session.steps
    session.undo()
    assert signals.new() == {"changed"}
    session.undo()
    assert signals.new() == {"changed", "recorded"}
    session.redo()
    assert signals.new() == {"changed"}
    session.resign()
    assert signals.new() == {"changed", "recorded"}
    session.undo()
    assert signals.new() == {"changed", "recorded"}
    session.go_first()
    assert signals.new() == {"changed"}
    session.edits.set_values(session.record.node, "C", ["why"])
    assert signals.new() == {"annotated", "recorded"}


def test_pending_sites_are_those_of_the_waiting_turn() -> None:
    session = lone_game(small("egotzi"))
    assert not session.pending_sites
    session.confirms = True
    place(session, "b2")
    assert session.pending_sites == (session.position.board.site("b2"),)
    session.confirm()
    assert not session.pending_sites
    place(session, "swap")
    assert phase(session) is Phase.CONFIRM
    assert not session.pending_sites
    domino = lone_game(small("wythe"))
    domino.confirms = True
    place(domino, "b2c2")
    sites = {domino.position.board.site(name) for name in ("b2", "c2")}
    assert set(domino.pending_sites) == sites  # either half


def test_a_game_that_is_only_viewed_waits_for_a_human() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST, viewing=True)
    assert session.is_viewing
    assert phase(session) is Phase.CHOICE
    signals = Signals(session)
    session.undo()  # to the start
    assert signals.new() == {"changed"}  # a viewed game is not changed
    session.go_next()
    assert phase(session) is Phase.STOPPED
    session.resume()
    assert not session.is_viewing
    assert phase(session) is Phase.THINKING
    other = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST, viewing=True)
    place(other, "d4")
    assert not other.is_viewing
    assert phase(other) is Phase.THINKING


def test_clocks_of_a_viewed_game_are_stopped() -> None:
    record = lone_game(small("egotzi"), control=_TEN_MINUTES).record
    for look in (False, True):
        session = GameSession(record, ManualClient(), now=Time())
        session.start(viewing=look)
        assert phase(session) is (Phase.PAUSED if look else Phase.CHOICE)
        assert session.clock.is_running is not look
        session.resume()
        assert session.clock.is_running
        session.clock.stop()
        record.root.properties.pop("XL", None)


def test_a_pause_in_mid_turn_is_reported_and_keeps_the_turn() -> None:
    session = lone_game(small("yodd"), "Bc3", control=_TEN_MINUTES)
    session.resume()
    first, second = two_stones(session)
    session.play(first)
    signals = Signals(session)
    session.pause()
    assert signals.new() == {"changed", "recorded"}
    assert (session.phase, session.steps, session.clock.is_running) == (
        Phase.PAUSED,
        [first],
        False,
    )
    session.play(second)  # nobody plays meanwhile
    assert session.steps == [first]
    session.resume()
    assert signals.new() == {"changed"}
    assert (session.phase, session.steps, session.clock.is_running) == (Phase.CHOICE, [first], True)
    session.pause()
    session.take_back_steps()
    assert session.steps == []


def test_a_session_restores_the_place_of_another() -> None:
    session = lone_game(small("egotzi"), "b2", "c3", "d4")
    end, node = session.record.line[2], session.record.line[0]
    session.go_first()
    session.restore_place(end, node, taken_back=True)
    assert texts(session) == ["b2"]
    assert session.record.taken_back
    assert phase(session) is Phase.CHOICE
    assert session.can_resign  # the game continues from here
    session.redo()
    session.redo()
    assert texts(session) == ["b2", "c3", "d4"]
    session.restore_place(end, node, taken_back=False)
    assert not session.can_resign


def test_an_inconsistent_position_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = lone_game(small("egotzi"), "b2", seats=AGAINST)
    asked = len(session.engine_client.works)  # type: ignore[attr-defined]
    replayed: list[bool] = []
    monkeypatch.setattr(session.record, "replay", lambda: replayed.append(True))
    session.engine_client.failed.emit(asked, InvalidPositionError("two groups"))
    assert phase(session) is Phase.FAILED
    session.resume()
    assert phase(session) is Phase.THINKING
    assert len(session.engine_client.works) == asked + 1  # type: ignore[attr-defined]
    session.engine_client.failed.emit(asked + 1, RuntimeError())
    session.resume()
    assert replayed == [True]  # the position was not the cause


def test_players_of_a_variation_are_recorded_and_it_starts_at_once_until_the_game_is_shown() -> (
    None
):
    session = lone_game(small("egotzi", pie=False), "b2", "c3", "d4", viewing=True)
    _first, second, last = session.record.main_line
    session.go_to(session.record.line[0])
    signals = Signals(session)
    session.play_variation((Computer(3), Computer(4)))
    assert signals.new() == {"changed", "recorded"}
    assert session.seats == (Computer(3), Computer(4))
    assert session.record.seats == ["engine 3", "engine 4"]
    assert phase(session) is Phase.THINKING
    assert not session.is_viewing
    assert not session.can_resign
    session.go_to(second)  # on the way to the game itself
    assert signals.new() == {"changed"}
    session.go_to(last)
    assert session.record.aside is None
    assert signals.new() == {"changed", "recorded"}


def test_closing_stops_the_clock_and_keeps_the_time() -> None:
    time = Time()
    session = lone_game(small("egotzi"), control=_TEN_MINUTES, now=time)
    time.now += 4
    signals = Signals(session)
    session.close()
    assert signals.new() == {"recorded"}
    assert not session.clock.is_running
    assert session.record.root.properties["XL"] == ["4.00"]
    assert session.engine_client.ask(lambda *_: None) >= 0
    session.close()
    assert signals.new() == set()


def test_a_lost_game_is_not_lost_on_time_too() -> None:
    time = Time()
    session = lone_game(small("egotzi"), "b2", control=TimeControl(main_seconds=3), now=time)
    session.resume()
    signals = Signals(session)
    time.now += 4
    session.clock.check()
    assert signals.new() == {"changed", "recorded"}
    assert phase(session) is Phase.OVER
    session.clock.check()
    assert signals.new() == set()
