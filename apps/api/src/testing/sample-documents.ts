import { sellerOf } from "@store/content/seller";
import {
  addMoney,
  type CartLine,
  cartTotals,
  DEFAULT_POLICY,
  fromRupees,
  gstNames,
  lineTotals,
  type Paise,
  splitGst,
  taxPaper,
  UNIT_CODES,
  ZERO_PAISE,
} from "@store/domain";
import { documentLines } from "../ports/pdf/document-lines.ts";
import type { CartDocument, CreditNoteDocument, InvoiceDocument } from "../ports/pdf/pdf.ts";

export const SELLER = sellerOf(DEFAULT_POLICY);

const GOODS = [
  ["A2 Gir Cow Ghee, hand-churned, 500 ml", 1249.5, 12],
  ["Turmeric Powder, Lakadong, 200 g", 189, 5],
  ["Wild Forest Honey, raw and unfiltered, from the Gir hills, in a glass jar with a wooden dipper, 1 kg", 899, 0],
  ["गिर गाय का शुद्ध घी", 1399, 12],
  ["Panchagavya Soap with Neem and Multani Mitti, pack of four", 320, 18],
] as const;

export type SampleLine = CartLine & { readonly name: string; readonly gstRate: number };

/** So many lines, with short and long names. */
export const sampleLines = (count: number): SampleLine[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, price, gstRate] = GOODS[index % GOODS.length] ?? GOODS[0];
    const { base, gst } = splitGst(fromRupees(price), gstRate);
    return { name, quantity: (index % 4) + 1, basePrice: base, gst, gstRate };
  });

export function sampleCart(lines: readonly SampleLine[]): CartDocument {
  const totals = cartTotals({ lines, discount: fromRupees(50), shipping: fromRupees(100), coins: 25 });
  return {
    seller: SELLER,
    madeAt: new Date("2026-03-14T12:30:00Z"),
    lines: documentLines(lines, totals.discount),
    totals,
  };
}

export function sampleInvoice(
  lines: readonly SampleLine[],
  placeOfSupply: string | undefined,
  discount: Paise = ZERO_PAISE,
): InvoiceDocument {
  const billTo = {
    fullName: "Asha Kulkarni",
    fullAddress: "14 Kalpataru Residency, Aundh Road, Near the bird park, Pune, Maharashtra 411007, India",
    mobile: "+919876543210",
  };
  const shipping = fromRupees(100);
  const charged = lineTotals(lines, discount).map((totals, index) => ({ ...totals, rate: lines[index]?.gstRate ?? 0 }));
  return {
    seller: SELLER,
    number: "INV-2026-000123",
    issuedAt: new Date("2026-03-14T12:30:00Z"),
    order: { number: "SO-2026-000123", placedAt: new Date("2026-03-14T12:30:00Z") },
    payType: "Cash on Delivery",
    payment: "paid",
    billTo,
    shipTo: { ...billTo, fullName: "Ba" },
    placeOfSupply,
    lines: lines.map(({ name, quantity, basePrice, gst }, index) => ({
      ...{ name, code: "0405", quantity, unit: UNIT_CODES.goods },
      ...{ price: addMoney(basePrice, gst), discount: charged[index]?.discount ?? ZERO_PAISE },
    })),
    paper: taxPaper({ lines: charged, shipping }, gstNames({ seller: SELLER.state, placeOfSupply })),
    split: cartTotals({ lines, discount, shipping }),
    voucherCode: undefined,
  };
}

/** Takes all of an invoice back. */
export const sampleCreditNote = (invoice: InvoiceDocument): CreditNoteDocument => ({
  number: "CN/26-27/000004",
  issuedAt: new Date("2026-04-02T05:00:00Z"),
  invoice,
  isPart: false,
  paper: invoice.paper,
  split: invoice.split,
  isPaid: true,
  refund: invoice.split.payable,
  voucherKept: ZERO_PAISE,
});
