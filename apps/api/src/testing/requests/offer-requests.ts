import {
  addAppointmentSlot,
  addDayOff,
  cancelEvent,
  cancelEventTicket,
  createDeliveryOption,
  createDiscount,
  createEvent,
  createStore,
  createVoucher,
  editDeliveryOption,
  editDiscount,
  editEvent,
  editStore,
  editVoucher,
  endDiscount,
  endVoucher,
  letIn,
  moveDeliveryOption,
  moveStore,
  previewDiscount,
  type RequestOf,
  removeAppointmentSlot,
  removeDayOff,
  removeStore,
  staffAppointmentSlots,
  staffDeliveryOptions,
  staffDiscount,
  staffDiscounts,
  staffEvent,
  staffEvents,
  staffEventTicket,
  staffStore,
  staffStores,
  staffVoucher,
  staffVouchers,
  voucherUses,
  voucherUsesCsv,
} from "@store/api-client/contract";
import { addDays, DAY_MS, fromRupees, todayInIndia } from "@store/domain";
import { eq } from "drizzle-orm";
import {
  appointmentDaysOff,
  appointmentSlots,
  cities,
  deliveryOptions,
  discounts,
  states,
  stores,
  vouchers,
} from "../../db/schema/index.ts";
import { writeEvents } from "../../modules/events/write-events.ts";
import { ticketOf } from "../event-ticket.ts";
import type { TestStore } from "../test-store.ts";
import { GHEE, type Owner } from "./owner.ts";
import { right } from "./right-request.ts";

let last = 0;
const another = (): number => ++last;

/** A promotion's voucher of ₹50. */
export async function newVoucher(
  { db, clock }: TestStore,
  changed: Partial<typeof vouchers.$inferInsert> = {},
): Promise<{ readonly id: number; readonly code: string }> {
  const code = `TEST-${another()}`;
  const columns = { code, codeKey: code, kind: "flat" as const, amount: fromRupees(50), createdAt: clock.read() };
  const [row] = await db
    .insert(vouchers)
    .values({ ...columns, ...changed })
    .returning({ id: vouchers.id, code: vouchers.code });
  if (!row) throw new Error("Inserting a voucher returned no row");
  return row;
}

export const voucherTerms = (changed: Partial<RequestOf<typeof createVoucher>["body"]> = {}) => ({
  code: `NEW-${another()}`,
  kind: "percent" as const,
  percent: 10,
  cap: 150,
  ...changed,
});

/** A city of India, and its state. */
async function placeIn({ db }: TestStore, name = "Pune") {
  const [place] = await db
    .select({ city: cities.id, state: cities.stateId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, name));
  if (!place) throw new Error(`There is no ${name}`);
  return place;
}

export const storeForm = async (store: TestStore, changed: Partial<RequestOf<typeof createStore>["body"]> = {}) => ({
  store_name: "Surabhi Corner",
  landmark: "",
  address_line_1: "1 Neem Road",
  address_line_2: "",
  ...(await placeIn(store)),
  postal_code: "411001",
  work_start_time: "9:00",
  work_end_time: "20:30",
  mobile_no: "98765 43210",
  email: "corner@example.com",
  ...changed,
});

async function anyStore({ db }: TestStore): Promise<number> {
  const [row] = await db.select({ cityId: stores.cityId }).from(stores).limit(1);
  const columns = { name: "Surabhi Corner", landmark: "", addressLine1: "1 Neem Road", addressLine2: "" };
  const contact = { postalCode: "411001", opensAt: "09:00", closesAt: "20:30", mobile: "+919876543210" };
  const [written] = await db
    .insert(stores)
    .values({ ...columns, ...contact, email: "corner@example.com", cityId: row?.cityId ?? 0, position: 99 })
    .returning({ id: stores.id });
  return written?.id ?? 0;
}

const later = ({ clock }: TestStore, days: number) => new Date(clock.read().getTime() + days * DAY_MS);

export const eventForm = (store: TestStore, changed: Partial<RequestOf<typeof createEvent>["body"]> = {}) => ({
  title: "Pressing oil",
  description: "<p>Come and see!</p>",
  start_datetime: later(store, 3).toISOString(),
  end_datetime: later(store, 3.1).toISOString(),
  venue_address: "Surabhi House",
  category: "Physical Event" as const,
  max_attendees: 20,
  ...changed,
});

/** An event in three days, which takes registrations. */
export async function newEvent(store: TestStore): Promise<number> {
  const [id = 0] = await writeEvents(store.db, [
    {
      ...{ title: "Pressing oil", descriptionHtml: "", startsAt: later(store, 3), endsAt: later(store, 3.1) },
      ...{ venueAddress: "Surabhi House", status: "PUBLISHED", category: "Physical Event", maxAttendees: 20 },
    },
  ]);
  return id;
}

async function newOption({ db }: TestStore): Promise<number> {
  const [row] = await db
    .insert(deliveryOptions)
    .values({ name: "Every 10 days", durationDays: 10, isOffered: false })
    .returning({ id: deliveryOptions.id });
  return row?.id ?? 0;
}

const option = { name: "Every 10 days", duration: 10, is_offered: false };

/** A slot before the day's first: at night nobody else's is near. */
async function nightSlot({ db }: TestStore): Promise<{ weekday: number; starting_hour: string }> {
  const slot = { weekday: 0, startingHour: `0${another() % 10}:00` };
  await db.insert(appointmentSlots).values(slot).onConflictDoNothing();
  return { weekday: slot.weekday, starting_hour: slot.startingHour };
}

