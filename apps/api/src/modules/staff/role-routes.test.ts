import {
  addStaffMember,
  addStaffRole,
  changeStaffRole,
  deleteStaffRole,
  editStaffRole,
  removeStaffMember,
  staffOrders,
  staffRoles,
  staffSession,
  staffStock,
  team,
} from "@store/api-client/contract";
import { LAST_OWNER, OWN_ROLES_MAXIMUM, ROLE_NAME_TAKEN, ROLE_NEEDS_PERMISSION, TOO_MANY_ROLES } from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { staffActions, staffMembers, staffRoles as table } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_ROLE, ROLE_HAS_MEMBERS } from "../staff-lists/messages.ts";

const store = useTestStore();

let owner: NewCustomer;
beforeEach(async () => {
  await store().db.delete(staffMembers);
  await store().db.delete(table);
  owner = await newStaffMember(store(), "owner");
});

const idOf = ({ customer }: NewCustomer) => customer.customerId;
const STOCK_TAKER = { name: "Stock taker", permissions: ["stock"] as const };
const add = async (name = STOCK_TAKER.name) =>
  (await expectDone(owner(addStaffRole, { body: { name, permissions: [...STOCK_TAKER.permissions] } }))).data.id;

/** Somebody whose role is one of the shop's own. */
async function memberIn(role: number): Promise<NewCustomer> {
  const member = await newStaffMember(store(), "packer");
  await expectDone(owner(changeStaffRole, { params: { id: idOf(member) }, body: { role } }));
  return member;
}

test("a role of the shop's own allows what was chosen, nothing else, and what it is changed to at once", async () => {
  const id = await add();
  const member = await memberIn(id);
  await expectDone(member(staffStock));
  await expectRefused(member(staffOrders), 403);
  expect((await expectDone(member(staffSession))).data).toMatchObject({ role: "Stock taker", permissions: ["stock"] });

  const body = { name: "Counter", permissions: ["orders" as const] };
  await expectDone(owner(editStaffRole, { params: { id }, body }));
  await expectDone(member(staffOrders));
  await expectRefused(member(staffStock), 403);
  expect((await expectDone(owner(staffRoles))).data).toEqual([{ id, ...body, members: 1 }]);
  const entry = (await expectDone(owner(team))).data.find((one) => one.id === idOf(member));
  expect(entry).toMatchObject({ role: id, role_name: "Counter" });

  const audit = await store()
    .db.select()
    .from(staffActions)
    .where(and(inArray(staffActions.subject, ["role", "staff"]), inArray(staffActions.subjectId, [id, idOf(member)])))
    .orderBy(asc(staffActions.id));
  expect(audit).toMatchObject([
    { action: "add role", after: STOCK_TAKER },
    { action: "change role", before: { role: "Packer" }, after: { role: "Stock taker" } },
    { action: "change role", before: STOCK_TAKER, after: body },
  ]);
});

test("somebody is taken in with it, and told its name", async () => {
  const role = await add();
  await expectDone(owner(addStaffMember, { body: { email: "kiran.stock@example.com", role } }));
  expect((await store().outbox())[0]?.text).toContain("Your role: Stock taker.");
});

test("never decides about the team", async () => {
  const member = await memberIn(await add());
  for (const call of [
    member(team),
    member(staffRoles),
    member(addStaffRole, { body: { name: "Another", permissions: ["stock"] } }),
  ])
    await expectRefused(call, 403);
  const body = JSON.stringify({ name: "Second owner", permissions: ["team"] });
  const headers = { authorization: `token ${owner.identity.token}`, "content-type": "application/json" };
  expect((await store().request(addStaffRole.path, { method: "POST", headers, body })).status).toBe(400);
});

test("is refused without a permission, under a name that is taken, and as one too many", async () => {
  const post = (name: string, permissions = [...STOCK_TAKER.permissions]) =>
    owner(addStaffRole, { body: { name, permissions } });
  expect((await expectRefused(post("Idle", []), 400)).errors).toEqual({ permissions: [ROLE_NEEDS_PERMISSION] });
  const id = await add();
  for (const name of ["STOCK  taker", "manager"])
    expect((await expectRefused(post(name), 409)).errors).toEqual({ name: [ROLE_NAME_TAKEN] });
  const other = await add("Other");
  const renamed = owner(editStaffRole, { params: { id: other }, body: { ...STOCK_TAKER, permissions: ["stock"] } });
  expect((await expectRefused(renamed, 409)).errors).toEqual({ name: [ROLE_NAME_TAKEN] });
  await expectDone(owner(editStaffRole, { params: { id }, body: { name: "stock taker", permissions: ["stock"] } }));

  const more = Array.from({ length: OWN_ROLES_MAXIMUM - 2 }, (_, index) => `Role ${index}`);
  await store()
    .db.insert(table)
    .values(more.map((name) => ({ name, nameKey: name.toLowerCase(), permissions: ["stock" as const] })));
  expect((await expectRefused(post("One more"), 409)).message).toBe(TOO_MANY_ROLES);
});

test("goes only when nobody works in it", async () => {
  const id = await add();
  const member = await memberIn(id);
  expect((await expectRefused(owner(deleteStaffRole, { params: { id } }), 409)).message).toBe(ROLE_HAS_MEMBERS);
  await expectDone(owner(removeStaffMember, { params: { id: idOf(member) } }));
  await expectDone(owner(deleteStaffRole, { params: { id } }));
  expect((await expectRefused(owner(deleteStaffRole, { params: { id } }), 404)).message).toBe(NO_SUCH_ROLE);
  const packer = await newStaffMember(store(), "packer");
  const given = owner(changeStaffRole, { params: { id: idOf(packer) }, body: { role: id } });
  expect((await expectRefused(given, 404)).errors).toEqual({ role: [NO_SUCH_ROLE] });
  const audit = await store().db.select().from(staffActions).where(eq(staffActions.action, "delete role"));
  expect(audit).toMatchObject([{ subjectId: id, before: STOCK_TAKER }]);
});

test("is not what the last owner is left with", async () => {
  const role = await add();
  const given = owner(changeStaffRole, { params: { id: idOf(owner) }, body: { role } });
  expect((await expectRefused(given, 409)).message).toBe(LAST_OWNER);
});
