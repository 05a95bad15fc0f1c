"""A checkout with texts that are not translated yet works in English; a release must be whole."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import core
import pytest

PARTS = ("desktop", "rules", "resources", "installer")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
SPANISH = "resources/languages/oddments_es.ts"
NEW_TEXT = '<message><source>New text</source><translation type="unfinished"/></message></context>'
SHOW = """
from PySide6.QtCore import QCoreApplication
from desktop.help.pages import page_in
from desktop.language.interpreter import INTERPRETER
from desktop.language.languages import Language
from desktop.language.text import tr

application = QCoreApplication([])
INTERPRETER.speak(Language("es"))
print(page_in("scoring", Language("es")).markdown.strip(), tr("New text"), tr("Turns"), sep="\\n")
"""
LACKS_PAGE = "oddments_{}.ts lacks resources/help/{}/scoring.md"
LACKS_BOTH = "oddments_es.ts lacks 1 texts ('New text'), resources/help/es/scoring.md"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout with a new page of the help and a new text."""
    folder = tmp_path / "checkout"
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "*.qm", "__pycache__")
    for name in PARTS:
        shutil.copytree(core.ROOT / name, folder / name, ignore=compiled)
    for name in FILES:
        shutil.copy(core.ROOT / name, folder / name)
    for source in core.sources():  # so that nothing is compiled: it is not about the core
        (folder / core.extension(source).relative_to(core.ROOT)).touch()
    (folder / "build").mkdir()
    (folder / "build" / "core").touch()
    (folder / "resources" / "help" / "en" / "scoring.md").write_text("# Scoring\n", "utf-8")
    spanish = folder / SPANISH
    text = spanish.read_text("utf-8").replace("</context>", NEW_TEXT)
    spanish.write_text(text, "utf-8")
    return folder


def build(checkout: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Make an editable install, a wheel or a source archive of a checkout, as pip does."""
    call = f"from setuptools import build_meta; build_meta.build_{what}('made')"
    (checkout / "made").mkdir()
    command = [sys.executable, "-c", call]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True)


def test_a_checkout_with_untranslated_texts_is_installed(checkout: Path) -> None:
    done = build(checkout, "editable")
    assert done.returncode == 0, done.stderr
    assert len(list((checkout / "made").glob("*.whl"))) == 1
    assert (checkout / SPANISH).with_suffix(".qm").exists()


def test_a_checkout_with_untranslated_texts_shows_them_in_english(checkout: Path) -> None:
    assert build(checkout, "editable").returncode == 0
    for dummy in (checkout / "rules").rglob(f"*{core.extension(Path('x')).name[1:]}"):
        dummy.unlink()
    done = subprocess.run(
        [sys.executable, "-c", SHOW], cwd=checkout, capture_output=True, text=True
    )
    assert done.stdout.splitlines() == ["# Scoring", "New text", "Jugadas"], done.stderr


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
