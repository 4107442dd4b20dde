import { type CalendarDate, dayOf } from "../dates/calendar-date.ts";
import type { Instant } from "../dates/time-zone.ts";
import { addMoney, fromRupees, multiplyMoney, type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { gstStateCode, supplyState } from "./gst-states.ts";
import { codeKind, SERVICE_CODES, UNIT_CODES } from "./supply-codes.ts";
import { paperSums, type TaxedPart, type TaxPaper, taxedParts } from "./tax-paper.ts";

/**
 * Above it an invoice to another state is listed by itself, also where its buyer is not registered: table 5 of GSTR-1
 * (notification 12/2024 of India's central tax).
 */
export const LARGE_INVOICE: Paise = fromRupees(100_000);

/** The taxes on a value. */
export interface Taxes {
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

/** A value and its taxes. */
export interface TaxedValue extends Taxes {
  readonly taxable: Paise;
}

/** What is supplied at a rate. */
export interface RatedValue extends TaxedValue {
  /** Percent. */
  readonly rate: number;
}

/** An invoice or a credit note, as a return reads it. */
export interface ReturnDocument {
  readonly kind: "invoice" | "creditNote";
  readonly number: string;
  readonly issuedAt: Instant;
  /** To whom it is made out, and the GSTIN of one who is registered. */
  readonly buyer: string;
  readonly gstin: string | undefined;
  /** The state that the goods went to. */
  readonly placeOfSupply: string | undefined;
  /** What the invoice charged that it is, or that it takes back. */
  readonly invoiceTotal: Paise;
  /** What the paper's goods are, in their order. Of a credit note, the pieces that came back. */
  readonly lines: readonly { readonly code: string; readonly quantity: number }[];
  /** Its taxes, by the names that {@link supplyState} gives them. */
  readonly paper: TaxPaper;
}

/** A document that is listed by itself. */
export interface ListedDocument {
  readonly number: string;
  readonly day: CalendarDate | undefined;
  readonly buyer: string;
  /** Empty where the buyer is not registered. */
  readonly gstin: string;
  /** The code of the state that it was supplied to, and whether that is another one than the seller's. */
  readonly place: string;
  readonly isInterState: boolean;
  /** All that it charges, exempt goods included. */
  readonly total: Paise;
  readonly items: readonly RatedValue[];
}

/** What was supplied to buyers who are not registered, at a rate, to a state. */
export interface PlaceValue extends RatedValue {
  readonly place: string;
  readonly isInterState: boolean;
}

/** Exempt goods by where they went, and to whom. */
export interface ExemptValues {
  readonly interRegistered: Paise;
  readonly intraRegistered: Paise;
  readonly interOthers: Paise;
  readonly intraOthers: Paise;
}

/** Goods or services of a code at a rate. */
export interface CodeValue extends RatedValue {
  readonly code: string;
  readonly unit: string;
  /** Pieces; 0 of a service. */
  readonly quantity: number;
}

/** The documents of a series, by their numbers. */
export interface IssuedSeries {
  readonly kind: ReturnDocument["kind"];
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Why the portal would refuse a document: it does not know the state or the HSN code. */
export interface ReturnProblem {
  readonly number: string;
  readonly lacks: "place" | "code";
}

/** What GSTR-1 tells of a month. Credit notes are taken off everything that does not list documents. */
export interface GstReturn {
  /** Table 4: invoices to buyers who are registered. */
  readonly b2b: readonly ListedDocument[];
  /** Table 5: large invoices to other states, to buyers who are not. */
  readonly b2cl: readonly ListedDocument[];
  /** Table 7: all other supplies to them. */
  readonly b2cs: readonly PlaceValue[];
  /** Table 8: exempt supplies. */
  readonly exempt: ExemptValues;
  /** Table 9B: credit notes of what tables 4 and 5 list. */
  readonly cdnr: readonly ListedDocument[];
  readonly cdnur: readonly ListedDocument[];
  /** Table 12: by HSN code, to buyers who are registered and to others. */
  readonly hsnB2b: readonly CodeValue[];
  readonly hsnB2c: readonly CodeValue[];
  /** Table 13. */
  readonly issued: readonly IssuedSeries[];
  /** All that invoices charge, less credit notes; and what of it is their rounding (C50). */
  readonly total: Paise;
  readonly rounding: Paise;
  readonly problems: readonly ReturnProblem[];
}

const NO_VALUE: TaxedValue = { taxable: ZERO_PAISE, igst: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE };

/** Two values as one. */
export const addValues = (one: TaxedValue, other: TaxedValue): TaxedValue => ({
  taxable: addMoney(one.taxable, other.taxable),
  igst: addMoney(one.igst, other.igst),
  cgst: addMoney(one.cgst, other.cgst),
  sgst: addMoney(one.sgst, other.sgst),
});

const negated = ({ taxable, igst, cgst, sgst }: TaxedValue): TaxedValue => ({
  taxable: subtractMoney(ZERO_PAISE, taxable),
  igst: subtractMoney(ZERO_PAISE, igst),
  cgst: subtractMoney(ZERO_PAISE, cgst),
  sgst: subtractMoney(ZERO_PAISE, sgst),
});

/** All of some values. */
export const sumValues = (values: readonly TaxedValue[]): TaxedValue => values.reduce(addValues, NO_VALUE);

/** All taxes on a value. */
export const allTaxes = ({ igst, cgst, sgst }: Taxes): Paise => addMoney(igst, cgst, sgst);

function partValue({ names }: TaxPaper, { taxable, taxEach }: TaxedPart): TaxedValue {
  return names.length > 1
    ? { taxable, igst: ZERO_PAISE, cgst: taxEach, sgst: taxEach }
    : { taxable, igst: taxEach, cgst: ZERO_PAISE, sgst: ZERO_PAISE };
}

const isNothing = ({ taxable, igst, cgst, sgst }: TaxedValue): boolean =>
  taxable === 0 && igst === 0 && cgst === 0 && sgst === 0;

interface Sums<Row extends TaxedValue> {
  readonly add: (key: string, row: Row) => void;
  /** By their keys, without what comes to nothing. */
  readonly rows: () => Row[];
}

/** Adds rows up that have the same key. */
function startSums<Row extends TaxedValue>(combine: (before: Row, row: Row) => Row): Sums<Row> {
  const found = new Map<string, Row>();
  return {
    add: (key, row) => {
      const before = found.get(key);
      found.set(key, before ? combine(before, row) : row);
    },
    rows: () =>
      [...found.entries()]
        .filter(([, row]) => !isNothing(row))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, row]) => row),
  };
}

