"""Random trees of turns with texts in many scripts, each made from a number."""

from __future__ import annotations

import random

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import Position
from rules.record.game_record import Ending, GameRecord, Node
from rules.setup import Setup

WORDS = (
    *(
        "turn",
        "déjà vu",
        "Größe",
        "żółw",
        "ਚੰਗਾ",
        "λόγος",
        "ход",
        "שלום עולם",
        "مرحبا بالعالم",
        "سلام",
    ),
    *("नमस्ते दुनिया", "বাংলা", "தமிழ்", "ไทย", "ລາວ", "မြန်မာ", "አማርኛ", "ქართული", "հայերեն"),
    *(
        "汉字",
        "漢字",
        "かな",
        "カナ",
        "한국어",
        "ភាសាខ្មែរ",
        "བོད་ཡིག",
        "ᓄᓇᕗᑦ",
        "ᚠᚢᚦ",
        "𒀀𒁀",
        "𐍈",
        "𝔄𝔅",
    ),
    *(
        "e\u0301",
        "a\u0308\u0323",
        "👩\u200d👩\u200d👧",
        "🇪🇺",
        "\ufeffmark",
        "\u202eback\u202c",
        "a\u200bb",
    ),
    *("[", "]", "\\", "\\]", "\\\\", ":", ";", "(", ")", "(;B[a1])", "]\n;W[", "\\\n", "FF[4]"),
    *("\n", "\n\n", "\t", " ", "  ", "\v", "\f", "\0", "\x1b[0m", "\x85", "\u2028", "\ufffd", ""),
)
PROPERTIES = ("C", "N", "LB", "TR", "GB", "BL", "ZZ", "ABCDEFGH")
ROOT_PROPERTIES = ("EV", "PC", "GC", "TM", "OT")
MAX_TURNS = 40


def random_tree(number: int) -> GameRecord:
    """Return a game with variations, texts, names, and perhaps a result."""
    rng = random.Random(number)
    record = GameRecord(_setup(rng))
    nodes = [record.root]
    for _ in range(rng.randint(0, MAX_TURNS)):
        if rng.random() < 0.25:
            record.go_to(rng.choice(nodes))
        if not record.position.over:
            nodes.append(record.play(_turn(record.position, rng)))
    for node in rng.sample(nodes, rng.randint(0, len(nodes))):
        _write_texts(node, PROPERTIES, rng)
    _write_texts(record.root, ROOT_PROPERTIES, rng)
    record.names = [_line(rng), _line(rng)]
    record.seats = [_line(rng), _line(rng)]
    if not record.position.over and rng.random() < 0.3:
        record.end(Outcome(rng.choice([0, 1]), rng.choice(list(Ending))))
    record.go_to(rng.choice(nodes))
    return record


def _setup(rng: random.Random) -> Setup:
    game = rng.choice(list(GAMES.values()))
    chosen: dict[str, object] = {}
    while undecided := [o for o in game.options(chosen) if o.key not in chosen]:
        option = undecided[0]
        values = list(option.values)
        chosen[option.key] = rng.choice(values if rng.random() < 0.1 else values[:4])
    return game.setup(**chosen)


def _turn(position: Position, rng: random.Random) -> tuple[int, ...]:
    after = position.copy()
    turn = []
    while after.turn == position.turn:
        turn.append(rng.choice(after.legal_steps()))
        after.play(turn[-1])
    return tuple(turn)


def _write_texts(node: Node, names: tuple[str, ...], rng: random.Random) -> None:
    for name in rng.sample(names, rng.randint(0, 3)):
        node.properties[name] = [_text(rng) for _ in range(rng.randint(1, 3))]


def _text(rng: random.Random) -> str:
    return rng.choice(["", " "]).join(rng.choices(WORDS, k=rng.randint(0, 12)))


def _line(rng: random.Random) -> str:
    """Return a text that is a line by itself, as names are."""
    return _text(rng).translate(dict.fromkeys(map(ord, "\n\t\v\f"), " "))
