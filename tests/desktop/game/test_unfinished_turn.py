"""The steps of a turn before it is recorded."""

from __future__ import annotations

from driving import small

from desktop.game.unfinished_turn import UnfinishedTurn
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord


def begun(*turns: str) -> tuple[GameRecord, UnfinishedTurn]:
    record = GameRecord(small("yodd"))
    for turn in turns:
        record.play_text(turn)
    return record, UnfinishedTurn(record)


def stone(turn: UnfinishedTurn) -> int:
    return next(step for step in turn.position.legal_steps() if step >= PLACE)


def test_steps_are_played_beside_the_record() -> None:
    record, turn = begun("Bc3")
    before = record.position.copy()
    step = stone(turn)
    turn.play(step)
    assert (turn.steps, turn.is_whole) == ([step], False)
    assert turn.position != before == record.position
    turn.play(stone(turn))
    assert turn.is_whole
    turn.drop()
    assert (turn.steps, turn.is_whole, turn.position) == ([], False, before)


def test_steps_that_were_taken_back_are_kept_for_their_own_node_until_the_next_step() -> None:
    record, turn = begun("Bc3")
    assert not turn.taken_back
    step = stone(turn)
    turn.play(step)
    turn.take_back()
    assert turn.steps == []
    assert turn.taken_back == (step,)
    here = record.node
    record.go_to(record.root)
    turn.drop()
    assert turn.node is record.root
    assert not turn.taken_back
    record.go_to(here)
    turn.drop()
    assert turn.taken_back == (step,)
    turn.play(step)
    assert not turn.taken_back


def test_the_changes_are_those_of_the_steps_or_else_of_the_last_turn() -> None:
    record, turn = begun()
    assert turn.changes() == ()
    record, turn = begun("Bc3")
    assert turn.changes() == record.position_at(record.root).turn_changes(record.node.turn) != ()
    step = stone(turn)
    turn.play(step)
    assert turn.changes() == record.position.change(step)


def test_the_last_sites_are_those_of_the_last_step() -> None:
    _, turn = begun("Bc3")
    first, sites = stone(turn), []
    turn.play(first)
    sites.append(turn.last_sites())
    turn.play(stone(turn))
    sites.append(turn.last_sites())
    (one,), (other,) = sites
    assert one != other
    turn.drop()
    turn.play(SpecialStep.PASS)
    assert turn.last_sites() == ()


def test_of_a_slide_only_its_end_is_the_last_site() -> None:
    record = GameRecord(small("themisto"))
    turn = UnfinishedTurn(record)
    step = stone(turn)
    turn.play(step)
    assert turn.last_sites() == (record.position.touches(step)[-1].site,)


def test_buttons_are_the_legal_steps_without_a_site() -> None:
    _, turn = begun()
    assert SpecialStep.PASS not in turn.buttons()
    _, turn = begun("Bc3")
    assert set(turn.buttons()) == {SpecialStep.SWAP, SpecialStep.PASS} & set(
        turn.position.legal_steps()
    )
    assert turn.buttons() != []
