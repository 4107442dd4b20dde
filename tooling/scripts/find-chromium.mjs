import { execFileSync } from "node:child_process";
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

const installed = () => USUAL_PLACES.find((place) => existsSync(place));

function installFromDebian() {
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
      ...options,
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch {
    // Said below, in one sentence.
  }
}

/** The browser that the tests drive: `CHROMIUM_PATH`, the system's, or Debian's, installed where that is allowed. */
export function findChromium(environment) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = installed();
  if (found) return found;
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …");
    installFromDebian();
  }
  const browser = installed();
  if (browser) return browser;
  throw new Error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.",
  );
}
