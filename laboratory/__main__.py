"""``python -m laboratory``, from a checkout: the commands of ``rummy-lab``, and more."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType

from rummy_qt.lab import cli

from . import (
    calls,
    course,
    duel,
    house,
    leanings,
    offers,
    practice,
    review,
    strength,
    tables,
    teacher,
    tune,
)

COMMANDS = (
    *cli.COMMANDS, duel, leanings, teacher, review, tune, tables, course, offers, practice, calls,
    strength, house,
)  # fmt: skip


def outdated(modules: Iterable[ModuleType], root: Path) -> list[str]:
    """The names, sorted, of modules whose source below `root` is newer than their machine code."""
    found = []
    for module in modules:
        source = root / f"{module.__name__.replace('.', '/')}.py"
        # One that compiled code imports is given a folder that does not exist (mypyc 2.4).
        made = source.with_name(Path(getattr(module, "__file__", None) or source).name)
        compiled = made.suffix in {".so", ".pyd"} and source.exists()
        if compiled and source.stat().st_mtime > made.stat().st_mtime:
            found.append(module.__name__)
    return sorted(found)


def main(argv: Sequence[str] | None = None) -> int:
    """As ``rummy-lab``; nothing is measured with machine code that is older than its source."""
    loaded = [module for name, module in sys.modules.items() if name.startswith("rummy_qt.")]
    if names := outdated(loaded, Path(__file__).parents[1]):
        print(f"Run make setup first: {', '.join(names)} changed after compiling.", file=sys.stderr)
        return 2
    return cli.main(argv, COMMANDS)


if __name__ == "__main__":
    sys.exit(main())
