"""The tables of the table's tests."""

from tests.ui.table.conftest import lay  # noqa: F401 - a fixture
