import {
  importTracking,
  order as orderCall,
  parcelManifest,
  placeOrder,
  sendParcelAgain,
  shipmentsCsv,
  shipParcel,
  staffActions,
  staffOrder,
  staffParcels,
  trackOrder,
} from "@store/api-client/contract";
import {
  addDays,
  addMoney,
  DEFAULT_POLICY,
  formatRupees,
  handOverChangedMeanwhile,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderEvents, orders, products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { openMailbox } from "../../testing/mailbox.ts";
import { bringBack, moveOrder } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";
import { notSent, paiseLeftOut, weightNotKnown } from "../staff-lists/messages.ts";
import { deliverOrder } from "./change-order.ts";

const GHEE = 1002;
const store = useTestStore();

let packer: NewCustomer;
let owner: NewCustomer;
beforeAll(async () => {
  packer = await newStaffMember(store(), "packer");
  owner = await newStaffMember(store(), "owner");
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 10_000, ...priced(1000) }));

const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
};

/** An order to be paid at the door, as far as it has come. */
async function newOrder(state: Parameters<typeof moveOrder>[2], call?: NewCustomer) {
  const customer = call ?? (await newCustomer(store()));
  const { cart, address } = await readyToOrder(customer, { pid: GHEE });
  const body = orderOf(cart, address, DEFAULT_POLICY.shipping.charge);
  const { data } = await expectDone(customer(placeOrder, { body }));
  await moveOrder(store(), data.id, state);
  return rowOf(data.id);
}

let couriers = 0;
/** A courier of a test's own: lists hold the orders of all tests. */
const newCourier = () => `Garuda Parcels ${++couriers}`;

const upload = (rows: readonly string[], query: { courier?: string; apply?: boolean; version?: string } = {}) =>
  packer(importTracking, { query, body: new Blob([["Order ID,AWB", ...rows].join("\n")]) });
const assign = async (id: number, courier: string, number: string) =>
  store().db.update(orders).set({ tracking: { courier, number } }).where(eq(orders.id, id));

