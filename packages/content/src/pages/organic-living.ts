import { formatCount, type Policy } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph, point, points, question } from "../blocks.ts";
import { facts } from "../facts.ts";
import { contactLinks, links } from "../links.ts";
import { strong, text } from "../text.ts";

const { organicLiving: project } = facts;

/** The lakeside forest land and plotting project [R121]. */
export const organicLiving = (policy: Policy): ContentPage => ({
  path: "/organic-living",
  title: "Organic living",
  description: `${project.name}: plots in a young forest beside a lake, ${project.kilometresFromAhmedabad} km from Ahmedabad, with organic gardens, a gaushala and room to breathe.`,
  updatedOn: "2026-11-20",
  intro: text`${project.name} is a piece of land beside a lake where a forest grows first, and houses find their place in it: plots for people who want to live with what they eat.`,
  highlights: [
    define("From Ahmedabad", text`${project.kilometresFromAhmedabad} km, ${project.minutesFromAhmedabad} minutes`),
    define("The land", text`${project.acres} acres, ${project.lakeAcres} of them lake`),
    define("Plots", text`${project.plots}, of ${project.plotSquareYards} sq yd`),
    define("Forest and commons", text`${project.commonPercent}% of the land`),
  ],
  sections: [
    {
      id: "forest",
      title: "First the forest",
      blocks: [
        points(
          point(
            "A forest of its own trees",
            text`${formatCount(project.trees)} neem, kadamb, jamun, mango and banyan trees, planted close, as they grow by themselves.`,
          ),
          point(
            "A lake that stays",
            text`Rain from every roof and path leads to it. Nobody builds within thirty metres of its bank.`,
          ),
          point(
            "Gardens that feed",
            text`Each plot has its kitchen bed; the orchard and the fields are farmed together, without chemicals.`,
          ),
          point(
            "Cows at the gate",
            text`A small gaushala gives milk in the morning, compost all year and company to children.`,
          ),
        ),
      ],
    },
    {
      id: "plots",
      title: "The plots",
      blocks: [
        definitions(
          define("Size", text`${project.plotSquareYards} square yards, marked by stones and hedges, not by walls.`),
          define(
            "Building",
            text`Ground floor and one more, on at most a third of the plot, of earth, brick, lime and wood.`,
          ),
          define(
            "Water and light",
            text`Filtered lake water, rain stored under each house, sun on the roof, and the grid behind it.`,
          ),
          define("Paths", text`Cars stay at the gate. Inside one walks, cycles, or takes the bullock cart.`),
          define("RERA number", text`${project.reraNumber}`),
        ),
        paragraph`Prices depend on the plot and are told on the spot, in writing. Title papers, layout approval and the registration can be read on every visit, before you sign or pay anything.`,
      ],
    },
    {
      id: "visit",
      title: "Come and walk it",
      blocks: [
        paragraph`${strong(project.visits)}, with breakfast under the kadamb tree. A car leaves ${policy.identity.address.city} if you need one.`,
        list(
          text`Call ${contactLinks(policy).organicLivingPhone}, ${policy.identity.careHours}, and choose a morning.`,
          text`Or write by the ${links.contact}; we call you back.`,
        ),
      ],
    },
    {
      id: "questions",
      title: "Before you ask",
      blocks: [
        question(
          "when-to-build",
          "Must I build at once?",
          paragraph`No. Many plant first and build in five years. Until then the garden team looks after your trees.`,
        ),
        question(
          "weekends",
          "Can I come for weekends only?",
          paragraph`Yes. Two guest houses stand beside the orchard, and your bed is watered while you are away.`,
        ),
        question(
          "who-runs-it",
          "Who looks after forest and lake later?",
          paragraph`An association of all owners. Forest, lake and fields are entered as common land that cannot be sold or built on.`,
        ),
      ],
    },
  ],
});
