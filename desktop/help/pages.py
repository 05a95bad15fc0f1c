"""The pages of the help, one Markdown file each, with what each game adds; and their search.

A page begins with its title. A line ``<a id="end"></a>`` above a heading gives that section an id,
the same in every language: links, F1 and tests find sections by it. What games add to
the other pages: ``shared_page``.
"""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtGui import QTextDocument

from desktop.help.example import read_example
from desktop.help.overview import OVERVIEW
from desktop.services.languages import SOURCE, UI_LANGUAGE, Language
from desktop.views.game_texts import TEXTS
from rules.games import game_file
from rules.refusal import RulesError

_NAME = re.compile(r"^<!-- ([a-z]+) -->\n", re.MULTILINE)

_ITEM = r"- .*\n(?:  .*\n)*"

_LIST = re.compile(rf"^(?:{_ITEM})+", re.MULTILINE)


def file_in(folder: Traversable, name: str, language: Language) -> Traversable:
    """Return a Markdown file in a language, or in English if it is not translated.

    In such a page a line ``<!-- name -->`` is replaced by what each game has under that line in its
    ``help/LANGUAGE/shared.md``. A game need not have that file, nor every name in it.
    """
    file = folder / language.code / f"{name}.md"
    return file if file.is_file() else folder / SOURCE.code / f"{name}.md"


def fill_page(text: str, language: Language) -> str:
    """Return the text of a page with what the games add to it, in their order."""
    games = [shared_parts(key, language) for key in TEXTS]
    return _NAME.sub(lambda name: "".join(game.get(name[1], "") for game in games), text)


def shared_names() -> set[str]:
    """Return the names of all places to which games may add something."""
    pages = (resources.files("resources") / "help" / SOURCE.code).iterdir()
    return {name for page in pages for name in _NAME.findall(page.read_text("utf-8"))}


def in_order(text: str) -> str:
    """Return a text with each of its lists in alphabetical order."""
    return _LIST.sub(lambda found: "".join(sorted(re.findall(_ITEM, found[0]), key=_order)), text)


def shared_parts(key: str, language: Language) -> dict[str, str]:
    """Return [name] -> what a game adds there."""
    file = file_in(game_file(key, "help"), "shared", language)
    _, *parts = _NAME.split(file.read_text("utf-8")) if file.is_file() else [""]
    return {
        name: text.strip("\n") + "\n" for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def _order(item: str) -> str:
    """Return what a word is sorted by: its letters, without case or accents."""
    letters = unicodedata.normalize("NFD", item.casefold())
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")


GLOSSARY = "glossary"

KEYS = (
    OVERVIEW,
    *TEXTS,
    "window",
    "notes",
    "library",
    "notation",
    GLOSSARY,
)  # in the order of the list


_ANCHOR = re.compile(r'<a id="([a-z-]+)"></a>\n(?=#)')

_SUMMARY = re.compile(r"^> \*\*(.+?)\*\* (.+?)\\?$", re.MULTILINE)

_HEADING = re.compile(r"^(?:<(?P<id>[a-z-]+)>)?#+ (?P<title>.*)$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Section:
    """A heading of a page and the text below it, down to the next heading.

    Attributes:
        id: its id for links, "" for none.
    """

    id: str
    title: str
    text: str


@dataclasses.dataclass(frozen=True)
class HelpPage:
    """One page.

    Attributes:
        markdown: the whole text, without the ids of sections.
        sections: all headings in order; the first one is the title of the page.
    """

    key: str
    markdown: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        return self.sections[0].title

    def summary(self, variant: str = "") -> list[tuple[str, str]]:
        """Return the lines of the quotation that begins a game's page: "Goal:", and what it is.

        If the section of a variant begins with such lines, they replace those that begin alike.
        """
        texts = [s.text for s in self.sections if s is self.sections[0] or s.id == variant]
        return list(dict(line for text in texts for line in _SUMMARY.findall(text)).items())

    def section(self, id: str) -> Section:  # noqa: A002 - the word that links use for it
        """Return the section with this id; KeyError if there is none."""
        return {section.id: section for section in self.sections if section.id}[id]


def help_page(key: str) -> HelpPage:
    """Return the page of a key in ``KEYS``, in the current language."""
    return page_in(key, UI_LANGUAGE.language)


@cache
def page_in(key: str, language: Language) -> HelpPage:
    """Return a page in a language, or in English if it is not translated."""
    if key in TEXTS:
        return read_page(key, file_in(game_file(key, "help"), key, language).read_text("utf-8"))
    folder = resources.files("resources") / "help"
    text = fill_page(file_in(folder, key, language).read_text("utf-8"), language)
    return read_page(key, in_order(text) if key == GLOSSARY else text)


def read_page(key: str, text: str) -> HelpPage:
    """Return a page from its Markdown."""
    named = _ANCHOR.sub(r"<\1>", text)
    headings = list(_HEADING.finditer(named))
    ends = [heading.start() for heading in headings[1:]] + [len(named)]
    sections = [
        Section(heading["id"] or "", heading["title"], named[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]
    return HelpPage(key, _ANCHOR.sub("", text), tuple(sections))


_PICTURE = re.compile(r"!\[(.*?)\]\(<(.*?)>\)")


def hits(words: str) -> dict[str, int]:
    """Return [key of a page] -> how often it contains the words, ignoring case."""
    wanted = words.lower()
    return {key: _words_of(help_page(key)).count(wanted) if wanted else 0 for key in KEYS}


@cache
def _words_of(page: HelpPage) -> str:
    """Return a page's text in lower case, with the alternative texts of its pictures."""
    markdown = page.markdown
    document = QTextDocument()
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    captions = [_caption(*picture) for picture in _PICTURE.findall(markdown)]
    return "\n".join([document.toPlainText(), *captions]).lower()


def _caption(text: str, reference: str) -> str:
    """Return the caption of a picture; only those with words to fill in need the example."""
    try:
        return read_example(reference).caption(text) if "{" in text else text
    except RulesError:
        return ""  # the page does without the picture
