import { formatRupees } from "../money/format-money.ts";
import { type Paise, paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** How the contents of a pack are measured: the units of the Legal Metrology (Packaged Commodities) Rules 2011. */
export const NET_UNITS = ["g", "kg", "ml", "l", "piece"] as const;
export type NetUnit = (typeof NET_UNITS)[number];

/** What a pack holds, without its wrapping. */
export interface NetContent {
  /** Above zero, at most three decimals. */
  readonly quantity: number;
  readonly unit: NetUnit;
}

export const NET_QUANTITY_MAXIMUM = 100_000;

export const PACK_SIZE_MESSAGES = {
  quantity: `Please enter the net quantity as a number above zero, with at most three decimals, up to ${NET_QUANTITY_MAXIMUM}.`,
  unit: "Please choose the unit of the net quantity!",
} as const;

/** How much of the smallest unit one of each is; a unit price is for so many of those. */
const MEASURES: Readonly<Record<NetUnit, { readonly factor: number; readonly base: string; readonly per: number }>> = {
  g: { factor: 1, base: "g", per: 100 },
  kg: { factor: 1000, base: "g", per: 100 },
  ml: { factor: 1, base: "ml", per: 100 },
  l: { factor: 1000, base: "ml", per: 100 },
  piece: { factor: 1, base: "piece", per: 1 },
};

/** A quantity in thousandths: what decimals cannot hold exactly, whole numbers can. */
const THOUSANDTHS = 1000;

/** What is in a pack: quantity and unit, or neither (null). */
export function checkNetContent(
  quantity: number | null,
  unit: NetUnit | null,
): Outcome<NetContent | null, Refusal<"net-quantity" | "net-unit">> {
  if (quantity === null) return accept(null);
  const thousandths = quantity * THOUSANDTHS;
  const isQuantity =
    quantity > 0 && quantity <= NET_QUANTITY_MAXIMUM && Math.abs(thousandths - Math.round(thousandths)) < 1e-6;
  if (!isQuantity) {
    return refuse({
      code: "net-quantity",
      params: { most: NET_QUANTITY_MAXIMUM },
      message: PACK_SIZE_MESSAGES.quantity,
    });
  }
  return unit === null ? refuse({ code: "net-unit", message: PACK_SIZE_MESSAGES.unit }) : accept({ quantity, unit });
}

/** "500 g", "1.5 l", "1 piece", "12 pieces". */
export const netContentText = ({ quantity, unit }: NetContent): string =>
  `${quantity} ${unit === "piece" && quantity !== 1 ? "pieces" : unit}`;

/** In grams, millilitres or pieces, so that packs can be sorted by it. */
export const sizeInSmallestUnit = ({ quantity, unit }: NetContent): number => quantity * MEASURES[unit].factor;

export interface UnitPrice {
  readonly amount: Paise;
  /** "100 g", "100 ml" or "piece". */
  readonly per: string;
}

/**
 * What 100 g, 100 ml or a piece of a pack's contents cost, to the nearest paisa (C56). Undefined for a single piece,
 * where it would repeat the price.
 */
export function unitPrice(price: Paise, content: NetContent): UnitPrice | undefined {
  const { base, per } = MEASURES[content.unit];
  if (content.unit === "piece" && content.quantity === 1) return undefined;
  const thousandths = Math.round(sizeInSmallestUnit(content) * THOUSANDTHS);
  return {
    amount: paise(Math.round((price * per * THOUSANDTHS) / thousandths)),
    per: per === 1 ? base : `${per} ${base}`,
  };
}

/** "₹179.80 per 100 g". */
export const unitPriceText = ({ amount, per }: UnitPrice): string => `${formatRupees(amount)} per ${per}`;

/** What is saved against the maximum retail price; undefined where nothing is. */
export const savedAgainstMrp = (price: Paise, mrp: Paise | null | undefined): Paise | undefined =>
  mrp && mrp > price ? paise(mrp - price) : undefined;
