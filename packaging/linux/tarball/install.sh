#!/bin/sh
# Installs Rummy Qt for the person who runs this, or removes it again:
#
#     ./install.sh
#     ./install.sh --remove
#
# The program goes to ~/.local/lib/rummy-qt, with an entry in the menu, and .rummy files open with it.
# Saved matches lie elsewhere, and stay in either case.
set -eu
id=org.rummyqt.RummyQt
here=$(dirname -- "$(readlink -f -- "$0")")
lib=$HOME/.local/lib/rummy-qt
command=$HOME/.local/bin/rummy-qt
share=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    for tool in "update-desktop-database -q $1/applications" "update-mime-database $1/mime"; do
        # shellcheck disable=SC2086 # a command and its words
        if command -v "${tool%% *}" >/dev/null; then $tool 2>/dev/null || true; fi
    done
}

remove() {
    rm -rf "$lib" "${XDG_CACHE_HOME:-$HOME/.cache}/rummy-qt"
    if [ "$(readlink "$command")" = "$lib/start.sh" ]; then rm -f "$command"; fi
    rm -f "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" \
        "$share/metainfo/$id.metainfo.xml"
    find "$share/icons/hicolor" -name "$id.*" -delete 2>/dev/null || true
}

# Whoever plays holds this lock: the files of a running program are not changed under it.
if command -v flock >/dev/null && [ -e "$share/rummy-qt/locks/window.lock" ] &&
    ! flock -n "$share/rummy-qt/locks/window.lock" true; then
    echo "Rummy Qt is running. Please close it first." >&2
    exit 2
fi

case ${1-} in
"") ;;
--remove)
    remove
    refresh "$share"
    echo "Rummy Qt is removed. Saved matches and settings are still in $share/rummy-qt."
    exit 0
    ;;
*)
    echo "usage: $0 [--remove]" >&2
    exit 2
    ;;
esac

if [ "$here" = "$lib" ]; then
    echo "Rummy Qt is installed already, here." >&2
    exit 2
fi
if [ ! -x "$here/rummy-qt" ]; then
    echo "The program is not beside this script: unpack the whole archive first." >&2
    exit 2
fi
remove
mkdir -p "$lib" "$share" "$(dirname "$command")"
cp -R "$here/." "$lib"
cp -R "$here/share/." "$share"
sed "s|^Exec=rummy-qt |Exec=\"$lib/start.sh\" |" \
    "$here/share/applications/$id.desktop" >"$share/applications/$id.desktop"
if [ ! -e "$command" ]; then ln -sf "$lib/start.sh" "$command"; fi
refresh "$share"
echo "Rummy Qt is in the menu now; $here may be thrown away."