/** A rate as keys sort it. */
const rateKey = (rate: number): string => rate.toFixed(2).padStart(6, "0");

/** The taxed parts of a paper by their rates. */
function ratedValues(paper: TaxPaper): RatedValue[] {
  const sums = startSums<RatedValue>((before, more) => ({ ...before, ...addValues(before, more) }));
  for (const part of taxedParts(paper)) {
    if (part.rate > 0) sums.add(rateKey(part.rate), { rate: part.rate, ...partValue(paper, part) });
  }
  return sums.rows();
}

/** What a number's series begins with: all before its last digits. */
const seriesOf = (number: string): string => number.replace(/\d+$/, "");

const combinePlaces = (before: PlaceValue, more: PlaceValue): PlaceValue => ({ ...before, ...addValues(before, more) });

const combineCodes = (before: CodeValue, more: CodeValue): CodeValue => ({
  ...{ ...before, ...addValues(before, more) },
  quantity: before.quantity + more.quantity,
});

const EXEMPT_KINDS = {
  inter: { registered: "interRegistered", others: "interOthers" },
  intra: { registered: "intraRegistered", others: "intraOthers" },
} as const;

/**
 * Makes the return of a month from its documents, which are added one by one, in any order: a month may have more than
 * memory holds. A document that the portal would refuse is counted as supplied in the seller's state, or without its
 * code, and is told of.
 * @param seller the name of the seller's state.
 */
