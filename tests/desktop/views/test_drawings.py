"""What every game draws, against drawings that were looked at: ``tests/data/drawings``.

After a change of how boards look, look at them, and write the drawings again:

    PYTHONPATH=.:tests/desktop:tests/rules .venv/bin/python tests/desktop/views/test_drawings.py
"""

import dataclasses
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from drawn_shapes import alike, drawn, drawn_marks, shapes_of
from driving import random_game, small
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from shown_facts import each, rows

from desktop.board.board_input import Touching
from desktop.board.board_scene import BoardScene
from desktop.board.picture import board_for_paper
from desktop.painting.candidate import CandidateView, Mistake, ShownVerdict, candidate_views
from desktop.painting.canvas import Canvas
from desktop.painting.drawing import UPRIGHT, Drawing, Orientation
from desktop.painting.layout_builder import lay_out
from desktop.panels.better_line import distinct_changes
from desktop.theme.themes import SHIPPED
from desktop.views.game_views import VIEWS
from rules.engine.report import Candidate, Report
from rules.games import GAMES, read_setup
from rules.piece import Change, Motion, Piece, Touch
from rules.position import Position
from rules.record.notes import Mark, MarkKind
from rules.setup import Setup

FOLDER = Path(__file__).parents[2] / "data/drawings"
LIGHT = SHIPPED["light"]
TURNS = each("DRAWN_TURNS")
SEEDS = {"wythe": 0, "themisto": 2}  # of games that end by their rules
SIGNS = [kind for kind in MarkKind if kind is not MarkKind.LABEL]
Drawn = tuple[str, list[str]]


def last_turn(before: Position, after: Position) -> tuple[Change, ...]:
    """Return the changes of the turn between two positions."""
    for turn in before.legal_turns():
        there = before.copy()
        there.play_turn(turn)
        if there.pieces() == after.pieces() and there.turn == after.turn:
            return before.turn_changes(turn)
    raise AssertionError("no turn leads there")


