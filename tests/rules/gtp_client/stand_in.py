"""A foreign program of the text protocol, written from docs/protocol.md alone.

    python stand_in.py [--with COMMAND …] [--game KEY OPTION=VALUE …]

It shares no code with ``rules/``: it keeps the list of turns, and knows the rules from
``plain_game``. By default it knows only what a program must: no ``undo``, no ``analyze``, no
``reg_genmove``, no ``list_games``. ``--with`` adds commands. With ``--game`` it plays only that
game, has no ``game`` command, and says which it is by ``gogui-rules_game_id``.
"""

from __future__ import annotations

import argparse
import random
import select
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from plain_game import BLACK, PlainGame, new_game, plain_keys

OPTIONAL = ("undo", "analyze", "reg_genmove", "list_games", "movetime")


class Refused(Exception):  # noqa: N818 - an answer
    """A command that is answered by ``?``."""


class Answered(Exception):  # noqa: N818 - not an error
    """The command has written its answer itself."""


class StandIn:
    """Answers commands; ``run`` reads them."""

    def __init__(self, optional: list[str], only: list[str] | None) -> None:
        self.words = only or plain_keys()[:1]
        self.game = new_game(self.words)
        self.random = random.Random(1)
        self.commands: dict[str, Callable[..., str]] = {
            "protocol_version": lambda: "2",
            "name": lambda: "Stand-in",
            "version": lambda: "1",
            "list_commands": lambda: "\n".join(self.commands),
            "known_command": lambda name: str(name in self.commands).lower(),
            "quit": sys.exit,
            "clear_board": lambda: self.begin(self.words),
            "boardsize": self.boardsize,
            "play": self.play,
            "genmove": self.genmove,
        }
        if only is None:
            self.commands["game"] = lambda *words: self.begin(list(words))
        else:
            self.commands["gogui-rules_game_id"] = only[0].capitalize
        for name in optional:
            self.commands[name] = getattr(self, name)

    def run(self) -> None:
        while line := sys.stdin.readline():
            self.answer(line.split())

    def answer(self, words: list[str]) -> None:
        if not words:
            return
        name, *arguments = words
        try:
            if name not in self.commands:
                raise Refused("unknown command")
            text = self.commands[name](*arguments)
        except Answered:
            return
        except (Refused, TypeError, ValueError) as error:
            self.say(f"? {error}\n\n")
        else:
            self.say(f"= {text}\n\n")

    def say(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    # -- commands --------------------------------------------------------------------------------

    def begin(self, words: list[str]) -> str:
        self.game = new_game(words)
        self.words = words
        return ""

    def boardsize(self, size: str) -> str:
        others = [word for word in self.words if not word.startswith("size=")]
        return self.begin([*others, f"size={size}"])

    def play(self, colour: str, turn: str) -> str:
        self.check(colour)
        if turn not in self.game.turns():
            raise Refused("illegal move")
        self.game.play(turn)
        return ""

    def genmove(self, colour: str) -> str:
        turn = self.reg_genmove(colour)
        self.game.play(turn)
        return turn

    def reg_genmove(self, colour: str) -> str:
        self.check(colour)
        return self.random.choice(self.game.turns())

    def undo(self) -> str:
        if not self.game.played:
            raise Refused("cannot undo")
        self.game = replayed(self.words, self.game.played[:-1])
        return ""

    def list_games(self) -> str:
        return "\n".join(plain_keys())

    def movetime(self, _seconds: str) -> str:
        return ""

    def analyze(self, colour: str, centiseconds: str) -> str:
        """Rate each turn by its place in the alphabet, until there is input."""
        self.check(colour)
        self.say("=\n")
        turns = sorted(self.game.turns())
        infos = [
            f"info move {turn} visits {10 + at} winrate {9000 - at} prior 100 order {at} pv {turn}"
            for at, turn in enumerate(turns[:20])
        ]
        while not select.select([sys.stdin], [], [], int(centiseconds) / 100)[0]:
            self.say(" ".join(infos) + "\n")
        self.say("\n")
        raise Answered

    def check(self, colour: str) -> None:
        if self.game.over:
            raise Refused("the game is over")
        if (colour in ("b", "black")) != (self.game.colour == BLACK):
            raise Refused("not this colour's turn")


def replayed(words: list[str], turns: list[str]) -> PlainGame:
    game = new_game(words)
    for turn in turns:
        game.play(turn)
    return game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--with", nargs="*", default=[], choices=OPTIONAL, dest="optional")
    parser.add_argument("--game", nargs="*")
    asked = parser.parse_args()
    StandIn(asked.optional, asked.game).run()


if __name__ == "__main__":
    main()
