"""What pyproject.toml cannot say: what is compiled, and that a release has all texts in it."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError

sys.path.insert(0, str(Path(__file__).resolve().parent / "installer"))

import core
import languages


class BuildWithTexts(build_py):
    """Compiles the texts. In a checkout, what is not translated yet is shown in English."""

    def run(self) -> None:
        with readable_errors():
            languages.compile_texts(languages.texts_files(), whole=not self.editable_mode)
        super().run()


class SdistOfWhole(sdist):
    def run(self) -> None:
        with readable_errors():
            languages.check_whole(languages.texts_files())
        super().run()


@contextmanager
def readable_errors() -> Iterator[None]:
    """Make setuptools print only the message."""
    try:
        yield
    except languages.LanguageError as error:
        raise BaseError(str(error)) from None


class BuildOnce(build_ext):
    """Compiles the core, except in a checkout that has it compiled already."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.cython_directives = core.compilation.DIRECTIVES
        self.shared_utility_qualified_name = core.compilation.SHARED

    def run(self) -> None:
        if self.editable_mode and core.is_built():
            self.extensions = []
        super().run()

    def build_extension(self, ext: Extension) -> None:
        if core.is_built():
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(core.extension(core.ROOT.joinpath(*ext.name.split("."))), target)
        else:
            super().build_extension(ext)


setup(
    ext_modules=[core.compilation.shared_extension(), *core.extensions()],
    cmdclass={"build_ext": BuildOnce, "build_py": BuildWithTexts, "sdist": SdistOfWhole},
)
