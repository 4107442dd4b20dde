import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import type { OrderMails } from "../../lib/order-mails.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { mailNewOrders } from "./owner-mails.ts";

const store = useTestStore();

beforeEach(async () => {
  await store()
    .db.update(orders)
    .set({ ownerMailedAt: new Date(0) });
});

async function cashOrder(): Promise<string> {
  const id = await (await newOwner(store())).cashOrder();
  const [order] = await store().db.select().from(orders).where(eq(orders.id, id));
  return order?.number ?? "";
}

async function run(how: OrderMails): Promise<void> {
  const now = store().clock.read();
  await Promise.all([...mailNewOrders(store().db, how), ...mailNewOrders(store().db, how)].map((job) => job.run(now)));
}

const mails = async () =>
  (await store().outbox()).filter(({ to, text }) => to === SELLER.email && text.includes("Order SO-"));

describe("the owner is mailed new orders", () => {
  test("each at once, with goods, amounts and address, once over several processes", async () => {
    const numbers = [await cashOrder(), await cashOrder()];
    const before = (await mails()).length;
    await run("each");
    await run("each");
    const news = (await mails()).slice(0, (await mails()).length - before);
    expect(news).toHaveLength(2);
    for (const number of numbers) expect(news.some(({ text }) => text.includes(`Order ${number}\n`))).toBe(true);
    expect(news[0]?.text).toMatch(/× .*: ₹[\s\S]*(?:To pay|Paid): ₹[\s\S]*Delivered to:/);
  });

  test("once a day, those until that hour together", async () => {
    const before = (await mails()).length;
    const numbers = [await cashOrder(), await cashOrder()];
    await run("daily");
    expect(await mails()).toHaveLength(before);
    store().clock.advance(24 * 60);
    await run("daily");
    const late = await cashOrder();
    await run("daily");
    expect(await mails()).toHaveLength(before + 1);
    const [digest] = await mails();
    for (const number of numbers) expect(digest?.text).toContain(number);
    expect(digest?.text).not.toContain(late);
  });

  test("never, where that is set", async () => {
    expect(mailNewOrders(store().db, "none")).toEqual([]);
  });
});
