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


def outdated(modules: Iterable[ModuleType]) -> list[str]:
    """The sources, sorted, that were changed after the machine code that runs for them."""
    files = [Path(file) for module in modules if (file := getattr(module, "__file__", None))]
    pairs = [(file.with_name(f"{file.name.partition('.')[0]}.py"), file) for file in files]
    return sorted(
        source.name
        for source, file in pairs
        if file.suffix in {".so", ".pyd"}
        and source.exists()
        and source.stat().st_mtime > file.stat().st_mtime
    )


def main(argv: Sequence[str] | None = None) -> int:
    """As ``rummy-lab``; nothing is measured with machine code that is older than its source."""
    loaded = [module for name, module in sys.modules.items() if name.startswith("rummy_qt.")]
    if changed := outdated(loaded):
        print(f"Changed since they were compiled: {', '.join(changed)}. Run make setup first.",
              file=sys.stderr)  # fmt: skip
        return 2
    return cli.main(argv, COMMANDS)


if __name__ == "__main__":
    sys.exit(main())
