import { formatCount, type Policy } from "@store/domain";
import { about } from "../about.ts";
import { type ContentPage, define, list, paragraph, point, points, stages } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { fillSection } from "../fill-page.ts";
import { links } from "../links.ts";
import { strong, text } from "../text.ts";
import { CONTACT_SECTION } from "./shared-sections.ts";

const { farming } = facts;

/** The mission [R120]. */
export const aboutUs = (policy: Policy): ContentPage => ({
  path: "/about-us",
  title: "About us",
  description: `Fair markets for farmers, authentic natural products for you, support for natural farming: the story of ${policy.identity.shopName}.`,
  updatedOn: "2026-11-20",
  intro: text`We bring what good soil gives from farms we know to homes across India, and see to it that the people who grow it can live from it.`,
  highlights: [
    define("Shop since", text`${brand.foundedIn}, from ${policy.identity.address.city}`),
    define(
      "Farming families",
      text`${formatCount(farming.farmingFamilies)}, paid within ${farming.paidWithinDays} days`,
    ),
    define("Cows in our care", text`${farming.cowsInCare}, milking or not`),
    define("Every batch", text`With its origin and its test report`),
  ],
  sections: [
    {
      id: "mission",
      title: "Our mission",
      blocks: [points(...about.mission.map((entry) => point(entry.title, [entry.text])))],
    },
    {
      id: "story",
      title: "How it began",
      blocks: about.story.map((words) => ({ kind: "paragraph", text: words })),
    },
    {
      id: "from-field-to-door",
      title: "From the field to your door",
      blocks: [
        stages(
          point(
            "We visit",
            text`Before a farm sells to us we walk its fields, in the season and out of it, and look at the soil, the seed store and the books.`,
          ),
          point(
            "We agree",
            text`Crop, quantity and price are written down before the sowing. A good harvest elsewhere does not lower it.`,
          ),
          point(
            "We test",
            text`Each batch is checked ${farming.testsABatch} times: on the farm, on arrival, and by an outside laboratory for residues and purity.`,
          ),
          point(
            "We pack little",
            text`Glass, paper and tin where the product allows it, filled in ${policy.identity.address.city} in the week it is sent.`,
          ),
        ),
      ],
    },
    {
      id: "what-we-sell",
      title: "What we sell, and what we leave out",
      blocks: [
        list(
          text`${strong("Organic food:")} ghee from the bilona churn, cold-pressed oils, stone-ground flours, spices, honey, jaggery, pulses and millets.`,
          text`${strong("Natural home and personal care:")} soaps, hair and skin care, cleaners and incense without harsh chemistry.`,
          text`${strong("Ayurvedic and cow-based wellness:")} classical preparations and goods from the gaushala, with the advice of our Vaidya: ${links.vaidya}.`,
        ),
        paragraph`Left out: palm oil, added colours, flavours from the laboratory, and promises that no jar can keep. If a label cannot be explained at the counter, we do not print it.`,
      ],
    },
    {
      id: "together",
      title: "Who we work with",
      blocks: [
        points(
          point(
            brand.foundation,
            text`Shelters and treats cows that no longer give milk. A part of what the gaushala’s goods earn goes to its fodder and its veterinarian.`,
          ),
          point(
            "Khet Se",
            text`Our farmer-supply initiative: seed, training and transport for small farms, and a buyer at the end of the season.`,
          ),
        ),
        paragraph`How they work and how you can help: ${links.inspire}.`,
      ],
    },
    fillSection(CONTACT_SECTION, policy),
  ],
});
