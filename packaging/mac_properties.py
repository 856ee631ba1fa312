"""The contents of the application's Info.plist on macOS."""

import re
from importlib.metadata import distribution
from typing import Any

from project import version

MATCH_TYPE = "org.rummyqt.match"


def oldest_system(wheel: str) -> str:
    """Return the macOS that a wheel's tag requires: 13.0 for `macosx_13_0_universal2`."""
    found = re.search(r"-macosx_(\d+)_(\d+)_", wheel)
    if found is None:
        raise ValueError("the wheel is none for macOS")
    return ".".join(found.groups())


def properties() -> dict[str, Any]:
    """Return the Info.plist keys that PyInstaller does not set by itself."""
    wheel = distribution("PySide6-Essentials").read_text("WHEEL")
    match = {
        "CFBundleTypeName": "Rummy match",
        "CFBundleTypeIconFile": "rummy-qt.icns",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [MATCH_TYPE],
    }
    exported = {
        "UTTypeIdentifier": MATCH_TYPE,
        "UTTypeDescription": "Rummy match",
        "UTTypeConformsTo": ["public.text"],
        "UTTypeTagSpecification": {"public.filename-extension": ["rummy"]},
    }
    return {
        "CFBundleDisplayName": "Rummy Qt",
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDocumentTypes": [match],
        "UTExportedTypeDeclarations": [exported],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": oldest_system(wheel or ""),
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Rummy Qt authors, MIT licence",
        # Follow the system's dark appearance.
        "NSRequiresAquaSystemAppearance": False,
    }
