import { SAMPLE_IDENTITY } from "@store/domain";

export type BrandSeed = { id: number; name: string; description: string };
export type FoamSeed = { id: number; name: string };
export type TagSeed = { id: 1 | 2 | 3; name: "Best Seller" | "New Products" | "Sugar Free" };
export type ShopSectionSeed = { id: number; name: string; sequence: number };

export const BRANDS: readonly BrandSeed[] = [
  {
    id: 1,
    name: SAMPLE_IDENTITY.shopName,
    description: "The house brand: staples bought from farmer groups we visit every season.",
  },
  { id: 2, name: "Gir Gauvan", description: "Ghee and cow-based goods from a Gir gaushala near Dhrangadhra, Gujarat." },
  {
    id: 3,
    name: "Dharti & Daughters",
    description: "Grains, pulses and millets from a women's growers' group in Saurashtra.",
  },
  { id: 4, name: "Vaidya Vatika", description: "Herbs and classical preparations made in small batches in Vadodara." },
  {
    id: 5,
    name: "Rasoi Roots",
    description: "Hand-pounded masalas, pickles and snacks made as a home kitchen makes them.",
  },
  {
    id: 6,
    name: "Nirmal Ghar",
    description: "Home care from soapnut, citrus and neem, safe for floors, hands and drains.",
  },
  {
    id: 7,
    name: "Kesar Kumud",
    description: "Soaps, oils and face care cooked from flowers, herbs and cold-pressed oils.",
  },
  { id: 8, name: "Madhuvan Forest", description: "Raw honey and wild produce gathered with forest cooperatives." },
  { id: 9, name: "Satvik Patra", description: "A small press for books on food, seasons and the native cow." },
];

/** Product forms: "foams" on the wire. */
export const FOAMS: readonly FoamSeed[] = [
  { id: 1, name: "Powder" },
  { id: 2, name: "Oil" },
  { id: 3, name: "Liquid" },
  { id: 4, name: "Whole" },
  { id: 5, name: "Capsule" },
  { id: 6, name: "Bar" },
  { id: 7, name: "Paste" },
  { id: 8, name: "Flour" },
  { id: 9, name: "Grain" },
  { id: 10, name: "Tablet" },
  { id: 11, name: "Granules" },
  { id: 12, name: "Ready Mix" },
  { id: 13, name: "Stick & Cone" },
  { id: 14, name: "Book" },
  { id: 15, name: "Gift Set" },
  { id: 16, name: "Leaf" },
  { id: 17, name: "Snack" },
  { id: 18, name: "Gel & Cream" },
  { id: 19, name: "Ghee" },
  { id: 20, name: "Ware" },
];

/** The filter's tags under the ids the shop's calls use [R57]. */
export const TAGS: readonly TagSeed[] = [
  { id: 1, name: "Best Seller" },
  { id: 2, name: "New Products" },
  { id: 3, name: "Sugar Free" },
];

/** The headings of the shop's list, in their order. */
export const SHOP_SECTIONS: readonly ShopSectionSeed[] = [
  { id: 1, name: "Most loved this month", sequence: 1 },
  { id: 2, name: "Fresh from this harvest", sequence: 2 },
  { id: 3, name: "Everyday kitchen", sequence: 3 },
  { id: 4, name: "Daily wellness", sequence: 4 },
  { id: 5, name: "Bath and beauty", sequence: 5 },
  { id: 6, name: "For home and puja", sequence: 6 },
  { id: 7, name: "Ready to gift", sequence: 7 },
];
