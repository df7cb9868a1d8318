#!/bin/sh
# Tells the desktop that menu entries, kinds of files and icons have changed; a desktop without these programs looks by itself.
data=$1
if command -v update-desktop-database > /dev/null; then update-desktop-database -q "$data/applications" || true; fi
if command -v update-mime-database > /dev/null && [ -d "$data/mime/packages" ]; then update-mime-database "$data/mime" || true; fi
if command -v gtk-update-icon-cache > /dev/null; then gtk-update-icon-cache -q -t -f "$data/icons/hicolor" 2> /dev/null || true; fi
exit 0
