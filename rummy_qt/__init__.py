"""Rummy Qt: the desktop game of 500 Rum."""

import os
import sys

__version__ = "0.3.0"

_HOME = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120 - pathlib is still to be found

# `python -m rummy_qt` has put the folder that one stands in first on the path. A json.py that lies
# there, in a folder of downloads perhaps, must not be run: only the program's own folder may stay.
if sys.argv[:1] == ["-m"] and not sys.flags.safe_path and sys.path[0] != _HOME:
    del sys.path[0]

if os.environ.get("RUMMY_QT_PLAIN"):
    from . import uncompiled

    uncompiled.install()
