"""Makes the generated files: translations (.qm) and the compiled resources (resources.rcc).

`resources.qrc` lists by patterns what of assets/ goes into the program. Only files older than their
sources are made again, so that a call without work takes a few milliseconds.
"""

import os
import re
import sys
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

RESOURCES = Path("rummy_qt", "ui", "resources.rcc")


def build(tree: Path) -> None:
    """Bring the generated files of the source tree up to date.

    Raises `RuntimeError` with the compiler's words when a source does not compile.
    """
    for made in tree.glob("assets/translations/*.qm"):
        if not made.with_suffix(".ts").exists():
            made.unlink()  # of a removed language
    (tree / "rummy_qt/ui/resources_rc.py").unlink(missing_ok=True)  # left by versions up to 0.2.0
    version = Path(__file__).parents[1] / "rummy_qt" / "__init__.py"
    for source in sorted(tree.glob("assets/translations/*.ts")):
        target = source.with_suffix(".qm")
        if is_stale(target, [source]):
            compile_with("lrelease", ["-silent", str(source)], "-qm", target)
    qrc = tree / "resources.qrc"
    # Assets are watched as a whole: cheaper than reading the list, and the list may be wrong.
    assets = (path for path in tree.glob("assets/**/*") if path.is_file())
    if qrc.is_file() and is_stale(tree / RESOURCES, [qrc, version, Path(__file__), *assets]):
        # Format 1 leaves out the files' times: the same sources always give the same output.
        # Compress whatever gets smaller: nearly all of it is used while playing.
        options = ["--binary", "--format-version", "1", "--threshold", "5", "-"]
        compile_with("rcc", options, "--output", tree / RESOURCES, listing(tree), tree, sealed)


def listing(tree: Path) -> str:
    """Return `resources.qrc` with the files of each pattern in order.

    Raises `RuntimeError` where a pattern has none.
    """

    def files(line: re.Match[str]) -> str:
        found = sorted(path.relative_to(tree).as_posix() for path in tree.glob(line[1]))
        if not found:
            raise RuntimeError(f"resources.qrc: there is no {line[1]}")
        return "".join(f"<file>{name}</file>" for name in found)

    return re.sub(r"<file>(.*?)</file>", files, (tree / "resources.qrc").read_text("utf-8"))


def sealed(content: bytes) -> bytes:
    """Return the resources with the seal by which the program recognizes its own.

    The seal is a checksum that begins with the program's version.
    """
    from project import version

    return content + zlib.crc32(content, zlib.crc32(version().encode())).to_bytes(4, "little")


def is_stale(target: Path, sources: Iterable[Path]) -> bool:
    """Return whether `target` is missing or older than one of its sources."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > made for source in sources)


def compile_with(
    tool: str,
    arguments: list[str],
    output_option: str,
    target: Path,
    text: str = "",
    folder: Path | None = None,
    finish: Callable[[bytes], bytes] = bytes,
) -> None:
    """Run one of PySide6's compilers on `text` and `finish` what it makes.

    `target` appears whole or not at all.
    """
    import subprocess  # rarely needed, and every start from source calls this

    # Two starts at once may both build: each writes its own file, and the last one stays.
    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    launch = f"from PySide6.scripts import pyside_tool; pyside_tool.{tool}()"
    command = [
        sys.executable,
        "-P",
        "-c",
        launch,
        *arguments,
        output_option,
        str(unfinished.absolute()),
    ]
    try:
        done = subprocess.run(
            command,
            input=text,
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8"},  # in another locale Qt's tools warn
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        # A warning counts as an error: it would leave a card without its picture.
        if done.returncode != 0 or done.stderr.strip() or not unfinished.exists():
            raise RuntimeError(f"{tool} could not make {target}:\n{done.stderr}{done.stdout}")
        unfinished.write_bytes(finish(unfinished.read_bytes()))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


if __name__ == "__main__":
    build(Path(__file__).resolve().parents[1])
