import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** What axe finds in the page as it stands, a line for each place; none when there is nothing to find. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // The store has no frames of other sites, for which each look would open a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}
