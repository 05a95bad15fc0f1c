"""Saved games full of hostile texts, intact and broken."""

from __future__ import annotations

from pathlib import Path

from bait import Bait

from rules.games import GAMES
from rules.record.game_file import save, write_game
from rules.record.game_record import GameRecord
from rules.setup import Setup

_INFO = (
    *("GN", "EV", "RO", "PC", "DT", "C", "N", "GC", "AN", "US", "CP", "SO", "ON", "OT"),
    *("BR", "WR", "BT", "WT", "TM", "RU", "GB", "GW", "DM", "XX"),
)


def hostile_record(bait: Bait, setup: Setup, turns: int = 4) -> GameRecord:
    """Return a game with a variation, in which every text is hostile."""
    record = GameRecord(setup)
    record.names = [bait.text("PB"), bait.text("PW")]
    record.seats = ["person", "person"]
    record.root.properties |= {name: [bait.text(name)] for name in _INFO}
    for number in range(turns):
        turns_now = list(record.position.legal_turns())
        node = record.play(turns_now[len(turns_now) // 2])
        node.properties |= {
            "N": [bait.short_text(f"N{number}")],
            "C": [
                f"{bait.short_text('C')} https://a.example/?x&lt;b <b>bold</b> **strong** "
                f"https://127.0.0.1:{bait.port}/ {bait.text('C')}"
            ],
            "LB": [f"{record.position.board.names[0]}:<b>x&y"],
            "TR": [bait.text("TR")],
        }
    last = record.node
    assert last.parent is not None
    record.go_to(last.parent)
    aside = record.play(next(iter(record.position.legal_turns())))
    aside.properties["C"] = [bait.text("C")]
    record.go_to(last)
    return record


def hostile_file(bait: Bait, folder: Path, setup: Setup, topic: str = "game") -> Path:
    path = folder / f"{bait.file_name(topic)}.oddments"
    save(hostile_record(bait, setup), path)
    return path


def hostile_folder(bait: Bait, folder: Path) -> Path:
    made = folder / bait.file_name("folder")
    made.mkdir(parents=True, exist_ok=True)
    return made


def quoted(text: str) -> str:
    """Return a text as an SGF value."""
    return text.replace("\\", "\\\\").replace("]", "\\]")


def broken_texts(bait: Bait) -> dict[str, str]:
    """Return [what is wrong] -> the text of a file that cannot be read, or only in part."""
    text = quoted(bait.text("value"))
    root = "FF[4]CA[UTF-8]GM[1004]XG[egotzi]XF[1]"
    roots = {
        "kind": f"FF[4]GM[{text}]",
        "key": f"FF[4]GM[1004]XG[{text}]",
        "size": f"{root}SZ[{text}]",
        "variant": f"{root}SZ[5]XV[{text}]",
        "komi": f"{root}SZ[5]XV[squared]KM[{text}]",
        "sides": f"{root}SZ[5]XS[{text}]",
        "pie": f"{root}SZ[5]XP[{text}]",
        "version": f"FF[4]GM[1004]XG[egotzi]XF[{text}]SZ[5]",
        "newer": f"FF[4]GM[1004]XG[egotzi]XF[2]SZ[5]XV[{text}]",
        "characters": f"FF[4]CA[{text}]GM[1004]XG[egotzi]SZ[5]",
        "result": f"{root}SZ[5]RE[{text}]",
        "seats": f"{root}SZ[5]XC[{text}][{text}]",
        "clock": f"{root}SZ[5]TM[{text}]OT[{text}];B[a1]BL[{text}]",
        "turn": f"{root}SZ[5];B[{text}]",
        "colour": f"{root}SZ[5];W[{text}]",
        "names": f"{root}SZ[5]PB[{text}][{text}]",
        "several": f"{root}SZ[5]){bait.text('after')}(;{root}SZ[{text}]",
        "open": f"{root}SZ[5];B[a1]C[{text}",
    }
    return {name: f"(;{root})" for name, root in roots.items()}


def collection(bait: Bait) -> str:
    """Return the text of a collection: games of all kinds, and one that cannot be read."""
    games = [write_game(hostile_record(bait, game.setup(), 1)) for game in GAMES.values()]
    return "\n".join([*games, f"(;GM[1004]XG[egotzi]SZ[{quoted(bait.text('size'))}])"])
