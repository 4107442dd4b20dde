import axe from "axe-core";
import type { Page } from "playwright";

declare global {
  interface Window {
    readonly axe: typeof axe | undefined;
  }
}

/**
 * What axe finds in the page as it stands, a line for each place; none when there is nothing to find. It is brought to
 * a document once, however often it looks.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // What depends on sizes comes round with a frame.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const found = await window.axe?.run({ resultTypes: ["violations"] });
    if (!found) return ["axe is not there"];
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
