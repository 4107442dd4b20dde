import {
  addStaffMember,
  addStaffRole,
  beginSecondFactor,
  changeStaffRole,
  confirmSecondFactor,
  deleteStaffRole,
  removeStaffMember,
  team,
  verifySecondFactor,
} from "@store/api-client/contract";
import { readRecoveryCode } from "@store/domain";
import { expect, test } from "vitest";
import { staffMembers } from "../../db/schema/index.ts";
import { totpAt } from "../../identity/totp.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newSession } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

test("two owners who take the role from each other at once leave one", async () => {
  await store().db.delete(staffMembers);
  const [one, other] = [await newStaffMember(store(), "owner"), await newStaffMember(store(), "owner")];
  const answers = await Promise.all([
    one(changeStaffRole, { params: { id: other.customer.customerId }, body: { role: "packer" } }),
    other(removeStaffMember, { params: { id: one.customer.customerId } }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const rows = await store().db.select().from(staffMembers);
  expect(rows.filter(({ role }) => role === "owner")).toHaveLength(1);
});

test("an email that is added ten times at once works in the shop once", async () => {
  const owner = await newStaffMember(store(), "owner");
  const body = { email: "at.once@example.com", role: "packer" } as const;
  const answers = await Promise.all(Array.from({ length: 10 }, () => owner(addStaffMember, { body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.failure).toMatchObject({ httpStatus: 409 });
});

test("a code that is entered in ten browsers at once opens one of them", async () => {
  const member = await newStaffMember(store(), "owner");
  const { data } = await expectDone(member(beginSecondFactor));
  const code = () => totpAt(data.secret, store().clock.read());
  await expectDone(member(confirmSecondFactor, { body: { code: code() } }));
  store().clock.advance(1);
  const sessions = await Promise.all(
    Array.from({ length: 10 }, async () => store().as(await newSession(store(), member.customer.customerId))),
  );
  const entered = await Promise.all(sessions.map((call) => call(verifySecondFactor, { body: { code: code() } })));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  const open = await Promise.all(sessions.map((call) => call(team)));
  expect(open.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a role that is given and deleted at once is either deleted or given", async () => {
  const owner = await newStaffMember(store(), "owner");
  const other = await newStaffMember(store(), "owner");
  for (let round = 0; round < 5; round++) {
    const packer = await newStaffMember(store(), "packer");
    const body = { name: `Role ${round}`, permissions: ["stock" as const] };
    const { data } = await expectDone(owner(addStaffRole, { body }));
    const answers = await Promise.all([
      other(deleteStaffRole, { params: { id: data.id } }),
      owner(changeStaffRole, { params: { id: packer.customer.customerId }, body: { role: data.id } }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const failed = answers.find(({ ok }) => !ok);
    expect(failed).toMatchObject({ failure: { kind: "refused" } });
  }
});

test("a recovery code that is entered in five browsers at once opens one", async () => {
  const member = await newStaffMember(store(), "packer");
  const { customerId } = member.customer;
  const { data } = await expectDone(member(beginSecondFactor));
  const code = totpAt(data.secret, store().clock.read());
  const confirmed = await expectDone(member(confirmSecondFactor, { body: { code } }));
  const [recovery = ""] = confirmed.data.recovery_codes.map(readRecoveryCode);
  const sessions = await Promise.all(
    Array.from({ length: 5 }, async () => store().as(await newSession(store(), customerId))),
  );
  const entered = await Promise.all(sessions.map((call) => call(verifySecondFactor, { body: { code: recovery } })));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
});
