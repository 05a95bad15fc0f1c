"""The documents are right: links lead somewhere, commands exist, examples work."""

from __future__ import annotations

import re
from pathlib import Path

from rules.games import GAMES
from rules.gtp.session import GtpSession
from rules.record.game_file import read_game, write_game

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("resources/**/*.md")])
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")
MAX_BYTES = 80_000  # of a picture that is loaded with the README
FILE_FORMAT = (ROOT / "docs/file-format.md").read_text("utf-8")


def examples(text: str) -> list[str]:
    return re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), f"{page}: {target}"


def test_all_commands_of_the_protocol_are_described() -> None:
    known = set(str(GtpSession().run("list_commands", [])).split())
    assert known <= set(re.findall(r"`([a-z_-]+)", PROTOCOL))


def test_all_commands_that_are_described_exist() -> None:
    known = set(str(GtpSession().run("list_commands", [])).split())
    cells = re.findall(r"^\| (`.*?`) \|", PROTOCOL, re.MULTILINE)
    assert cells
    assert {name for cell in cells for name in re.findall(r"`([a-z_-]+)", cell)} <= known


def test_the_example_of_the_protocol_works() -> None:
    session = GtpSession()
    for command, answer in re.findall(r"^(\w.*)\n= ?(.*)\n", examples(PROTOCOL)[0], re.MULTILINE):
        name, *arguments = command.split()
        if name == "genmove":
            name, arguments = "play", [*arguments, answer]
            answer = ""
        assert session.run(name, arguments) == answer


def test_the_example_of_a_saved_game_can_be_read() -> None:
    (example,) = examples(FILE_FORMAT)
    record = read_game(example)
    ignored = r"\s|AP\[.*?\]"  # the program's version will change
    assert re.sub(ignored, "", write_game(record)) == re.sub(ignored, "", example)


def test_the_readme_has_a_small_picture_of_every_game() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for key in GAMES:
        picture = f"docs/pictures/{key}.png"
        assert f"]({picture})" in readme
        assert (ROOT / picture).stat().st_size < MAX_BYTES
