import { SELLER } from "@store/content/brand";
import { formatRupees, formatShortDate, gstParts, isSameAddress } from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import type { DocumentLine, InvoiceDocument, Party } from "./pdf.ts";
import { type Column, drawTable } from "./table.ts";
import { drawTaxFoot } from "./tax-foot.ts";
import { discountNote, drawTotals, type TotalRow, totalRows } from "./totals.ts";

const COLUMNS: readonly Column<DocumentLine>[] = [
  { title: "No.", width: 18, cell: (_, index) => ({ text: String(index + 1) }) },
  { title: "Product", cell: ({ name, hsnCode }) => ({ text: name, note: hsnCode && `HSN ${hsnCode}` }) },
  { title: "Quantity", width: 40, align: "right", cell: ({ quantity }) => ({ text: String(quantity) }) },
  {
    title: "Price",
    subtitle: "before GST",
    width: 60,
    align: "right",
    cell: ({ basePrice }) => ({ text: formatRupees(basePrice) }),
  },
  {
    title: "Taxable value",
    width: 62,
    align: "right",
    cell: ({ totals }) => ({ text: formatRupees(totals.taxable), note: discountNote(totals) }),
  },
  {
    title: "GST",
    width: 54,
    align: "right",
    cell: ({ gstRate, totals }) => ({ text: formatRupees(totals.gst), note: `${gstRate}%` }),
  },
  {
    title: "Total",
    subtitle: "with GST",
    width: 66,
    align: "right",
    cell: ({ totals }) => ({ text: formatRupees(totals.total) }),
  },
];

const partyLines = ({ fullName, fullAddress, mobile }: Party) => [fullName, fullAddress, mobile];
const SELLER_LINES = [
  SELLER.legalName,
  ...SELLER.addressLines,
  `GSTIN ${SELLER.gstin}`,
  `FSSAI ${SELLER.fssaiLicence}`,
];

/** Blocks side by side, each with a bold name below its heading; one block when payer and receiver are the same. */
function drawParties(paper: Paper, { billTo, shipTo }: InvoiceDocument, top: number): number {
  const gap = 18;
  const width = (PAGE.width - 2 * gap) / 3;
  const buyer = isSameAddress(billTo, shipTo)
    ? [["Bill and ship to", partyLines(billTo)] as const]
    : [["Bill to", partyLines(billTo)] as const, ["Ship to", partyLines(shipTo)] as const];
  const blocks = [["Sold by", SELLER_LINES] as const, ...buyer];
  const ends = blocks.map(([heading, [name = "", ...lines]], index) => {
    const place = { x: PAGE.left + index * (width + gap), width };
    let y = paper.write(heading, { ...place, y: top }, { size: 8, face: "bold", color: COLORS.leaf });
    y = paper.write(name, { ...place, y: y + 1 }, { face: "bold" });
    for (const line of lines) y = paper.write(line, { ...place, y }, { size: 8.5, color: COLORS.muted });
    return y;
  });
  return Math.max(...ends);
}

export type Fact = readonly [label: string, value: string];

/** What an invoice and its credit note say of the order. */
export const placeFacts = ({ placeOfSupply }: InvoiceDocument): readonly Fact[] => [
  ...(placeOfSupply ? [["Place of supply", placeOfSupply] as const] : []),
  ["Reverse charge", "No"],
];

function drawFacts(paper: Paper, facts: readonly Fact[], top: number): number {
  const width = PAGE.width / facts.length;
  const ends = facts.map(([label, value], index) => {
    const place = { x: PAGE.left + index * width, width: width - 8 };
    const y = paper.write(label, { ...place, y: top }, { size: 7.5, color: COLORS.muted });
    return paper.write(value, { ...place, y }, { size: 8.5 });
  });
  return Math.max(...ends);
}

interface TaxDocumentHead {
  readonly title: string;
  /** What its foot calls it. */
  readonly kind: "invoice" | "credit note";
  readonly number: string;
  readonly issuedAt: Date;
}

interface TaxDocumentWords {
  readonly facts: readonly Fact[];
  /** How the total was paid, or is paid back: rows below it. */
  readonly paid: readonly TotalRow[];
}

/**
 * Draws an invoice, or what takes it back: the same seller, buyer, goods and taxes under another title and number.
 */
export async function drawTaxDocument(
  head: TaxDocumentHead,
  invoice: InvoiceDocument,
  words: TaxDocumentWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(`${head.title} ${head.number}`, head.issuedAt);
  writeTaxDocument(paper, head, invoice, words);
  return paper.finish();
}

/** The same on the page that a paper has come to. */
export function writeTaxDocument(
  paper: Paper,
  { title, kind, number, issuedAt }: TaxDocumentHead,
  invoice: InvoiceDocument,
  { facts, paid }: TaxDocumentWords,
): void {
  const { placeOfSupply, lines, totals } = invoice;
  const content = drawLetterhead(paper, title, [number, formatShortDate(issuedAt)]);
  const parties = drawParties(paper, invoice, content);
  paper.line(parties + 12);
  const table = drawTable(paper, COLUMNS, lines, drawFacts(paper, facts, parties + 20) + 14);
  const taxes = placeOfSupply ? gstParts(totals.gst, { seller: SELLER.state, placeOfSupply }) : [];
  const total = ["Total", formatRupees(totals.orderTotal)] as const;
  const sums = drawTotals(paper, totalRows(totals, taxes), total, table + 12, paid);
  drawTaxFoot(paper, { kind, invoice }, sums);
}
