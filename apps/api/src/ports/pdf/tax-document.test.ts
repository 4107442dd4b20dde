import { creditPapers, fromRupees, paise } from "@store/domain";
import { describe, expect, test } from "vitest";
import { inProcessPdf as pdf } from "../../testing/in-process-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { SELLER, sampleCreditNote, sampleInvoice, sampleLines } from "../../testing/sample-documents.ts";
import { RECEIPT_NOTE } from "./draw-receipt.ts";
import type { CreditNoteDocument, DrawnDocument, InvoiceDocument } from "./pdf.ts";

const textOf = async (file: Promise<DrawnDocument>): Promise<string> => {
  const drawn = await file;
  return drawn === "busy" ? drawn : (await readPdf(drawn)).join(" ");
};
const drawInvoice = (invoice: InvoiceDocument) => textOf(pdf.invoice(invoice));
const drawNote = (note: CreditNoteDocument) => textOf(pdf.creditNote(note));

/** Ghee at 12 % and turmeric at 5 %. */
const twoRates = (place: string | undefined) => sampleInvoice(sampleLines(2), place);
/** Honey. */
const exempt = () => sampleInvoice(sampleLines(3).slice(2), SELLER.state);

describe("the invoice [R160]", () => {
  test("names seller, buyer, states, numbers, dates, codes, units and the total in words", async () => {
    const text = await drawInvoice(twoRates("Maharashtra"));
    for (const words of [
      ...["Tax invoice", "INV-2026-000123", "SO-2026-000123", "Mar 14, 2026", "Cash on Delivery, paid"],
      ...[SELLER.legalName, ...SELLER.addressLines, "State Gujarat (24)", `GSTIN ${SELLER.gstin}`],
      ...["Bill to", "Asha Kulkarni", "Ship to", "Ba", "+919876543210", "Place of supply Maharashtra (27)"],
      ...["HSN 0405", "2 PCS", "₹189.00", "Reverse charge No"],
      ...["Rupees one thousand seven hundred twenty-seven and fifty paise only"],
      "This is a computer-generated tax invoice, valid without a signature.",
    ]) {
      expect(text).toContain(words);
    }
  });

  test("names the bank account that the shop has set, which a credit note does not (C59)", async () => {
    const bankLines = ["Ghee and Sons", "HDFC Bank, Ahmedabad", "Account 123456789012, IFSC HDFC0000001"];
    const invoice = { ...twoRates("Maharashtra"), seller: { ...SELLER, bankLines } };
    expect(await drawInvoice(invoice)).toContain(`Bank account ${bankLines.join(" ")}`);
    expect(await drawNote(sampleCreditNote(invoice))).not.toContain("Bank account");
    expect(await drawInvoice(twoRates("Maharashtra"))).not.toContain("Bank account");
  });

  test.each([
    ["paid", "Cash on Delivery, paid"],
    ["to be paid", "Cash on Delivery, to be paid"],
    [undefined, "Cash on Delivery"],
  ] as const)("whose payment is %s says %s", async (payment, words) => {
    const text = await drawInvoice({ ...twoRates("Maharashtra"), payment });
    expect(text).toContain(`Payment ${words} Place of supply`);
  });

  test("of an order for the same state has equal CGST and SGST, line by line, by HSN and in all [C50]", async () => {
    const text = await drawInvoice(twoRates(SELLER.state));
    // Shipping's 100 rupees are in it: 24.40 with 5 %, 75.60 with 12 % (C49).
    expect(text).toMatch(/Turmeric.*₹360.00 ₹18.00 2.5% \+ 2.5% ₹378.00/);
    expect(text).toMatch(/Shipping SAC 9968 ₹23.24 ₹1.16 2.5% \+ 2.5% ₹24.40/);
    expect(text).toMatch(/Shipping SAC 9968 ₹67.50 ₹8.10 6% \+ 6% ₹75.60/);
    expect(text).toMatch(/Taxable value ₹1,566.37 CGST ₹80.57 SGST ₹80.57 Rounding −₹0.01 Total ₹1,727.50/);
    expect(text).toMatch(/0405 6% \+ 6% ₹1,115.63 ₹66.94 ₹66.94 ₹133.88/);
    expect(text).toMatch(/Total ₹1,566.37 ₹80.57 ₹80.57 ₹161.14/);
    expect(text).not.toContain("IGST");
  });

  test("of an order for another state has IGST, as charged", async () => {
    const text = await drawInvoice(twoRates("Maharashtra"));
    expect(text).toMatch(/Taxable value ₹1,566.37 IGST ₹161.13 Total ₹1,727.50/);
    expect(text).not.toMatch(/CGST|SGST|Rounding/);
  });

  test("of an order of old that does not tell the state names GST alone", async () => {
    const text = await drawInvoice(twoRates(undefined));
    expect(text).toMatch(/Taxable value ₹1,566.37 GST ₹161.13 Total/);
    expect(text).not.toMatch(/CGST|SGST|IGST|Place of supply/);
  });

  test("of exempt goods alone is a bill of supply: no tax, shipping included", async () => {
    const text = await drawInvoice(exempt());
    expect(text).toContain("Bill of supply INV-2026-000123");
    expect(text).toMatch(/3 PCS ₹899.00 ₹2,697.00.*Shipping SAC 9968 ₹100.00.*Total ₹2,797.00/);
    expect(text).not.toMatch(/GST rate|CGST|SGST|Taxable|Tax invoice/);
  });

  test("names the exempt value beside the taxable value", async () => {
    const text = await drawInvoice(sampleInvoice(sampleLines(3), "Maharashtra"));
    expect(text).toMatch(/Taxable value ₹[\d,.]+ Exempt value ₹2,761.63 IGST/);
    expect(text).toMatch(/0405 Exempt ₹2,697.00 ₹0.00/);
  });

  test("of a discount has each line's share, and the value before it", async () => {
    const text = await drawInvoice(sampleInvoice(sampleLines(1), "Maharashtra", fromRupees(115.63)));
    expect(text).toMatch(/1 PCS ₹1,249.50 ₹115.63 ₹1,000.00 ₹119.99 12% ₹1,119.99/);
    expect(text).toMatch(/Value before discount and GST ₹1,204.92 Discount −₹115.63 Taxable value ₹1,089.29/);
  });

  test("names the GSTIN of a buyer who is registered", async () => {
    const invoice = twoRates("Maharashtra");
    const billTo = { ...invoice.billTo, gstin: "27AAPFU0939F1ZV" };
    expect(await drawInvoice({ ...invoice, billTo })).toContain("GSTIN 27AAPFU0939F1ZV");
    expect((await drawInvoice(invoice)).split("GSTIN")).toHaveLength(2);
  });

  test("has its total and value in words before gift voucher and coins, what is left as paid once it is [C38]", async () => {
    const invoice = twoRates("Maharashtra");
    const split = { giftVoucher: fromRupees(1000), coins: 27, payable: fromRupees(700.5) };
    const text = await drawInvoice({ ...invoice, split });
    expect(text).toMatch(/Total ₹1,727.50.*Gift voucher −₹1,000.00 Coins used −₹27.00 Paid ₹700.50/);
    expect(text).toContain("Rupees one thousand seven hundred twenty-seven and fifty paise only");
    expect(await drawInvoice({ ...invoice, split, payment: "to be paid" })).toContain("To pay ₹700.50");
  });

  test("names who pays and receives the goods once when it is the same", async () => {
    const invoice = twoRates("Maharashtra");
    const text = await drawInvoice({ ...invoice, shipTo: invoice.billTo });
    expect(text).toContain("Bill and ship to");
    expect(text.split("Asha Kulkarni")).toHaveLength(2);
  });

  test("of 120 lines goes on over pages and numbers them", async () => {
    const text = await drawInvoice(sampleInvoice(sampleLines(120), "Gujarat"));
    expect(text).toMatch(/Tax invoice INV-2026-000123 · Page 2 of \d/);
  });
});

