import { changeStock, orderCreditNote, orderPapers, PAPERS_AT_ONCE } from "@store/api-client/contract";
import { formatRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders, products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { takeReturn } from "../../testing/move-order.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";
import { notInvoiced, notSent } from "../staff-lists/messages.ts";
import { findCreditNotes } from "./issue-invoice.ts";

const GHEE = 1002;
const store = useTestStore();

let packer: NewCustomer;
beforeAll(async () => {
  packer = await newStaffMember(store(), "packer");
});

async function paidOrder() {
  const waiting = await orderToPay(store(), GHEE, 2);
  await report(store(), paidReport(waiting));
  return rowOf(waiting.orderId);
}

async function rowOf(id: number) {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
}

async function print(kind: "packing-slips" | "labels" | "invoices", ...ids: readonly number[]) {
  const { content } = await expectDone(packer(orderPapers, { query: { kind, orders: ids.join(",") } }));
  return readPdf(new Uint8Array(await content.arrayBuffer()));
}

describe("packing slips", () => {
  test("name the batches to pack from, and their best-before days, where there are some", async () => {
    const [none] = await print("packing-slips", (await paidOrder()).id);
    expect(none).not.toContain("batch");
    const attempt = crypto.randomUUID();
    const [first, next] = ["2026-06-01", "2026-09-01"].map((best_before, place) => ({
      ...{ id: GHEE, action: "received" as const, quantity: 1, seen: null },
      batch: { number: `B${place}`, best_before },
    }));
    if (!first || !next) throw new Error("There are two batches");
    await expectDone(packer(changeStock, { body: { changes: [first], attempt } }));
    await expectDone(packer(changeStock, { body: { changes: [next], attempt: crypto.randomUUID() } }));
    const [slip = ""] = await print("packing-slips", (await paidOrder()).id);
    const words = slip.replaceAll(/\s+/g, " ");
    expect(words).toContain("1 of batch B0, best before June 1, 2026");
    expect(words).toContain("1 of batch B1, best before September 1, 2026");
  });

  test("say where the parcel goes, what is in it, and what is collected, without any price", async () => {
    const paid = await paidOrder();
    const { id } = await (await newOwner(store())).onlineOrder();
    await store()
      .db.update(orders)
      .set({ payType: "Cash on Delivery", giftMessage: "Happy Diwali", isGift: true })
      .where(eq(orders.id, id));
    const cash = await rowOf(id);
    const [first = "", second = ""] = await print("packing-slips", paid.id, cash.id);
    const { full_name, full_address, mobile_no } = paid.shippingAddress;
    for (const words of [paid.number, full_name, full_address, mobile_no, "2 pieces", "Paid: nothing to collect"])
      expect(first).toContain(words);
    expect(first).not.toContain("₹");
    for (const words of [cash.number, `collect ${formatRupees(cash.finalTotal)}`, "Card: Happy Diwali"])
      expect(second).toContain(words);
    expect(second.split("₹")).toHaveLength(2);
  });
});

describe("labels", () => {
  /** Has an order packed, by whom and under which number. */
  const pack = async (id: number, tracking?: { courier: string; number: string }) => {
    await store().db.update(orders).set({ orderStatus: "Packed", tracking }).where(eq(orders.id, id));
    return rowOf(id);
  };

  test("say where the parcel goes, who carries it, what it weighs and what is collected", async () => {
    const paid = await pack((await paidOrder()).id, { courier: "Garuda Parcels", number: "GP00000001" });
    const { id } = await (await newOwner(store())).onlineOrder();
    await store().db.update(orders).set({ payType: "Cash on Delivery" }).where(eq(orders.id, id));
    const cash = await pack(id);
    await store().db.update(products).set({ weightGrams: 600 }).where(eq(products.id, GHEE));
    const [first = "", second = ""] = await print("labels", paid.id, cash.id);
    const { full_name, mobile_no } = paid.shippingAddress;
    for (const words of [paid.number, full_name, mobile_no, "GP00000001", "PREPAID", "Items 2", "1.2 kg"])
      expect(first).toContain(words);
    expect(second).toContain(`COD ${formatRupees(cash.finalTotal)}`);
  });

  test("of orders that are not sent are named, and hold back none of the others", async () => {
    const waiting = await rowOf((await (await newOwner(store())).onlineOrder()).id);
    const packed = await pack((await paidOrder()).id);
    const some = { kind: "labels", orders: `${waiting.id},${packed.id}` } as const;
    const { content, note } = await expectDone(packer(orderPapers, { query: some }));
    expect(note).toBe(notSent([waiting.number]));
    expect(await readPdf(new Uint8Array(await content.arrayBuffer()))).toHaveLength(1);
    const none = { kind: "labels", orders: String(waiting.id) } as const;
    const { message } = await expectRefused(packer(orderPapers, { query: none }), 409);
    expect(message).toBe(notSent([waiting.number]));
  });

  test("of many orders take as many statements as that of one", async () => {
    const packed = [await pack((await paidOrder()).id), await pack((await paidOrder()).id)];
    const statements = async (...ids: readonly number[]) =>
      (await watchStatements(() => print("labels", ...ids))).statements;
    expect(await statements(...packed.map(({ id }) => id))).toBe(await statements(packed[0]?.id ?? 0));
  });
});

describe("invoices", () => {
  test("of several orders are one file", async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    const pages = await print("invoices", one.id, other.id);
    for (const { number } of [one, other]) expect(pages.filter((page) => page.includes(number))).toHaveLength(1);
  });

  test("of many orders take as many statements as that of one", async () => {
    const paid = [await paidOrder(), await paidOrder(), await paidOrder()];
    const statements = async (...ids: readonly number[]) =>
      (await watchStatements(() => print("invoices", ...ids))).statements;
    const [first] = paid;
    expect(await statements(...paid.map(({ id }) => id))).toBe(await statements(first?.id ?? 0));
  });

  test("that are not made yet are named, and hold back none of the others", async () => {
    const waiting = await rowOf((await (await newOwner(store())).onlineOrder()).id);
    const paid = await paidOrder();
    const named = notInvoiced([waiting.number]);
    const some = { kind: "invoices", orders: `${waiting.id},${paid.id}` } as const;
    const { content, note } = await expectDone(packer(orderPapers, { query: some }));
    expect(note).toBe(named);
    const pages = await readPdf(new Uint8Array(await content.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(paid.number);
    const none = { kind: "invoices", orders: String(waiting.id) } as const;
    const { message } = await expectRefused(packer(orderPapers, { query: none }), 409);
    expect(message).toBe(named);
  });

  test.each(["", "0", "1;2", "1,,2", Array.from({ length: PAPERS_AT_ONCE + 1 }, () => "1").join(",")])(
    "take no %j",
    async (chosen) => {
      const response = await store().request(`/dashboard/papers/?kind=invoices&orders=${chosen}`, {
        headers: { authorization: `token ${packer.identity.token}` },
      });
      expect(response.status).toBe(400);
    },
  );

  test("of an order that is not there are not found", async () => {
    await expectRefused(packer(orderPapers, { query: { kind: "invoices", orders: "999999999" } }), 404);
  });
});

describe("a credit note", () => {
  test("is downloaded by its number, of its own order only", async () => {
    const returned = await rowOf(await (await newOwner(store())).cashOrder());
    const other = await paidOrder();
    await takeReturn(store(), returned.id);
    const [{ number } = { number: "" }] = await findCreditNotes(store().db, returned.id);
    const { name, content } = await expectDone(
      packer(orderCreditNote, { params: { id: returned.id }, query: { number } }),
    );
    expect(name).toBe(`credit-note-${number.replaceAll("/", "-")}.pdf`);
    const [page = ""] = await readPdf(new Uint8Array(await content.arrayBuffer()));
    for (const words of [number, returned.number]) expect(page).toContain(words);
    for (const id of [other.id, 999_999_999]) {
      await expectRefused(packer(orderCreditNote, { params: { id }, query: { number } }), 404);
    }
  });
});
