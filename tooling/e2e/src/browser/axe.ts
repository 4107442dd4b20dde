import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** What axe finds in the page as it stands, a line for each place; none when there is nothing to find. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}
