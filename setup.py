"""What pyproject.toml cannot say: a wheel has the texts of all languages in it, compiled."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "installer"))

import languages


class BuildWithTexts(build_py):
    def run(self) -> None:
        languages.compile_texts(languages.texts_files(), whole=True)
        super().run()


setup(cmdclass={"build_py": BuildWithTexts})