const ofStore =
  <T>(make: (store: TestStore) => Promise<T>) =>
  async ({ store }: Owner): Promise<T> =>
    make(store);

export const discountTerms = (changed: Partial<RequestOf<typeof createDiscount>["body"]> = {}) => ({
  ...{ name: "Diwali", scope: "products" as const, targets: [GHEE], kind: "percent" as const, percent: 10 },
  ...changed,
});

/** A discount of 10 percent on ghee. */
async function newDiscount({ db, clock }: TestStore): Promise<number> {
  const now = clock.read();
  const terms = { name: "Diwali", scope: "products" as const, targets: [GHEE], kind: "percent" as const, percent: 10 };
  const [row] = await db
    .insert(discounts)
    .values({ ...terms, startsAt: now, createdAt: now })
    .returning({ id: discounts.id });
  if (!row) throw new Error("Inserting a discount returned no row");
  return row.id;
}

/** The dashboard's calls about what the shop offers beside its products. */
export const OFFER_REQUESTS = [
  right(staffDiscounts, () => ({})),
  right(
    staffDiscount,
    ofStore(async (store) => ({ params: { id: await newDiscount(store) } })),
  ),
  right(previewDiscount, () => ({ body: discountTerms() })),
  right(createDiscount, () => ({ body: discountTerms() })),
  right(
    editDiscount,
    ofStore(async (store) => ({ params: { id: await newDiscount(store) }, body: { ...discountTerms(), version: 1 } })),
  ),
  right(
    endDiscount,
    ofStore(async (store) => ({ params: { id: await newDiscount(store) }, body: { version: 1 } })),
  ),
  right(staffVouchers, () => ({})),
  right(
    staffVoucher,
    ofStore(async (store) => ({ params: { id: (await newVoucher(store)).id } })),
  ),
  right(createVoucher, () => ({ body: voucherTerms() })),
  right(
    editVoucher,
    ofStore(async (store) => {
      const { id, code } = await newVoucher(store);
      return { params: { id }, body: { ...voucherTerms({ code }), version: 1 } };
    }),
  ),
  right(
    endVoucher,
    ofStore(async (store) => ({ params: { id: (await newVoucher(store)).id }, body: { version: 1 } })),
  ),
  right(
    voucherUses,
    ofStore(async (store) => ({ params: { id: (await newVoucher(store)).id } })),
  ),
  right(
    voucherUsesCsv,
    ofStore(async (store) => ({ params: { id: (await newVoucher(store)).id } })),
  ),
  right(staffStores, () => ({})),
  right(
    staffStore,
    ofStore(async (store) => ({ params: { id: await anyStore(store) } })),
  ),
  right(
    createStore,
    ofStore(async (store) => ({ body: await storeForm(store) })),
  ),
  right(
    editStore,
    ofStore(async (store) => ({
      params: { id: await anyStore(store) },
      body: { ...(await storeForm(store)), version: 1 },
    })),
  ),
  right(
    moveStore,
    ofStore(async (store) => ({ params: { id: await anyStore(store) }, body: { to: "before" as const } })),
  ),
  right(
    removeStore,
    ofStore(async (store) => ({ params: { id: await anyStore(store) } })),
  ),
  right(staffEventTicket, async ({ store }) => ({ params: { code: await ticketOf(store) } })),
  right(letIn, async ({ store }) => ({ params: { code: await ticketOf(store) }, body: { is_in: true } })),
  right(cancelEventTicket, async ({ store }) => ({ params: { code: await ticketOf(store) } })),
  right(staffEvents, () => ({})),
  right(
    staffEvent,
    ofStore(async (store) => ({ params: { id: await newEvent(store) } })),
  ),
  right(createEvent, ({ store }) => ({ body: eventForm(store) })),
  right(
    editEvent,
    ofStore(async (store) => ({ params: { id: await newEvent(store) }, body: { ...eventForm(store), version: 1 } })),
  ),
  right(
    cancelEvent,
    ofStore(async (store) => ({ params: { id: await newEvent(store) }, body: { version: 1 } })),
  ),
  right(staffDeliveryOptions, () => ({})),
  right(createDeliveryOption, () => ({ body: option })),
  right(
    editDeliveryOption,
    ofStore(async (store) => ({ params: { id: await newOption(store) }, body: { ...option, version: 1 } })),
  ),
  right(
    moveDeliveryOption,
    ofStore(async (store) => ({ params: { id: await newOption(store) }, body: { to: "before" as const } })),
  ),
  right(staffAppointmentSlots, () => ({})),
  right(addAppointmentSlot, () => ({ body: { weekday: 6, starting_hour: `0${another() % 10}:00` } })),
  right(
    removeAppointmentSlot,
    ofStore(async (store) => ({ body: await nightSlot(store) })),
  ),
  right(addDayOff, ({ store }) => ({ body: { day: addDays(todayInIndia(store.clock.read()), 80) } })),
  right(
    removeDayOff,
    ofStore(async ({ db, clock }) => {
      const day = addDays(todayInIndia(clock.read()), 70 + (another() % 20));
      await db.insert(appointmentDaysOff).values({ day }).onConflictDoNothing();
      return { body: { day } };
    }),
  ),
];
