import {
  bookParcel,
  order as orderCall,
  progressOrder,
  type RequestOf,
  shipParcel,
  staffOrder,
} from "@store/api-client/contract";
import { NOT_ITS_ADDITION, orderChangedMeanwhile, type Shipment } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import type { Booking, Courier } from "../../ports/courier/courier.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { useTestStore } from "../../testing/test-store.ts";
import {
  bookedInVain,
  bookedOtherwise,
  NO_COURIER_BOOKS,
  notBooked,
  PARCEL_HAS_NUMBER,
  unknownWhetherBooked,
} from "./messages.ts";

/** What the courier answers next, and what it was asked. */
let answer: (shipment: Shipment) => Booking | Promise<Booking>;
let asked: Shipment[] = [];
let keys: string[] = [];
const courier: Courier = {
  name: "Garuda Parcels",
  createShipment: async (shipment, key) => {
    asked.push(shipment);
    keys.push(key);
    return answer(shipment);
  },
  track: (number) => `https://garuda.example/${number}`,
};
beforeEach(() => {
  asked = [];
  keys = [];
  answer = () => ({ state: "booked", number: "GP1" });
});

const store = useTestStore({ courier });
const manualStore = useTestStore({ courier: "manual" });

type Store = ReturnType<typeof store>;
type Progress = RequestOf<typeof progressOrder>["body"];

/** A paid order that is packed. */
async function packed(of: Store = store()) {
  const packer = await newStaffMember(of, "packer");
  const { call, orderId: id, txnId, amount } = await orderToPay(of, 1002);
  await report(of, paidReport({ txnId, amount }));
  const steps: readonly Progress[] = [
    { action: "accept", order_status: "Pending", changes: 0 },
    { action: "pack", order_status: "Confirmed", changes: 0 },
  ];
  for (const body of steps) await expectDone(packer(progressOrder, { params: { id }, body }));
  const detail = async () => (await expectDone(packer(staffOrder, { params: { id } }))).data;
  const book = () => packer(bookParcel, { params: { id }, body: { order_status: "Packed" } });
  return { packer, call, id, detail, book };
}

