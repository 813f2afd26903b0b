#!/bin/sh
# Install Tictac into your own folders, or remove it again. Nothing asks for an administrator.
#
#   ./install.sh                       install, also over an earlier version
#   ./install.sh --uninstall           remove it; games and settings stay
#   ./install.sh --uninstall --games   remove it with all games and settings
set -eu

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

usage() {
    fail "usage: $0 [--uninstall [--games]]"
}

# As the specifications of desktops have it, a folder that isn't absolute doesn't count.
chosen() {
    case $1 in
        /*) printf '%s\n' "$1" ;;
        *) printf '%s\n' "$2" ;;
    esac
}

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
case ${HOME:-} in /*) ;; *) fail "HOME doesn't name your folder." ;; esac
share=$(chosen "${XDG_DATA_HOME:-}" "$HOME/.local/share")
config=$(chosen "${XDG_CONFIG_HOME:-}" "$HOME/.config")
program=$HOME/.local/lib/tictac
link=$HOME/.local/bin/tictac
# Every file and folder that was made outside of the program's own folder, one on each line.
list=$program/installed.txt
# A line can't hold an end of line.
case "$HOME$share$config" in *"
"*) fail "The name of one of your folders has more than one line." ;; esac

is_there() {
    [ -e "$1" ] || [ -L "$1" ]
}

# Make a folder and those above it; remember the new ones, so that they can go again.
make_folder() {
    if [ ! -d "$1" ]; then
        make_folder "$(dirname -- "$1")"
        mkdir -- "$1"
        made="$made$1
"
    fi
}

remember() {
    printf '%s\n' "$1" >>"$list"
}

# How a program is named in an entry for desktops: in quotes, and a backslash is doubled again.
quoted() {
    printf '%s\n' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'
}

uninstall() {
    [ -f "$list" ] || fail "Tictac isn't installed in $program."
    # The other way round: what is in a folder before the folder.
    reversed=$(sed -n '1!G;h;$p' "$list")
    rm -rf -- "$program"
    if [ "${1:-}" = --games ]; then
        rm -rf -- "$share/tictac" "$config/tictac"
    fi
    printf '%s\n' "$reversed" | while IFS= read -r place; do
        if [ -d "$place" ] && [ ! -L "$place" ]; then
            # Others may have put something there meanwhile.
            rmdir -- "$place" 2>/dev/null || :
        else
            rm -f -- "$place"
        fi
    done
    if [ "${1:-}" = --games ]; then
        # The game makes them where there are none.
        for place in "$config" "$share" "$HOME/.local"; do
            rmdir -- "$place" 2>/dev/null || :
        done
    fi
}

install() {
    [ -d "$here/share" ] || fail "There is no program beside $0."
    before=
    if [ -f "$list" ]; then
        before=$(cat -- "$list")
        uninstall
    fi
    for place in "$program" "$link"; do
        ! is_there "$place" || fail "$place is there already; it isn't by this installer."
    done
    made=
    make_folder "$program"
    # Folders that the earlier version made and that are in use meanwhile.
    printf '%s\n' "$before" | while IFS= read -r place; do
        if [ -d "$place" ] && [ ! -L "$place" ]; then
            remember "$place"
        fi
    done
    printf '%s' "$made" >>"$list"
    for part in tictac _internal LICENSE README.txt install.sh; do
        cp -R -P -- "$here/$part" "$program"
    done
    (cd -- "$here/share" && find . -type f) | while IFS= read -r file; do
        file=${file#./}
        made=
        make_folder "$(dirname -- "$share/$file")"
        printf '%s' "$made" >>"$list"
        remember "$share/$file"
        case $file in
            *.desktop) adapt "$here/share/$file" >"$share/$file" ;;
            *) cp -- "$here/share/$file" "$share/$file" ;;
        esac
    done
    # So that desktops don't go by what they know of these icons from before.
    touch -- "$share/icons/hicolor"
    made=
    make_folder "$HOME/.local/bin"
    printf '%s' "$made" >>"$list"
    remember "$link"
    ln -s -- "$program/tictac" "$link"
}

# The entry names the program by its place: a desktop may not look into .local/bin.
adapt() {
    command=$(quoted "$program/tictac")
    while IFS= read -r line; do
        case $line in
            Exec=tictac*) printf 'Exec="%s"%s\n' "$command" "${line#Exec=tictac}" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$1"
}

case $# in
    0)
        [ "$here" != "$program" ] || fail "Tictac is installed. To remove it: $0 --uninstall"
        install
        printf '%s\n' "Tictac is installed: you find it in the menu, or type $link" \
            "To remove it: $program/install.sh --uninstall"
        ;;
    *)
        [ "$1" = --uninstall ] || usage
        case "$#${2:-}" in 1 | 2--games) ;; *) usage ;; esac
        uninstall "${2:-}"
        if [ $# = 2 ]; then
            printf '%s\n' "Tictac is removed, with all games and settings."
        else
            printf '%s\n' "Tictac is removed. Games and settings are still in" \
                "$share/tictac and $config/tictac"
        fi
        ;;
esac
