import sys

from rummy_qt.lab.cli import main

sys.exit(main())
