import {
  type CalendarDate,
  type CalendarMonth,
  type CodeValue,
  type GstReturn,
  type IssuedSeries,
  type ListedDocument,
  type Taxes,
  toRupees,
} from "@store/domain";

/*
 * The file that the GST portal takes as GSTR-1, by the field names of its published API. Sections without a row are left
 * out, as the portal's own offline tool does. The store sells nothing under reverse charge and nothing with cess.
 */

/** What the portal's offline tool writes; the portal computes the hash itself. */
const VERSION = "GST3.2.3";

const NO_CESS = { csamt: 0 } as const;

/** "05-11-2026". */
const portalDate = (day: CalendarDate | undefined): string => (day ?? "").split("-").toReversed().join("-");

/** "112026". */
const filingPeriod = (month: CalendarMonth): string => month.split("-").toReversed().join("");

/** A supply within the state has the two halves, one to another state the whole. */
const wireTaxes = ({ igst, cgst, sgst }: Taxes, isInterState: boolean) =>
  isInterState ? { iamt: toRupees(igst), ...NO_CESS } : { camt: toRupees(cgst), samt: toRupees(sgst), ...NO_CESS };

const wireItems = ({ items, isInterState }: ListedDocument) =>
  items.map((item, place) => ({
    num: place + 1,
    itm_det: { rt: item.rate, txval: toRupees(item.taxable), ...wireTaxes(item, isInterState) },
  }));

const REGULAR = { rchrg: "N", inv_typ: "R" } as const;
const CREDIT = { ntty: "C" } as const;

const wireInvoice = (document: ListedDocument) => ({
  ...{ inum: document.number, idt: portalDate(document.day), val: toRupees(document.total) },
  itms: wireItems(document),
});

const wireNote = (document: ListedDocument) => ({
  ...{ ...CREDIT, nt_num: document.number, nt_dt: portalDate(document.day), val: toRupees(document.total) },
  ...{ pos: document.place, itms: wireItems(document) },
});

/** Documents in groups, by whom or where they went to. */
const grouped = (documents: readonly ListedDocument[], by: "gstin" | "place") => [
  ...Map.groupBy(documents, (document) => document[by]).entries(),
];

const wireCodes = (rows: readonly CodeValue[]) =>
  rows.map(({ code, unit, quantity, rate, taxable, igst, cgst, sgst }, place) => ({
    ...{ num: place + 1, hsn_sc: code, uqc: unit, qty: quantity, rt: rate, txval: toRupees(taxable) },
    ...{ iamt: toRupees(igst), camt: toRupees(cgst), samt: toRupees(sgst), ...NO_CESS },
  }));

/** The portal's numbers and names of documents. */
export const DOCUMENT_NATURES: Readonly<
  Record<IssuedSeries["kind"], { readonly number: number; readonly name: string }>
> = {
  invoice: { number: 1, name: "Invoices for outward supply" },
  creditNote: { number: 5, name: "Credit Note" },
};

const wireSeries = (kind: IssuedSeries["kind"], issued: readonly IssuedSeries[]) => {
  const docs = issued.filter((series) => series.kind === kind);
  const { number, name } = DOCUMENT_NATURES[kind];
  return docs.length === 0
    ? []
    : [
        {
          ...{ doc_num: number, doc_typ: name },
          docs: docs.map(({ from, to, count }, place) => ({
            ...{ num: place + 1, from, to, totnum: count, cancel: 0, net_issue: count },
          })),
        },
      ];
};

/** Table 8's rows. */
export const exemptRows = ({ exempt }: GstReturn) =>
  [
    { type: "INTRB2B", name: "Inter-State supplies to registered persons", amount: exempt.interRegistered },
    { type: "INTRAB2B", name: "Intra-State supplies to registered persons", amount: exempt.intraRegistered },
    { type: "INTRB2C", name: "Inter-State supplies to unregistered persons", amount: exempt.interOthers },
    { type: "INTRAB2C", name: "Intra-State supplies to unregistered persons", amount: exempt.intraOthers },
  ] as const;

const section = <T>(name: string, rows: readonly T[]): Readonly<Record<string, readonly T[]>> =>
  rows.length > 0 ? { [name]: rows } : {};

/** @param gstin of the shop. */
export function gstr1Json(made: GstReturn, gstin: string, month: CalendarMonth) {
  const issued = [...wireSeries("invoice", made.issued), ...wireSeries("creditNote", made.issued)];
  const exempt = exemptRows(made).filter(({ amount }) => amount !== 0);
  const hsn = { ...section("hsn_b2b", wireCodes(made.hsnB2b)), ...section("hsn_b2c", wireCodes(made.hsnB2c)) };
  return {
    ...{ gstin, fp: filingPeriod(month), version: VERSION, hash: "hash" },
    ...section(
      "b2b",
      grouped(made.b2b, "gstin").map(([ctin, documents]) => ({
        ctin,
        inv: documents.map((document) => ({ ...wireInvoice(document), pos: document.place, ...REGULAR })),
      })),
    ),
    ...section(
      "b2cl",
      grouped(made.b2cl, "place").map(([pos, documents]) => ({ pos, inv: documents.map(wireInvoice) })),
    ),
    ...section(
      "b2cs",
      made.b2cs.map((row) => ({
        ...{ sply_ty: row.isInterState ? "INTER" : "INTRA", typ: "OE", pos: row.place, rt: row.rate },
        ...{ txval: toRupees(row.taxable), ...wireTaxes(row, row.isInterState) },
      })),
    ),
    ...section(
      "cdnr",
      grouped(made.cdnr, "gstin").map(([ctin, documents]) => ({
        ctin,
        nt: documents.map((document) => ({ ...wireNote(document), ...REGULAR })),
      })),
    ),
    ...section(
      "cdnur",
      made.cdnur.map((document) => ({ typ: "B2CL", ...wireNote(document) })),
    ),
    ...(exempt.length > 0
      ? {
          nil: {
            inv: exempt.map(({ type, amount }) => ({
              ...{ sply_ty: type, nil_amt: 0, expt_amt: toRupees(amount), ngsup_amt: 0 },
            })),
          },
        }
      : {}),
    ...(Object.keys(hsn).length > 0 ? { hsn } : {}),
    ...(issued.length > 0 ? { doc_issue: { doc_det: issued } } : {}),
  };
}
