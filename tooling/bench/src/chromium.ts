import { accessSync, constants } from "node:fs";

/** The system's Chromium, or the one that `CHROMIUM_PATH` names. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** The superuser's Chromium has no sandbox. */
export const chromiumFlags = (): readonly string[] => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);

/** Why a part that needs a browser cannot run here, as a sentence; undefined when it can. */
export function chromiumProblem(part: string): string | undefined {
  try {
    accessSync(chromiumPath(), constants.X_OK);
    return undefined;
  } catch {
    return `The part ${part} was not run: there is no Chromium at ${chromiumPath()}; CHROMIUM_PATH can name it.`;
  }
}
