"""Fixtures shared with the tests of the table."""

from tests.ui.table.conftest import lay  # noqa: F401 - a fixture
