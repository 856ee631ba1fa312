"""Compiles part of the package for a wheel where RUMMY_QT_COMPILE=1 asks for it.

Everything else about the package stands in pyproject.toml; a checkout is compiled in place by
`make setup`, see packaging/native.py.
"""

import os
import sys
from pathlib import Path

from setuptools import Distribution, setup

sys.path.insert(0, str(Path(__file__).parent / "packaging"))


class Compiled(Distribution):
    """The package with machine code, which needs at run time what it is linked to."""

    def parse_config_files(self, *args: object, **options: object) -> None:
        """Reads what pyproject.toml depends on, and adds that."""
        super().parse_config_files(*args, **options)
        self.install_requires = [*self.install_requires, runtime()]
        self._finalize_requires()  # they are handed to the metadata there


if os.environ.get("RUMMY_QT_COMPILE") == "1":
    from native import extensions, runtime

    setup(ext_modules=extensions(), distclass=Compiled)
else:
    setup()
