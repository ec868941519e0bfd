#!/bin/sh
# Double-click on a Mac, or run it on Linux, to start Turoos.
cd "$(dirname "$0")" || exit 1
if ! command -v npm >/dev/null; then
  echo 'Turoos needs Node: install it from https://nodejs.org and open this file again.'
  exit 1
fi
exec npm start
