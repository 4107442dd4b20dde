import { type Paise, paise, subtractMoney } from "./money.ts";

export type GstPart = { readonly name: "CGST" | "SGST" | "IGST"; readonly amount: Paise };

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * How an invoice names its GST: half to the centre and half to the state when seller and place of supply are in one
 * state, all of it integrated otherwise. The parts always add up: of an odd amount the state has the paisa more.
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
