"""What is looked for in the help: how often it stands on which page."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtGui import QTextDocument

from desktop.help.pages import KEYS, HelpPage, help_page

_ALTERNATIVE = re.compile(r"!\[(.*?)\]\(<")


def hits(words: str) -> dict[str, int]:
    """[key of a page] -> how often the words stand there, small and large letters alike."""
    wanted = words.lower()
    return {key: _words_of(help_page(key)).count(wanted) if wanted else 0 for key in KEYS}


@cache
def _words_of(page: HelpPage) -> str:
    """Return a page as it is read, pictures by their alternative texts, in small letters."""
    markdown = page.markdown
    document = QTextDocument()
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    return "\n".join([document.toPlainText(), *_ALTERNATIVE.findall(markdown)]).lower()
