import type { Call } from "@store/api-client";
import {
  cancelOrder as cancelCall,
  creditNotePdf,
  invoicePdf,
  order,
  orderList,
  placeOrder,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  formatRupees,
  fromRupees,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_PENDING,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { openMailbox, readAttached } from "../../testing/mailbox.ts";
import { moveOrder, takeReturn } from "../../testing/move-order.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { deliverOrder } from "./change-order.ts";
import { findInvoice, issueInvoice } from "./issue-invoice.ts";
import { NO_CREDIT_NOTE, NO_INVOICE_YET, NO_SUCH_CREDIT_NOTE, NO_SUCH_ORDER } from "./messages.ts";
import { refundPart } from "./refund-order.ts";

const GHEE = 1002;

const store = useTestStore();

async function ordered(city = "Pune"): Promise<{ readonly call: Call; readonly id: number; readonly number: string }> {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE, city });
  const shipping = city === "Ahmedabad" ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
  const { data } = await expectDone(call(placeOrder, { body: orderOf(ready.cart, ready.address, shipping) }));
  return { call, id: data.id, number: data.order_id };
}

async function become(id: number, orderStatus: string, isInvoiced: boolean) {
  const { db, clock } = store();
  await db.update(orders).set({ orderStatus, isInvoiced }).where(eq(orders.id, id));
  if (isInvoiced) await issueInvoice(db, id, clock.read(), DEFAULT_POLICY);
}

async function invoiceOf(call: Call, id: number) {
  const { name, content } = await expectDone(call(invoicePdf, { query: { source_doc: id } }));
  return { name, text: (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ") };
}

describe("an invoice [R160]", () => {
  test.each([
    [ORDER_PENDING, false, 409],
    [ORDER_PENDING, true, 409],
    [ORDER_DELIVERED, false, 409],
    [ORDER_CANCELLED, false, 409],
    [ORDER_CANCELLED, true, 200],
    ["Shipped", true, 200],
    [ORDER_DELIVERED, true, 200],
  ])("of an order that is %s, invoiced: %s, is answered with %i", async (status, isInvoiced, answered) => {
    const { call, id } = await ordered();
    await become(id, status, isInvoiced);
    if (answered === 200) expect((await invoiceOf(call, id)).name).toBe(`invoice-${id}.pdf`);
    else {
      const refused = await expectRefused(call(invoicePdf, { query: { source_doc: id } }), answered);
      expect(refused.message).toBe(NO_INVOICE_YET);
    }
  });

  test("says what was sold, to whom, and that the state gets its part of the tax", async () => {
    const { call, id, number } = await ordered("Ahmedabad");
    await become(id, ORDER_DELIVERED, true);
    const { text } = await invoiceOf(call, id);
    const { data } = await expectDone(call(order, { params: { id } }));
    for (const words of [
      ...[
        number,
        (await findInvoice(store().db, id))?.number ?? "none",
        "Kavita Rao",
        "5 Champa Street",
        "Place of supply Gujarat",
      ],
      ...[data.product_info[0]?.product_name ?? "", "CGST", "SGST", "Cash on Delivery"],
    ]) {
      expect(text).toContain(words);
    }
    expect(data.shipping_address).not.toHaveProperty("state");
  });

  test("names HSN codes and the food licence, and reads in Gujarati and Hindi (C47)", async () => {
    const { call, id } = await ordered();
    const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
    const address = { ...row?.shippingAddress, id: 0, mobile_no: "", full_name: "નેહા પટેલ", full_address: "नेहा, Pune" };
    await store().db.update(orders).set({ shippingAddress: address }).where(eq(orders.id, id));
    await become(id, ORDER_DELIVERED, true);
    const { text } = await invoiceOf(call, id);
    for (const words of ["HSN 0405", `FSSAI ${SELLER.fssaiLicence}`, "Pune"]) expect(text).toContain(words);
    expect(text).not.toContain("??");
    expect(text).toMatch(/\p{Script=Gujarati}/u);
  });

  test("asks for the money until it is there, and is twice the same file (C47)", async () => {
    const { call, id } = await ordered();
    await moveOrder(store(), id, "Packed");
    const { text } = await invoiceOf(call, id);
    expect(text).toContain("Cash on Delivery, to be paid");
    expect((await invoiceOf(call, id)).text).toBe(text);
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, id));
    expect((await invoiceOf(call, id)).text).toBe(text.replace("to be paid", "paid"));
  });

  test("of an order that was cancelled asks for nothing", async () => {
    const { call, id } = await ordered();
    await moveOrder(store(), id, "Packed");
    await store().db.update(orders).set({ orderStatus: ORDER_CANCELLED }).where(eq(orders.id, id));
    expect((await invoiceOf(call, id)).text).not.toContain("paid");
  });

  test("names GST alone where an order of old does not tell the state", async () => {
    const { call, id } = await ordered();
    await become(id, ORDER_DELIVERED, true);
    const { text } = await invoiceOf(call, id);
    expect(text).toContain("IGST");
    const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
    const { state: _, ...shippingAddress } = row?.shippingAddress ?? {
      id: 0,
      full_name: "",
      mobile_no: "",
      full_address: "",
    };
    await store().db.update(orders).set({ shippingAddress }).where(eq(orders.id, id));
    expect((await invoiceOf(call, id)).text).not.toMatch(/IGST|CGST|Place of supply/);
  });

  test("of the demo's delivered orders can be downloaded", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(orderList));
    const delivered = data.filter((one) => one.is_invoiced && one.order_status !== ORDER_PENDING);
    expect(delivered.length).toBeGreaterThan(0);
    for (const one of delivered) expect((await invoiceOf(call, one.id)).text).toContain(one.order_id);
  });

  test("of somebody else's order, or of none, is not found [C29]", async () => {
    const { id } = await ordered();
    await become(id, ORDER_DELIVERED, true);
    const stranger = await newCustomer(store());
    for (const source_doc of [id, 2_000_000_000]) {
      const refused = await expectRefused(stranger(invoicePdf, { query: { source_doc } }), 404);
      expect(refused.message).toBe(NO_SUCH_ORDER);
    }
  });

  test("is for customers: no visitor and nobody gets one [C29]", async () => {
    const visitor = await store().newVisitor();
    for (const caller of [visitor, store().nobody]) {
      await expectRefused(caller(invoicePdf, { query: { source_doc: 1 } }), 401);
    }
  });

  test.each(["", "0", "-1", "1.5", "abc", "1;drop", "99999999999"])("of %j is a bad request", async (id) => {
    const { identity } = await store().logIn("customer");
    const headers = { authorization: `token ${identity.token}` };
    const response = await store().request(`/accounting/invoice-pdf/?source_doc=${encodeURIComponent(id)}`, {
      headers,
    });
    expect(response.status).toBe(400);
  });
});

