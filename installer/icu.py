"""ICU's data library as Qt needs it: for comparing texts and for encodings, and for nothing else.

Of its 32 MB the names of countries, currencies and units in all languages are more than half, and
Qt has those in tables of its own.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

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
    """Replace ``libicudata.so.NN`` by one of the same name with less in it.

    Raises:
        CalledProcessError: objcopy, icupkg (Debian's icu-devtools) or gcc failed.
    """
    version = library.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole, less, out = folder / f"icudt{version}l.dat", folder / "less.dat", folder / "out.so"
        _run("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(whole))
        items = _run("icupkg", "-l", str(whole)).split()
        unused = [item for item in items if "/" in item and not item.startswith("coll/")]
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
