#!/bin/sh
# Puts Momiji into your home folder: the menu, the icon, its files. Needs no other rights. ./uninstall.sh takes it away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program="$HOME/.local/lib/momiji"
commands="$HOME/.local/bin"
data="${XDG_DATA_HOME:-$HOME/.local/share}"

if [ ! -x "$here/momiji" ] || [ ! -d "$here/share" ]; then
  echo "install.sh: run it where it was unpacked; the program is not beside it." >&2
  exit 2
fi
if [ "$here" = "$program" ]; then
  echo "install.sh: Momiji is installed already." >&2
  exit 2
fi
if [ -e "$program" ] && [ ! -x "$program/momiji" ]; then
  echo "install.sh: $program is something else; move it away first." >&2
  exit 2
fi
if { [ -e "$commands/momiji" ] || [ -L "$commands/momiji" ]; } && [ "$(readlink "$commands/momiji")" != "$program/momiji" ]; then
  echo "install.sh: $commands/momiji is something else; move it away first." >&2
  exit 2
fi

mkdir -p "$HOME/.local/lib" "$commands" "$data"
rm -rf "$program.new"
cp -R "$here" "$program.new"
rm -rf "$program"
mv "$program.new" "$program"
ln -sf "$program/momiji" "$commands/momiji"
cp -R "$program/share/." "$data/"

# A menu need not know the folder of commands: it gets the whole path, with the signs quoted that mean something there.
quoted=$(printf '%s' "$program/momiji" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g')
line="Exec=\"$quoted\" %f" awk '/^Exec=/ { print ENVIRON["line"]; next } { print }' \
  "$program/share/applications/momiji.desktop" > "$data/applications/momiji.desktop"

"$program/refresh.sh" "$data"
echo "Momiji is installed. It is in the menu under Games; in a terminal it is called momiji."
case ":$PATH:" in
  *":$commands:"*) ;;
  *) echo "($commands is not on your PATH: the terminal finds it after the next login, or call $commands/momiji.)" ;;
esac
