"""What macOS is told about the application: the contents of its Info.plist."""

from typing import Any

from project import version

MATCH_TYPE = "org.rummyqt.match"


def properties() -> dict[str, Any]:
    """Give the Info.plist keys that PyInstaller does not set by itself."""
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
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Rummy Qt authors, MIT licence",
        # Follow the system's dark appearance.
        "NSRequiresAquaSystemAppearance": False,
    }
