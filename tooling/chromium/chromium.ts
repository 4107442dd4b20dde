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

/** The browser that tests and measurements drive: the one that `CHROMIUM_PATH` names, otherwise the system's. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || USUAL_PLACES.find((place) => existsSync(place));

/** It talks to the store alone, and has no sandbox for the superuser. */
export const CHROMIUM_FLAGS = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** What Playwright launches it with. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };
}
