"""What Linux tells of processes."""

from pathlib import Path


def children_of(pid: int | str) -> list[int]:
    """The processes that a process, or ``self``, has started; none once it has ended."""
    try:
        lists = [file.read_text() for file in Path("/proc", str(pid), "task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for children in lists for child in children.split()]


def is_running(pid: int) -> bool:
    """Whether a process exists and has not ended, even if nobody asked for its exit status."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
