#!/bin/sh
# Playwright starts this as if it were Firefox.
exec node "$(dirname "$0")/firefox.ts" "$@"
