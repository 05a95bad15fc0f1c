"""A checkout with texts that are not translated yet works in English; a release needs all."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import core
import languages
import pytest

PARTS = ("desktop", "rules", "resources", "installer")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
SPANISH = "resources/languages/oddments_es.ts"
NEW_TEXT = '<message><source>New text</source><translation type="unfinished"/></message></context>'
SHOW = """
from PySide6.QtCore import QCoreApplication
from desktop.help.pages import page_in
from desktop.services.languages import UI_LANGUAGE
from desktop.services.languages import Language
from desktop.services.text import tr

application = QCoreApplication([])
UI_LANGUAGE.set_language(Language("es"))
print(page_in("scoring", Language("es")).markdown.strip(), tr("New text"), tr("Moves"), sep="\\n")
"""
LACKS_PAGE = "missing in oddments_{}.ts: resources/help/{}/scoring.md"
LACKS_BOTH = "missing in oddments_es.ts: 1 texts ('New text'), resources/help/es/scoring.md"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of this checkout with a new page of the help and a new text."""
    folder = tmp_path / "checkout"
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "*.qm", "__pycache__")
    for name in PARTS:
        shutil.copytree(core.ROOT / name, folder / name, ignore=compiled)
    for name in FILES:
        shutil.copy(core.ROOT / name, folder / name)
    for source in core.sources():  # so that the core, which is not tested here, is not compiled
        (folder / core.extension(source).relative_to(core.ROOT)).touch()
    (folder / "build").mkdir()
    (folder / "build" / "core").touch()
    (folder / "resources" / "help" / "en" / "scoring.md").write_text("# Scoring\n", "utf-8")
    spanish = folder / SPANISH
    text = spanish.read_text("utf-8").replace("</context>", NEW_TEXT, 1)
    spanish.write_text(text, "utf-8")
    return folder


