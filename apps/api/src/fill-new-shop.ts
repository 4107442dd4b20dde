import {
  CURATED_CATEGORIES,
  LOWER_SECTIONS,
  PACKING_MATERIAL_CATEGORY,
  SUBSCRIPTION_INTERVALS,
  UPPER_SECTIONS,
} from "@store/domain";
import { continueIds } from "./db/continue-ids.ts";
import type { Database } from "./db/database.ts";
import { categories, deliveryOptions, homeSections } from "./db/schema/index.ts";

interface Category {
  readonly id: number;
  readonly name: string;
  readonly isHidden?: boolean;
}

const category = ({ id, name, isHidden = false }: Category, position: number) => ({
  ...{ id, name, isHidden, position, level: 1, parentId: null },
  ...{ metaTitle: name, metaDescription: "", metaKeywords: "" },
});

/** Wraps gifts: the requirements name it by its id. */
const PACKING: Category = { id: PACKING_MATERIAL_CATEGORY, name: "Packing Material", isHidden: true };

/** What staff reads of the home page's fixed places, which can be filled but not added [R47]. */
const UPPER_LABELS: Readonly<Record<keyof typeof UPPER_SECTIONS, string>> = {
  giftHamper: "Gift hampers",
  viewMore: "View more",
  newArrivals: "New arrivals",
  certificates: "Certificates",
  girGau: "Gir Gau",
  shop: "Shop",
  groceries: "Groceries",
  who: "Who we are",
  inspire: "Inspire and support",
  mission: "Our mission",
};
const LOWER_LABELS: Readonly<Record<keyof typeof LOWER_SECTIONS, string>> = {
  awards: "Awards",
  services: "Services",
  available: "Available at",
  licence: "Licence",
  nonGmo: "Non GMO",
  brand: "Our brands",
  masalaImage: "Masala",
};

function places<Name extends string>(
  place: "upper" | "lower",
  ids: Readonly<Record<Name, number>>,
  labels: Readonly<Record<Name, string>>,
) {
  const names = Object.keys(ids).filter((name): name is Name => name in labels);
  return names.map((name, position) => ({ place, id: ids[name], label: labels[name], position, isVisible: false }));
}

/**
 * Gives an empty database what a shop in business starts with (C52): the curated categories, the intervals of
 * subscriptions, and the home page's places, empty and hidden. Geography is there before. Nobody and nothing is
 * invented; a database that holds anything is left as it is.
 */
export async function fillNewShop(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(categories)) > 0) return;
    await tx.insert(categories).values([...CURATED_CATEGORIES, PACKING].map(category));
    await tx.insert(deliveryOptions).values([...SUBSCRIPTION_INTERVALS]);
    await tx
      .insert(homeSections)
      .values([...places("upper", UPPER_SECTIONS, UPPER_LABELS), ...places("lower", LOWER_SECTIONS, LOWER_LABELS)]);
    await continueIds(tx);
  });
}
