import type { Policy } from "@store/domain";
import { brand } from "./brand.ts";
import { facts } from "./facts.ts";
import { type Text, text } from "./text.ts";

export interface AboutPoint {
  readonly title: string;
  readonly text: string;
}

/** Who the shop is and what for: home, blog list, footer and about page tell it from here [R120]. */
export const about = {
  /** Two sentences for a card or a column. */
  short: ({ identity }: Pick<Policy, "identity">) =>
    `${identity.shopName} brings organic food, natural care and Ayurvedic and cow-based wellness from farms we know to homes across India. We buy fairly, pack simply and say what is inside.`,
  mission: [
    {
      title: "Fair markets for farmers",
      text: `We agree on the price before the sowing and pay within ${facts.farming.paidWithinDays} days of the weighing, so that good farming is worth its while.`,
    },
    {
      title: "Authentic natural products for you",
      text: "Every batch carries its origin and its test report. What we would not give our own children we do not sell.",
    },
    {
      title: "Support for natural farming",
      text: "Seeds, desi cows and training for farmers who leave chemicals behind, from the first season to the certificate.",
    },
  ] satisfies readonly AboutPoint[],
  story: [
    text`It began in ${brand.foundedIn} in Ahmedabad with a dozen Gir cows, one bilona churn and neighbours who asked for more ghee than we had. The farmers who kept the cows grew wheat, millets and turmeric the way their grandparents had, and nobody paid them for it. So we opened a counter.`,
    text`Today the counter is a shop for all of India, with stores in several cities. The idea has stayed: know the farm, pay the farmer, leave the food alone.`,
    text`We work hand in hand with the ${brand.foundation}, which shelters and treats cows that no longer give milk, and with ${brand.farmersInitiative}, which brings harvests of small farms to market without middlemen.`,
  ] satisfies readonly Text[],
} as const;
