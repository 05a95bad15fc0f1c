"""The search of the help: how often each page contains words."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtGui import QTextDocument

from desktop.help.example import read_example
from desktop.help.pages import KEYS, HelpPage, help_page
from rules.refusal import RulesError

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