describe("the mails of an order", () => {
  test("carry its invoice once there is one, and its credit note when it is taken back", async () => {
    const { call, id } = await ordered();
    const mails = await openMailbox(store(), call);
    await moveOrder(store(), id, "Shipped");
    const [shipped] = await mails();
    expect(await readAttached(store(), shipped)).toEqual(await invoiceOf(call, id));
    expect(shipped?.text).toContain("Attached: the invoice, as a PDF.");
    const { db, clock } = store();
    await deliverOrder(db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: clock.read() });
    const [delivered] = await mails();
    expect((await readAttached(store(), delivered)).text).toContain("Cash on Delivery, paid");
    await takeReturn(store(), id);
    const [returned] = await mails();
    const { credit_note } = (await expectDone(call(order, { params: { id } }))).data;
    expect((await readAttached(store(), returned)).text).toContain(`Credit note ${credit_note}`);
  });

  test("that was paid online carry it at once", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const mails = await openMailbox(store(), waiting.call);
    await report(store(), paidReport(waiting));
    const [paid] = await mails();
    expect((await readAttached(store(), paid)).name).toBe(`invoice-${waiting.orderId}.pdf`);
  });
});

describe("a credit note [C47]", () => {
  async function creditNoteOf(call: Call, id: number) {
    const { name, content } = await expectDone(call(creditNotePdf, { query: { source_doc: id } }));
    return { name, text: (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ") };
  }
  const readDetail = async (call: Call, id: number) => (await expectDone(call(order, { params: { id } }))).data;

  test("of a returned order credits its invoice's goods and taxes, under a number of its own", async () => {
    const { call, id, number } = await ordered("Ahmedabad");
    await moveOrder(store(), id, ORDER_DELIVERED);
    await takeReturn(store(), id);
    const detail = await readDetail(call, id);
    const { name, text } = await creditNoteOf(call, id);
    expect(name).toBe(`credit-note-${id}.pdf`);
    expect(detail.credit_note).toMatch(/^CN\/\d\d-\d\d\/\d{6}$/);
    const invoice = await invoiceOf(call, id);
    const taxes = /CGST \S+ SGST \S+/.exec(invoice.text)?.[0] ?? "none";
    const paid = formatRupees(detail.final_total);
    for (const words of [
      ...[
        `Credit note ${detail.credit_note}`,
        "Against invoice",
        (await findInvoice(store().db, id))?.number ?? "none",
      ],
      ...[number, "HSN 0405", taxes, `Total ${paid}`, `To be refunded ${paid}`],
    ]) {
      expect(text).toContain(words);
    }
  });

  test("of a cancelled order that was paid online stays the same file", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const { call, orderId } = waiting;
    await report(store(), paidReport(waiting));
    await expectDone(call(cancelCall, { params: { id: orderId } }));
    const { text } = await creditNoteOf(call, orderId);
    expect(text).toContain(`To be refunded ${formatRupees((await readDetail(call, orderId)).final_total)}`);
    store().clock.advance(60);
    await store().db.update(orders).set({ isPaid: false }).where(eq(orders.id, orderId));
    expect((await creditNoteOf(call, orderId)).text).toBe(text);
  });

  test("of several of an order, each is downloaded by its number, the latest without one", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const { call, orderId: id, amount } = waiting;
    await report(store(), paidReport(waiting));
    const staffId = (await newStaffMember(store(), "manager")).customer.customerId;
    const now = store().clock.read();
    for (const [rupees, left] of [
      [100, toRupees(amount)],
      [250, toRupees(amount) - 100],
    ] as const) {
      const part = { amount: fromRupees(rupees), seenRefundable: fromRupees(left), reason: "One jar leaked" };
      await refundPart(store().db, { orderId: id, ...part, staffId }, now, DEFAULT_POLICY);
    }
    const { credit_note: latest, credit_notes: numbers = [] } = await readDetail(call, id);
    expect(numbers).toHaveLength(2);
    expect(numbers.at(-1)).toBe(latest);
    const download = async (query: { source_doc: number; number?: string }) => {
      const { name, content } = await expectDone(call(creditNotePdf, { query }));
      return { name, text: (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ") };
    };
    for (const [place, total] of ["Total ₹100.00", "Total ₹250.00"].entries()) {
      const number = numbers[place] ?? "none";
      const { name, text } = await download({ source_doc: id, number });
      expect(name).toBe(`credit-note-${number.replaceAll("/", "-")}.pdf`);
      expect(text).toContain(`Credit note ${number}`);
      expect(text).toContain(total);
    }
    expect((await download({ source_doc: id })).text).toContain(`Credit note ${latest}`);

    // Neither by another order, nor by somebody else.
    const other = await ordered();
    const number = numbers[0] ?? "none";
    const ofOther = await expectRefused(other.call(creditNotePdf, { query: { source_doc: other.id, number } }), 404);
    expect(ofOther.message).toBe(NO_SUCH_CREDIT_NOTE);
    const ofStranger = await expectRefused(other.call(creditNotePdf, { query: { source_doc: id, number } }), 404);
    expect(ofStranger.message).toBe(NO_SUCH_ORDER);
  });

  test("is not there before, and not somebody else's [C29]", async () => {
    const { call, id } = await ordered();
    await moveOrder(store(), id, ORDER_DELIVERED);
    expect((await readDetail(call, id)).credit_note).toBeUndefined();
    const none = await expectRefused(call(creditNotePdf, { query: { source_doc: id } }), 409);
    expect(none.message).toBe(NO_CREDIT_NOTE);
    await takeReturn(store(), id);
    const stranger = await newCustomer(store());
    const refused = await expectRefused(stranger(creditNotePdf, { query: { source_doc: id } }), 404);
    expect(refused.message).toBe(NO_SUCH_ORDER);
    await expectRefused(store().nobody(creditNotePdf, { query: { source_doc: id } }), 401);
  });
});
