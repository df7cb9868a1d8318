"""What macOS reads about the program: Info.plist of the bundle."""

from typing import Any

from . import facts

TYPE = f"{facts.ID}.game"  # the name of our kind of file


def info_plist(version: str) -> dict[str, Any]:
    """Sharp on fine displays, listed among the card games, opens saved games."""
    return {
        "CFBundleName": facts.NAME,
        "CFBundleDisplayName": facts.NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "cs", "ru"],
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"© {facts.HOLDER}",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Momiji game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "momiji.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TYPE,
                "UTTypeDescription": "Momiji game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "momiji.icns",
                "UTTypeTagSpecification": {"public.filename-extension": [facts.ENDING[1:]], "public.mime-type": [facts.MIME]},
            }
        ],
    }
