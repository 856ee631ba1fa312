"""Makes the Windows installer from the bundle: dist/rummy-qt-VERSION-windows.exe.

python packaging/make_installer.py [TARGET]

Needs makensis. TARGET is an NSIS target, where another one than its default is wanted.
"""

import subprocess
import sys
from pathlib import Path

from project import DIST, ROOT, need_bundle, version


def main(targets: list[str]) -> Path:
    """Compile the installer; return its place."""
    output = DIST / f"rummy-qt-{version()}-windows.exe"
    values = {
        "VERSION": version(),
        "BUNDLE": need_bundle(),
        "ICON": ROOT / "build/icons/rummy-qt.ico",
        "OUTPUT": output,
    }
    defines = [f"-D{name}={value}" for name, value in values.items()]
    defines += [f"-DTARGET={target}" for target in targets]
    script = ROOT / "packaging/windows/rummy_qt.nsi"
    subprocess.run(["makensis", "-V2", "-WX", *defines, script], check=True)
    return output


if __name__ == "__main__":
    made = main(sys.argv[1:])
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
