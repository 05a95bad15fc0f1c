"""What may go wrong with the position of a game, or with its rules."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from rules.refusal import InvalidPositionError

log = logging.getLogger(__name__)


class RulesFailureError(Exception):
    """The rules of a game have failed, most likely of one that was installed."""

    def __init__(self, error: Exception) -> None:
        log.error("The rules have failed", exc_info=error, extra={"has_own_notice": True})
        super().__init__(f"{type(error).__name__}: {error}")


def failure_of(act: Callable[..., None], *values: Any) -> Exception | None:
    """Call ``act``, which asks the rules; return what failed, None if nothing did."""
    try:
        act(*values)
    except (InvalidPositionError, MemoryError) as error:
        return error
    except Exception as error:
        return RulesFailureError(error)
    return None
