import {
  addAppointmentSlot,
  applyForEvent,
  cart,
  createStore,
  editEvent,
  editVoucher,
  endVoucher,
  moveStore,
  placeOrder,
  staffStores,
  validateVoucher,
} from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appointmentSlots, events, eventTickets, vouchers, voucherUses } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { eventForm, newEvent, newVoucher, storeForm } from "../../testing/requests/offer-requests.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const store = useTestStore();

test("seats that are lowered while thirty people register: no more attend than there are [R184]", async () => {
  const manager = await newStaffMember(store(), "manager");
  const id = await newEvent(store());
  const apply = (caller: number) =>
    store().nobody(applyForEvent, {
      body: {
        event_aaply_data: [
          { event: id, name: "Kavita Rao", email: `c${caller}@example.com`, phone_number: "+919811122233" },
        ],
      },
    });
  const lower = manager(editEvent, {
    params: { id },
    body: { ...eventForm(store(), { max_attendees: 5 }), version: 1 },
  });
  const answers = await Promise.all([lower, ...Array.from({ length: 30 }, (_, caller) => apply(caller))]);
  const [event] = await store().db.select().from(events).where(eq(events.id, id));
  const written = await store().db.$count(eventTickets, eq(eventTickets.eventId, id));
  expect(event?.attendees).toBe(written);
  // Either the seats were lowered first, or more were taken and they stay.
  expect(event?.maxAttendees).toBe(answers[0]?.ok ? 5 : 20);
  expect(written).toBe(event?.maxAttendees);
});

test("a voucher whose uses are lowered, and that is ended, while twenty orders use it: all uses are counted", async () => {
  await changeProduct(store(), GHEE, { stock: 1000, ...priced(1000, 12) });
  const manager = await newStaffMember(store(), "manager");
  const { id, code } = await newVoucher(store(), { usesLeft: 20 });
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const call = await newCustomer(store());
      const { address } = await readyToOrder(call, { pid: GHEE });
      await expectDone(call(validateVoucher, { query: { voucher_code: code } }));
      return { call, body: orderOf((await expectDone(call(cart))).data, address, DEFAULT_POLICY.shipping.charge) };
    }),
  );
  const terms = { code, kind: "flat" as const, amount: 50, max_uses: 10, version: 1 };
  const order = ({ call, body }: (typeof buyers)[number]) => call(placeOrder, { body });
  const [first, ...answers] = await Promise.all([
    manager(editVoucher, { params: { id }, body: terms }),
    ...buyers.slice(0, 12).map(order),
  ]);
  const [version, most] = first.ok ? [2, 10] : [1, 20];
  const [ended, ...late] = await Promise.all([
    manager(endVoucher, { params: { id }, body: { version } }),
    ...buyers.slice(12).map(order),
  ]);
  expect(ended.ok).toBe(true);
  const placed = [...answers, ...late].filter(({ ok }) => ok).length;
  const used = await store().db.$count(voucherUses, eq(voucherUses.voucherId, id));
  const [row] = await store().db.select().from(vouchers).where(eq(vouchers.id, id));
  expect(used).toBe(placed);
  expect(used + (row?.usesLeft ?? 0)).toBe(most);
  for (const buyer of buyers) expect((await expectDone(buyer.call(cart))).data.applied_voucher_code).toBeUndefined();
});

test("one hour that is added ten times at once is offered once", async () => {
  const manager = await newStaffMember(store(), "manager");
  const add = () => manager(addAppointmentSlot, { body: { weekday: 0, starting_hour: "04:00" } });
  const answers = await Promise.all(Array.from({ length: 10 }, add));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const isIt = and(eq(appointmentSlots.weekday, 0), eq(appointmentSlots.startingHour, "04:00"));
  expect(await store().db.$count(appointmentSlots, isIt)).toBe(1);
});

test("a store that is moved five times at once is five places further, and no other has changed places", async () => {
  const manager = await newStaffMember(store(), "manager");
  const body = await storeForm(store());
  const make = async () => (await expectDone(manager(createStore, { body }))).data.id;
  const [moved, ...others] = [await make(), await make(), await make(), await make(), await make(), await make()];
  const move = () => manager(moveStore, { params: { id: moved ?? 0 }, body: { to: "behind" } });
  for (const answer of await Promise.all(Array.from({ length: 5 }, move))) expect(answer.ok).toBe(true);
  const { data } = await expectDone(manager(staffStores, {}));
  expect(data.slice(-6).map(({ id }) => id)).toEqual([...others, moved]);
});
