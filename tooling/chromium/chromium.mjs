// Plain JavaScript: `npm test` looks for the browser before anything is installed.
import { existsSync } from "node:fs";

/** Chromium without a window's own interface comes first: that interface runs even when nobody sees it. */
const USUAL_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export const findChromium = () => process.env.CHROMIUM_PATH || USUAL_PLACES.find((place) => existsSync(place));

export const CHROMIUM_FLAGS = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export function launchOptions() {
  const executablePath = findChromium();
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };
}
