import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "@store/chromium";

function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
  } catch {
    // Said below, in one sentence.
  }
}

/** The browser that the tests drive; where there is none, Debian's is installed if that is allowed. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    if (!existsSync(found)) throw new Error(`CHROMIUM_PATH names ${found}, which does not exist.`);
    return found;
  }
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …");
    installFromDebian();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.",
  );
}
