"""Lines in, answers out: the framing of the Go Text Protocol, version 2.

One command a line, with an id before it if one likes; the answer is ``=[id] text`` or
``?[id] message`` and an empty line. Nothing else is printed on standard output. A command that
fails leaves the state as it was. ``session`` has the commands.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import traceback
from typing import BinaryIO

from rules.gtp.session import Analysis, CommandError, Session
from rules.record.game_file import GameFileError
from rules.refusal import RulesError
from rules.version import VERSION

# control characters mean nothing, and after "#" comes a remark
_UNSEEN = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]|#.*", re.DOTALL)


def serve(source: BinaryIO, target: BinaryIO, session: Session | None = None) -> None:
    """Answer the commands of one stream on another until ``quit`` or the end of input."""
    _Connection(source, target, session or Session()).run()


def serve_standard(session: Session) -> int:
    """Serve standard input and output; return the exit status."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, session)
    except BrokenPipeError:  # nobody listens any more: let nothing be said at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


class _Connection:
    """Lines in, answers out. Text that is not UTF-8 passes through as it is."""

    def __init__(self, source: BinaryIO, target: BinaryIO, session: Session) -> None:
        self._source = source
        self._target = target
        self._session = session

    def run(self) -> None:
        line = b""
        while not self._session.ended:
            line = line or self._source.readline()
            if not line:
                break
            line = self._answer(line)

    def _answer(self, line: bytes) -> bytes:
        """Answer one line; return the next one if it has been read already."""
        words = _UNSEEN.sub("", line.decode("utf-8", "surrogateescape")).split()
        number = words.pop(0) if words and re.fullmatch("[0-9]+", words[0]) else ""
        if not words:
            if number:
                self._say(f"?{number} a command is missing", "")
            return b""
        try:
            answer = self._session.run(words[0], words[1:])
        except (CommandError, RulesError, GameFileError) as error:
            self._say(f"?{number} {_one_line(str(error))}", "")
        except OSError as error:
            self._say(f"?{number} {_one_line(error.strerror or str(error))}", "")
        except MemoryError:
            self._say(f"?{number} there is not enough memory for this", "")
        except Exception as error:
            traceback.print_exc()
            self._say(f"?{number} internal error: {_one_line(repr(error))}", "")
        else:
            if isinstance(answer, Analysis):
                self._say(f"={number}")
                with answer.telling(self._say):
                    line = self._source.readline()
                self._say("")
                return line
            self._say(f"={number} {answer}".rstrip(), "")
        return b""

    def _say(self, *lines: str) -> None:
        text = "".join([f"{line}\n" for line in lines])
        self._target.write(text.encode("utf-8", "surrogateescape"))
        self._target.flush()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> int:
    """Serve standard input and output."""
    parser = argparse.ArgumentParser(
        prog="oddments-gtp",
        description="The rules and the engine of Oddments on a text line: GTP 2.",
    )
    parser.add_argument("--version", action="version", version=f"oddments-gtp {VERSION}")
    parser.parse_args()
    return serve_standard(Session())
