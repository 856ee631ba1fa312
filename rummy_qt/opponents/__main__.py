"""``python -m rummy_qt.opponents``: an opponent on stdin and stdout."""

import sys

try:
    from rummy_qt.opponents.server import main
except KeyboardInterrupt:
    sys.exit(130)

sys.exit(main(sys.argv[1:]))
