import type { Call } from "@store/api-client";
import {
  endCustomerSessions,
  endOtherSessions,
  endSession,
  profile,
  sessions,
  signIn,
} from "@store/api-client/contract";
import { emailKey } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessTokens, customers, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, newSession } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { sendParts } from "../../testing/requests/index.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { STAFF_IS_LOGGED_OUT_BY_OWNER } from "./routes.ts";
import { NO_SUCH_SESSION } from "./sessions.ts";

const store = useTestStore();
const PASSWORD = "Neem-leaf-1";
const PHONE = "Mozilla/5.0 (Linux; Android 16; K) Chrome/150.0 Mobile Safari/537.36";

let customer: NewCustomer;
beforeEach(async () => {
  customer = await newCustomer(store());
  store().clock.advance(1);
});

const idOf = (call: NewCustomer) => call.customer.customerId;
const listOf = async (call: Call) => (await expectDone(call(sessions))).data;
const another = async (of = customer) => store().as(await newSession(store(), idOf(of)));

/** As a browser does, which names itself. */
async function logInWith(device: string): Promise<void> {
  const email = `${idOf(customer)}.lost@example.com`;
  await store()
    .db.update(customers)
    .set({ email, emailKey: emailKey(email), passwordHash: await testHasher.hash(PASSWORD) })
    .where(eq(customers.id, idOf(customer)));
  const { status } = await sendParts(
    store(),
    signIn,
    { body: { email, password: PASSWORD } },
    { "user-agent": device },
  );
  expect(status).toBe(200);
}

describe("a customer's sessions", () => {
  test("are listed with their browsers, the one that asks first; those that are over are not", async () => {
    const began_at = store().clock.read().toISOString();
    await logInWith(PHONE);
    await logInWith("x".repeat(5000));
    const over = { hash: Buffer.from("over"), customerId: idOf(customer), createdAt: store().clock.read() };
    await store()
      .db.insert(accessTokens)
      .values({ ...over, expiresAt: store().clock.read() });
    expect(await listOf(customer)).toMatchObject([
      { device: "", is_current: true },
      { device: "x".repeat(200), is_current: false, began_at },
      { device: PHONE, is_current: false, began_at },
    ]);
  });

  test("end one by one: whoever holds one is logged out, the others are not", async () => {
    const [lost, kept] = [await another(), await another()];
    const id = (await listOf(lost)).find(({ is_current }) => is_current)?.id ?? 0;
    await expectDone(customer(endSession, { params: { id } }));
    await expectRefused(lost(profile), 401);
    await expectDone(kept(profile));
    expect((await expectRefused(customer(endSession, { params: { id } }), 404)).message).toBe(NO_SUCH_SESSION);
  });

  test("end all but the one that asks", async () => {
    const others = [await another(), await another()];
    const stranger = await newCustomer(store());
    expect((await expectDone(customer(endOtherSessions))).data).toEqual({ ended: 2 });
    for (const other of others) await expectRefused(other(profile), 401);
    expect(await listOf(customer)).toMatchObject([{ is_current: true }]);
    await expectDone(stranger(profile));
    expect((await expectDone(customer(endOtherSessions))).data).toEqual({ ended: 0 });
  });

  test("are shown up to fifty besides the one that asks, and all can be ended", async () => {
    for (let count = 0; count < 60; count++) await newSession(store(), idOf(customer));
    expect(await listOf(customer)).toHaveLength(51);
    expect((await expectDone(customer(endOtherSessions))).data).toEqual({ ended: 60 });
  });
});

describe("for a customer who calls", () => {
  const end = (by: NewCustomer, id: number) => by(endCustomerSessions, { params: { id } });

  test("the shop ends all sessions, and records who did", async () => {
    const manager = await newStaffMember(store(), "manager");
    const other = await another();
    expect((await expectDone(end(manager, idOf(customer)))).data).toEqual({ ended: 2 });
    for (const call of [customer, other]) await expectRefused(call(profile), 401);
    const isOf = and(eq(staffActions.subject, "customer"), eq(staffActions.subjectId, idOf(customer)));
    expect(await store().db.select().from(staffActions).where(isOf)).toMatchObject([
      { action: "end sessions", customerId: idOf(manager) },
    ]);
    expect((await expectRefused(end(manager, 2_000_000_000), 404)).message).toBe(NO_SUCH_CUSTOMER);
  });

  test("who works in the shop it ends none: that is an owner's to do", async () => {
    const manager = await newStaffMember(store(), "manager");
    const owner = await newStaffMember(store(), "owner");
    expect((await expectRefused(end(manager, idOf(owner)), 409)).message).toBe(STAFF_IS_LOGGED_OUT_BY_OWNER);
    await expectDone(owner(profile));
  });
});