describe("the credit note (C47)", () => {
  const noteOf = (place: string | undefined) => sampleCreditNote(twoRates(place));

  test("has a number and date of its own, those of the invoice, and the invoice's goods and taxes", async () => {
    const text = await drawNote(noteOf(SELLER.state));
    expect(text).toMatch(/Credit note.*CN\/26-27\/000004 Apr 2, 2026/);
    for (const words of [
      ...["Against invoice", "INV-2026-000123", "Invoice of", "Mar 14, 2026", "SO-2026-000123", "Asha Kulkarni"],
      ...["Place of supply Gujarat (24)", "2 PCS", "CGST ₹80.57 SGST ₹80.57 Rounding −₹0.01"],
      ...["Total ₹1,727.50 To be refunded ₹1,727.50", `GSTIN ${SELLER.gstin}`],
      ...["Rupees one thousand seven hundred twenty-seven and fifty paise only"],
      "This is a computer-generated credit note",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/to be paid|Was not paid|Earned coins/);
  });

  test("of a part has amounts and no pieces, and only what it credits", async () => {
    const note = noteOf(SELLER.state);
    const [paper = note.paper] = creditPapers(note.invoice.paper, [paise(17_275)]);
    const split = { giftVoucher: fromRupees(0), coins: 0, payable: fromRupees(172.75) };
    const text = await drawNote({ ...note, isPart: true, paper, split, refund: split.payable });
    expect(text).toMatch(/Credits A part.*Turmeric Powder.*₹36.00 ₹1.80 2.5% \+ 2.5% ₹37.80/);
    expect(text).toMatch(/Total ₹172.75 To be refunded ₹172.75/);
    expect(text).not.toMatch(/PCS|Quantity|Price/);
  });

  test("of a bill of supply takes that back", async () => {
    const text = await drawNote(sampleCreditNote(exempt()));
    expect(text).toMatch(/Credit note.*Against bill of supply INV-2026-000123/);
    expect(text).not.toMatch(/CGST|Taxable/);
  });

  test("says what comes back as voucher and coins, and what is kept back for coins that are spent [C39]", async () => {
    const split = { giftVoucher: fromRupees(1000), coins: 27, payable: fromRupees(700.5) };
    expect(await drawNote({ ...noteOf("Maharashtra"), split, refund: fromRupees(688.5) })).toMatch(
      /Total ₹1,727.50 Back on the gift voucher −₹1,000.00 Back as coins −₹27.00 Earned coins, spent −₹12.00 To be refunded ₹688.50/,
    );
  });

  test("says what of the gift voucher is kept back for coins that are spent [C39]", async () => {
    const split = { giftVoucher: fromRupees(1727.5), coins: 0, payable: fromRupees(0) };
    const note = { ...noteOf("Maharashtra"), split, refund: fromRupees(0), voucherKept: fromRupees(6) };
    expect(await drawNote(note)).toMatch(
      /Total ₹1,727.50 Back on the gift voucher −₹1,721.50 Earned coins, spent −₹6.00 To be refunded ₹0.00/,
    );
  });

  test("of an order that nobody had paid refunds nothing", async () => {
    const text = await drawNote({ ...noteOf("Maharashtra"), isPaid: false, refund: fromRupees(0) });
    expect(text).toContain("Total ₹1,727.50 Was not paid −₹1,727.50 To be refunded ₹0.00");
  });
});

test("the receipt of a gift voucher names who paid what, and no tax", async () => {
  const text = await textOf(
    pdf.receipt({
      seller: SELLER,
      number: "RCT/26-27/000001",
      issuedAt: new Date("2026-04-02T05:00:00Z"),
      buyer: { name: "Asha Kulkarni", email: "asha@example.com" },
      receiver: "Neha Patel",
      amount: fromRupees(1000),
    }),
  );
  for (const words of [
    ...["Receipt RCT/26-27/000001 Apr 2, 2026", SELLER.legalName, "Asha Kulkarni, asha@example.com", "Neha Patel"],
    ...["Paid online", "Gift voucher ₹1,000.00 Total ₹1,000.00", "Rupees one thousand only", RECEIPT_NOTE],
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/CGST|IGST|Taxable/);
});
