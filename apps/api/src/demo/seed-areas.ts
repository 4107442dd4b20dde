import type { DemoShop } from "@store/demo";
import { voucherKey } from "@store/domain";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import { cleanPost } from "../modules/blogs/write-posts.ts";
import { writeEvents } from "../modules/events/write-events.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { insertRows } from "./insert-rows.ts";
import { AREAS, type Area } from "./lacks-seed.ts";

/** The stores that people walk into, in the order in which they are shown. */
const seedStores = (db: Database, { stores }: DemoShop): Promise<void> =>
  insertRows(
    db,
    tables.stores,
    stores.map(({ imageKey, ...store }, position) => ({ ...store, position, image: picturePath(imageKey) })),
  );

/** Events past and coming, with who is registered. */
async function seedEvents(db: Database, { events }: DemoShop): Promise<void> {
  await writeEvents(
    db,
    events.map(({ guests, imageKey, ...event }) => ({
      ...event,
      image: picturePath(imageKey),
      attendees: guests.length,
    })),
  );
  await insertRows(
    db,
    tables.eventTickets,
    events.flatMap(({ id, guests }) => guests.map((guest) => ({ ...guest, eventId: id }))),
  );
}

/** The vouchers of the sample shop. */
export async function seedVouchers(db: Database, { vouchers, vouchersCreatedAt }: DemoShop): Promise<void> {
  await insertRows(
    db,
    tables.vouchers,
    vouchers.map((voucher) => ({
      ...voucher,
      codeKey: voucherKey(voucher.code),
      createdAt: vouchersCreatedAt,
    })),
  );
}

interface Seed {
  readonly table: (typeof AREAS)[Area];
  readonly seed: (db: Database, shop: DemoShop) => Promise<void>;
}

const SEEDS: Readonly<Record<Area, Seed>> = {
  deliveryOptions: {
    table: AREAS.deliveryOptions,
    seed: (db, { deliveryOptions }) => insertRows(db, tables.deliveryOptions, deliveryOptions),
  },
  stores: { table: AREAS.stores, seed: seedStores },
  events: { table: AREAS.events, seed: seedEvents },
  appointmentSlots: {
    table: AREAS.appointmentSlots,
    seed: (db, { appointmentSlots }) => insertRows(db, tables.appointmentSlots, appointmentSlots),
  },
  vouchers: { table: AREAS.vouchers, seed: seedVouchers },
  discounts: { table: AREAS.discounts, seed: (db, { discounts }) => insertRows(db, tables.discounts, discounts) },
  pages: { table: AREAS.pages, seed: (db, { pages }) => insertRows(db, tables.pages, pages.map(cleanPost)) },
};

/** Fills those areas that hold nothing yet. */
export async function seedEmptyAreas(db: Database, shop: DemoShop): Promise<void> {
  for (const { table, seed } of Object.values(SEEDS)) {
    if ((await db.$count(table)) === 0) await seed(db, shop);
  }
}
