#!/usr/bin/env bash
# Sees that a Chromium is there: on PATH, else from apt (as root), else by playwright's own download.
set -u
find_chromium() { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1"; }

[ -n "${CHROMIUM_PATH:-}" ] && [ -x "$CHROMIUM_PATH" ] && exit 0
find_chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium with apt ..."
  { apt-get update -qq && { install chromium-headless-shell || install chromium; }; } >/dev/null 2>&1
  find_chromium >/dev/null && exit 0
fi
echo "Installing Chromium with playwright ..."
npx --no-install playwright-core install chromium >/dev/null 2>&1 &&
  [ -x "$(node -p 'require("playwright-core").chromium.executablePath()')" ] && exit 0
echo "The tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium) or name one with CHROMIUM_PATH." >&2
exit 1
