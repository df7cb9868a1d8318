#!/bin/sh
# Takes Momiji away from your home folder. Saved games and settings stay.
set -eu
program="$HOME/.local/lib/momiji"
commands="$HOME/.local/bin"
data="${XDG_DATA_HOME:-$HOME/.local/share}"

if [ ! -x "$program/momiji" ]; then
  echo "uninstall.sh: Momiji is not installed." >&2
  exit 2
fi
(cd "$program/share" && find . -type f) | while read -r file; do
  rm -f "$data/$file"
done
if [ "$(readlink "$commands/momiji" || true)" = "$program/momiji" ]; then
  rm -f "$commands/momiji"
fi
"$program/refresh.sh" "$data"
rm -rf "$program"
echo "Momiji is gone. Your games are still in $data/Momiji, your settings in ${XDG_CONFIG_HOME:-$HOME/.config}/Momiji."
