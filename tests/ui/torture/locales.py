"""Plays an evening in many locales: digits, decimal commas, dotless i, right-to-left scripts."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.ui.torture.evening import ROOT, in_home

LOCALES = (
    "C", "POSIX", "en_US.UTF-8", "de_DE.UTF-8", "de_CH.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8",
    "fa_IR.UTF-8", "he_IL.UTF-8", "hi_IN.UTF-8", "ja_JP.eucJP", "zh_CN.GB18030", "pl_PL.ISO-8859-2",
    "xx_YY.nonsense",
)  # fmt: skip


def run(locales: Sequence[str]) -> str:
    """Play an evening in each; ``AssertionError`` where one does not reach its end."""
    for locale in locales:
        with tempfile.TemporaryDirectory() as home:
            env = in_home(Path(home)) | {"LC_ALL": locale, "LANG": locale, "LANGUAGE": ""}
            done = subprocess.run(
                [sys.executable, "-m", "tests.ui.torture.slow_disk", "--evening", "0"],
                env=env,
                cwd=ROOT,
                capture_output=True,
                check=False,
            )
        trouble = done.stderr.decode("utf-8", "replace")
        assert done.returncode == 0, f"{locale}: {trouble}"
        assert "Traceback" not in trouble, f"{locale}: {trouble}"
    return f"{len(locales)} locales, an evening in each of them: {', '.join(locales)}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("locales", nargs="*", default=LOCALES)
    args = parser.parse_args()
    sys.stdout.write(run(args.locales) + "\n")


if __name__ == "__main__":
    main()
