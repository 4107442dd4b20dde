import type { ProductSeed } from "../types.ts";
import { BATH_AND_HAIR } from "./bath-hair.ts";
import { CLEANING } from "./cleaning.ts";
import { DRY_FRUITS_AND_SEEDS } from "./dry-fruits-seeds.ts";
import { FACE_AND_ORAL } from "./face-oral.ts";
import { FLOURS } from "./flours.ts";
import { GAU_CARE_AND_FARM } from "./gau-care-farm.ts";
import { GHEE_AND_DAIRY } from "./ghee-dairy.ts";
import { GRAINS } from "./grains.ts";
import { HAMPERS_AND_BOOKS } from "./hampers-books.ts";
import { HERBAL_POWDERS } from "./herbal-powders.ts";
import { HOME_AND_GARDEN } from "./home-garden.ts";
import { HONEY_AND_SWEETENERS } from "./honey-sweeteners.ts";
import { MASALAS } from "./masalas.ts";
import { COLD_PRESSED_OILS } from "./oils.ts";
import { PACKING_MATERIAL } from "./packing.ts";
import { PRESERVES_AND_DRINKS } from "./preserves-drinks.ts";
import { PUJA } from "./puja.ts";
import { PULSES } from "./pulses.ts";
import { SNACKS } from "./snacks.ts";
import { SPICES } from "./spices.ts";
import { SWEETS_AND_WARE } from "./sweets-ware.ts";
import { WELLNESS } from "./wellness.ts";

/** Every product of the sample shop. */
export const PRODUCTS: readonly ProductSeed[] = [
  ...GHEE_AND_DAIRY,
  ...HONEY_AND_SWEETENERS,
  ...FLOURS,
  ...GRAINS,
  ...PULSES,
  ...COLD_PRESSED_OILS,
  ...SPICES,
  ...MASALAS,
  ...SNACKS,
  ...DRY_FRUITS_AND_SEEDS,
  ...PRESERVES_AND_DRINKS,
  ...HERBAL_POWDERS,
  ...WELLNESS,
  ...BATH_AND_HAIR,
  ...FACE_AND_ORAL,
  ...HAMPERS_AND_BOOKS,
  ...SWEETS_AND_WARE,
  ...CLEANING,
  ...HOME_AND_GARDEN,
  ...PUJA,
  ...GAU_CARE_AND_FARM,
  ...PACKING_MATERIAL,
];
