"""Compiles the core in place: the files in rules/ that begin with ``# cython:``.

The next line has the compiler's options. Compiling takes most of the time of the first start, so
each file has the cheapest optimisation level at which playouts and the search are as fast as with
-O3, which doubles that time; tests/bench/playouts.py measures it.

It compiles all of them or none, because compiled and uncompiled classes do not mix, and an old
extension would hide the edited file next to it.
"""

import hashlib
import itertools
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rules import compilation  # noqa: E402

BUILT_MARK = ROOT / "build" / "core"  # has the digest of what was last compiled completely


def project() -> dict[str, Any]:
    """Return the contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def sources() -> list[Path]:
    """Return the files that are compiled, each to an extension next to it."""
    return compilation.sources(ROOT / "rules")


def extensions() -> list[Any]:
    """Return the extensions for setuptools, which does without one that cannot be compiled."""
    return compilation.extensions(ROOT, "rules", optional=True)


def extension(source: Path) -> Path:
    """Return the path of a file's compiled extension."""
    return source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def digest() -> str:
    """Return a digest of everything that the extensions are made of.

    It is equal in every copy of a checkout, and does not depend on the times of its files.
    """
    watched = [ROOT / "pyproject.toml", *sources(), *sorted((ROOT / "rules").rglob("*.pxd"))]
    return hashlib.sha256(b"".join(path.read_bytes() for path in watched)).hexdigest()


def is_built() -> bool:
    """Return whether the whole core is compiled and no source has changed since."""
    if not BUILT_MARK.exists() or not all(extension(source).exists() for source in sources()):
        return False
    return BUILT_MARK.read_text("utf-8") == digest()


def has_compiler() -> bool:
    """Return whether this machine can compile an extension for this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    command = [*shlex.split(compiler), "-I", sysconfig.get_path("include"), "-E", "-"]
    try:
        trial = subprocess.run(command, input=b"#include <Python.h>", capture_output=True)
    except FileNotFoundError:
        return False
    return trial.returncode == 0


def build() -> None:
    """Compile what has changed.

    Raises:
        Exception: a file could not be compiled; all extensions are removed then.
    """
    from Cython.Build import cythonize
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildWithProgress(build_ext):  # type: ignore[misc]  # it has no types
        def build_extension(self, ext: Any) -> None:
            old = modified_ns(path := Path(self.get_ext_fullpath(ext.name)))
            super().build_extension(ext)
            number = next(done)
            if modified_ns(path) != old:
                print(f"{number} of {len(self.extensions)}: {ext.name} is compiled", flush=True)

    def modified_ns(path: Path) -> int:
        return path.stat().st_mtime_ns if path.exists() else 0

    done = itertools.count(1)
    compiled = digest()
    os.chdir(ROOT)
    if "CC" not in os.environ and shutil.which("ccache"):
        os.environ["CC"] = f"ccache {sysconfig.get_config_var('CC')}"
    distribution = Distribution()
    distribution.parse_config_files()
    distribution.cmdclass["build_ext"] = BuildWithProgress
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count()
    try:
        distribution.ext_modules = cythonize(  # type: ignore[no-untyped-call]
            [compilation.shared_extension(), *extensions()],
            compiler_directives=compilation.DIRECTIVES,
            shared_utility_qualified_name=compilation.SHARED,
            quiet=True,
        )
        for module in distribution.ext_modules:
            module.optional = False
            if os.name != "nt":
                module.extra_compile_args.append("-g0")  # debug information takes a third more time
        distribution.run_command("build_ext")
    except Exception:
        remove()
        raise
    BUILT_MARK.parent.mkdir(exist_ok=True)
    BUILT_MARK.write_text(compiled, "utf-8")


def remove() -> None:
    """Remove all compiled extensions."""
    BUILT_MARK.unlink(missing_ok=True)
    for source in [*sources(), ROOT.joinpath(*compilation.SHARED.split("."))]:
        extension(source).unlink(missing_ok=True)


if __name__ == "__main__":
    build()
