"""A Windows in a folder: Wine in a Debian 13, with Python for Windows and the compiled core.

No package registry has Python for Windows in a form that Wine can install. Its DLLs are in the
wheel of Panda3D, the standard library of the same version is in Debian 13, and MinGW compiles the
rest. What was made once is used again until its recipe changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import core
from fresh_debian import MIRROR, FreshDebian
from setuptools import Extension
from trial_session import TrialError

sys.path.insert(0, str(core.ROOT))
from rules import compilation

RELEASE = "trixie"  # Debian 12's Wine 8 is too old for Qt
USER = "player"
RECIPES: Path = core.ROOT / "installer" / "windows"
INNO_SETUP = "innosetup@6.4.1"
PACKAGES = [
    "fonts-dejavu",
    "fonts-liberation",
    "fonts-wine",
    "gcc-mingw-w64-ucrt64",
    "libgl1",
    "libpython3.13-dev",
    "mingw-w64-tools",
    "wine",
    "wine32:i386",  # Inno Setup is a program of 32 bits
    "wine64",
    "xvfb",
]
PYTHON = "python313"
SUFFIX = ".cp313-win_amd64.pyd"
HEADERS = "usr/include/python3.13"
LIBRARY = "usr/lib/python3.13"
# what is Debian's own in it, or for Linux only
DEBIANS = (
    "EXTERNALLY-MANAGED",
    "__pycache__",
    "config-*",
    "lib-dynload",
    "sitecustomize.py",
    "test",
)
# what the setup program is not made from
UNBUILT = (
    ".ci/",
    ".github/",
    "docs/",
    "installer/package_trial.py",
    "installer/test",
    "installer/trial_session.py",
    "installer/windows_session.py",
    "installer/windows_trial.py",
    "installer/wine_trial.py",
    "tests/",
)
PLACE = "/windows"  # what is made here, in the root folder; to Windows it is Z:\windows
GNU = "x86_64-w64-mingw32ucrt"
ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8",
    "WINEDEBUG": "-all",
    # Qt needs Microsoft's C++ library instead of Wine's; winemenubuilder would make menu entries
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=;"
    "concrt140,msvcp140,msvcp140_1,msvcp140_2,vcruntime140,vcruntime140_1=n,b",
}
SCREEN = "1280x900"
REGISTRY = (
    # a desktop on which windows come to the front as on Windows, without a window manager
    (r"HKCU\Software\Wine\Explorer", "Desktop", "Default"),
    (r"HKCU\Software\Wine\Explorer\Desktops", "Default", SCREEN),
    (r"HKCU\Software\Wine\Drivers", "Graphics", "x11"),  # does not look for Wayland
    (r"HKCU\Control Panel\Desktop", "FontSmoothing", "2"),
)


class WindowsSystem:
    """A Windows with Python and the core of this checkout.

    Attributes:
        debian: the system that it runs in; Windows sees it as drive Z.
        place: the folder of Python, core and source on this machine.
        digest: of what the setup program is made from.
        user: the name of the user.
        home: the user's folder in Debian.
        drive: the folder that is drive C.
    """

    def __init__(self, cache: Path, say: Callable[[str], None], mirror: str = MIRROR) -> None:
        """Make what is missing in ``cache``.

        Raises:
            TrialError: something cannot be downloaded; its own messages were shown.
            CalledProcessError: a command failed.
        """
        self._cache = cache
        self._say = say
        cache.mkdir(parents=True, exist_ok=True)
        root = cache / "root"
        self.place = root / PLACE[1:]
        self.user = USER
        self.home = root / "home" / USER
        self.drive = self.home / ".wine" / "drive_c"
        self.debian = self._make_debian(root, mirror)
        self._make_python()
        self._copy_source()
        self._compile_core()
        self._make_user()

    # -- Debian and Wine -------------------------------------------------------------------------

    def _make_debian(self, root: Path, mirror: str) -> FreshDebian:
        recipe = f"{RELEASE} {PACKAGES}"
        mark = root / "made"
        if not (mark.exists() and mark.read_text("utf-8") == recipe):
            self._say("downloading Wine and a compiler for Windows in a Debian 13, about 800 MB")
            if root.exists():
                shutil.rmtree(root)
        try:
            debian = FreshDebian(root, release=RELEASE, mirror=mirror)
            if not mark.exists():
                debian.run("dpkg --add-architecture i386")
                debian.apt("update")
                debian.apt("install", "--no-install-recommends", *PACKAGES)
                debian.apt("clean")
        except subprocess.CalledProcessError as error:
            raise TrialError(f"Debian's packages cannot be installed from {mirror}") from error
        mark.write_text(recipe, "utf-8")
        return debian

    def _make_user(self) -> None:
        """Create the user, whose Windows is as if newly installed."""
        recipe, mark = f"{ENVIRONMENT} {REGISTRY}", self.home / "made"
        if not (mark.exists() and mark.read_text("utf-8") == recipe):
            self._say("setting up Windows")
            shutil.rmtree(self.home, ignore_errors=True)
            self.debian.run(f"id -u {USER} >/dev/null 2>&1 || useradd --shell /bin/sh {USER}")
            self.debian.run(f"install -d -m 700 -o {USER} -g {USER} /home/{USER}")
            lines = [f"export {name}={shlex.quote(text)}\n" for name, text in ENVIRONMENT.items()]
            (self.home / ".profile").write_text("".join(lines), "utf-8")
            self.run("wineboot --init")
            for key, name, value in REGISTRY:
                self.run(f"wine reg add '{key}' /v {name} /d {value} /f >/dev/null")
            self.run("wineserver --wait")
            self.run("cd ~/.wine; mkdir ~/fresh; cp -a *.reg drive_c/users ~/fresh")
            mark.write_text(recipe, "utf-8")
        self.run(
            "cd ~/.wine; rm -rf drive_c/users drive_c/pictures; "
            "cp -a ~/fresh/*.reg .; cp -a ~/fresh/users drive_c"
        )
        self.debian.run(f"chown -R {USER}: {PLACE}/source {PLACE}/python")  # it caches bytecode

    # -- Python ----------------------------------------------------------------------------------

    def _make_python(self) -> None:
        python = self.place / "python"
        recipe = [RECIPES / "wheels.txt", RECIPES / "python.c", RECIPES / "pyconfig.h"]
        digest = hashlib.sha256(b"".join([file.read_bytes() for file in recipe])).hexdigest()
        mark = python / "made"
        if mark.exists() and mark.read_text("utf-8") == digest:
            return
        for old in (python, self.place / "include", self.place / "inno"):
            shutil.rmtree(old, ignore_errors=True)
        self._say("downloading Qt, Python and other packages for Windows, about 180 MB")
        wheels = self._download_wheels()
        self._say("making a Python for Windows")
        library = python / "Lib"
        shutil.copytree(
            self.debian.root / LIBRARY,
            library,
            ignore=shutil.ignore_patterns(*DEBIANS),
        )
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as archive:
                if wheel.name.startswith("panda3d-"):
                    unpack_python(archive, python)
                else:
                    archive.extractall(library / "site-packages")
        for runtime in (library / "site-packages" / "PySide6").glob("*140*.dll"):
            shutil.copy(runtime, python)
        self._compile_python()
        self._download_inno_setup()
        mark.write_text(digest, "utf-8")

    def _download_wheels(self) -> list[Path]:
        folder = self._cache / "wheels"
        shutil.rmtree(folder, ignore_errors=True)
        kind = "--only-binary=:all: --platform win_amd64 --implementation cp --python-version 3.13"
        command = [sys.executable, "-m", "pip", "-qq", "download", "--no-deps", *kind.split()]
        listed = str(RECIPES / "wheels.txt")
        if subprocess.run([*command, "--requirement", listed, "--dest", str(folder)]).returncode:
            raise TrialError("the wheels in installer/windows/wheels.txt cannot be downloaded")
        return sorted(folder.iterdir())

    def _download_inno_setup(self) -> None:
        folder = self.place / "inno"
        folder.mkdir(parents=True)
        if shutil.which("npm") is None:
            raise TrialError("Inno Setup comes from npm, which is missing: apt-get install npm")
        command = ["npm", "pack", "--silent", INNO_SETUP]
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode:
            raise TrialError(f"npm cannot download {INNO_SETUP}")
        archive = next(folder.glob("*.tgz"))
        subprocess.run(["tar", "-xf", archive.name], cwd=folder, check=True)

    def _compile_python(self) -> None:
        """Compile python.exe, python3.dll, and the library that extensions are linked with."""
        headers = self.place / "include"
        shutil.copytree(self.debian.root / HEADERS, headers)
        for file in ("pyconfig.h", "python.c"):
            shutil.copy(RECIPES / file, headers)
        compiler = f"cd {PLACE}/python; {GNU}-gcc -O2 -s"
        for name, option in (("python", ""), ("pythonw", "-mwindows")):
            define = shlex.quote(f'-DDLL=L"{PYTHON}.dll"')
            self.debian.run(
                f"{compiler} -municode {option} {define} ../include/python.c -o {name}.exe"
            )
        names = self.debian.run(f"gendef - {PLACE}/python/{PYTHON}.dll 2>/dev/null")
        (self.place / f"{PYTHON}.def").write_text(names, "utf-8")
        (self.place / "python3.def").write_text(forwarders(names), "utf-8")
        self.debian.run(f"cd {PLACE}; {GNU}-dlltool -d {PYTHON}.def -l lib{PYTHON}.a")
        options = "-shared -nostdlib -Wl,--entry=0"
        self.debian.run(f"{compiler} {options} ../python3.def -o python3.dll")

    # -- the checkout ----------------------------------------------------------------------------

    def _copy_source(self) -> None:
        """Copy the files of the checkout that git does not ignore, and the compiled texts."""
        source = self.place / "source"
        shutil.rmtree(source, ignore_errors=True)
        digest = hashlib.sha256((self.place / "python" / "made").read_bytes())
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        listed = subprocess.run(command, cwd=core.ROOT, check=True, capture_output=True, text=True)
        files = [core.ROOT / name for name in listed.stdout.split("\0") if name]
        files += (core.ROOT / "resources" / "languages").glob("*.qm")
        for file in sorted(filter(Path.is_file, files)):
            name = file.relative_to(core.ROOT)
            if not name.as_posix().startswith(UNBUILT):
                digest.update(f"{name}\0".encode() + file.read_bytes())
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, source / name)  # with its time, by which we see what has changed
        self.digest = digest.hexdigest()[:16]

    def _compile_core(self) -> None:
        from Cython.Build import cythonize

        source = self.place / "source"
        os.chdir(source)
        modules = cythonize(  # type: ignore[no-untyped-call]
            compilation.extensions(source, "rules"),
            build_dir=str(self.place / "core"),
            compiler_directives=compilation.DIRECTIVES,
            quiet=True,
        )
        os.chdir(core.ROOT)
        stale = [module for module in modules if is_stale(module)]
        if stale:
            self._say(f"compiling {len(stale)} files of the core for Windows")
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(self._compile, stale))
        for module in modules:
            made = extension(module)
            shutil.copy(made, source / made.relative_to(self.place / "core"))
        mark: Path = source / core.BUILT_MARK.relative_to(core.ROOT)
        mark.parent.mkdir()
        mark.write_text(core.digest(), "utf-8")

    def _compile(self, module: Extension) -> None:
        made = extension(module)
        inside = [
            f"/{path.relative_to(self.debian.root)}" for path in (made, Path(module.sources[0]))
        ]
        options = shlex.join(["-O2", "-DNDEBUG", "-fwrapv", *module.extra_compile_args])
        line = f"{GNU}-gcc -shared -s {options} -I{PLACE}/include -static-libgcc"
        self.debian.run(f"{line} -o {inside[0]} {inside[1]} -L{PLACE} -l{PYTHON}")

    # -- commands --------------------------------------------------------------------------------

    def start_screen(self) -> str:
        """Start an X server, which ends with our namespace. Returns its name for ``DISPLAY``."""
        self.debian.run("rm -rf /tmp/.X*; install -d -m 1777 /tmp/.X11-unix")
        line = f"exec Xvfb -displayfd 1 -screen 0 {SCREEN}x24 -nolisten tcp 2>/dev/null"
        command = self.debian.command(line, USER)
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        if not (number := server.stdout.readline().strip()):
            raise TrialError("the X server does not start")
        return f":{number}"

    def run(self, line: str, **environment: str) -> str:
        """Run a shell command as the user and return its output."""
        output: str = self.debian.run(line, USER, **environment)
        return output

    def python(self, arguments: str, typed: str = "", **environment: str) -> str:
        """Run Python for Windows in the copy of the checkout and return its output.

        ``typed``: its standard input.
        """
        return self.run(self._python(arguments, typed), **environment)

    def python_command(self, arguments: str, **environment: str) -> list[str]:
        """Return the command that runs Python for Windows in the copy of the checkout."""
        command: list[str] = self.debian.command(self._python(arguments), USER, **environment)
        return command

    @staticmethod
    def _python(arguments: str, typed: str = "") -> str:
        given = f"printf %s {shlex.quote(typed)}"
        return f"cd {PLACE}/source && {given} | wine ../python/python.exe {arguments}"


def unpack_python(panda: zipfile.ZipFile, target: Path) -> None:
    """Unpack Python's DLLs and extension modules, without those of the build without a lock."""
    modules = target / "DLLs"
    modules.mkdir()
    for name in panda.namelist():
        file = Path(name)
        if file.parts[0] != "deploy_libs" or file.name.startswith("api-ms-") or "t-win" in name:
            continue
        folder = target if file.stem == PYTHON else modules
        (folder / file.name).write_bytes(panda.read(name))


def forwarders(names: str) -> str:
    """Return the definition of python3.dll, which passes each name on to that of this version."""
    found = re.findall(r"^(\w+)(?: (DATA))?\s*$", names.partition("EXPORTS\n")[2], re.MULTILINE)
    lines = [f"{name} = {PYTHON}.{name} {kind}" for name, kind in found]
    return "\n".join(["LIBRARY python3.dll", "EXPORTS", *lines, ""])


def is_stale(module: Extension) -> bool:
    """Return whether the C file of a module has not been compiled since it changed."""
    made = extension(module)
    return not made.exists() or made.stat().st_mtime < Path(module.sources[0]).stat().st_mtime


def extension(module: Extension) -> Path:
    """Return the path of a compiled module, beside its C file."""
    return Path(module.sources[0]).with_suffix(SUFFIX)
