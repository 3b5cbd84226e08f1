#!/bin/sh
# Installs the programs named that are missing, where this is Debian and we may; else says which ones are.
missing=""
for program in "$@"; do
    command -v "$program" > /dev/null || [ -x "/usr/sbin/$program" ] || missing="$missing $program"
done
[ -z "$missing" ] && exit 0
if command -v apt-get > /dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2> /dev/null; }; then
    [ "$(id -u)" = 0 ] && as_root="" || as_root="sudo"
    $as_root apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing > /dev/null &&
        exit 0
fi
echo "Not installed:$missing. The tests that need them are skipped." >&2
[ -z "$MANOIR_ALL_TESTS" ]