def opinions(position: Position, most: int = 12) -> list[CandidateView]:
    """Return this many candidates as from the engine, best first, with lines of three turns."""
    turns = [turn for turn in position.legal_turns() if position.touches(turn[0])]
    candidates = []
    for number, turn in enumerate(turns[:: max(1, len(turns) // most)][:most]):
        after, line = position.copy(), [turn]
        after.play_turn(turn)
        while len(line) < 3 and not after.over:
            line.append(next(after.legal_turns()))
            after.play_turn(line[-1])
        visits, rate = 14000 // (number + 1), 0.7 - 0.03 * number
        candidates.append(
            Candidate(turn=turn, visits=visits, win_rate=rate, prior=0.1, line=tuple(line))
        )
    report = Report(simulations=9, elapsed_ms=1, win_rate=0.7, candidates=tuple(candidates))
    return candidate_views(report, position, position, ())


def by_hand(position: Position) -> list[int]:
    return [step for step in position.legal_steps() if position.touches(step)]


def boards() -> Iterator[Drawn]:
    """Yield bare boards of every shape, and what small pictures leave out."""
    for name, words, theme in rows("DRAWN_BOARDS"):
        setup = read_setup(words.split())
        with board_for_paper(setup, SHIPPED[theme]) as scene:
            yield name, drawn(scene)
            if name in ("square", "polygon"):
                whole, little = drawn(scene), drawn(scene, 0.3)
                texts = [sum(" text " in line for line in lines) for lines in (whole, little)]
                yield f"{name} texts", [str(count) for count in texts]
    setup = small("oddy")
    with board_for_paper(setup, LIGHT, Drawing(coordinates=False)) as scene:
        yield "no coordinates", [line for line in drawn(scene) if " text " in line]


def of_game(key: str) -> Iterator[Drawn]:
    seed = 0 if VIEWS[key].stacks else 4  # of a game with stacks of all heights
    *_, before, position = random_game(small(key), TURNS[key], seed)
    last = last_turn(before, position)
    numbers = {(piece.site, piece.level): 9 + 45 * i for i, piece in enumerate(top(position))}
    marks = {site: Mark(SIGNS[i % 4]) for i, site in enumerate(grounds(position))}
    with board_for_paper(position.setup, LIGHT) as scene:
        bare = drawn(scene)
        scene.show_position(position)
        pieces = drawn(scene)
        yield "pieces", pieces[len(bare) :]
        scene.show_position(position, numbers=numbers)
        yield "numbers", [line for line in drawn(scene) if line not in pieces]
        scene.show_position(position, last)
        yield "last turn", drawn_marks(scene)
        scene.show_position(position, last, numbers=numbers)
        yield "last turn with numbers", drawn_marks(scene)
        scene.show_position(position, marks=marks)
        yield "marks", drawn_marks(scene)
        scene.show_position(position)
        yield from of_hand(scene, position)
        yield from of_engine(scene, position)
        scene.show_position(position, last, marks=marks)
        site = grounds(position)[0]
        scene.show_targets([(Touch(site),)], [Touch(site)])
        scene.show_candidates(opinions(position)[:1])
        scene.show_preview(last, group=[site])
        scene.show_marks(forbidden=[site])
        scene.show_marks(cursor=site)
        yield "all together", drawn_marks(scene)
    yield from of_changes(position)
    yield from of_moves(position)
    yield from of_end(key)
    if VIEWS[key].flat:
        with board_for_paper(position.setup, LIGHT, Drawing(flat=True)) as scene:
            scene.show_position(position, last)
            yield "flat", drawn(scene)[len(bare) :]


def top(position: Position) -> list[Piece]:
    """Return the uppermost piece of each site."""
    return list({piece.site: piece for piece in position.pieces()}.values())


def grounds(position: Position) -> list[int]:
    """Return two sites with black, two with white, and two empty ones."""
    colours = {piece.site: piece.colour for piece in top(position)}
    every = range(position.board.site_count)
    return [s for c in (0, 1, None) for s in [s for s in every if colours.get(s) == c][:2]]


def of_hand(scene: BoardScene, position: Position) -> Iterator[Drawn]:
    """Yield the marks for choosing a step."""
    touching = Touching(position)
    some = by_hand(position)[:: max(1, len(by_hand(position)) // 4)]
    scene.show_targets(touching.remaining(), ())
    yield "targets", drawn_marks(scene)
    touched = position.touches(some[0])[:1]
    if touching.completed(touched) is None:  # there is more to touch
        touching.touches = touched
        scene.show_targets(touching.remaining(), touched)
        yield "touched", drawn_marks(scene)
    scene.show_targets((), (), range(position.board.site_count))
    yield "in question", drawn_marks(scene)
    scene.show_targets((), ())
    scene.show_preview((), touched=touched)
    yield "would touch", drawn_marks(scene)
    for step in some:
        scene.show_preview(position.change(step))
        yield f"preview {step}", drawn_marks(scene)
    group = max([scene.group_at(site) for site in range(position.board.site_count)], key=len)
    scene.show_preview((), group=group)
    yield "group", drawn_marks(scene)
    scene.show_preview(())
    sites = grounds(position)[1:4]
    scene.show_marks(forbidden=sites)
    yield "flash", drawn_marks(scene)
    scene.show_marks(forbidden=())
    for site in sites:
        scene.show_marks(cursor=site)
        yield f"cursor {site}", drawn_marks(scene)
    scene.show_marks(cursor=-1)


def of_engine(scene: BoardScene, position: Position) -> Iterator[Drawn]:
    """Yield the marks of the analysis."""
    views = opinions(position)
    scene.show_candidates(views)
    yield "candidates", drawn_marks(scene)
    yield "candidates, small", drawn_marks(scene, 0.4)
    scene.show_candidates((), line=views[0].changes)
    yield "line", drawn_marks(scene)
    # the halves of a domino in either order
    turned = [tuple(reversed(changes)) for changes in views[0].changes]
    scene.show_candidates((), line=turned)
    yield "line, turned", drawn_marks(scene)
    scene.show_candidates([dataclasses.replace(views[0], changes=tuple(turned))])
    yield "candidate, turned", drawn_marks(scene)
    scene.show_candidates(())
    scene.show_preview(turned[0])
    yield "preview, turned", drawn_marks(scene)
    scene.show_preview(())
    scene.show_candidates((), hint=views[0].changes[0])
    yield "hint", drawn_marks(scene)
    scene.show_candidates(())
    blunder = ShownVerdict("??", "blunder", 0.3)
    turns = views[0].changes[0], views[-1].changes[0]
    played, better = distinct_changes(*turns), distinct_changes(*turns[::-1])
    for name, mistake in {
        "mistake": Mistake(blunder, played, better),
        "mistake, same cells": Mistake(blunder, played, played[::-1], laid=True),
    }.items():
        scene.show_marks(mistake=mistake)
        yield name, drawn_marks(scene)
    scene.show_marks(mistake=None)


def of_changes(position: Position) -> Iterator[Drawn]:
    """Yield every change of a piece: as last turn, preview, hint and candidate line."""
    sites = grounds(position)
    made = [
        *(Change(Motion.TURN, Piece(site, site % 2), site, turns=True) for site in sites[:2]),
        Change(Motion.MOVE, Piece(sites[2], 1), sites[-1]),
        Change(Motion.BOUNCE, Piece(sites[3], 0), sites[3], direction=(1, 0)),
        Change(Motion.WRAP, Piece(sites[0], 0), sites[1], direction=(0, 1)),
    ]
    if VIEWS[position.setup.game.key].stacks:  # nothing else happens to dominoes
        return
    with board_for_paper(position.setup, LIGHT) as scene:
        for change in made:
            name = f"{change.motion.value} {change.piece.site}"
            for numbers in ({}, {(sites[0], 0): 5}):
                scene.show_position(position, [change], numbers=numbers)
                yield f"last {name} {len(numbers)}", drawn_marks(scene)
            scene.show_position(position)
            scene.show_preview([change])
            yield f"preview {name}", drawn_marks(scene)
            scene.show_preview(())
            scene.show_candidates((), line=[[change]])
            yield f"line {name}", drawn_marks(scene)
            scene.show_candidates((), hint=[change])
            yield f"hint {name}", drawn_marks(scene)
            scene.show_candidates(())
        two = [Change(Motion.APPEAR, Piece(site, 0), site) for site in sites[:2]]
        scene.show_position(position, two)
        yield "two placed", drawn_marks(scene)


def of_moves(position: Position) -> Iterator[Drawn]:
    """Yield moving pieces, early and late in their movement."""
    changes = [change for step in by_hand(position) for change in position.change(step)]
    kinds = {(change.motion, change.turns, change.piece.colour): change for change in changes}
    with board_for_paper(position.setup, LIGHT) as scene:
        for (motion, turns, colour), change in kinds.items():
            for share in (0.2, 0.45, 0.9):

                def paint(painter: QPainter, change: Change = change, share: float = share) -> None:
                    canvas = Canvas(painter, scene.layout_plan, LIGHT)
                    scene.game_view.paint_moving(canvas, change, share)

                name = f"{motion.value} {'over' if turns else 'as is'} {colour} {share}"
                yield name, shapes_of(paint, scene.sceneRect())


def of_end(key: str) -> Iterator[Drawn]:
    """Yield the end of a game, and the steps of its count."""
    *_, position = random_game(small(key), 400, seed=SEEDS.get(key, 4))
    assert position.over
    for name in ("light", "print"):
        with board_for_paper(position.setup, SHIPPED[name]) as scene:
            scene.show_position(position)
            yield f"end {name}", drawn_marks(scene)
            if name == "light":
                for number, step in enumerate(position.count_steps(), 1):
                    scene.show_count(step)
                    yield f"count {number}", drawn_marks(scene)


def layouts() -> Iterator[Drawn]:
    """Yield the layouts of small and big boards, upright and rotated."""
    for words in rows("DRAWN_LAYOUTS"):
        yield words, list(plan(read_setup(words.split())))
    for words in rows("TURNED_LAYOUTS"):
        turned = plan(read_setup(words.split()), Orientation(1, mirrored=True))
        yield f"{words} turned", list(turned)


def plan(setup: Setup, lies: Orientation = UPRIGHT) -> Iterator[str]:
    """Return a layout in numbers."""
    layout = lay_out(setup.game.board(setup), lies)

    def rounded(*numbers: float) -> str:
        return " ".join(f"{number:.2f}" for number in numbers)

    for name, area in (("plate", layout.plate), ("outline", layout.outline)):
        yield f"{name} {rounded(*area.bounds)} ~{area.length:.0f}"
    yield f"texts {rounded(layout.badge_radius, layout.label_size, layout.name_size)}"
    yield f"tones {''.join(map(str, layout.tones))}"
    some = range(0, len(layout.cells), 1 + len(layout.cells) // 8)
    for site in some:
        face = layout.faces[site]
        yield f"cell {rounded(*layout.cells[site].bounds, *face.bounds, face.area / 100)}"
        yield f"stone {rounded(*layout.centres[site], layout.stone_radius[site])}"
    for band in layout.bands:
        yield f"band {rounded(*band.area.bounds, band.area.area / 10, *band.badge, *band.middle)}"
    yield f"labels {len(layout.labels)}"
    for label in layout.labels[:: 1 + len(layout.labels) // 20]:
        yield f"label {label.text} {label.site} {rounded(*label.at)}"


CASES: dict[str, Callable[[], Iterator[Drawn]]] = {"boards": boards, "layouts": layouts}
CASES |= {key: partial(of_game, key) for key in GAMES}


def text_of(drawings: Iterable[Drawn]) -> str:
    return "\n".join(line for name, lines in drawings for line in (f"= {name}", *lines)) + "\n"


@pytest.mark.parametrize("case", CASES)
def test_drawings_are_unchanged(case: str) -> None:
    seen = text_of(CASES[case]()).splitlines()
    saved = (FOLDER / f"{case}.txt").read_text("utf-8").splitlines()
    name = ""
    for line, expected in zip(seen, saved, strict=False):
        name = expected if expected.startswith("= ") else name
        assert alike([line], [expected]), f"{case} {name}"
    assert len(seen) == len(saved)


if __name__ == "__main__":
    app = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    for case, drawings in CASES.items():
        (FOLDER / f"{case}.txt").write_text(text_of(drawings()), "utf-8")
