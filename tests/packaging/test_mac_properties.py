"""What the macOS application says of itself."""

import mac_properties
import pytest
from project import ROOT

WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp310-abi3-macosx_13_0_universal2\n"


class Installed:
    """PySide as it is installed on a Mac."""

    def read_text(self, name: str) -> str:
        assert name == "WHEEL"
        return WHEEL


def test_the_oldest_macos_is_that_of_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mac_properties, "distribution", lambda _: Installed())
    oldest = mac_properties.properties()["LSMinimumSystemVersion"]
    assert oldest == "13.0"
    assert f"macOS {oldest.removesuffix('.0')} or newer" in (ROOT / "README.md").read_text("utf-8")


def test_a_wheel_for_another_system_is_refused() -> None:
    with pytest.raises(ValueError, match="none for macOS"):
        mac_properties.oldest_system(WHEEL.replace("macosx", "manylinux"))
