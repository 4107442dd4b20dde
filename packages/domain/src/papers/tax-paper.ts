import type { LineTotals } from "../buying/cart-totals.ts";
import { allocate } from "../money/allocate.ts";
import { addMoney, multiplyMoney, type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { fractionOf, percentOf, withoutPercent } from "../money/percent.ts";

/** What a paper calls the tax; GST alone where an order of old does not tell where its goods went. */
export type GstName = "CGST" | "SGST" | "IGST" | "GST";

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Half to the centre and half to the state when seller and place of supply are in the same state, else all of it IGST. */
export function gstNames(states: {
  readonly seller: string;
  readonly placeOfSupply: string | undefined;
}): readonly GstName[] {
  if (states.placeOfSupply === undefined) return ["GST"];
  return sameName(states.seller, states.placeOfSupply) ? ["CGST", "SGST"] : ["IGST"];
}

/** A line of a paper: goods, a service, or a share of shipping or cash fee at a rate. */
export interface TaxedPart {
  /** Percent; 0 is exempt. */
  readonly rate: number;
  readonly taxable: Paise;
  /** Under each of the paper's names: a line within the state has it twice. */
  readonly taxEach: Paise;
  /** What the shopper pays for it, GST included: taxable value and taxes, and what rounding makes of them. */
  readonly charged: Paise;
}

/** What an invoice, a bill of supply or a credit note says about tax. */
export interface TaxPaper {
  readonly names: readonly GstName[];
  /** In the order of the order's lines. */
  readonly goods: readonly TaxedPart[];
  /** Shipping's share at each rate, from the lowest (C49). */
  readonly shipping: readonly TaxedPart[];
  /** The same of the fee for cash on delivery. */
  readonly cashFee: readonly TaxedPart[];
}

/** A line as it was charged. */
export type ChargedLine = Pick<LineTotals, "base" | "taxable" | "gst"> & {
  /** Percent. */
  readonly rate: number;
};

type Untaxed = Omit<TaxedPart, "taxEach">;

const sumOf = (parts: readonly Untaxed[], amount: "taxable" | "charged"): Paise =>
  addMoney(...parts.map((part) => part[amount]));

/** The tax that was charged for a line: what it costs beyond its taxable value. */
export const chargedTax = ({ charged, taxable }: Untaxed): Paise => subtractMoney(charged, taxable);

const ratesOf = (parts: readonly { readonly rate: number }[]): number[] =>
  [...new Set(parts.map(({ rate }) => rate))].toSorted((one, other) => one - other);

/** Within a state centre and state get the half rate each, half a paisa rounded up (C50). */
const isHalved = (names: readonly GstName[]): boolean => names.length > 1;
const halfTax = (taxable: Paise, rate: number): Paise => percentOf(taxable, rate / 2);

/**
 * What is charged beside the goods, shipping or cash fee, GST included, over the rates of the goods, in proportion to their taxable values (C49). Where a discount
 * left none, in proportion to what it was taken off.
 */
function incidentalParts(lines: readonly ChargedLine[], amount: Paise): Untaxed[] {
  const rates = ratesOf(lines);
  const weights = (part: "taxable" | "base") =>
    rates.map((rate) => addMoney(...lines.filter((line) => line.rate === rate).map((line) => line[part])));
  const taxables = weights("taxable");
  const shares = allocate(amount, taxables.some((taxable) => taxable > 0) ? taxables : weights("base"));
  return rates.flatMap((rate, index) => {
    const charged = shares[index] ?? ZERO_PAISE;
    return charged > 0 ? [{ rate, taxable: withoutPercent(charged, rate), charged }] : [];
  });
}

/** A rate's rounding is at most so many paise. */
const MOST_ROUNDING = 1;

/**
 * The taxable values of one rate's parts: those of the order. Many pieces multiply the half paise that was rounded off
 * one; where that would leave more than a paisa between what was charged and its tax, the taxable value is what rule 35
 * of India's CGST rules takes out of an amount with tax.
 */
function taxablesOf(parts: readonly Untaxed[], rate: number, names: readonly GstName[]): readonly Paise[] {
  const [taxable, charged] = [sumOf(parts, "taxable"), sumOf(parts, "charged")];
  const tax = isHalved(names) ? multiplyMoney(halfTax(taxable, rate), 2) : percentOf(taxable, rate);
  const rounding = subtractMoney(charged, addMoney(taxable, tax));
  if (Math.abs(rounding) <= MOST_ROUNDING) return parts.map((part) => part.taxable);
  return allocate(
    withoutPercent(charged, rate),
    parts.map((part) => part.charged),
  );
}

/** The taxes of one rate's parts, under each name: what is one tax is as it was charged, halves are equal. */
function taxesOf(parts: readonly Untaxed[], rate: number, names: readonly GstName[]): readonly Paise[] {
  if (!isHalved(names)) return parts.map(chargedTax);
  return allocate(
    halfTax(sumOf(parts, "taxable"), rate),
    parts.map(({ taxable }) => taxable),
  );
}

/** Replaces the parts of each rate by what `taxed` makes of them; all parts of a rate are taxed as one. */
function byRate<P extends { readonly rate: number }>(
  parts: readonly P[],
  taxed: (ofRate: readonly P[], rate: number) => readonly TaxedPart[],
): TaxedPart[] {
  const found = new Map(
    ratesOf(parts).map((rate) => {
      const ofRate = parts.filter((part) => part.rate === rate);
      return [rate, taxed(ofRate, rate).values()];
    }),
  );
  return parts.flatMap(({ rate }) => found.get(rate)?.next().value ?? []);
}

/**
 * What a paper says of an order. CGST and SGST are equal: each is the half rate of its rate's taxable value, shipping
 * and cash fee included, and is spread over the lines of that rate; IGST is what was charged. The amount charged stays as it is:
 * what it differs from taxable value and taxes by, at most a paisa a rate, is the paper's rounding (C49, C50).
 * @param order its lines as charged, and its shipping and cash fee with GST.
 */
export function taxPaper(
  order: { readonly lines: readonly ChargedLine[]; readonly shipping?: Paise; readonly cashFee?: Paise },
  names: readonly GstName[],
): TaxPaper {
  const goods = order.lines.map(({ rate, taxable, gst }) => ({ rate, taxable, charged: addMoney(taxable, gst) }));
  const shipping = incidentalParts(order.lines, order.shipping ?? ZERO_PAISE);
  const cashFee = incidentalParts(order.lines, order.cashFee ?? ZERO_PAISE);
  const parts = byRate([...goods, ...shipping, ...cashFee], (ofRate, rate) => {
    const taxables = taxablesOf(ofRate, rate, names);
    const valued = ofRate.map((part, index) => ({ ...part, taxable: taxables[index] ?? part.taxable }));
    const taxes = taxesOf(valued, rate, names);
    return valued.map((part, index) => ({ ...part, taxEach: taxes[index] ?? ZERO_PAISE }));
  });
  return paperOf(parts, { names, goods, shipping });
}

/** All that is taxed on a paper: goods, shipping, cash fee. */
export const taxedParts = ({ goods, shipping, cashFee }: TaxPaper): readonly TaxedPart[] => [
  ...goods,
  ...shipping,
  ...cashFee,
];

/** The paper of such parts, told apart as another's are. */
function paperOf(
  parts: readonly TaxedPart[],
  { names, goods, shipping }: { readonly [K in "goods" | "shipping"]: readonly unknown[] } & Pick<TaxPaper, "names">,
): TaxPaper {
  const end = goods.length + shipping.length;
  return {
    names,
    goods: parts.slice(0, goods.length),
    shipping: parts.slice(goods.length, end),
    cashFee: parts.slice(end),
  };
}

/** All taxes of a part, or of a whole paper, as its rates bear them; what was charged is {@link chargedTax}. */
export const taxOf = ({ names }: Pick<TaxPaper, "names">, { taxEach }: Pick<TaxedPart, "taxEach">): Paise =>
  multiplyMoney(taxEach, names.length);

export interface PaperSums {
  /** Of what is taxed. */
  readonly taxable: Paise;
  readonly exempt: Paise;
  /** Under each of the paper's names. */
  readonly taxEach: Paise;
  /**
   * Total − taxable value − exempt value − taxes: at most a paisa a rate, either way. A credit note of single lines brings
   * along what the invoice rounded on them, which its other lines made up for.
   */
  readonly rounding: Paise;
  /** What was charged. */
  readonly total: Paise;
}

export function paperSums(paper: TaxPaper): PaperSums {
  const parts = taxedParts(paper);
  const value = sumOf(parts, "taxable");
  const taxable = sumOf(
    parts.filter(({ rate }) => rate > 0),
    "taxable",
  );
  const taxEach = addMoney(...parts.map((part) => part.taxEach));
  const total = sumOf(parts, "charged");
  const rounding = subtractMoney(total, addMoney(value, taxOf(paper, { taxEach })));
  return { taxable, exempt: subtractMoney(value, taxable), taxEach, rounding, total };
}

/** Goods that bear no GST alone are billed by a bill of supply (section 31(3)(c) of India's CGST act). */
export const isBillOfSupply = (paper: TaxPaper): boolean => taxedParts(paper).every(({ rate }) => rate === 0);

/** What a summary by HSN code and rate says of each. */
export interface SummaryRow extends Omit<TaxedPart, "charged"> {
  readonly code: string;
}

/** Adds the lines up by their HSN codes and rates, in the order in which they first appear. */
export function summarizeByCode(lines: readonly SummaryRow[]): SummaryRow[] {
  const rows = new Map<string, SummaryRow>();
  for (const { code, rate, taxable, taxEach } of lines) {
    const key = `${code} ${rate}`;
    const before = rows.get(key) ?? { code, rate, taxable: ZERO_PAISE, taxEach: ZERO_PAISE };
    rows.set(key, {
      ...before,
      taxable: addMoney(before.taxable, taxable),
      taxEach: addMoney(before.taxEach, taxEach),
    });
  }
  return [...rows.values()];
}

const lessOf = (part: TaxedPart, credited: TaxedPart | undefined): TaxedPart => ({
  rate: part.rate,
  taxable: subtractMoney(part.taxable, credited?.taxable ?? ZERO_PAISE),
  taxEach: subtractMoney(part.taxEach, credited?.taxEach ?? ZERO_PAISE),
  charged: subtractMoney(part.charged, credited?.charged ?? ZERO_PAISE),
});

/** What is left of an invoice's part, with what it was and what is credited of it. */
interface CreditedPart extends TaxedPart {
  readonly invoiced: TaxedPart;
  readonly share: Paise;
}

/** A part's own share of an amount of it: all of it where all is credited. */
const shareOf = (amount: Paise, { share, charged }: CreditedPart): Paise =>
  charged === 0 ? amount : fractionOf(amount, share, charged);

/** The taxes of a rate within a state, of an amount that is spread over all parts. */
function halvesOf(left: readonly CreditedPart[], valued: readonly Untaxed[], rate: number): readonly Paise[] {
  // The tax on all that is credited by now, less what was credited before: the last note leaves nothing over.
  const before = subtractMoney(addMoney(...left.map(({ invoiced }) => invoiced.taxable)), sumOf(left, "taxable"));
  const [invoicedTax, leftTax] = [left.map(({ invoiced }) => invoiced.taxEach), left.map(({ taxEach }) => taxEach)];
  const credited = subtractMoney(addMoney(...invoicedTax), addMoney(...leftTax));
  const tax = subtractMoney(halfTax(addMoney(before, sumOf(valued, "taxable")), rate), credited);
  // A line that was credited by itself may have taken a paisa more than the rate had by then.
  return allocate(tax > 0 ? tax : ZERO_PAISE, leftTax);
}

/**
 * @param names of the taxes.
 * @param isOfLines whether single lines are credited: each mirrors what it was.
 */
function creditRate(
  left: readonly CreditedPart[],
  rate: number,
  { names, isOfLines }: { readonly names: readonly GstName[]; readonly isOfLines: boolean },
): readonly TaxedPart[] {
  const valued = left.map((part) => ({ rate, charged: part.share, taxable: shareOf(part.taxable, part) }));
  if (!isHalved(names)) return valued.map((part) => ({ ...part, taxEach: chargedTax(part) }));
  const taxes = isOfLines ? left.map((part) => shareOf(part.taxEach, part)) : halvesOf(left, valued, rate);
  return valued.map((part, index) => ({ ...part, taxEach: taxes[index] ?? ZERO_PAISE }));
}

/** What a note credits: an amount over all that is left of an invoice; or of each of its goods, in their order. */
export type Credit = Paise | readonly Paise[];

const isOfGoods = (credit: Credit): credit is readonly Paise[] => typeof credit !== "number";

/** What a note credits of each part; of lines that come back, neither shipping nor cash fee. */
const sharesOf = (credit: Credit, left: readonly TaxedPart[]): readonly Paise[] =>
  isOfGoods(credit)
    ? left.map((_, index) => credit[index] ?? ZERO_PAISE)
    : allocate(
        credit,
        left.map(({ charged }) => charged),
      );

/**
 * The credit notes of an invoice, in the order in which they were made: each spreads its amount, GST included, over
 * what is left of the invoice's lines, in proportion, or credits lines that came back. No line is ever credited beyond
 * itself, and notes that take all of the invoice back add up to each of its amounts, rounding included (C47, C50).
 * @param credits together at most what the invoice charged, and of no line more than that.
 */
export function creditPapers(invoice: TaxPaper, credits: readonly Credit[]): TaxPaper[] {
  const { names } = invoice;
  const all = taxedParts(invoice);
  let left = all;
  return credits.map((credit) => {
    const shares = sharesOf(credit, left);
    const parts = byRate(
      left.map((part, index) => ({
        ...part,
        invoiced: all[index] ?? part,
        share: shares[index] ?? ZERO_PAISE,
      })),
      (ofRate, rate) => creditRate(ofRate, rate, { names, isOfLines: isOfGoods(credit) }),
    );
    left = left.map((part, index) => lessOf(part, parts[index]));
    return paperOf(parts, invoice);
  });
}

/** What notes have left of each of an invoice's goods, GST included. */
export function leftOfGoods(invoice: TaxPaper, notes: readonly TaxPaper[]): readonly Paise[] {
  return invoice.goods.map(({ charged }, index) =>
    subtractMoney(charged, addMoney(...notes.map(({ goods }) => goods[index]?.charged ?? ZERO_PAISE))),
  );
}
