import { demoShop } from "@store/demo";
import { checkSendAgain, isMessageReadable } from "@store/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  appointmentSlots,
  appointments,
  batchMovements,
  brands,
  deliveryOptions,
  events,
  eventTickets,
  inquiries,
  leads,
  outbox,
  products,
  stockBatches,
  stores,
} from "../db/schema/index.ts";
import { useTestStore } from "../testing/test-store.ts";
import { lacksSeed } from "./lacks-seed.ts";
import { seedBatches } from "./seed-batches.ts";
import { seedDatabase } from "./seed-database.ts";
import { seedRequests } from "./seed-requests.ts";

const store = useTestStore();
const seedAgain = () => seedDatabase(store().db, { clock: store().clock.read });

test("a store that holds anything is left as it is", async () => {
  const { db } = store();
  const [brand] = await db.select().from(brands).limit(1);
  await db
    .update(brands)
    .set({ name: "Renamed" })
    .where(eq(brands.id, brand?.id ?? 0));
  await seedAgain();
  const [kept] = await db
    .select()
    .from(brands)
    .where(eq(brands.id, brand?.id ?? 0));
  expect(kept?.name).toBe("Renamed");
});

test("a demo of an earlier release is given what it lacks", async () => {
  const { db } = store();
  const LATER = [eventTickets, events, appointmentSlots, stores] as const;
  const counts = () => Promise.all(LATER.map((table) => db.$count(table)));
  const whole = await counts();
  expect(await lacksSeed(db)).toBe(false);
  for (const table of LATER) await db.delete(table);
  expect(await lacksSeed(db)).toBe(true);
  await seedAgain();
  expect(await counts()).toEqual(whole);
  expect(await db.$count(deliveryOptions)).toBeGreaterThan(0);
});

test("what is added takes the id after the sample shop's", async () => {
  const { db } = store();
  const newest = async () => Math.max(...(await db.select({ id: brands.id }).from(brands)).map(({ id }) => id));
  const last = await newest();
  const [added] = await db.insert(brands).values({ name: "New" }).returning();
  expect(added?.id).toBe(last + 1);
});

test("something waits for the demo's staff", async () => {
  const { db, clock } = store();
  await seedRequests(db, demoShop({ now: clock.read() }));
  const counts = await Promise.all([inquiries, leads, appointments].map((table) => db.$count(table)));
  expect(counts).toEqual([3, 2, 2]);
  const [failed] = await db.select().from(outbox).where(eq(outbox.kind, "event-cancelled"));
  if (!failed) throw new Error("No mail of the demo failed");
  expect(failed).toMatchObject({ recipient: "joseph@mistyped.example", sentAt: null, dueAt: null });
  expect(isMessageReadable({ ...failed, isSecret: false })).toBe(true);
  expect(checkSendAgain({ ...failed, state: "failed", now: clock.read() }).ok).toBe(true);
});

test("some goods have batches, the demo's orders are known of them, and the stock is as before", async () => {
  const { db, clock } = store();
  const shop = demoShop({ now: clock.read() });
  const ids = [...new Set(shop.batches.map(({ productId }) => productId))];
  const stocks = () =>
    db
      .select({ id: products.id, stock: products.stock })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(asc(products.id));
  const before = await stocks();
  await seedBatches(db, shop);
  expect(await stocks()).toEqual(before);
  const rows = await db.select().from(stockBatches).orderBy(asc(stockBatches.id));
  expect(rows.map(({ number, piecesLeft }) => [number, piecesLeft])).toEqual(
    shop.batches.map(({ number, left }) => [number, left]),
  );
  const [soon] = rows;
  const known = await db
    .select({ change: batchMovements.change })
    .from(batchMovements)
    .where(sql`${batchMovements.batchId} = ${soon?.id} and ${batchMovements.orderId} is not null`);
  expect(known.map(({ change }) => change)).toEqual([-2, -2]);
  const inLedger = sql`(select sum(change) from stock_movements where product_id = ${products.id})`;
  expect(await db.$count(products, sql`${products.stock} <> ${inLedger}`)).toBe(0);
});
