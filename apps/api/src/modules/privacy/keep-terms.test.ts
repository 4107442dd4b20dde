import { COUNTRY_INDIA, ERASED_NAME, RETENTION, type Retained, termBegan } from "@store/domain";
import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import {
  appointments,
  cartLines,
  events,
  eventTickets,
  inquiries,
  leads,
  orders,
  otps,
  outbox,
  paperParties,
  payments,
  productViews,
  reviewReports,
  reviews,
  shoppers,
} from "../../db/schema/index.ts";
import { newBuyerOf } from "../../testing/new-buyer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { keepTerms } from "./keep-terms.ts";

const GHEE = 1002;
const A_MINUTE = 60_000;

const store = useTestStore();

beforeEach(async () => {
  const { db } = store();
  for (const table of [cartLines, productViews, inquiries, leads, appointments, outbox]) await db.delete(table);
});

const purge = async () => keepTerms(store().db).run(store().clock.read());

/** The moment at which a term that ends now began, and the minutes about it. */
const about = (name: Retained) => {
  const began = termBegan(RETENTION[name].term, store().clock.read()).getTime();
  return { over: new Date(began - A_MINUTE), kept: new Date(began + A_MINUTE) };
};

const person = { name: "Kavita Rao", email: "kavita@example.com", countryId: COUNTRY_INDIA.id };
const inquiryAt = (createdAt: Date, handledAt: Date | null = null) => ({
  ...{ ...person, company: "", phone: "+919811122233", subject: "Tins", description: "Ghee?", ageGroup: "00 to 06" },
  ...{ createdAt, handledAt },
});
const bookedAt = (startsAt: Date, customerId: number) => ({
  ...{ ...person, customerId, startsAt, mobile: "+919811122233", gender: "Female", ageGroup: "18 to 45" },
  ...{ problem: "Other", description: "No sleep", landmark: "", isTakingMedicine: false, medicineTypes: [] },
  createdAt: startsAt,
});
const shopperAt = async (createdAt: Date) => {
  const [row] = await store()
    .db.insert(shoppers)
    .values({ visitorKey: crypto.randomUUID(), createdAt })
    .returning({ id: shoppers.id });
  return row?.id ?? 0;
};
const exists = async (table: PgTable & { readonly id: typeof shoppers.id }, id: number) =>
  (await store().db.$count(table, eq(table.id, id))) > 0;

