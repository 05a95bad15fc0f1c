"""Our Game of Y and OpenSpiel's are the same game, cell by cell; skipped without OpenSpiel."""

import random

import pytest

from rules.games import GAMES
from rules.gtp.session import CommandError, GtpSession
from rules.position import BLACK

pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install "open_spiel>=2.0"')

from openspiel_bot import OpenSpielBot, action_of, state_of, step_of


@pytest.mark.parametrize("size", [3, 5, 9, 11])
def test_both_agree_on_legal_cells_and_the_winner(size: int) -> None:
    setup = GAMES["oddy"].setup(sides=3, size=size, pie=False)
    for seed in range(40):
        choose = random.Random(seed)
        position, state = setup.start(), state_of(setup.start(), [])
        while not position.over:
            steps = position.legal_steps()
            actions = [action_of(position, step) for step in steps]
            assert sorted(actions) == sorted(state.legal_actions())
            assert [step_of(position, action) for action in actions] == steps
            step = choose.choice(steps)
            state.apply_action(action_of(position, step))
            position.play(step)
            assert state.is_terminal() == position.over
        outcome = position.outcome()
        assert outcome is not None
        assert state.returns()[0] == (1.0 if outcome.winner == BLACK else -1.0)


def test_its_bot_plays_over_the_text_protocol() -> None:
    session = GtpSession(lambda: OpenSpielBot(2.0))
    for command in ("game oddy sides=3 size=5 pie=off", "simulations 200", "seed 1"):
        name, *arguments = command.split()
        session.run(name, arguments)
    while session.run("result", []) == "none":
        assert session.run("genmove", ["bw"[session.position.colour]])


def test_other_games_are_refused() -> None:
    session = GtpSession(lambda: OpenSpielBot(2.0))
    for game in (["wythe"], ["oddy", "sides=5", "pie=off"], ["oddy", "sides=3", "pie=on"]):
        session.run("game", game)
        session.run("simulations", ["10"])
        with pytest.raises(CommandError, match="OpenSpiel plays oddy sides=3 pie=off"):
            session.run("genmove", ["b"])
