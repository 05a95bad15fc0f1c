"""What pyproject.toml cannot say: a wheel has the texts of all languages in it, compiled."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "installer"))

import core
import languages


class BuildWithTexts(build_py):
    def run(self) -> None:
        languages.compile_texts(languages.texts_files(), whole=True)
        super().run()


class BuildOnce(build_ext):
    """Compiles the core, but where a checkout is installed that has it compiled already."""

    def run(self) -> None:
        if self.editable_mode and core.is_built():
            self.extensions = []
        super().run()


setup(cmdclass={"build_ext": BuildOnce, "build_py": BuildWithTexts})
