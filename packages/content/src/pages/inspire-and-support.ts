import { formatCount, type Policy } from "@store/domain";
import { type ContentPage, define, list, paragraph, point, points, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { contactLinks, links } from "../links.ts";
import { strong, text } from "../text.ts";

const { farming } = facts;

/** The partner organisations [R115] and the mission they share [R120]. */
export const inspireAndSupport = (policy: Policy): ContentPage => ({
  path: "/inspire-and-support",
  title: "Inspire and support",
  description: `The cow shelter foundation and the farmers’ initiative that ${policy.identity.shopName} works with, what your order does for them, and how you can help.`,
  updatedOn: "2026-11-20",
  intro: text`A shop alone changes little. Together with a cow shelter and some hundred villages it keeps soil alive, animals fed and farming worth a young person’s while.`,
  highlights: [
    define("Farming families", text`${formatCount(farming.farmingFamilies)}`),
    define("Cows in care", text`${farming.cowsInCare}`),
    define("Farmers are paid", text`Within ${farming.paidWithinDays} days`),
    define("Price agreed", text`Before the sowing`),
  ],
  sections: [
    {
      id: "mission",
      title: "What we stand for",
      blocks: [
        points(
          point(
            "Fair markets for farmers",
            text`A price that is known before the seed is bought, weighing in the farmer’s presence, and money within ${farming.paidWithinDays} days.`,
          ),
          point(
            "Authentic products",
            text`What the label says is in the jar, and where it grew. Test reports are shown to whoever asks.`,
          ),
          point(
            "Natural farming",
            text`Compost, mulch, mixed crops and desi cows instead of sprays. The first three seasons are the hardest; we share their risk.`,
          ),
        ),
      ],
    },
    {
      id: "foundation",
      title: brand.foundation,
      blocks: [
        paragraph`A Gir cow gives milk for some ten years and lives for twenty. The foundation’s gaushala near Dhrangadhra looks after the other ten: cows past milking, bull calves, and animals found hurt on the road.`,
        list(
          text`${strong("Shelter")} with shade, water and room to walk for ${farming.cowsInCare} animals.`,
          text`${strong("Treatment")} by a veterinarian who lives on the grounds, also for the herds of the villages around.`,
          text`${strong("Nothing wasted:")} dung becomes compost, cow-dung cakes and incense; what they earn buys fodder.`,
        ),
      ],
    },
    {
      id: "farmers",
      title: "Khet Se: from the field",
      blocks: [
        paragraph`${brand.farmersInitiative}, begins where middlemen used to: at the edge of the field. ${formatCount(farming.farmingFamilies)} families sell to it, most of them on less than five acres.`,
        list(
          text`${strong("Seed and training")} before the season: old varieties, compost, natural pest control, water in dry months.`,
          text`${strong("A meeting place")} in each village, with a scale that everybody can read and a price list on the wall.`,
          text`${strong("Transport")} from the farm gate, so that a small harvest finds its way as well as a large one.`,
          text`${strong("A way to the certificate:")} groups of farms check one another and share its cost.`,
        ),
      ],
    },
    {
      id: "questions",
      title: "What people ask us",
      blocks: [
        question(
          "share",
          "How much of my order reaches the farmer?",
          paragraph`The price is agreed with the farmer, not with the market of the day. For grain and pulses it is on average two to three times what is left after middlemen; we show the sheets on every farm visit.`,
        ),
        question(
          "milk",
          "Do the calves get their milk?",
          paragraph`Yes, first and every day. What they leave is milked, which is one reason why there is not always ghee.`,
        ),
        question(
          "organisation",
          "Can our organisation work with you?",
          paragraph`Gladly: shelters, farmer groups, schools and laboratories. Write to ${contactLinks(policy).careEmail} what you do and where.`,
        ),
      ],
    },
    {
      id: "how-to-help",
      title: "How you can help",
      blocks: [
        points(
          point(
            "Buy what they make",
            text`Ghee, compost, incense and grain from these farms and the gaushala are in our ${links.shop}.`,
          ),
          point(
            "Come and see",
            text`On open days you feed calves, taste the harvest and ask farmers yourself. The dates stand under ${links.events}.`,
          ),
          point(
            "Give your time",
            text`Vets, teachers, photographers, drivers: tell us what you can do and when, by the ${links.contact}.`,
          ),
          point(
            "Name a farmer",
            text`Somebody in your village farms without chemicals and has no buyer? Call ${contactLinks(policy).carePhone}.`,
          ),
          point(
            "Sponsor fodder",
            text`Gifts go straight to the foundation, with a receipt from it. Ask for its account at ${contactLinks(policy).careEmail}.`,
          ),
          point(
            "Tell your kitchen",
            text`Canteens, schools and offices can cook with this harvest: use the ${links.business}.`,
          ),
        ),
      ],
    },
  ],
});
