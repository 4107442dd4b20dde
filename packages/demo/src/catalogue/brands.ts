import { SHOP_NAME } from "@store/content/brand";
import type { BrandSeed } from "./types.ts";

export { SHOP_NAME };

export const BRANDS: readonly BrandSeed[] = [
  { id: 1, name: SHOP_NAME, description: "The house brand: staples bought from farmer groups we visit every season." },
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
