import type { Call } from "@store/api-client";
import { invoicePdf, order, orderList, placeOrder } from "@store/api-client/contract";
import { SELLER } from "@store/content/brand";
import { ORDER_CANCELLED, ORDER_DELIVERED, ORDER_PENDING, SHIPPING_CHARGE, ZERO_PAISE } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { findInvoice, issueInvoice } from "./issue-invoice.ts";
import { NO_INVOICE_YET, NO_SUCH_ORDER } from "./messages.ts";

const GHEE = 1002;

const store = useTestStore();

async function ordered(city = "Pune"): Promise<{ readonly call: Call; readonly id: number; readonly number: string }> {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE, city });
  const shipping = city === "Ahmedabad" ? ZERO_PAISE : SHIPPING_CHARGE;
  const { data } = await expectDone(call(placeOrder, { body: orderOf(ready.cart, ready.address, shipping) }));
  return { call, id: data.id, number: data.order_id };
}

async function become(id: number, orderStatus: string, isInvoiced: boolean) {
  const { db, clock } = store();
  await db.update(orders).set({ orderStatus, isInvoiced }).where(eq(orders.id, id));
  if (isInvoiced) await issueInvoice(db, { id, payType: "Cash on Delivery", isPaid: false }, clock.read());
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

  test("names HSN codes and the food licence, and reads in Gujarati and Hindi; twice the same file (C47)", async () => {
    const { call, id } = await ordered();
    const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
    const address = { ...row?.shippingAddress, id: 0, mobile_no: "", full_name: "નેહા પટેલ", full_address: "नेहा, Pune" };
    await store().db.update(orders).set({ shippingAddress: address }).where(eq(orders.id, id));
    await become(id, ORDER_DELIVERED, true);
    const { text } = await invoiceOf(call, id);
    for (const words of ["HSN 0405", `FSSAI ${SELLER.fssaiLicence}`, "Pune"]) expect(text).toContain(words);
    expect(text).not.toContain("??");
    expect(text).toMatch(/\p{Script=Gujarati}/u);
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, id));
    expect((await invoiceOf(call, id)).text).toBe(text);
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
