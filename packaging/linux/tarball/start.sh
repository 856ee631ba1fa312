#!/bin/sh
# Starts Rummy Qt, or says in a window what this system lacks for it.
here=$(dirname -- "$(readlink -f -- "$0")")
# What was found once is looked for again only after libraries or the program have changed.
found=${XDG_CACHE_HOME:-$HOME/.cache}/rummy-qt/libraries-${WAYLAND_DISPLAY:+wayland}
if [ "$found" -nt "$here/rummy-qt" ] && [ "$found" -nt /etc/ld.so.cache ]; then
    exec "$here/rummy-qt" "$@"
fi

inside=$here/_internal
set -- "$inside"/libpython*.so* "$inside"/PySide6/Qt/lib/libQt6Widgets.so* -- "$@"
[ -n "$WAYLAND_DISPLAY" ] || set -- "$inside"/PySide6/Qt/plugins/platforms/libqxcb.so "$@"

needed=""
# The program's own libraries are beside it, where it looks first.
while [ "$1" != "--" ]; do
    needed="$needed $(LD_LIBRARY_PATH=$inside ldd "$1" 2>/dev/null | sed -n 's/^[[:space:]]*\([^[:space:]]*\) => not found$/\1/p')"
    shift
done
shift
# shellcheck disable=SC2086 # names of libraries, which have no spaces
lacks=$(printf '%s\n' $needed | sort -u | tr '\n' ' ')
lacks=${lacks% }
if [ -z "$lacks" ]; then
    { mkdir -p "${found%/*}" && : >"$found"; } 2>/dev/null
    exec "$here/rummy-qt" "$@"
fi

text="Rummy Qt cannot start: this system lacks $lacks. README.txt, beside the program, says what is needed."
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
exit 1
