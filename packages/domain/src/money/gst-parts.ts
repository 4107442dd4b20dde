import { type Paise, paise, subtractMoney } from "./money.ts";

export type GstPart = { readonly name: "CGST" | "SGST" | "IGST"; readonly amount: Paise };

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Splits GST as an invoice shows it: half CGST and half SGST when seller and place of supply are in the same state,
 * otherwise all IGST. The parts always add up: an odd paisa goes to the state.
 */
export function gstParts(
  gst: Paise,
  states: { readonly seller: string; readonly placeOfSupply: string },
): readonly GstPart[] {
  if (!sameName(states.seller, states.placeOfSupply)) return [{ name: "IGST", amount: gst }];
  const centre = paise(Math.floor(gst / 2));
  return [
    { name: "CGST", amount: centre },
    { name: "SGST", amount: subtractMoney(gst, centre) },
  ];
}
