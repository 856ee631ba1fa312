"""Faults of the system, for tests to put in place of one of its calls."""

import errno
import os
from typing import NoReturn


def full_disk(*_: object) -> NoReturn:
    """Refuse to write, instead of ``os.write``, ``files.write_all`` or ``files.replace``."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