def build(checkout: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Make an editable install, a wheel or a source archive of a checkout, as pip does."""
    call = f"from setuptools import build_meta; build_meta.build_{what}('made')"
    (checkout / "made").mkdir()
    command = [sys.executable, "-c", call]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True)


@pytest.mark.long
def test_a_checkout_with_untranslated_texts_is_installed_and_shows_them_in_english(
    checkout: Path,
) -> None:
    done = build(checkout, "editable")
    assert done.returncode == 0, done.stderr
    assert len(list((checkout / "made").glob("*.whl"))) == 1
    assert (checkout / SPANISH).with_suffix(".qm").exists()
    for dummy in (checkout / "rules").rglob(f"*{core.extension(Path('x')).name[1:]}"):
        dummy.unlink()
    done = subprocess.run(
        [sys.executable, "-c", SHOW], cwd=checkout, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["# Scoring", "New text", "Jugadas"], done.stderr


@pytest.mark.long
@pytest.mark.parametrize("release", ["wheel", "sdist"])
def test_a_release_with_untranslated_texts_is_refused_with_a_line_a_language(
    checkout: Path, release: str
) -> None:
    done = build(checkout, release)
    assert done.returncode == 1
    assert list((checkout / "made").iterdir()) == []
    lines = done.stderr.splitlines()
    start = lines.index("error: a release needs all translations:")
    others = [LACKS_PAGE.format(code, code) for code in ("de", "fr", "it", "nl")]
    assert lines[start + 1 :] == [others[0], LACKS_BOTH, *others[1:]]


# -- in a folder of its own ----------------------------------------------------------------------

ONE = "<message><source>{}</source><translation{}>{}</translation></message>"
MANY = (
    '<message numerus="yes"><source>%n turns</source><translation>'
    "<numerusform>{}</numerusform><numerusform>{}</numerusform></translation></message>"
)


def texts(folder: Path, code: str, *messages: str) -> Path:
    file = folder / f"oddments_{code}.ts"
    head = f'<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="{code}">'
    body = f"<context><name>app</name>{''.join(messages)}</context>"
    file.write_text(f"{head}{body}</TS>", "utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a checkout with the help page ``scoring`` and the lesson ``first`` in English."""
    for name in ("languages", "help/en", "lessons/en", "help/de", "lessons/de"):
        (tmp_path / "resources" / name).mkdir(parents=True)
    for page in ("help/en/scoring.md", "lessons/en/first.md", "help/de/scoring.md"):
        (tmp_path / "resources" / page).write_text("#", "utf-8")
    monkeypatch.setattr(languages, "ROOT", tmp_path)
    monkeypatch.setattr(languages, "FOLDER", tmp_path / "resources/languages")
    files = languages.texts_files
    monkeypatch.setattr(languages, "texts_files", lambda place=languages.FOLDER: files(place))
    return tmp_path / "resources/languages"


def test_a_text_is_untranslated_without_a_finished_translation_in_each_form(
    folder: Path,
) -> None:
    file = texts(
        folder,
        "de",
        ONE.format("Move", "", "Zug"),
        ONE.format("Side", ' type="unfinished"', "Seite"),
        ONE.format("Board", "", ""),
        MANY.format("ein Zug", "%n Züge"),
        MANY.format("ein Zug", ""),
    )
    assert languages.untranslated(file) == ["Side", "Board", "%n turns"]


def test_what_a_language_lacks_is_named_in_one_line(folder: Path) -> None:
    whole = texts(folder, "de", ONE.format("Move", "", "Zug"))
    assert languages.missing_pages(whole) == [languages.ROOT / "resources/lessons/de/first.md"]
    assert languages.missing_of(whole) == (
        "missing in oddments_de.ts: resources/lessons/de/first.md"
    )
    (languages.ROOT / "resources/lessons/de/first.md").write_text("#", "utf-8")
    assert languages.missing_of(whole) == ""
    languages.check_whole([whole])
    letters = [ONE.format(letter, "", "") for letter in "ABCD"]
    texts(folder, "de", *letters[:3])
    assert languages.missing_of(whole) == "missing in oddments_de.ts: 3 texts ('A', 'B', 'C')"
    texts(folder, "de", *letters)
    line = "missing in oddments_de.ts: 4 texts ('A', 'B', 'C' and 1 more)"
    assert languages.missing_of(whole) == line
    message = re.escape(f"a release needs all translations:\n{line}")
    for check in (languages.check_whole, functools.partial(languages.compile_texts, whole=True)):
        with pytest.raises(languages.LanguageError, match=f"^{message}$"):
            check([whole])
    assert not whole.with_suffix(".qm").exists()


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the tools that are run; lrelease writes, lupdate adds a text to Spanish files."""
    run: list[list[str]] = []

    def note(tool: str, *arguments: str) -> None:
        run.append([tool, *arguments])
        if tool == "lrelease":
            Path(arguments[-1]).write_text("compiled")
        elif "es" in arguments:
            with Path(arguments[-1]).open("a") as file:
                file.write("<!-- new -->")

    monkeypatch.setattr(languages, "_run", note)
    return run


def test_what_has_changed_is_compiled(folder: Path, tools: list[list[str]]) -> None:
    one, two = texts(folder, "de"), texts(folder, "es")
    assert languages.texts_files(folder) == [one, two]
    two.with_suffix(".qm").write_text("old")
    os.utime(two, (1000, 1000))
    assert (languages.is_compiled(one), languages.is_compiled(two)) == (False, True)
    languages.compile_texts([one, two])
    new = str(folder / "oddments_de.new")
    assert tools == [["lrelease", "-nounfinished", "-silent", str(one), "-qm", new]]
    assert one.with_suffix(".qm").read_text() == "compiled"
    assert not Path(new).exists()
    os.utime(one, (2000, 2000))
    os.utime(one.with_suffix(".qm"), (2000, 2000))
    assert not languages.is_compiled(one)  # if in doubt it is compiled again


def test_texts_of_all_code_are_brought_in_and_english_has_plurals_alone(
    folder: Path, tools: list[list[str]]
) -> None:
    for name in ("desktop/b.py", "desktop/a/c.py", "rules/a.py", "installer/x.py"):
        (languages.ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (languages.ROOT / name).touch()
    files = [folder / "oddments_de.ts", folder / "oddments_en.ts"]
    languages.update(files)
    code = [str(languages.ROOT / name) for name in ("desktop/a/c.py", "desktop/b.py", "rules/a.py")]
    for run, file in zip(tools, files, strict=True):
        assert run[0] == "lupdate"
        assert {"-no-obsolete", "-warnings-are-errors"} < set(run)
        assert [word for word in run if word.endswith(".py")] == code
        assert run[run.index("-target-language") + 1] == file.stem[-2:]
        assert run[-2:] == ["-ts", str(file)]
        assert ("-pluralonly" in run) == (file.stem == "oddments_en")


def test_files_that_lack_texts_of_the_code_are_found_and_not_changed(
    folder: Path, tools: list[list[str]]
) -> None:
    files = [texts(folder, "de"), texts(folder, "es")]
    before = files[1].read_bytes()
    assert languages.stale(files) == files[1:]
    assert files[1].read_bytes() == before


@pytest.mark.parametrize("compile_only", [False, True])
def test_untranslated_texts_are_reported(
    folder: Path,
    tools: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    compile_only: bool,
) -> None:
    texts(folder, "de", ONE.format("Move", "", ""))
    monkeypatch.setattr(sys, "argv", ["translate", *(["--compile"] if compile_only else [])])
    assert languages.main() == 0
    names = [run[0] for run in tools]
    out = capsys.readouterr().out.splitlines()
    if compile_only:
        assert (names, out) == (["lrelease"], [])
    else:
        assert names == ["lupdate", "lrelease"]
        assert out == [
            "resources/languages/oddments_de.ts: 1 untranslated",
            "resources/lessons/de/first.md: missing",
        ]


def test_a_new_language_is_begun(
    folder: Path, tools: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts(folder, "de")
    texts(folder, "pt")
    monkeypatch.setattr(sys, "argv", ["translate", "pt", "da"])
    monkeypatch.setattr(languages, "compile_texts", lambda files: None)
    monkeypatch.setattr(languages, "untranslated", lambda file: [])
    assert languages.main() == 0
    assert [Path(run[-1]).name for run in tools] == [
        "oddments_da.ts",
        "oddments_de.ts",
        "oddments_pt.ts",
    ]


def test_a_tool_that_fails_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = folder / "oddments_de.ts"
    bad.write_text("no texts", "utf-8")
    monkeypatch.setattr(sys, "argv", ["translate", "--compile"])
    assert languages.main() == 1
    assert capsys.readouterr().err.startswith("installer/translate: lrelease failed: ")
    monkeypatch.setattr(languages, "find_spec", lambda name: None)
    with pytest.raises(languages.LanguageError, match="PySide6 is not installed"):
        languages.compile_texts([bad])
