"""``python -m rummy_qt.opponents``: an opponent on stdin and stdout."""

import sys

from rummy_qt.opponents.server import main

sys.exit(main(sys.argv[1:]))
