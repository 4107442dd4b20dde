import { formatRoundRupees } from "../money/format-money.ts";
import { fromRupees } from "../money/money.ts";
import { type NetContent, sizeInSmallestUnit } from "./pack-size.ts";

/** The most values that are chosen within one filter: any of them will do. Written out they are no long address. */
export const FILTER_VALUES_MAXIMUM = 12;

/** In whole rupees, both ends included; an end that is missing is open. Goods without a price are in no range. */
export interface PriceRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The highest end of a range, in rupees: above any price. */
export const PRICE_RANGE_MAXIMUM = 10_000_000;

/** The ranges that a list offers; whoever links to one may name any other. */
export const PRICE_STEPS: readonly PriceRange[] = [
  { to: 200 },
  { from: 200, to: 500 },
  { from: 500, to: 1000 },
  { from: 1000 },
];

/** So many stars and up, of the average that is shown. */
export const RATING_STEPS = [4, 3] as const;
export type RatingStep = (typeof RATING_STEPS)[number];

interface PackSizeBand {
  readonly id: number;
  readonly label: string;
  /** In grams or millilitres, included; the last two have none. */
  readonly upTo?: number;
}

/** From above the band before; weights and volumes together, since a shopper looks for a small or a large pack. */
export const PACK_SIZES: readonly PackSizeBand[] = [
  { id: 1, label: "Up to 100 g or ml", upTo: 100 },
  { id: 2, label: "100 to 250 g or ml", upTo: 250 },
  { id: 3, label: "250 to 500 g or ml", upTo: 500 },
  { id: 4, label: "500 g to 1 kg or l", upTo: 1000 },
  { id: 5, label: "Above 1 kg or l" },
  { id: 6, label: "By the piece" },
];

const ABOVE_ALL = 5;
const BY_THE_PIECE = 6;

/** The id of the band of pack sizes that a pack is in. */
export function packSizeOf(content: NetContent): number {
  if (content.unit === "piece") return BY_THE_PIECE;
  const size = sizeInSmallestUnit(content);
  return PACK_SIZES.find(({ upTo }) => upTo !== undefined && size <= upTo)?.id ?? ABOVE_ALL;
}

/** What narrows a list of products, beside category and search: each filter by itself, and all of them together. */
export interface ProductFilters {
  readonly price?: PriceRange | undefined;
  readonly brand?: readonly number[] | undefined;
  readonly tag?: readonly number[] | undefined;
  readonly foam?: readonly number[] | undefined;
  readonly packSize?: readonly number[] | undefined;
  readonly rating?: RatingStep | undefined;
  readonly inStock?: true | undefined;
}

/** To spread over a query: none of its filters stays. */
export const NO_FILTERS = {
  price: undefined,
  brand: undefined,
  tag: undefined,
  foam: undefined,
  packSize: undefined,
  rating: undefined,
  inStock: undefined,
} as const satisfies ProductFilters;

const WHOLE = /^[1-9]\d{0,8}$/;

/** An id as an address has it; undefined where it is none. */
export const readAddressId = (text: string | undefined): number | undefined =>
  text && WHOLE.test(text) ? Number(text) : undefined;

const inOrder = (ids: Iterable<number>): readonly number[] | undefined => {
  const sorted = [...new Set(ids)].sort((one, other) => one - other).slice(0, FILTER_VALUES_MAXIMUM);
  return sorted.length > 0 ? sorted : undefined;
};

/**
 * The values of a filter as an address has them, such as "3,7": each once and in order, so that one choice has one
 * address. What is no id, or none of the known ones, is left out; undefined where nothing is left.
 */
export const readIds = (text: string | undefined, known?: readonly number[]): readonly number[] | undefined =>
  inOrder(
    (text ?? "").split(",").flatMap((part) => {
      const id = readAddressId(part.trim());
      return id === undefined || known?.includes(id) === false ? [] : [id];
    }),
  );

/** Chosen if it was not, and no longer chosen if it was. */
export const toggleId = (ids: readonly number[] | undefined = [], id: number): readonly number[] | undefined =>
  inOrder(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

const readEnd = (text: string | undefined): number | undefined => {
  const rupees = readAddressId(text);
  return rupees === undefined || rupees > PRICE_RANGE_MAXIMUM ? undefined : rupees;
};

/** A range of prices as an address has it; ends that stand the wrong way round are turned. */
export function readPriceRange(from: string | undefined, to: string | undefined): PriceRange | undefined {
  const [low, high] = [readEnd(from), readEnd(to)];
  if (low === undefined && high === undefined) return undefined;
  if (low !== undefined && high !== undefined && low > high) return { from: high, to: low };
  return { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
}

export const isSameRange = (one: PriceRange | undefined, other: PriceRange | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

const rupeesText = (rupees: number): string => formatRoundRupees(fromRupees(rupees));

/** "Up to ₹200", "₹200 to ₹500", "₹2,000 and up". */
export function priceRangeText({ from, to }: PriceRange): string {
  if (from === undefined) return `Up to ${rupeesText(to ?? PRICE_RANGE_MAXIMUM)}`;
  return to === undefined ? `${rupeesText(from)} and up` : `${rupeesText(from)} to ${rupeesText(to)}`;
}

/** "4 stars and up". */
export const ratingStepText = (stars: RatingStep): string => `${stars} stars and up`;
