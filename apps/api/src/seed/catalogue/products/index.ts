import type { ProductSeed } from "../types.ts";
import { BATH_AND_HAIR } from "./bath-hair.ts";
import { FACE_AND_ORAL } from "./face-oral.ts";
import { FLOURS } from "./flours.ts";
import { GAU } from "./gau.ts";
import { GHEE_AND_DAIRY } from "./ghee-dairy.ts";
import { GIFTING } from "./gifting.ts";
import { GRAINS } from "./grains.ts";
import { HERBAL_POWDERS } from "./herbal-powders.ts";
import { HOME_CARE } from "./home-care.ts";
import { HONEY_AND_SWEETENERS } from "./honey-sweeteners.ts";
import { MASALAS } from "./masalas.ts";
import { COLD_PRESSED_OILS } from "./oils.ts";
import { PACKING_MATERIAL } from "./packing.ts";
import { PANTRY } from "./pantry.ts";
import { PULSES } from "./pulses.ts";
import { SNACKS } from "./snacks.ts";
import { SPICES } from "./spices.ts";
import { WELLNESS } from "./wellness.ts";

/** Every product of the seed, by id. */
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
  ...PANTRY,
  ...HERBAL_POWDERS,
  ...WELLNESS,
  ...BATH_AND_HAIR,
  ...FACE_AND_ORAL,
  ...GIFTING,
  ...HOME_CARE,
  ...GAU,
  ...PACKING_MATERIAL,
];
