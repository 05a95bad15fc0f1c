"""How commands end where something is wrong: with one line that says what."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator


@contextlib.contextmanager
def errors_reported(
    parser: argparse.ArgumentParser,
    wrong: tuple[type[Exception], ...],
    failed: tuple[type[Exception], ...] = (),
) -> Iterator[None]:
    """End the command with the message of an error.

    The status is 2 if what was asked for is ``wrong``, 1 if the command ``failed``, as it also has
    after an error of the system.
    """
    try:
        yield
    except wrong as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except failed as error:
        parser.exit(1, f"{parser.prog}: {error}\n")
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        parser.exit(1, f"{parser.prog}: {place}{error.strerror or error}\n")
