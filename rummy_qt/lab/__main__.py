"""``python -m rummy_qt.lab``."""

import sys

from rummy_qt.lab.cli import main

sys.exit(main())
