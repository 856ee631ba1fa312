#!/bin/sh
# Starts Rummy Qt. Where it cannot start, says in a window what this system lacks for it.
here=$(dirname -- "$(readlink -f -- "$0")")
"$here/rummy-qt" "$@"
status=$?
[ "$status" -eq 0 ] && exit 0

inside=$here/_internal
lacks=$(ldd "$here/rummy-qt" "$inside"/libpython* "$inside"/PySide6/Qt/lib/lib* \
    "$inside"/PySide6/Qt/plugins/platforms/libqxcb.so 2>/dev/null |
    sed -n 's/^[[:space:]]*\([^[:space:]]*\) => not found$/\1/p' | sort -u | tr '\n' ' ')
[ -z "$lacks" ] && exit "$status"

text="Rummy Qt cannot start: this system lacks ${lacks% }. README.txt, beside the program, says what is needed."
echo "$text" >&2
if command -v zenity >/dev/null; then
    zenity --error --title="Rummy Qt" --text="$text"
elif command -v kdialog >/dev/null; then
    kdialog --title "Rummy Qt" --error "$text"
elif command -v xmessage >/dev/null; then
    xmessage -center "$text"
elif command -v notify-send >/dev/null; then
    notify-send --urgency=critical "Rummy Qt" "$text"
fi
exit "$status"
