import { PACKING_MATERIAL_CATEGORY } from "@store/domain";
import { family } from "../family.ts";

/** What can be added to an order that is a gift [R89]. */
export const PACKING_MATERIAL = family({ brandId: 1, foamId: 20, gstRate: 5, hsnCode: "4802" }, [
  {
    id: 1221,
    name: "Handmade Paper Gift Wrap",
    categoryId: PACKING_MATERIAL_CATEGORY,
    pricePaidRupees: 49,
    stock: 400,
    weightLabel: "1 sheet",
    createdDaysAgo: 500,
    benefits: ["Cotton-rag paper", "Tied with jute", "Fits most parcels"],
    descriptionHtml:
      "<p>Cotton-rag paper from Sanganer with a marigold block print, folded around your parcel and tied with jute twine.</p>",
    label: "Gift Wrap",
  },
  {
    id: 1222,
    name: "Kraft Gift Box with Lotus Print",
    categoryId: PACKING_MATERIAL_CATEGORY,
    pricePaidRupees: 79,
    hsnCode: "4819",
    stock: 260,
    weightLabel: "1 box",
    createdDaysAgo: 500,
    benefits: ["Recycled board", "Shredded-paper bed", "Holds up to six jars"],
    descriptionHtml: "<p>A sturdy box of recycled board with a lotus on the lid, bedded with shredded newsprint.</p>",
    label: "Gift Box",
  },
  {
    id: 1223,
    name: "Block-Printed Cotton Potli",
    categoryId: PACKING_MATERIAL_CATEGORY,
    pricePaidRupees: 119,
    hsnCode: "6305",
    stock: 150,
    weightLabel: "1 bag",
    createdDaysAgo: 240,
    benefits: ["Bagru block print", "Used again as a lunch bag", "Drawstring"],
    descriptionHtml: "<p>A drawstring bag printed by hand in Bagru. Nobody has ever thrown one away.</p>",
    label: "Cotton Potli",
  },
  {
    id: 1224,
    name: "Seed Paper Greeting Card",
    categoryId: PACKING_MATERIAL_CATEGORY,
    pricePaidRupees: 35,
    gstRate: 18,
    hsnCode: "4909",
    stock: 320,
    weightLabel: "1 card",
    createdDaysAgo: 240,
    benefits: ["Your message, handwritten", "Tulsi seeds in the paper", "Plant it after reading"],
    descriptionHtml:
      "<p>We write your message on a card that grows: tear it, press it under soil and water it; tulsi comes up in ten days.</p>",
    label: "Seed Card",
  },
]);
