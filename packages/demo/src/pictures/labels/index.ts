import { DHARTI } from "./dharti.ts";
import { GIR_GAUVAN } from "./gir-gauvan.ts";
import { KESAR_KUMUD } from "./kesar-kumud.ts";
import type { LabelStyle } from "./label.ts";
import { MADHUVAN } from "./madhuvan.ts";
import { NIRMAL_GHAR } from "./nirmal-ghar.ts";
import { RASOI_ROOTS } from "./rasoi-roots.ts";
import { SATVIK_PATRA } from "./satvik-patra.ts";
import { SURABHI } from "./surabhi.ts";
import { VAIDYA_VATIKA } from "./vaidya-vatika.ts";

const STYLES: Readonly<Record<number, LabelStyle>> = {
  1: SURABHI,
  2: GIR_GAUVAN,
  3: DHARTI,
  4: VAIDYA_VATIKA,
  5: RASOI_ROOTS,
  6: NIRMAL_GHAR,
  7: KESAR_KUMUD,
  8: MADHUVAN,
  9: SATVIK_PATRA,
};

/** The look of a brand's labels; a brand without one of its own uses the house's. */
export const labelStyleOf = (brandId: number): LabelStyle => STYLES[brandId] ?? SURABHI;
