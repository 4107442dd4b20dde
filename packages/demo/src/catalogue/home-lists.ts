import { facts } from "@store/content/facts";
import { filmLink } from "./product-films.ts";

export type VideoSeed = { id: number; name: string; description: string; embedLink: string };
export type StatisticSeed = { id: number; name: string; value: string };
export type TestimonialSeed = { id: number; authorName: string; description: string };

export const STATISTICS: readonly StatisticSeed[] = [
  { id: 1, name: "Farming families", value: `${facts.farming.farmingFamilies}+` },
  { id: 2, name: "Homes served", value: "350000+" },
  { id: 3, name: "Gir cows in our care", value: `${facts.farming.cowsInCare}` },
  { id: 4, name: "Stores", value: "12" },
  { id: 5, name: "Years", value: "10" },
];

/** Some are longer than the 150 characters that the home page shows [R51]. */
export const TESTIMONIALS: readonly TestimonialSeed[] = [
  {
    id: 1,
    authorName: "Nandini Trivedi, Ahmedabad",
    description:
      "I came for the ghee and stayed for the atta. When a batch of khapli had a bitter note, they called me before I called them, and the next bag arrived two days later without a form to fill.",
  },
  {
    id: 2,
    authorName: "Col. Harpreet Singh, Pune",
    description: "The only shop where the product page tells me what the product cannot do.",
  },
  {
    id: 3,
    authorName: "Meenakshi Iyer, Bangalore",
    description:
      "My mother is 78 and particular about sesame oil. She opened the bottle, smelled it, and said the name of her village. I have a monthly subscription since then and she checks every delivery.",
  },
  {
    id: 4,
    authorName: "Rohit Banerjee, Kolkata",
    description: "Gobindobhog is still my rice, but their Indrayani has a place on the shelf now.",
  },
  {
    id: 5,
    authorName: "Dr. Falguni Desai, Vadodara",
    description:
      "As a dietitian I read labels for a living. These I can read aloud to patients. Portions, percentages and dates are where they should be.",
  },
  {
    id: 6,
    authorName: "Kiran and Uday Kulkarni, Nashik",
    description:
      "We gave their wedding boxes to two hundred guests. Eleven rang us to ask where the honey was from, which is more than rang about the wedding.",
  },
  {
    id: 7,
    authorName: "Fatima Khan, Mumbai",
    description: "The floor cleaner is the first one that does not make my little boy cough.",
  },
  {
    id: 8,
    authorName: "George Fernandes, Goa",
    description:
      "Packed so well that the clay tawa came whole through monsoon roads. The packing was paper and straw, not plastic, and my compost has eaten it.",
  },
];

/** Short films that the store makes of its own pictures; a shop with a video channel puts its embed links here. */
export const VIDEOS: readonly VideoSeed[] = [
  {
    id: 1,
    name: "From curd to ghee",
    description: "A morning at the bilona, from setting the curd to sealing the jar.",
    embedLink: filmLink("curd-to-ghee"),
  },
  {
    id: 2,
    name: "A comb in the Dangs",
    description: "How honey is taken from a cliff, and what is left behind for the bees.",
    embedLink: filmLink("forest-honey"),
  },
  {
    id: 3,
    name: "The wooden ghani",
    description: "Groundnuts go in, oil comes out, nobody hurries.",
    embedLink: filmLink("wooden-ghani"),
  },
  {
    id: 4,
    name: "Twelve diyas an hour",
    description: "Gomay, lime and a steady hand: painting for Diwali.",
    embedLink: filmLink("painting-diyas"),
  },
];
