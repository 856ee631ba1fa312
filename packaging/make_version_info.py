"""Writes the version resource that Windows shows in a program's properties.

python packaging/make_version_info.py FILE
"""

import sys
from pathlib import Path

from project import version

TEMPLATE = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [
            StringStruct("CompanyName", "The Rummy Qt authors"),
            StringStruct("FileDescription", "Rummy Qt"),
            StringStruct("FileVersion", "{version}"),
            StringStruct("InternalName", "rummy-qt"),
            StringStruct("LegalCopyright", "The Rummy Qt authors, MIT licence"),
            StringStruct("OriginalFilename", "rummy-qt.exe"),
            StringStruct("ProductName", "Rummy Qt"),
            StringStruct("ProductVersion", "{version}"),
        ])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


def write(target: Path) -> None:
    """Write PyInstaller's text form of the resource: four numbers, and words for people."""
    numbers = (*map(int, version().split(".")), 0)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(TEMPLATE.format(numbers=numbers, version=version()), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
