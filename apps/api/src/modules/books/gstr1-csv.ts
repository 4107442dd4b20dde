import type { GSTR1_SECTIONS } from "@store/api-client/contract";
import {
  addMoney,
  allTaxes,
  type CalendarDate,
  type CodeValue,
  type GstReturn,
  gstStateName,
  type ListedDocument,
  type Paise,
  type RatedValue,
  toRupees,
} from "@store/domain";
import { type CsvCell, type CsvColumn, writeCsv } from "../../lib/csv.ts";
import { DOCUMENT_NATURES, exemptRows } from "./gstr1-json.ts";

/* The tables of GSTR-1 with the headings that the portal's offline tool looks for. */

type Section = (typeof GSTR1_SECTIONS)[number];

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "05-Nov-2026". */
function toolDate(day: CalendarDate | undefined): string {
  const [year = "", month = "", date = ""] = (day ?? "").split("-");
  return `${date}-${MONTHS[Number(month) - 1] ?? ""}-${year}`;
}

/** "24-Gujarat". */
const toolPlace = (code: string): string => `${code}-${gstStateName(code)}`;

const UNITS: Readonly<Record<string, string>> = { PCS: "PCS-PIECES" };

/** A document's row at a rate. */
interface ItemRow {
  readonly document: ListedDocument;
  readonly item: RatedValue;
}
const itemRows = (documents: readonly ListedDocument[]): ItemRow[] =>
  documents.flatMap((document) => document.items.map((item) => ({ document, item })));

const column = <Row>(header: string, cell: (row: Row) => CsvCell): CsvColumn<Row> => ({ header, cell });
const nothing = (header: string): CsvColumn<unknown> => ({ header, cell: () => "" });
const always = (header: string, text: string): CsvColumn<unknown> => ({ header, cell: () => text });
const rupees = <Row>(header: string, amount: (row: Row) => Paise): CsvColumn<Row> =>
  column(header, (row) => toRupees(amount(row)));

const APPLICABLE = nothing("Applicable % of Tax Rate");
const CESS = nothing("Cess Amount");
const PORTAL_OF_OTHERS = nothing("E-Commerce GSTIN");
const REVERSE_CHARGE = always("Reverse Charge", "N");
const RECIPIENT = column<ItemRow>("GSTIN/UIN of Recipient", ({ document }) => document.gstin);
const RECEIVER = column<ItemRow>("Receiver Name", ({ document }) => document.buyer);
const PLACE = column<ItemRow>("Place Of Supply", ({ document }) => toolPlace(document.place));
const numbered = (header: string) => column<ItemRow>(header, ({ document }) => document.number);
const dated = (header: string) => column<ItemRow>(header, ({ document }) => toolDate(document.day));
const valued = (header: string) => rupees<ItemRow>(header, ({ document }) => document.total);
const RATE = column<ItemRow>("Rate", ({ item }) => item.rate);
const TAXABLE = rupees<ItemRow>("Taxable Value", ({ item }) => item.taxable);
const CREDIT = always("Note Type", "C");

const INVOICE = [numbered("Invoice Number"), dated("Invoice date"), valued("Invoice Value"), PLACE];

const B2B = [
  RECIPIENT,
  RECEIVER,
  ...INVOICE,
  REVERSE_CHARGE,
  APPLICABLE,
  always("Invoice Type", "Regular B2B"),
  PORTAL_OF_OTHERS,
  RATE,
  TAXABLE,
  CESS,
];
const B2CL = [...INVOICE, APPLICABLE, RATE, TAXABLE, CESS, PORTAL_OF_OTHERS];
const CDNR = [
  RECIPIENT,
  RECEIVER,
  numbered("Note Number"),
  dated("Note Date"),
  CREDIT,
  PLACE,
  REVERSE_CHARGE,
  always("Note Supply Type", "Regular B2B"),
  valued("Note Value"),
  APPLICABLE,
  RATE,
  TAXABLE,
  CESS,
];
const CDNUR = [
  always("UR Type", "B2CL"),
  numbered("Note Number"),
  dated("Note Date"),
  CREDIT,
  PLACE,
  valued("Note Value"),
  APPLICABLE,
  RATE,
  TAXABLE,
  CESS,
];

const B2CS: readonly CsvColumn<GstReturn["b2cs"][number]>[] = [
  always("Type", "OE"),
  column("Place Of Supply", ({ place }) => toolPlace(place)),
  APPLICABLE,
  column("Rate", ({ rate }) => rate),
  rupees("Taxable Value", ({ taxable }) => taxable),
  CESS,
  PORTAL_OF_OTHERS,
];

const EXEMPT: readonly CsvColumn<ReturnType<typeof exemptRows>[number]>[] = [
  column("Description", ({ name }) => name),
  column("Nil Rated Supplies", () => 0),
  rupees("Exempted(other than nil rated/non GST supply)", ({ amount }) => amount),
  column("Non-GST Supplies", () => 0),
];

const HSN: readonly CsvColumn<CodeValue>[] = [
  column("HSN", ({ code }) => code),
  nothing("Description"),
  column("UQC", ({ unit }) => UNITS[unit] ?? unit),
  column("Total Quantity", ({ quantity }) => quantity),
  rupees("Total Value", (row) => addMoney(row.taxable, allTaxes(row))),
  column("Rate", ({ rate }) => rate),
  rupees("Taxable Value", ({ taxable }) => taxable),
  rupees("Integrated Tax Amount", ({ igst }) => igst),
  rupees("Central Tax Amount", ({ cgst }) => cgst),
  rupees("State/UT Tax Amount", ({ sgst }) => sgst),
  CESS,
];

const DOCS: readonly CsvColumn<GstReturn["issued"][number]>[] = [
  column("Nature of Document", ({ kind }) => DOCUMENT_NATURES[kind].name),
  column("Sr. No. From", ({ from }) => from),
  column("Sr. No. To", ({ to }) => to),
  column("Total Number", ({ count }) => count),
  column("Cancelled", () => 0),
];

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[], void, undefined> {
  yield rows;
}

const file = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) => writeCsv(columns, inOne(rows));

const FILES: Readonly<Record<Section, (made: GstReturn) => AsyncGenerator<string, void, undefined>>> = {
  b2b: ({ b2b }) => file(B2B, itemRows(b2b)),
  b2cl: ({ b2cl }) => file(B2CL, itemRows(b2cl)),
  b2cs: ({ b2cs }) => file(B2CS, b2cs),
  cdnr: ({ cdnr }) => file(CDNR, itemRows(cdnr)),
  cdnur: ({ cdnur }) => file(CDNUR, itemRows(cdnur)),
  exemp: (made) => file(EXEMPT, exemptRows(made)),
  "hsn-b2b": ({ hsnB2b }) => file(HSN, hsnB2b),
  "hsn-b2c": ({ hsnB2c }) => file(HSN, hsnB2c),
  docs: ({ issued }) => file(DOCS, issued),
};

/** A table of a month's return, as the offline tool reads it. */
export const gstr1CsvOf = (made: GstReturn, section: Section) => FILES[section](made);
