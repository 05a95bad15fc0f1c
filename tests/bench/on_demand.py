"""Compiled modules of benchmarks and tests: made on demand in build/bench, as the core is."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

from installer import core
from rules.compilation import options
from rules.version import compiled

BUILD = core.ROOT / "build" / "bench"
_HERE = Path(__file__).parent


def on_demand(name: str, folder: Path = _HERE) -> ModuleType:
    """Return the module ``name`` in a folder, compiled if the core is; its name is its own."""
    if name in sys.modules:
        return sys.modules[name]
    source = folder / f"{name}.py"
    spec = importlib.util.spec_from_file_location(
        name, _extension(source) if compiled() else source
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _extension(source: Path) -> Path:
    """Return the compiled form of a module, made if it is not there or older than its sources."""
    made = BUILD / core.extension(source).name
    sources = [source, *(core.ROOT / "rules").rglob("*.pxd")]
    if not made.exists() or made.stat().st_mtime < max(file.stat().st_mtime for file in sources):
        # in another process, since standard output may belong to a protocol
        environment = {**os.environ, "PYTHONPATH": str(core.ROOT)}
        command = [sys.executable, __file__, str(source)]
        subprocess.run(command, cwd=core.ROOT, env=environment, stdout=sys.stderr, check=True)
    return made


def compile_module(source: Path) -> None:
    """Compile a module into build/bench, as the engine's tree is compiled."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    arguments = options(core.ROOT / "rules/engine/tree.py")
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        extensions = cythonize(  # type: ignore[no-untyped-call]
            [
                Extension(
                    source.stem,
                    [str(source.relative_to(core.ROOT))],
                    extra_compile_args=arguments,
                )
            ],
            build_dir=folder,
            compiler_directives={"show_performance_hints": False},
        )
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()
        # atomically: another process may be about to load it
        made = Path(folder, core.extension(source).name)
        made.replace(BUILD / made.name)


if __name__ == "__main__":
    compile_module(Path(sys.argv[1]))
