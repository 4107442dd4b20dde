import type { StaffRole } from "@store/domain";
import { staffMembers } from "../db/schema/index.ts";
import { type NewCustomer, newCustomer } from "./new-customer.ts";
import type { TestStore } from "./test-store.ts";

/** Somebody who works in the shop, logged in. */
export async function newStaffMember(store: TestStore, role: StaffRole): Promise<NewCustomer> {
  const member = await newCustomer(store);
  const { customerId } = member.customer;
  await store.db.insert(staffMembers).values({ customerId, role, joinedAt: store.clock.read() });
  return member;
}
