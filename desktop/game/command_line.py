"""Splits the command line of an engine as a shell would, which never sees it."""

from __future__ import annotations

import os
import shlex

from rules.translatable_text import TranslatableText


class CommandLineError(ValueError):
    """A command line that names no program; its argument is a ``TranslatableText``."""


def split_command_line(text: str, *, backslash_escapes: bool = os.name != "nt") -> list[str]:
    """Return a program and its arguments; quotes keep blanks together.

    ``backslash_escapes``: a backslash makes the next character literal; in Windows it separates
    folders.

    Raises:
        CommandLineError: it is empty, or a quote is not closed.
    """
    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split, lexer.commenters = True, ""
    if not backslash_escapes:
        lexer.escape = ""
    try:
        words = list(lexer)
    except ValueError:
        raise CommandLineError(
            TranslatableText("A quotation mark in the command line is not closed.")
        ) from None
    if not words or not words[0]:
        raise CommandLineError(TranslatableText("Type the command that starts the engine."))
    if "\0" in text:
        raise CommandLineError(TranslatableText("The command line has a character without text."))
    return words


def quoted(path: str) -> str:
    """Return the path of a program as the first word of a command line."""
    if os.name == "nt":
        return f'"{path}"' if " " in path else path
    return shlex.quote(path)
