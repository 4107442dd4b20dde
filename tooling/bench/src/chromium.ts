import { accessSync, constants } from "node:fs";
import { findChromium } from "@store/chromium";

/** Why a part that needs a browser cannot run here, as a sentence; undefined when it can. */
export function chromiumProblem(part: string): string | undefined {
  const path = findChromium();
  if (!path) return `The part ${part} was not run: there is no Chromium; CHROMIUM_PATH can name one.`;
  try {
    accessSync(path, constants.X_OK);
    return undefined;
  } catch {
    return `The part ${part} was not run: there is no Chromium at ${path}; CHROMIUM_PATH names it.`;
  }
}
