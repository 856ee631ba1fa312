"""What holds for every test with a window: Qt has nothing to complain of, from first to last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.qt_messages import overheard


@pytest.fixture(autouse=True)
def qt_is_content() -> Iterator[None]:
    """Fail a test in which a warning of Qt's came, even if the program took it for its log.

    It is set up before all that the test asks for, and so hears the taking down, too.
    """
    with overheard() as heard:
        yield
    assert not heard, f"Qt warned: {heard}"
