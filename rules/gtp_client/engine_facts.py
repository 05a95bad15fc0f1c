"""What a program has said about itself."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class EngineFacts:
    """What is known of a program after the handshake.

    Attributes:
        name, version: as it calls itself; printable and short, but never markup.
        commands: all that it lists.
        games: the keys of the games that it plays, of those that we know.
    """

    name: str
    version: str
    commands: frozenset[str]
    games: tuple[str, ...]

    @property
    def analyses(self) -> bool:
        """Whether it says how good the candidates are; else it only plays."""
        return "analyze" in self.commands

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "commands": sorted(self.commands),
            "games": list(self.games),
        }

    @classmethod
    def from_json(cls, facts: Any) -> EngineFacts:
        """Return the facts that ``to_json`` wrote.

        Raises:
            ValueError: they are not such facts.
        """
        try:
            name, version = facts["name"], facts["version"]
            commands, games = facts["commands"], facts["games"]
        except (KeyError, TypeError):
            raise ValueError(f"not facts about an engine: {facts!r:.80}") from None
        if not (_are_texts([name, version]) and _are_texts(commands) and _are_texts(games)):
            raise ValueError(f"not facts about an engine: {facts!r:.80}")
        return cls(name, version, frozenset(commands), tuple(games))


def _are_texts(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)
