import { demoShop } from "@store/demo";
import { checkSendAgain, isMessageReadable } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  appointmentSlots,
  appointments,
  brands,
  deliveryOptions,
  events,
  eventTickets,
  inquiries,
  leads,
  outbox,
  stores,
} from "../db/schema/index.ts";
import { useTestStore } from "../testing/test-store.ts";
import { lacksSeed } from "./lacks-seed.ts";
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