describe("a parcel that the store books", () => {
  test("is handed over by the courier's number and page, and its customer sees both", async () => {
    const { call, id, detail, book } = await packed();
    const before = await detail();
    expect(before.books_with).toBe("Garuda Parcels");
    const { data } = await expectDone(book());
    expect(data).toEqual({ order_status: "Shipped", tracking_number: "GP1" });
    expect(asked.map(({ orderNumber }) => orderNumber)).toEqual([before.order_id]);
    const tracking = { courier: "Garuda Parcels", number: "GP1", url: "https://garuda.example/GP1" };
    expect((await expectDone(call(orderCall, { params: { id } }))).data.tracking).toEqual(tracking);
    const after = await detail();
    expect(after.events.at(-1)).toMatchObject({ action: "ship", actor: "staff", by: expect.any(String) });
    expect(after.books_with).toBeUndefined();
  });

  test("that the courier does not take stays packed, and the reason is said", async () => {
    const { detail, book } = await packed();
    const before = await detail();
    answer = () => ({ state: "refused", reason: "PIN code not served" });
    expect((await expectRefused(book(), 409)).message).toBe(notBooked("Garuda Parcels", "PIN code not served"));
    expect(await detail()).toEqual(before);
    answer = () => ({ state: "booked", number: "GP2" });
    await expectDone(book());
  });

  test("that the courier may have booked stays packed, and is asked for again", async () => {
    const { detail, book } = await packed();
    const before = await detail();
    answer = () => ({ state: "unknown", problem: "HTTP 502" });
    expect((await expectRefused(book(), 409)).message).toBe(unknownWhetherBooked("Garuda Parcels"));
    const { events, maybe_booked_with, ...unchanged } = await detail();
    expect({ ...before, ...unchanged }).toEqual(before);
    expect(maybe_booked_with).toBe("Garuda Parcels");
    expect(events.at(-1)).toMatchObject({ action: "book parcel, no clear answer", by: expect.any(String) });
    expect(store().log().join("")).toContain('"problem":"HTTP 502"');
    answer = () => ({ state: "booked", number: "GP2" });
    expect((await expectDone(book())).data.tracking_number).toBe("GP2");
    expect((await detail()).maybe_booked_with).toBeUndefined();
    expect(asked.map(({ orderNumber }) => orderNumber)).toEqual([before.order_id, before.order_id]);
  });

  test("that the courier may have booked is said until the order leaves with that courier, ends, or is sent again", async () => {
    const { id, detail, book } = await packed();
    answer = () => ({ state: "unknown", problem: "ECONNRESET" });
    await expectRefused(book(), 409);
    const said = async (changed: Partial<typeof orders.$inferInsert>) => {
      await store().db.update(orders).set(changed).where(eq(orders.id, id));
      return (await detail()).maybe_booked_with;
    };
    const [other, same] = [
      { courier: "DTDC", number: "D9" },
      { courier: "GARUDA parcels ", number: "G9" },
    ];
    for (const changed of [{ orderStatus: "Confirmed" }, { orderStatus: "Shipped", tracking: other }])
      expect(await said(changed)).toBe("Garuda Parcels");
    for (const changed of [
      { tracking: same },
      { tracking: other, isSentAgain: true },
      ...["Delivered", "Cancelled"].map((orderStatus) => ({ orderStatus, isSentAgain: false })),
    ])
      expect(await said(changed)).toBeUndefined();
  });

  test("that the courier may have booked is forgotten when the courier does not take the same booking", async () => {
    const { detail, book } = await packed();
    answer = () => ({ state: "unknown", problem: "HTTP 502" });
    await expectRefused(book(), 409);
    answer = () => ({ state: "refused", reason: "PIN code not served" });
    await expectRefused(book(), 409);
    const { maybe_booked_with, events } = await detail();
    expect(maybe_booked_with).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ action: "book parcel, not taken", by: expect.any(String) });
    answer = () => ({ state: "unknown", problem: "HTTP 502" });
    await expectRefused(book(), 409);
    expect((await detail()).maybe_booked_with).toBe("Garuda Parcels");
  });

  test("that the courier may have booked with an addition is not booked without it, nor the addition alone", async () => {
    const [first, added] = [await packed(), await packed()];
    const goWith = (id: number | null) =>
      store().db.update(orders).set({ goesWith: id }).where(eq(orders.id, added.id));
    await goWith(first.id);
    const book = (additions: number[]) =>
      first.packer(bookParcel, { params: { id: first.id }, body: { order_status: "Packed", additions } });
    answer = () => ({ state: "unknown", problem: "HTTP 502" });
    await expectRefused(book([added.id]), 409);
    for (const { detail } of [first, added]) expect((await detail()).maybe_booked_with).toBe("Garuda Parcels");
    answer = () => ({ state: "booked", number: "GP7" });
    expect((await expectRefused(book([]), 409)).message).toBe(bookedOtherwise("Garuda Parcels"));
    await goWith(null);
    expect((await expectRefused(added.book(), 409)).message).toBe(bookedOtherwise("Garuda Parcels"));
    await goWith(first.id);
    expect(keys).toHaveLength(1);
    await expectDone(book([added.id]));
    const numbers = [(await first.detail()).order_id, (await added.detail()).order_id];
    expect(keys).toEqual(Array.from({ length: 2 }, () => `${numbers.join(" + ")}, 0 in cash`));
  });

  test("is not booked with other contents as long as the courier is asked", async () => {
    const [first, added] = [await packed(), await packed()];
    await store().db.update(orders).set({ goesWith: first.id }).where(eq(orders.id, added.id));
    const book = (additions: number[]) =>
      first.packer(bookParcel, { params: { id: first.id }, body: { order_status: "Packed", additions } });
    const refusals: string[] = [];
    answer = async () => {
      for (const other of [book([]), added.book()]) refusals.push((await expectRefused(other, 409)).message);
      return { state: "refused", reason: "PIN code not served" };
    };
    await expectRefused(book([added.id]), 409);
    expect(refusals).toEqual(Array.from({ length: 2 }, () => bookedOtherwise("Garuda Parcels")));
    expect(keys).toHaveLength(1);
    answer = () => ({ state: "booked", number: "GP8" });
    await expectDone(book([]));
    await expectDone(added.book());
  });

  test("is booked and handed over with the additions that are in it, and with no other order", async () => {
    const [first, added, stranger] = [await packed(), await packed(), await packed()];
    await store().db.update(orders).set({ goesWith: first.id }).where(eq(orders.id, added.id));
    const book = (additions: number[]) =>
      first.packer(bookParcel, { params: { id: first.id }, body: { order_status: "Packed", additions } });
    const refused = await expectRefused(book([added.id, stranger.id]), 409);
    expect(refused.message).toBe(NOT_ITS_ADDITION);
    expect(asked).toHaveLength(0);
    const { order_id, final_total } = await first.detail();
    await expectDone(book([added.id]));
    expect(asked).toMatchObject([{ orderNumber: order_id, collect: 0, lines: [{ quantity: 1 }, { quantity: 1 }] }]);
    expect(asked[0]?.finalTotal).toBe(final_total + (await added.detail()).final_total);
    for (const { detail } of [first, added])
      expect(await detail()).toMatchObject({ order_status: "Shipped", tracking: { number: "GP1" } });
  });

  test("is not booked again, where it is shipped or has a number", async () => {
    const { packer, id, detail, book } = await packed();
    await expectDone(book());
    expect((await expectRefused(book(), 409)).message).toBe(orderChangedMeanwhile("Shipped"));
    expect(asked).toHaveLength(1);
    expect((await detail()).tracking?.number).toBe("GP1");
    const again = packer(bookParcel, { params: { id }, body: { order_status: "Shipped" } });
    await expectRefused(again, 409);
    const numbered = await packed();
    const tracking = { courier: "DTDC", number: "D2" };
    await store().db.update(orders).set({ tracking }).where(eq(orders.id, numbered.id));
    expect((await numbered.detail()).books_with).toBeUndefined();
    expect((await expectRefused(numbered.book(), 409)).message).toBe(PARCEL_HAS_NUMBER);
    expect(asked).toHaveLength(1);
  });

  test("that somebody else hands over while the courier is asked is theirs", async () => {
    const { packer, id, detail, book } = await packed();
    const body = { order_status: "Packed", seen_parcel: null, courier: "DTDC", tracking_number: "D1" } as const;
    answer = async () => {
      await expectDone(packer(shipParcel, { params: { id }, body }));
      return { state: "booked", number: "GP3" };
    };
    const message = bookedInVain("Garuda Parcels", "GP3", orderChangedMeanwhile("Shipped"));
    expect((await expectRefused(book(), 409)).message).toBe(message);
    expect((await detail()).tracking).toMatchObject({ courier: "DTDC", number: "D1" });
  });

  test("of an order that is cancelled while the courier is asked is named, to be cancelled there", async () => {
    const { id, detail, book } = await packed();
    answer = async () => {
      await store().db.update(orders).set({ orderStatus: "Cancelled" }).where(eq(orders.id, id));
      return { state: "booked", number: "GP3" };
    };
    const { message } = await expectRefused(book(), 409);
    expect(message).toBe(bookedInVain("Garuda Parcels", "GP3", orderChangedMeanwhile("Cancelled")));
    expect((await detail()).tracking).toBeUndefined();
  });

  test("is not to be cancelled where somebody entered its number meanwhile", async () => {
    const { packer, id, book } = await packed();
    const body = { order_status: "Packed", seen_parcel: null, courier: "Garuda", tracking_number: "GP4" } as const;
    answer = async () => {
      await expectDone(packer(shipParcel, { params: { id }, body }));
      return { state: "booked", number: "GP4" };
    };
    expect((await expectRefused(book(), 409)).message).toBe(orderChangedMeanwhile("Shipped"));
  });

  test("needs a courier: without one staff enter the number", async () => {
    const { detail, book } = await packed(manualStore());
    expect((await detail()).books_with).toBeUndefined();
    expect((await expectRefused(book(), 409)).message).toBe(NO_COURIER_BOOKS);
  });
});
