import { bookParcel, progressOrder } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import type { Courier } from "../../ports/courier/courier.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const keys = new Set<string>();
const courier: Courier = {
  name: "Garuda Parcels",
  createShipment: async (_, key) => {
    keys.add(key);
    return { state: "booked", number: `GP${keys.size}` };
  },
  track: () => undefined,
};
const store = useTestStore({ courier });

async function packed() {
  const packer = await newStaffMember(store(), "packer");
  const { orderId: id, txnId, amount } = await orderToPay(store(), GHEE);
  await report(store(), paidReport({ txnId, amount }));
  for (const [action, order_status] of [
    ["accept", "Pending"],
    ["pack", "Confirmed"],
  ] as const)
    await expectDone(packer(progressOrder, { params: { id }, body: { action, order_status, changes: 0 } }));
  return { packer, id };
}

test("a parcel that is booked several times at once is booked with one content", async () => {
  for (let round = 0; round < 5; round++) {
    keys.clear();
    const [first, added] = [await packed(), await packed()];
    await store().db.update(orders).set({ goesWith: first.id }).where(eq(orders.id, added.id));
    const book = (additions: readonly number[]) =>
      first.packer(bookParcel, {
        params: { id: first.id },
        body: { order_status: "Packed", additions: [...additions] },
      });
    const answers = await Promise.all([book([]), book([added.id]), book([]), book([added.id])]);
    // Who books the same once more gets the parcel that is booked.
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(keys.size).toBe(1);
  }
});