export function startGstReturn(seller: string): {
  readonly add: (document: ReturnDocument) => void;
  readonly finish: () => GstReturn;
} {
  const tables: Record<"b2b" | "b2cl" | "cdnr" | "cdnur", ListedDocument[]> = {
    b2b: [],
    b2cl: [],
    cdnr: [],
    cdnur: [],
  };
  const b2cs = startSums(combinePlaces);
  const hsn = { b2b: startSums(combineCodes), b2c: startSums(combineCodes) };
  const exempt = {
    interRegistered: ZERO_PAISE,
    intraRegistered: ZERO_PAISE,
    interOthers: ZERO_PAISE,
    intraOthers: ZERO_PAISE,
  };
  const series = new Map<string, IssuedSeries>();
  const problems: ReturnProblem[] = [];
  let total = ZERO_PAISE;
  let rounding = ZERO_PAISE;

  function addCodes({ lines, paper, gstin }: ReturnDocument, sign: 1 | -1): void {
    const table = gstin ? hsn.b2b : hsn.b2c;
    const parts = [
      ...paper.goods.map((part, place) => ({ part, ...(lines[place] ?? { code: "", quantity: 0 }) })),
      ...paper.shipping.map((part) => ({ part, code: SERVICE_CODES.shipping, quantity: 0 })),
      ...paper.cashFee.map((part) => ({ part, code: SERVICE_CODES.cashFee, quantity: 0 })),
    ];
    for (const { part, code, quantity } of parts) {
      const isService = codeKind(code) === "SAC";
      const value = partValue(paper, part);
      const row = {
        ...{ code, rate: part.rate, unit: isService ? UNIT_CODES.service : UNIT_CODES.goods },
        quantity: isService ? 0 : sign * quantity,
        ...(sign === 1 ? value : negated(value)),
      };
      table.add(`${code} ${rateKey(part.rate)}`, row);
    }
  }

  function count({ kind, number }: ReturnDocument): void {
    const key = `${kind} ${seriesOf(number)}`;
    const before = series.get(key) ?? { kind, from: number, to: number, count: 0 };
    series.set(key, {
      kind,
      from: number < before.from ? number : before.from,
      to: number > before.to ? number : before.to,
      count: before.count + 1,
    });
  }

  function add(document: ReturnDocument): void {
    const { kind, number, issuedAt, buyer, gstin, placeOfSupply, invoiceTotal, paper, lines } = document;
    const home = gstStateCode(seller) ?? "";
    const place = gstStateCode(supplyState(placeOfSupply, seller)) ?? home;
    const [isInvoice, isInterState] = [kind === "invoice", place !== home];
    const sign = isInvoice ? 1 : -1;
    const sums = paperSums(paper);
    total = addMoney(total, multiplyMoney(sums.total, sign));
    rounding = addMoney(rounding, multiplyMoney(sums.rounding, sign));

    const exemptKind = EXEMPT_KINDS[isInterState ? "inter" : "intra"][gstin ? "registered" : "others"];
    exempt[exemptKind] = addMoney(exempt[exemptKind], multiplyMoney(sums.exempt, sign));

    const items = ratedValues(paper);
    const isListed = Boolean(gstin) || (isInterState && invoiceTotal > LARGE_INVOICE);
    if (isListed && items.length > 0) {
      const table = gstin ? (isInvoice ? "b2b" : "cdnr") : isInvoice ? "b2cl" : "cdnur";
      const entry = {
        number,
        day: dayOf(issuedAt),
        buyer,
        gstin: gstin ?? "",
        place,
        isInterState,
        total: sums.total,
        items,
      };
      tables[table].push(entry);
    }
    if (!isListed) {
      for (const item of items) {
        const row = {
          place,
          isInterState,
          rate: item.rate,
          ...(isInvoice ? addValues(item, NO_VALUE) : negated(item)),
        };
        b2cs.add(`${place} ${rateKey(item.rate)}`, row);
      }
    }
    addCodes(document, sign);
    count(document);
    if (placeOfSupply === undefined || gstStateCode(placeOfSupply) === undefined)
      problems.push({ number, lacks: "place" });
    if (lines.some(({ code }) => code === "")) problems.push({ number, lacks: "code" });
  }

  const finish = (): GstReturn => ({
    ...tables,
    b2cs: b2cs.rows(),
    exempt: { ...exempt },
    hsnB2b: hsn.b2b.rows(),
    hsnB2c: hsn.b2c.rows(),
    issued: [...series.entries()].toSorted(([one], [other]) => (one < other ? 1 : -1)).map(([, row]) => row),
    ...{ total, rounding, problems },
  });

  return { add, finish };
}

/** What GSTR-3B asks of supplies. */
export interface Gstr3b {
  /** 3.1(a): what is taxed. */
  readonly taxed: TaxedValue;
  /** 3.1(c): exempt. */
  readonly exempt: Paise;
  /** 3.2: to buyers in other states who are not registered, by state. */
  readonly interState: readonly { readonly place: string; readonly taxable: Paise; readonly igst: Paise }[];
}

/** GSTR-3B's figures of supplies, from GSTR-1 of the same month. What the shop bought is not known here. */
export function gstr3b({ b2b, b2cl, b2cs, cdnr, cdnur, exempt }: GstReturn): Gstr3b {
  const itemsOf = (documents: readonly ListedDocument[]) => documents.flatMap(({ items }) => items);
  const taxed = sumValues([
    ...itemsOf([...b2b, ...b2cl]),
    ...b2cs,
    ...itemsOf([...cdnr, ...cdnur]).map((item) => negated(item)),
  ]);
  const places = startSums(combinePlaces);
  const addPlace = (place: string, value: TaxedValue) =>
    places.add(place, { place, isInterState: true, rate: 0, ...addValues(value, NO_VALUE) });
  for (const row of b2cs) if (row.isInterState) addPlace(row.place, row);
  for (const { place, items } of b2cl) addPlace(place, sumValues(items));
  for (const { place, items } of cdnur) addPlace(place, negated(sumValues(items)));
  return {
    taxed,
    exempt: addMoney(exempt.interRegistered, exempt.intraRegistered, exempt.interOthers, exempt.intraOthers),
    interState: places.rows().map(({ place, taxable, igst }) => ({ place, taxable, igst })),
  };
}
