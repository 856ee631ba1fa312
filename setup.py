"""Hands setuptools what pyproject.toml cannot say: the machine code of a wheel.

Everything else about the package stands in pyproject.toml; packaging/build_backend.py decides.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "packaging"))

from build_backend import setup_arguments

setup(**setup_arguments)
