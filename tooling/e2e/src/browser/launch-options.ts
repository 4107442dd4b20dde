import type { LaunchOptions } from "playwright";

/** A test's browser talks to the store only. */
const QUIET = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The system's Chromium, or the one that `CHROMIUM_PATH` names; it has no sandbox for the superuser. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: [...QUIET, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
