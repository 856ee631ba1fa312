"""Compiles part of the package for a wheel where RUMMY_QT_COMPILE=1 asks for it.

Everything else about the package stands in pyproject.toml; a checkout is compiled in place by
`make setup`, see packaging/native.py.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "packaging"))

if os.environ.get("RUMMY_QT_COMPILE") == "1":
    from native import extensions

    setup(ext_modules=extensions())
else:
    setup()
