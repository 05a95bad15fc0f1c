"""A command line is split into words as a shell would, and names a program."""

from __future__ import annotations

import pytest

from desktop.engine.command_line import CommandLineError, quoted, split_command_line


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ssh host oddments-gtp --no-files", ["ssh", "host", "oddments-gtp", "--no-files"]),
        ("  '/a folder/engine'  -x ", ["/a folder/engine", "-x"]),
        ('engine --name "a b" # c', ["engine", "--name", "a b", "#", "c"]),
        ("engine; rm -rf $HOME && `x` > y *", None),
        (r"/a\ folder/engine", ["/a folder/engine"]),
        ("engine ''", ["engine", ""]),
    ],
)
def test_quotes_keep_blanks_and_nothing_is_expanded(text: str, words: list[str] | None) -> None:
    found = split_command_line(text, backslash_escapes=True)
    assert found == (text.split() if words is None else words)


def test_a_backslash_separates_folders_in_windows() -> None:
    words = split_command_line(r'"C:\My engines\hex.exe" -t 2', backslash_escapes=False)
    assert words == [r"C:\My engines\hex.exe", "-t", "2"]


@pytest.mark.parametrize("text", ["", "   ", "'", 'engine "a', "'' x", "engine \0"])
def test_a_command_line_without_a_program_is_refused(text: str) -> None:
    with pytest.raises(CommandLineError):
        split_command_line(text, backslash_escapes=True)


@pytest.mark.parametrize("path", ["/bin/engine", "/a folder/it's $HOME/engine"])
def test_the_path_of_a_program_is_one_word(path: str) -> None:
    assert split_command_line(quoted(path)) == [path]
