"""Unpacks the modules that PySide has as source text inside a library, and compiles them.

python packaging/unpack_shiboken.py FOLDER

PySide would unpack, compile and run these modules at every start. If they are in a folder
`files.dir` beside its library it uses those; its own switch for that, SBK_EMBED=0, would change
the installed PySide. Most of them only explain wrong calls of Qt's functions: until one happens, a
module of three lines replaces each (`stand_ins`). This shortens the bundle's start by 30 ms.
"""

import compileall
import py_compile
import sys
from pathlib import Path

import PySide6.QtCore  # noqa: F401 - importing it sets up what is unpacked here
from stand_ins import stand_in

#: Modules of the package `shibokensupport.signature` of which a start needs nothing. `mapping` is
#: not among them: PySide's library looks into it without asking it.
IDLE = (
    "errorhandler",
    "layout",
    "lib/enum_sig",
    "lib/pyi_generator",
    "lib/tool",
    "parser",
)

NO_SOURCES = ("inspect.getsource(module)", '""')
"""Each import checks whether a module's source mentions PySide: a bundle has no sources."""
AGAIN = """
import sys
sys.modules.update(vars(sys.modules["signature_bootstrap"]).get("parts", {}))
"""
PARTS = """
import sys
sys.modules["signature_bootstrap"].parts = {
    name: part for name, part in sys.modules.items() if name.startswith("shibokensupport")
}
"""
"""PySide imports its parts, drops them and imports them again: it gets the same ones."""
MEMBERS = """
import enum
def pyside_type_init(type_key, sig_strings, whole=pyside_type_init):
    for kind in (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag):
        list(map(len, kind.__subclasses__()))
    return whole(type_key, sig_strings)
"""
"""What explains calls has members looked up where only asking puts them in (`quick_enums`)."""


def postpone(module: Path) -> None:
    """Replace a module by a stand-in that loads the whole of it when needed."""
    module.rename(module.with_stem(f"{module.stem}_whole"))
    module.write_text(stand_in(), "utf-8")


def main(folder: Path) -> None:
    """Fill the folder with compiled modules; leave it empty if PySide is organized otherwise."""
    folder.mkdir(parents=True, exist_ok=True)
    unpack = getattr(sys.modules.get("signature_bootstrap"), "reincarnate_files", None)
    if unpack is None:
        return
    unpack(folder)
    for name in IDLE:
        module = folder / "shibokensupport/signature" / f"{name}.py"
        if module.is_file():
            postpone(module)
    mended = {"__init__": AGAIN, "signature/loader": PARTS, "signature/parser_whole": MEMBERS}
    for place, more in mended.items():
        with (folder / f"shibokensupport/{place}.py").open("a", encoding="utf-8") as file:
            file.write(more)
    feature = folder / "shibokensupport/feature.py"
    if feature.is_file():
        feature.write_text(feature.read_text("utf-8").replace(*NO_SOURCES), "utf-8")
    # Without time and place of sources that go away at once, two builds give the same bytes.
    timeless = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(
        folder, quiet=1, legacy=True, invalidation_mode=timeless, stripdir=folder
    )
    for source in folder.rglob("*.py"):
        source.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