describe("a file with tracking numbers", () => {
  test("says what it would do, and then gives all orders their courier and number", async () => {
    const courier = newCourier();
    const [one, other] = [await newOrder("Packed"), await newOrder("Confirmed")];
    const rows = [`${one.number},${courier}-1`, `${other.number.toLowerCase()},${courier}-2`];
    const preview = await expectDone(upload(rows, { courier }));
    expect(preview.data).toMatchObject({ new: 2, unchanged: 0, refused: 0, is_applied: false });
    expect(preview.data.rows[1]).toEqual({
      ...{ row: 3, order_id: other.number, courier, tracking_number: `${courier}-2` },
    });
    expect((await rowOf(one.id)).tracking).toBeNull();

    const applied = await expectDone(upload(rows, { courier, apply: true }));
    expect(applied.data).toMatchObject({ new: 2, is_applied: true });
    expect((await rowOf(one.id)).tracking).toEqual({ courier, number: `${courier}-1` });
    expect((await rowOf(other.id)).tracking).toEqual({ courier, number: `${courier}-2` });
    // After an answer that was lost.
    const again = await expectDone(upload(rows, { courier, apply: true }));
    expect(again.data).toMatchObject({ new: 0, unchanged: 2, refused: 0, is_applied: true });
  });

  test("with something wrong in one row changes no order", async () => {
    const courier = newCourier();
    const [good, shipped] = [await newOrder("Packed"), await newOrder("Shipped")];
    const rows = [
      ...[`${good.number},GP1`, "SO-1999-000001,GP2", `${shipped.number},GP3`],
      ...["SO-1999-000001,1.49081E+12", `${good.number},GP5`],
    ];
    const { data } = await expectDone(upload(rows, { courier, apply: true }));
    expect(data).toMatchObject({ refused: 4, is_applied: false });
    expect(data.rows.map(({ row, problem }) => [row, problem])).toEqual([
      [3, "There is no order SO-1999-000001."],
      [4, "This order is shipped. Only orders that are accepted or packed take a number."],
      [5, "There is no order SO-1999-000001."],
      [6, "The file has another number of this order: GP1."],
      [2, undefined],
    ]);
    expect((await rowOf(good.id)).tracking).toBeNull();
  });

  test("corrects the parcels of orders that have not left, as they were seen", async () => {
    const [courier, wrong] = [newCourier(), newCourier()];
    const [one, other] = [await newOrder("Packed"), await newOrder("Confirmed")];
    // The numbers of both were mixed up.
    await assign(one.id, wrong, "GP2");
    await assign(other.id, courier, "GP1");
    const rows = [`${one.number},GP1`, `${other.number},GP2`];
    const { data: preview } = await expectDone(upload(rows, { courier }));
    expect(preview).toMatchObject({ new: 0, changed: 2, unchanged: 0, refused: 0 });
    expect(preview.rows.map(({ previous }) => previous)).toEqual([
      { courier: wrong, tracking_number: "GP2" },
      { courier, tracking_number: "GP1" },
    ]);
    await assign(one.id, wrong, "GP3");
    const late = await expectDone(upload(rows, { courier, apply: true, version: preview.version }));
    expect(late.data).toMatchObject({ changed: 2, refused: 0, is_applied: false });
    expect((await rowOf(one.id)).tracking).toEqual({ courier: wrong, number: "GP3" });

    const apply = () => expectDone(upload(rows, { courier, apply: true, version: late.data.version }));
    expect((await apply()).data).toMatchObject({ changed: 2, is_applied: true });
    expect((await rowOf(one.id)).tracking).toEqual({ courier, number: "GP1" });
    expect((await rowOf(other.id)).tracking).toEqual({ courier, number: "GP2" });
    // After an answer that was lost.
    expect((await apply()).data).toMatchObject({ changed: 0, unchanged: 2, is_applied: true });
    const { data } = await expectDone(owner(staffActions, { query: { subject: "order" } }));
    const line = data.find(({ action, subject_id }) => action === "assign parcel" && subject_id === one.id);
    const [change] = line?.changes ?? [];
    expect(change?.before).toContain("GP3");
    expect(change?.after).toContain("GP1");
  });

  test("gives no order a number that another one has with its courier", async () => {
    const courier = newCourier();
    const [one, other] = [await newOrder("Packed"), await newOrder("Shipped")];
    await assign(other.id, ` ${courier.toUpperCase()}`, "gp77");
    const judge = async (name: string) =>
      (await expectDone(upload([`${one.number},GP77`], { courier: name }))).data.rows[0]?.problem;
    expect(await judge(courier)).toBe(`Order ${other.number} has this number already.`);
    expect(await judge(newCourier())).toBeUndefined();
    await store().db.update(orders).set({ orderStatus: "Cancelled" }).where(eq(orders.id, other.id));
    expect(await judge(courier)).toBeUndefined();
  });

  test("may keep numbers as a text, and has them whole", async () => {
    const courier = newCourier();
    const all = [
      await newOrder("Packed"),
      await newOrder("Packed"),
      await newOrder("Packed"),
      await newOrder("Packed"),
    ];
    const cells = ['="14908112345671"', '"=""14908112345672"""', "'14908112345673", "1.49081E+12"];
    const { data } = await expectDone(
      upload(
        all.map(({ number }, place) => `${number},${cells[place]}`),
        { courier },
      ),
    );
    expect(data.rows.map(({ row, tracking_number }) => [row, tracking_number])).toEqual([
      ...[
        [5, "1.49081E+12"],
        [2, "14908112345671"],
      ],
      ...[
        [3, "14908112345672"],
        [4, "14908112345673"],
      ],
    ]);
    expect(data.rows[0]?.problem).toContain("A spreadsheet has cut this number");
  });

  test("writes an audit line for each order, in as many statements as for one", async () => {
    const courier = newCourier();
    const all = [await newOrder("Packed"), await newOrder("Packed"), await newOrder("Packed")];
    const rows = all.map(({ number }, place) => `${number},${courier}-${place}`);
    const apply = (some: readonly string[]) =>
      watchStatements(() => expectDone(upload(some, { courier, apply: true })));
    const { statements } = await apply(rows.slice(0, 1));
    expect((await apply(rows.slice(1))).statements).toBe(statements);
    const { data } = await expectDone(owner(staffActions, { query: { subject: "order" } }));
    const lines = data.filter(
      ({ action, changes }) => action === "assign parcel" && changes[0]?.after?.includes(courier),
    );
    expect(lines.map(({ subject_id }) => subject_id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test.each([
    ["", "no file with tracking numbers"],
    ["Name,City\nAsha,Pune", "no file with tracking numbers"],
    ['Order,AWB\n"SO-1', "no file with tracking numbers"],
    [`Order,AWB\n${"SO-1,GP1\n".repeat(2001)}`, "at most 2,000 rows"],
  ])("that is none, or too long, is refused: %.30j", async (text, words) => {
    const { message } = await expectRefused(packer(importTracking, { query: {}, body: new Blob([text]) }), 400);
    expect(message).toContain(words);
  });

  test("may hold anything, and is answered", async () => {
    const { data } = await expectDone(upload(["\u0000,\u0000", "'; drop table orders;--,GP1"], { courier: "X" }));
    expect(data).toMatchObject({ refused: 2, is_applied: false });
  });
});

describe("a number that an order has before it is handed over", () => {
  test("is seen by staff; its customer sees it with the courier's page once it is on its way", async () => {
    const call = await newCustomer(store());
    const mails = await openMailbox(store(), call);
    const { id, number } = await newOrder("Packed", call);
    await assign(id, "Delhivery", "GP123");
    const page = "https://www.delhivery.com/track-v2/package/GP123";
    const wire = async () => (await expectDone(call(orderCall, { params: { id } }))).data;
    const { tracking_token: token = "", tracking } = await wire();
    expect(tracking).toBeUndefined();
    const { data: seen } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(seen.tracking).toEqual({ courier: "Delhivery", number: "GP123", url: page });

    const parcel = { courier: "Delhivery", tracking_number: "GP123" };
    const handOver = (seen_parcel: { courier: string; number: string } | null) =>
      packer(shipParcel, { params: { id }, body: { order_status: "Packed", ...parcel, seen_parcel } });
    for (const other of [null, { courier: "Delhivery", number: "GP122" }, { courier: "DTDC", number: "GP123" }]) {
      const { message } = await expectRefused(handOver(other), 409);
      expect(message).toBe(handOverChangedMeanwhile("Delhivery, GP123"));
    }
    expect((await rowOf(id)).orderStatus).toBe("Packed");
    await expectDone(handOver({ courier: "Delhivery", number: "GP123" }));
    expect((await wire()).tracking?.url).toBe(page);
    const { data: tracked } = await expectDone(store().nobody(trackOrder, { params: { token } }));
    expect(tracked.tracking).toEqual({ courier: "Delhivery", number: "GP123", url: page });
    expect((await mails()).some(({ text }) => text.includes(number) && text.includes(page))).toBe(true);
  });
});

describe("the file for a courier", () => {
  const load = async (file: "delhivery" | "shiprocket" | "india-post", ...ids: readonly number[]) => {
    const reply = await expectDone(packer(shipmentsCsv, { query: { file, orders: ids.join(",") } }));
    const text = await reply.content.text();
    const [headers = [], ...rows]: string[][] = parse(text);
    return { ...reply, rows: rows.map((cells) => new Map(headers.map((header, place) => [header, cells[place]]))) };
  };

  test("has each order with its address, amounts in rupees, and what is collected", async () => {
    const order = await newOrder("Packed");
    await store().db.update(products).set({ weightGrams: 820 }).where(eq(products.id, GHEE));
    const { rows, name } = await load("delhivery", order.id);
    expect(name).toMatch(/^shipments-delhivery-\d{4}-\d\d-\d\d\.csv$/);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row?.get("*Sale Order Number")).toBe(order.number);
    expect(row?.get("COD Amount")).toBe(String(toRupees(order.finalTotal)));
    expect(row?.get("*Customer Phone")).toBe(order.shippingAddress.mobile_no.slice(-10));
    expect(row?.get("*Shipping City")).toBe(order.city);
    expect(row?.get("*Shipping Pincode")).toMatch(/^\d{6}$/);
    expect(row?.get("Packaged Product Weight (gm)")).toBe("820");
  });

  test("has all that a parcel collects, whichever of its orders is chosen", async () => {
    const [first, added] = [await newOrder("Packed"), await newOrder("Packed")];
    await store().db.update(orders).set({ goesWith: first.id }).where(eq(orders.id, added.id));
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, first.id));
    const whole = String(toRupees(added.finalTotal));
    for (const chosen of [[first.id], [added.id], [added.id, first.id]]) {
      const { rows } = await load("delhivery", ...chosen);
      expect([...new Set(rows.map((row) => row.get("*Sale Order Number")))]).toEqual([first.number]);
      expect(rows[0]?.get("COD Amount")).toBe(whole);
    }
  });

  test("computes nothing in a spreadsheet", async () => {
    const order = await newOrder("Packed");
    const shippingAddress = { ...order.shippingAddress, full_name: "=HYPERLINK(1)" };
    await store().db.update(orders).set({ shippingAddress }).where(eq(orders.id, order.id));
    const { rows } = await load("india-post", order.id);
    expect(rows[0]?.get("RECEIVER NAME")).toBe("'=HYPERLINK(1)");
  });

  test("says where India Post collects less than the invoice, whole rupees", async () => {
    const [order, whole] = [await newOrder("Packed"), await newOrder("Packed")];
    await store().db.update(products).set({ weightGrams: 820 }).where(eq(products.id, GHEE));
    const addPaise = (id: number, more: number) =>
      store()
        .db.update(orders)
        .set({ shipping: sql`${orders.shipping} + ${more}`, finalTotal: sql`${orders.finalTotal} + ${more}` })
        .where(eq(orders.id, id));
    await addPaise(order.id, (150 - (order.finalTotal % 100)) % 100);
    await addPaise(whole.id, (100 - (whole.finalTotal % 100)) % 100);
    const { finalTotal } = await rowOf(order.id);
    const { rows, note } = await load("india-post", order.id, whole.id);
    expect(rows[0]?.get("VALUE FOR CODR/COD")).toBe(String(Math.floor(toRupees(finalTotal))));
    expect(note).toBe(paiseLeftOut([order.number]));
    expect((await load("delhivery", order.id)).note).toBeUndefined();
  });

  test("names the orders that are not sent, and those that nobody has weighed", async () => {
    const [order, done] = [await newOrder("Packed"), await newOrder("Delivered")];
    await store().db.update(products).set({ weightGrams: null }).where(eq(products.id, GHEE));
    const { rows, note } = await load("shiprocket", order.id, done.id);
    expect(rows).toHaveLength(1);
    expect(note).toBe(`${notSent([done.number])} ${weightNotKnown([order.number])}`);
    const none = { file: "shiprocket", orders: String(done.id) } as const;
    await expectRefused(packer(shipmentsCsv, { query: none }), 409);
    await expectRefused(packer(shipmentsCsv, { query: { ...none, orders: "999999999" } }), 404);
  });
});

describe("the parcels of a day", () => {
  const listed = async (courier: string, day?: string) => {
    const { data } = await expectDone(packer(staffParcels, { query: { day } }));
    return data.find((row) => row.courier.toLowerCase() === courier.toLowerCase());
  };
  const print = async (courier: string, day?: string) => {
    const { content } = await expectDone(packer(parcelManifest, { query: { courier, day } }));
    return readPdf(new Uint8Array(await content.arrayBuffer()));
  };
  const ship = (id: number, courier: string, number: string) =>
    expectDone(
      packer(shipParcel, {
        params: { id },
        body: { order_status: "Packed", courier, tracking_number: number, seen_parcel: null },
      }),
    );

  test("are counted by courier, with what is collected; a name in other letters is the same", async () => {
    const courier = newCourier();
    const [one, other, paid] = [await newOrder("Packed"), await newOrder("Packed"), await newOrder("Packed")];
    await assign(one.id, courier, "GP1");
    await assign(other.id, courier.toUpperCase(), "GP2");
    await assign(paid.id, courier, "GP3");
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, paid.id));
    expect(await listed(courier)).toMatchObject({
      ...{ parcels: 3, cash_parcels: 2, collect: one.finalTotal + other.finalTotal },
    });
    const pages = await print(courier.toLowerCase());
    const text = pages.join(" ");
    for (const words of [
      one.number,
      other.number,
      "GP1",
      "GP2",
      "GP3",
      "3 parcels",
      "Prepaid",
      "Ready to be handed over",
    ])
      expect(text).toContain(words);
    expect(text).toContain(
      `Cash on delivery: 2, ${formatRupees(addMoney(one.finalTotal, other.finalTotal))} to collect`,
    );
    for (const words of ["Name of the driver", "Vehicle number", "Signature"]) expect(text).toContain(words);
  });

  test("are those that were handed over on it, and not again on another", async () => {
    const courier = newCourier();
    const [one, other] = [await newOrder("Packed"), await newOrder("Packed")];
    const today = todayInIndia(store().clock.read());
    await ship(one.id, courier, "GP1");
    await ship(other.id, courier, "GP2");
    expect(await listed(courier)).toBeUndefined();
    expect(await listed(courier, today)).toMatchObject({ parcels: 2 });
    expect(await listed(courier, addDays(today, 1))).toBeUndefined();
    expect(await listed(courier, addDays(today, -1))).toBeUndefined();

    await bringBack(store(), one.id);
    // As if it had been handed over first on the day before.
    const before = new Date(store().clock.read().getTime() - 24 * 60 * 60 * 1000);
    await store().db.update(orderEvents).set({ at: before }).where(eq(orderEvents.orderId, one.id));
    const again = { order_status: "Undelivered", courier, tracking_number: "GP3" } as const;
    await expectDone(packer(sendParcelAgain, { params: { id: one.id }, body: again }));
    expect(await listed(courier, addDays(today, -1))).toBeUndefined();
    const text = (await print(courier, today)).join(" ");
    for (const words of ["GP2", "GP3", "Handed over on"]) expect(text).toContain(words);
    expect(text).not.toContain("GP1");
  });

  test("say after their delivery, too, what was to be collected", async () => {
    const courier = newCourier();
    const [cash, paid] = [await newOrder("Packed"), await newOrder("Packed")];
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, paid.id));
    const today = todayInIndia(store().clock.read());
    for (const [place, { id }] of [cash, paid].entries()) await ship(id, courier, `GP${place}`);
    const before = await listed(courier, today);
    expect(before).toMatchObject({ parcels: 2, cash_parcels: 1, collect: cash.finalTotal });
    const step = { actor: "staff", now: store().clock.read(), policy: DEFAULT_POLICY } as const;
    await deliverOrder(store().db, { orderId: cash.id, ...step });
    expect(await listed(courier, today)).toEqual(before);
    const words = `Cash on delivery: 1, ${formatRupees(cash.finalTotal)} to collect`;
    expect((await print(courier, today)).join(" ")).toContain(words);
  });

  test("of a courier without any have no list", async () => {
    await expectRefused(packer(parcelManifest, { query: { courier: newCourier() } }), 404);
  });

  test("of many orders take as many statements as those of one", async () => {
    const [courier, other] = [newCourier(), newCourier()];
    await assign((await newOrder("Packed")).id, courier, "GP1");
    for (const number of ["GP2", "GP3"]) await assign((await newOrder("Packed")).id, other, number);
    const statements = async (name: string) => (await watchStatements(() => print(name))).statements;
    expect(await statements(other)).toBe(await statements(courier));
  });
});
