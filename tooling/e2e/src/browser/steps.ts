import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { DESKTOP, PHONE } from "./screens.ts";

/** A folder for a picture of each step, on a desktop and on a phone; none are taken without it. */
const { SCREENSHOTS } = process.env;

export type Step = (name: string, walk: () => Promise<void>, page?: Page) => Promise<void>;

/**
 * The parts of a long story: a failure names its part, and each is annotated with how long it took.
 * @param page whose pictures are taken after a part, unless the part names another.
 */
export function createSteps(page: Page, annotate: (text: string) => Promise<unknown>): Step {
  let count = 0;
  return async (name, walk, seen = page) => {
    const began = performance.now();
    try {
      await walk();
    } catch (cause) {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    await annotate(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    if (!SCREENSHOTS) return;
    count += 1;
    await mkdir(SCREENSHOTS, { recursive: true });
    const before = seen.viewportSize() ?? DESKTOP;
    for (const screen of [PHONE, DESKTOP]) {
      await seen.setViewportSize(screen);
      const file = `${String(count).padStart(2, "0")}-${name.replaceAll(/\W+/g, "-")}-${screen.width}.png`;
      await seen.screenshot({ path: join(SCREENSHOTS, file), fullPage: true });
    }
    await seen.setViewportSize(before);
  };
}
