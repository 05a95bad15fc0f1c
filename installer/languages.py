"""The texts of the interface: finds them in the code, and compiles their translations.

    installer/translate            look for new texts, and list what is untranslated
    installer/translate CODE       add a language, "pt"
    installer/translate --compile  compile only

Translators edit ``resources/languages/oddments_CODE.ts``, with Qt Linguist or by hand. The program
reads ``oddments_CODE.qm`` next to it, which is compiled whenever it is set up, tested or packaged.
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
SOURCE = "en"  # of the texts in the code; its file contains their plurals

_MAX_NAMED = 3  # missing texts

# other functions whose arguments are texts: in rules/, and in tables
_TR_ALIASES = ("tr+=TranslatableText", "QT_TR_NOOP+=tr_noop")


class LanguageError(Exception):
    """A translation is missing, or a tool failed."""


def texts_files(folder: Path = FOLDER) -> list[Path]:
    """Return the translators' files, one per language."""
    return sorted(folder.glob("oddments_*.ts"))


def update(files: list[Path]) -> None:
    """Update the texts in files from the code, and create missing files.

    Raises:
        LanguageError: lupdate failed or did not understand the code.
    """
    code = sorted(
        str(path) for part in ("desktop", "rules") for path in (ROOT / part).rglob("*.py")
    )
    options = ["-no-obsolete", "-locations", "none", "-sort-messages", "-warnings-are-errors"]
    options += ["-disable-heuristic", "similartext", "-source-language", SOURCE]
    for file in files:
        code_of = file.stem.partition("_")[2]
        only = ["-pluralonly"] if code_of == SOURCE else []
        target = ["-target-language", code_of, "-ts", str(file)]
        _run(
            "lupdate", *options, *only, "-tr-function-alias", ",".join(_TR_ALIASES), *code, *target
        )


def stale(files: list[Path]) -> list[Path]:
    """Return the files that ``update`` would change."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(file, folder)) for file in files]
        update(copies)
        return [
            file
            for file, copy in zip(files, copies, strict=True)
            if file.read_bytes() != copy.read_bytes()
        ]


def compile_texts(files: list[Path], *, whole: bool = False) -> None:
    """Compile what has changed; with ``whole``, for a release, everything must be translated.

    Raises:
        LanguageError: a required text or page is missing, or lrelease failed.
    """
    if whole:
        check_whole(files)
    for file in files:
        if not is_compiled(file):
            made = file.with_suffix(".new")  # a running program keeps reading the old file
            _run("lrelease", "-nounfinished", "-silent", str(file), "-qm", str(made))
            made.replace(file.with_suffix(".qm"))


def check_whole(files: list[Path]) -> None:
    """Check that everything is translated.

    Raises:
        LanguageError: something is not; one line per language.
    """
    missing = [line for file in files if (line := missing_of(file))]
    if missing:
        raise LanguageError("\n".join(["a release needs all translations:", *missing]))


def missing_of(file: Path) -> str:
    """Return in one line what is missing in the language of a file; "" if nothing is."""
    texts, pages = untranslated(file), missing_pages(file)
    parts = [str(page.relative_to(ROOT)) for page in pages]
    if texts:
        named = ", ".join(map(repr, texts[:_MAX_NAMED]))
        more = f" and {len(texts) - _MAX_NAMED} more" if len(texts) > _MAX_NAMED else ""
        parts.insert(0, f"{len(texts)} texts ({named}{more})")
    return f"missing in {file.name}: {', '.join(parts)}" if parts else ""


def missing_pages(file: Path) -> list[Path]:
    """Return the pages of help and lessons that exist in English but not in a file's language."""
    code = file.stem.partition("_")[2]
    sources = (ROOT / "resources").glob(f"**/{SOURCE}/*.md")
    wanted = [page.parent.parent / code / page.name for page in sources]
    return sorted(page for page in wanted if not page.is_file())


def is_compiled(file: Path) -> bool:
    """Return whether the compiled file is newer than the translators' file."""
    compiled = file.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime > file.stat().st_mtime


def untranslated(file: Path) -> list[str]:
    """Return the texts of a file without a finished translation."""
    found = []
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text for form in translation.findall("numerusform")] or [translation.text]
        if translation.get("type") == "unfinished" or not all(forms):
            found.append(message.findtext("source", ""))
    return found


def _run(tool: str, *arguments: str) -> None:
    """Run a tool of Qt Linguist, which is part of PySide6."""
    package = find_spec("PySide6")
    if package is None or package.origin is None:
        raise LanguageError("PySide6 is not installed; run installer/setup")
    command = [str(Path(package.origin).parent / tool), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise LanguageError(f"{tool} failed: {done.stdout}{done.stderr}".strip())


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/translate")
    parser.add_argument("codes", nargs="*", metavar="CODE", help="a language to add: pt")
    parser.add_argument("--compile", action="store_true", help="do not look for new texts")
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
