import type { Page } from "playwright";

interface Inputs {
  readonly clicks: number;
  readonly keys: number;
}

declare global {
  interface Window {
    inputs: { clicks: number; keys: number };
  }
}

/** Counts what a hand does in the documents that the page opens from now on: how often it presses a button, and a key. */
export async function countInputs(page: Page): Promise<() => Promise<Inputs>> {
  await page.addInitScript(() => {
    window.inputs = { clicks: 0, keys: 0 };
    window.addEventListener("pointerdown", () => (window.inputs.clicks += 1), { capture: true });
    window.addEventListener("keydown", () => (window.inputs.keys += 1), { capture: true });
  });
  return () => page.evaluate(() => window.inputs);
}
