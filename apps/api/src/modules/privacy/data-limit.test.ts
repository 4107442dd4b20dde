import { staffCustomerData } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

test("somebody of the staff downloads the data of ten customers a day; others go on", async () => {
  const [manager, other] = [await newStaffMember(store(), "manager"), await newStaffMember(store(), "manager")];
  const params = { id: (await newCustomer(store())).customer.customerId };
  for (let loaded = 0; loaded < 10; loaded++) await expectDone(manager(staffCustomerData, { params }));
  expect((await expectRefused(manager(staffCustomerData, { params }), 429)).message).toContain("Too many attempts");
  await expectDone(other(staffCustomerData, { params }));
});
