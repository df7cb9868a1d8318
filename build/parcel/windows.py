"""What Windows reads about the program: the version resource, and the manifest that promises to draw every pixel itself."""

from pathlib import Path

from . import facts

# Per-monitor sharpness, today's look of dialogs, paths longer than 260 characters, no wish for an administrator.
MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2, PerMonitor</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
    </windowsSettings>
  </application>
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0" processorArchitecture="*"
        publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
</assembly>
"""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """1.2.3 as Windows counts: (1, 2, 3, 0)."""
    numbers = [int(part) for part in version.split(".")[:4] if part.isdigit()]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource(version: str, file: str) -> str:
    """Of the program with that file name, in the form PyInstaller reads; 0409 04B0 is English in Unicode."""
    numbers = four_numbers(version)
    words = {
        "CompanyName": facts.HOLDER,
        "FileDescription": facts.NAME,
        "FileVersion": version,
        "InternalName": file.removesuffix(".exe"),
        "LegalCopyright": f"© {facts.HOLDER}. MIT licence.",
        "OriginalFilename": file,
        "ProductName": facts.NAME,
        "ProductVersion": version,
        "Comments": facts.SUMMARY,
    }
    told = ",\n        ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        {told}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])
  ]
)
"""


def write_version_resource(folder: Path, program: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"version-resource-{program}.txt"
    file.write_text(version_resource(facts.version(), f"{program}.exe"), encoding="utf-8")
    return file
