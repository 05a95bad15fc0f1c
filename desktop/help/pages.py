"""The pages of the help, one Markdown file each. The key of a page is a game's, or a word.

A page begins with its title. A line ``<a id="end"></a>`` above a heading gives that section an id,
the same in every language: links, F1 and tests find sections by it. What games add to
the other pages: ``shared_page``.
"""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from importlib import resources

from desktop.help.overview import OVERVIEW
from desktop.help.shared_page import file_in, fill_page, in_order
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.views.game_texts import TEXTS
from rules.games import game_file

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
