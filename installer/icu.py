"""Reduces ICU's data library to what Qt uses: sorting in any language, and time zones.

That is a seventh of its 32 MB. Qt has its own tables of countries, currencies and units, and Python
reads files in old encodings.
"""

from __future__ import annotations

import fnmatch
import subprocess
import tempfile
from pathlib import Path

_KEPT = (
    "coll/*",
    "icustd.res",
    "icuver.res",
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "numberingSystems.res",
    "pool.res",
    "res_index.res",
    "root.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "windowsZones.res",
    "zoneinfo64.res",
)

_SOURCE = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
.size {symbol}, {size}
{symbol}: .incbin "{data}"
.section .note.GNU-stack, "", %progbits
"""


def shrink(library: Path) -> None:
    """Replace ``libicudata.so.NN`` by a smaller one of the same name.

    Raises:
        CalledProcessError: objcopy, icupkg (Debian's icu-devtools) or gcc failed.
    """
    version = library.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole, out = folder / f"icudt{version}l.dat", folder / "out.so"
        less = folder / "less" / whole.name  # ICU identifies the contents by the file's name
        less.parent.mkdir()
        _run("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(whole))
        items = _run("icupkg", "-l", str(whole)).split()
        unused = [item for item in items if not any(fnmatch.fnmatch(item, k) for k in _KEPT)]
        (folder / "unused.txt").write_text("\n".join(unused), "utf-8")
        _run("icupkg", "-r", str(folder / "unused.txt"), str(whole), str(less))
        source = folder / "data.s"
        text = _SOURCE.format(symbol=f"icudt{version}_dat", size=less.stat().st_size, data=less)
        source.write_text(text, "utf-8")
        soname = f"-Wl,-soname,{library.name}"
        _run("gcc", "-shared", "-nostdlib", "-o", str(out), soname, str(source))
        library.write_bytes(out.read_bytes())


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
