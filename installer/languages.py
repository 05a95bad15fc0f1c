"""The texts of the interface: finds them in the code, and compiles their translations.

    installer/translate            look for new texts, and tell what is untranslated
    installer/translate CODE       begin a language, "pt"
    installer/translate --compile  compile only

``resources/languages/oddments_CODE.ts`` is what translators write, with Qt Linguist or by hand;
``oddments_CODE.qm`` beside it is what the program reads, compiled whenever it is set up, tested or
packed.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "languages"
PAGES = (ROOT / "resources" / "help", ROOT / "resources" / "lessons")  # a folder each language
SOURCE = "en"  # of the texts in the code; its file holds their plurals

_MOST_NAMED = 3  # texts of those that are missing

# what is written as tr() is: in rules/, and in tables
_TR_ALIASES = ("tr+=TranslatableText", "QT_TR_NOOP+=tr_noop")


class LanguageError(Exception):
    """A text is not translated, or the tools did not run."""


def texts_files(folder: Path = FOLDER) -> list[Path]:
    """What translators write, a file each language."""
    return sorted(folder.glob("oddments_*.ts"))


def update(files: list[Path]) -> None:
    """Bring the texts of the code into files, which need not be there; drop those that are gone.

    Raises:
        LanguageError: lupdate failed or did not understand the code.
    """
    code = sorted(
        str(path) for part in ("desktop", "rules") for path in (ROOT / part).rglob("*.py")
    )
    ways = ["-no-obsolete", "-locations", "none", "-sort-messages", "-warnings-are-errors"]
    ways += ["-disable-heuristic", "similartext", "-source-language", SOURCE]
    for file in files:
        code_of = file.stem.partition("_")[2]
        only = ["-pluralonly"] if code_of == SOURCE else []
        target = ["-target-language", code_of, "-ts", str(file)]
        _run("lupdate", *ways, *only, "-tr-function-alias", ",".join(_TR_ALIASES), *code, *target)


def stale(files: list[Path]) -> list[Path]:
    """The files that ``update`` would change."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(file, folder)) for file in files]
        update(copies)
        return [
            file
            for file, copy in zip(files, copies, strict=True)
            if file.read_bytes() != copy.read_bytes()
        ]


def compile_texts(files: list[Path], *, whole: bool = False) -> None:
    """Compile what has changed; with ``whole``, for a release, all must be translated.

    Raises:
        LanguageError: a text or page is missing, and nothing may be, or lrelease failed.
    """
    if whole:
        check_whole(files)
    for file in files:
        if not is_compiled(file):
            made = file.with_suffix(".new")  # a program that runs goes on reading the old one
            _run("lrelease", "-nounfinished", "-silent", str(file), "-qm", str(made))
            made.replace(file.with_suffix(".qm"))


def check_whole(files: list[Path]) -> None:
    """Check that all is translated.

    Raises:
        LanguageError: something is not; a line for each language.
    """
    missing = [line for file in files if (line := missing_of(file))]
    if missing:
        raise LanguageError("\n".join(["a release needs all translations:", *missing]))


def missing_of(file: Path) -> str:
    """What the language of a file lacks, in one line; "" where nothing is missing."""
    texts, pages = untranslated(file), missing_pages(file)
    parts = [str(page.relative_to(ROOT)) for page in pages]
    if texts:
        named = ", ".join(map(repr, texts[:_MOST_NAMED]))
        more = f" and {len(texts) - _MOST_NAMED} more" if len(texts) > _MOST_NAMED else ""
        parts.insert(0, f"{len(texts)} texts ({named}{more})")
    return f"{file.name} lacks {', '.join(parts)}" if parts else ""


def missing_pages(file: Path) -> list[Path]:
    """The pages of help and lessons that English has, and the language of a file has not."""
    code = file.stem.partition("_")[2]
    wanted = [
        folder / code / page.name for folder in PAGES for page in (folder / SOURCE).glob("*.md")
    ]
    return sorted(page for page in wanted if not page.is_file())


def is_compiled(file: Path) -> bool:
    """Whether what the program reads is newer than what was translated."""
    compiled = file.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime > file.stat().st_mtime


def untranslated(file: Path) -> list[str]:
    """The texts of a file that have no finished translation."""
    found = []
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text for form in translation.findall("numerusform")] or [translation.text]
        if translation.get("type") == "unfinished" or not all(forms):
            found.append(message.findtext("source", ""))
    return found


def _run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt Linguist, which PySide6 brings."""
    package = find_spec("PySide6")
    if package is None or package.origin is None:
        raise LanguageError("PySide6 is not installed: installer/setup")
    command = [str(Path(package.origin).parent / tool), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise LanguageError(f"{tool} failed: {done.stdout}{done.stderr}".strip())


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/translate")
    parser.add_argument("codes", nargs="*", metavar="CODE", help="a language to begin: pt")
    parser.add_argument("--compile", action="store_true", help="look for no new texts")
    asked = parser.parse_args()
    files = sorted({*texts_files(), *(FOLDER / f"oddments_{code}.ts" for code in asked.codes)})
    try:
        if not asked.compile:
            update(files)
        compile_texts(files)
    except LanguageError as error:
        print(f"installer/translate: {error}", file=sys.stderr)
        return 1
    for file in [] if asked.compile else files:
        print(f"{file.relative_to(ROOT)}: {len(untranslated(file))} untranslated")
        for page in missing_pages(file):
            print(f"{page.relative_to(ROOT)}: missing")
    return 0


if __name__ == "__main__":
    sys.exit(main())
