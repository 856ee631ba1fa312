"""Takes out of PySide what it carries as source text inside a library, and compiles it.

python packaging/unpack_shiboken.py FOLDER

PySide would unpack and compile these modules at every start. Where it finds them in a folder
`files.dir` beside its library it uses those; its own switch for that, SBK_EMBED=0, would change
the installed PySide. The start of the bundle is 15 ms shorter so.
"""

import compileall
import sys
from pathlib import Path

import PySide6.QtCore  # noqa: F401 - importing it sets up what is unpacked here


def main(folder: Path) -> None:
    """Fill the folder with compiled modules; leave it empty where PySide works otherwise."""
    folder.mkdir(parents=True, exist_ok=True)
    unpack = getattr(sys.modules.get("signature_bootstrap"), "reincarnate_files", None)
    if unpack is None:
        return
    unpack(folder)
    compileall.compile_dir(folder, quiet=1, legacy=True)
    for source in folder.rglob("*.py"):
        source.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
