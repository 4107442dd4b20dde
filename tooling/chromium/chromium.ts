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

/** Chromium with a window's own interface renders these two again at each visit, which doubles what a visit costs. */
const ADDRESS_BAR_POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright switches off itself: Chromium reads the last `--disable-features` alone, which is ours. */
const SWITCHED_OFF_BY_PLAYWRIGHT = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** What Playwright launches it with. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  const switchedOff = [...ADDRESS_BAR_POPUPS, ...SWITCHED_OFF_BY_PLAYWRIGHT].join(",");
  return {
    args: [...CHROMIUM_FLAGS, `--disable-features=${switchedOff}`],
    ...(executablePath ? { executablePath } : {}),
  };
}
