import {
  addStaffMember,
  beginSecondFactor,
  changeStaffRole,
  confirmSecondFactor,
  dashboard,
  endStaffSession,
  mySessions,
  progressOrder,
  removeStaffMember,
  resetSecondFactor,
  shipParcel,
  staffOrder,
  staffOrders,
  staffSession,
  team,
  verifySecondFactor,
  withdrawOrder,
} from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { orders, staffMembers } from "../../db/schema/index.ts";
import { newCustomer } from "../new-customer.ts";
import type { Owner } from "./owner.ts";
import { right } from "./right-request.ts";

/** Somebody who packs: a member whom an owner may change. */
async function packer({ store }: Owner): Promise<number> {
  const { customerId } = (await newCustomer(store)).customer;
  await store.db.insert(staffMembers).values({ customerId, role: "packer", joinedAt: store.clock.read() });
  return customerId;
}

const WRONG_CODE = { body: { code: "000000" } };

/** The dashboard's calls. */
export const STAFF_REQUESTS = [
  right(dashboard, () => ({})),
  right(staffSession, () => ({})),
  right(verifySecondFactor, () => WRONG_CODE),
  right(beginSecondFactor, () => ({})),
  right(confirmSecondFactor, () => WRONG_CODE),
  right(team, () => ({})),
  right(addStaffMember, ({ customerId }) => ({
    body: { email: `${customerId}.new@example.com`, role: "packer" as const },
  })),
  right(changeStaffRole, async (owner) => ({
    params: { id: await packer(owner) },
    body: { role: "manager" as const },
  })),
  right(removeStaffMember, async (owner) => ({ params: { id: await packer(owner) } })),
  right(resetSecondFactor, async (owner) => ({ params: { id: await packer(owner) } })),
  right(staffOrders, () => ({})),
  right(staffOrder, async ({ onlineOrder }) => ({ params: { id: (await onlineOrder()).id } })),
  right(progressOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "accept" as const, order_status: "Pending" as const },
  })),
  right(shipParcel, async ({ store, onlineOrder }) => {
    const { id } = await onlineOrder();
    await store.db.update(orders).set({ orderStatus: "Packed" }).where(eq(orders.id, id));
    const tracking = { courier: "Garuda Parcels", tracking_number: "GP00000001" };
    return { params: { id }, body: { order_status: "Packed" as const, ...tracking } };
  }),
  right(withdrawOrder, async ({ onlineOrder }) => ({
    params: { id: (await onlineOrder()).id },
    body: { action: "cancel" as const, order_status: "Pending" as const },
  })),
  right(mySessions, () => ({})),
  right(endStaffSession, () => ({ params: { id: 2_000_000_000 } })),
];
