"""``rummy-lab``, ``python -m rummy_qt.lab``."""

import sys

try:
    from rummy_qt.lab.cli import main
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
