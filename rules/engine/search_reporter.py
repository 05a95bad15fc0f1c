"""What the tree of a search knows: complete turns, ranked, each with its best line.

It only reads the tree, while the tree is not searching. It is called many times a second, so it
must be cheap.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import TypeVar

from rules.engine.report import Candidate, Proof, Report, Turn
from rules.engine.tree import Tree
from rules.position import PLACE, Position

MAX_CANDIDATES = 24  # first steps in a report
MAX_CONTINUATIONS = 4  # in a report, of a first step that is not yet a turn
LINE_TURNS = 12

_PROOFS = (None, Proof.WIN, Proof.LOSS, Proof.DRAW)  # indexed by the proofs of Tree.children
_RANK = {Proof.WIN: 2, None: 1, Proof.DRAW: 1, Proof.LOSS: 0}

_T = TypeVar("_T")


@dataclasses.dataclass
class _Choice:
    """A step, and the node that it leads to."""

    step: int
    node: int
    visits: int
    wins: float
    proof: Proof | None

    @property
    def win_rate(self) -> float:
        """Of the player who acts, 1/2 while nothing is known."""
        if self.proof is not None:
            return {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}[self.proof]
        return self.wins / self.visits if self.visits else 0.5

    @property
    def rank(self) -> tuple[int, int, float]:
        return _RANK[self.proof], self.visits, self.win_rate


@dataclasses.dataclass
class _CompleteTurn:
    """A complete turn and its last step; without a node where the tree does not reach its end."""

    turn: Turn
    choice: _Choice
    node: int | None
    prior: float


class SearchReporter:
    """Reads reports off the tree that searches ``position``."""

    def __init__(self, position: Position, tree: Tree) -> None:
        self._position = position
        self._tree = tree
        self._scratch = position.copy()

    def report(self, simulations: int, elapsed_ms: int) -> Report:
        best, *others = self._complete_turns(self._position, self._tree.root_node, (), 1.0)
        others.sort(key=lambda complete: complete.choice.rank, reverse=True)
        others = _first_of_each(others, MAX_CANDIDATES - 1, lambda complete: complete.turn[0])
        return Report(
            simulations=simulations,
            elapsed_ms=elapsed_ms,
            win_rate=best.choice.win_rate,
            candidates=tuple([self._candidate(complete) for complete in (best, *others)]),
            proven=_PROOFS[self._tree.root_proof],
            is_raw=True,
        )

    def is_decided(self, simulations: int) -> bool:
        """Return whether so many more simulations could not change the best turn."""
        position, node = self._position.copy(), self._tree.root_node
        while position.turn == self._position.turn:
            best, *others = self._choices(node, 2) or (None,)
            if best is None or (others and best.visits - others[0].visits <= simulations):
                return False
            position.play(best.step)
            node = best.node
        return True

    def _complete_turns(
        self, position: Position, node: int, begun: Turn, prior: float
    ) -> Iterator[_CompleteTurn]:
        """Yield complete turns that begin with the steps ``begun``, the best first."""
        choices = self._choices(node, MAX_CONTINUATIONS if begun else MAX_CANDIDATES)
        share = prior / self._tree.width(node)
        after = self._position.copy()
        for choice in choices:
            after.copy_from(position)
            after.play(choice.step)
            steps = (*begun, choice.step)
            if after.turn != self._position.turn:
                yield _CompleteTurn(steps, choice, choice.node, share)
            elif self._tree.width(choice.node):
                yield from self._complete_turns(after, choice.node, steps, share)
            else:  # not searched yet: any continuation
                rest = next(after.legal_turns())
                yield _CompleteTurn((*steps, *rest), choice, None, share * _chance(after, rest))

    def _choices(self, node: int, most: int) -> list[_Choice]:
        """Return the most promising steps from a node, best first."""
        leaders = [step for _child, step in self._tree.leaders(node, most)]
        # in the tree's random order, so that equal steps are not sorted by their places
        found = []
        for step in dict.fromkeys([*leaders, *range(PLACE)] if leaders else []):
            if (seen := self._tree.child(node, step)) is not None:
                child, visits, wins, proof = seen
                found.append(_Choice(step, child, visits, wins, _PROOFS[proof]))
        found.sort(key=lambda choice: choice.rank, reverse=True)
        return _first_of_each(found, most, lambda choice: choice.step)

    def _candidate(self, complete: _CompleteTurn) -> Candidate:
        choice = complete.choice
        return Candidate(
            turn=complete.turn,
            visits=choice.visits,
            win_rate=choice.win_rate,
            prior=complete.prior,
            line=(complete.turn, *self._line(complete)),
            proven=choice.proof,
        )

    def _line(self, complete: _CompleteTurn) -> tuple[Turn, ...]:
        """Return the most visited turns after this one."""
        if complete.node is None:
            return ()
        position = self._scratch
        position.copy_from(self._position)
        position.play_turn(complete.turn)
        turns: list[Turn] = []
        steps: list[int] = []
        tree, node = self._tree, complete.node
        while len(turns) < LINE_TURNS:
            leaders = tree.leaders(node, 1)
            if not leaders or not tree.visits_of(leaders[0][0]):
                break
            node, step = leaders[0]
            turn = position.turn
            steps.append(step)
            position.play(step)
            if position.turn != turn:
                turns.append(tuple(steps))
                steps = []
        return tuple(turns)


def _chance(position: Position, turn: Turn) -> float:
    """Return the probability that random steps make this turn."""
    after, chance = position.copy(), 1.0
    for step in turn:
        chance /= len(after.distinct_steps())
        after.play(step)
    return chance


def _first_of_each(found: list[_T], most: int, step_of: Callable[[_T], int]) -> list[_T]:
    """Return the first ones, and those further down whose step is a button, such as a swap."""
    return found[:most] + [one for one in found[most:] if step_of(one) < PLACE]