describe("what has passed its term is gone, what has not is there [C53]", () => {
  test("inquiries, counted from when they were last seen to", async () => {
    const { over, kept } = about("inquiries");
    await store()
      .db.insert(inquiries)
      .values([inquiryAt(over), inquiryAt(kept), inquiryAt(over, kept)]);
    await purge();
    expect(await store().db.$count(inquiries)).toBe(2);
  });

  test("consultations, with what was said of one's health", async () => {
    const { over, kept } = about("consultations");
    await store()
      .db.insert(appointments)
      .values([bookedAt(over, 1), bookedAt(kept, 1)]);
    await purge();
    expect((await store().db.select().from(appointments)).map(({ startsAt }) => startsAt)).toEqual([kept]);
  });

  test("tickets of an event, counted from its end", async () => {
    const { db } = store();
    const { over, kept } = about("tickets");
    const ticket = { name: "Kavita", email: "kavita@example.com", phone: "+919811122233", createdAt: over };
    for (const [place, endsAt] of [over, kept].entries()) {
      const id = OWN_IDS + place;
      await db.insert(events).values(sampleEvent({ id, startsAt: endsAt, endsAt }));
      await db.insert(eventTickets).values({ ...ticket, eventId: id });
    }
    await purge();
    expect([
      await db.$count(eventTickets, eq(eventTickets.eventId, OWN_IDS)),
      await db.$count(eventTickets, eq(eventTickets.eventId, OWN_IDS + 1)),
    ]).toEqual([0, 1]);
  });

  test("visitors of whom nothing was seen since", async () => {
    const { over, kept } = about("visitors");
    const [gone, fresh, browsing] = [await shopperAt(over), await shopperAt(kept), await shopperAt(over)];
    const reporting = await shopperAt(over);
    const [review] = await store().db.select({ id: reviews.id }).from(reviews).limit(1);
    const report = { reviewId: review?.id ?? 0, reason: "spam", words: "" } as const;
    await store()
      .db.insert(reviewReports)
      .values({ ...report, shopperId: reporting, createdAt: kept });
    await store().db.insert(productViews).values({ shopperId: browsing, productId: GHEE, viewedAt: kept });
    await purge();
    const visitors = [gone, fresh, browsing, reporting];
    expect(await Promise.all(visitors.map((id) => exists(shoppers, id)))).toEqual([false, true, true, true]);
  });

  test("carts that were left, and what was looked at", async () => {
    const { db, clock } = store();
    const shopperId = await shopperAt(clock.read());
    const [cart, view] = [about("carts"), about("views")];
    await db.insert(cartLines).values([
      { shopperId, productId: GHEE, quantity: 1, addedAt: cart.over },
      { shopperId, productId: GHEE + 1, quantity: 1, addedAt: cart.kept },
    ]);
    await db.insert(productViews).values([
      { shopperId, productId: GHEE, viewedAt: view.over },
      { shopperId, productId: GHEE + 1, viewedAt: view.kept },
    ]);
    await purge();
    expect((await db.select().from(cartLines)).map(({ productId }) => productId)).toEqual([GHEE + 1]);
    expect((await db.select().from(productViews)).map(({ productId }) => productId)).toEqual([GHEE + 1]);
  });

  test("texts of messages, then the messages; never one that still waits", async () => {
    const { db } = store();
    const [texts, whole] = [about("messageTexts"), about("messages")];
    const mail = { channel: "mail" as const, recipient: "kavita@example.com", subject: "Order", text: "Your order" };
    await db.insert(outbox).values([
      { ...mail, createdAt: whole.over, sentAt: whole.over },
      { ...mail, createdAt: texts.over, sentAt: texts.over, html: "<p>Your order</p>" },
      { ...mail, createdAt: texts.kept, sentAt: texts.kept },
      { ...mail, createdAt: whole.over, dueAt: texts.kept },
    ]);
    await purge();
    const left = await db.select().from(outbox).orderBy(outbox.id);
    expect(left.map(({ text, html }) => [text, html])).toEqual([
      ["", null],
      ["Your order", null],
      ["Your order", null],
    ]);
  });

  test("OTPs that have expired", async () => {
    const { db, clock } = store();
    await db.delete(otps);
    const otp = { purpose: "login" as const, hash: "", triesLeft: 5 };
    const now = clock.read().getTime();
    await db.insert(otps).values([
      { ...otp, mobile: "+919000000001", expiresAt: new Date(now) },
      { ...otp, mobile: "+919000000002", expiresAt: new Date(now + A_MINUTE) },
    ]);
    await purge();
    expect((await db.select().from(otps)).map(({ mobile }) => mobile)).toEqual(["+919000000002"]);
  });

  test("names on orders, their papers and payments, after the years that tax law wants", async () => {
    const { db } = store();
    await changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) });
    const { over, kept } = about("taxPapers");
    const [old, young] = [await newBuyerOf(store(), GHEE), await newBuyerOf(store(), GHEE)];
    for (const [{ id, call }, placedAt] of [
      [old, over],
      [young, kept],
    ] as const) {
      const [order] = await db.update(orders).set({ placedAt }).where(eq(orders.id, id)).returning();
      if (!order) throw new Error("No order");
      const { billingAddress, shippingAddress } = order;
      await db.insert(paperParties).values({ orderId: id, billingAddress, shippingAddress });
      await db.insert(payments).values({
        ...{ txnId: `old-${id}`, clientTxnId: "", gateway: "sandbox", purpose: "order", subjectId: id },
        ...{ customerId: call.customer.customerId, amount: order.finalTotal, productInfo: "Goods" },
        ...{ payerName: "Kavita", payerEmail: "k@example.com", payerPhone: "98", state: "failed" },
        ...{ createdAt: placedAt, settledAt: placedAt },
      });
    }
    await purge();
    const found = async (id: number) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      const [payment] = await db.select().from(payments).where(eq(payments.subjectId, id));
      return [
        order?.billingAddress.full_name,
        payment?.payerName,
        await db.$count(paperParties, eq(paperParties.orderId, id)),
      ];
    };
    expect(await found(old.id)).toEqual([ERASED_NAME, ERASED_NAME, 0]);
    expect(await found(young.id)).toEqual(["Kavita Rao", "Kavita", 1]);
  });
});
