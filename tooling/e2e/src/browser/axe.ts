import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";

declare global {
  interface Window {
    readonly axe: typeof axe | undefined;
  }
}

/** Half of what the package exports as its source, for a script that each document runs again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe's findings in the current page, a line for each place; empty when there are none. Its script is injected into
 * a document once, however often it runs.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // On a phone, rows far from the view hide items.
    for (const row of document.querySelectorAll("[data-far]")) row.removeAttribute("data-far");
    // Size-dependent content settles within a frame.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    // It would fetch style sheets for a rule that is off, and sounds, which no page has.
    const found = await window.axe?.run({ resultTypes: ["violations"], preload: false });
    if (!found) return ["axe is not there"];
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
