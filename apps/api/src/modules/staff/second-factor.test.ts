import { createHash } from "node:crypto";
import type { Call } from "@store/api-client";
import {
  allEndpoints,
  beginSecondFactor,
  confirmSecondFactor,
  dashboard,
  renewRecoveryCodes,
  resetSecondFactor,
  staffSession,
  verifySecondFactor,
} from "@store/api-client/contract";
import {
  ENTER_SECOND_FACTOR,
  readRecoveryCode,
  SECOND_FACTOR_TTL_MS,
  SET_UP_SECOND_FACTOR,
  WRONG_SECOND_FACTOR,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { recoveryCodes as codesTable, customers, staffActions, staffMembers } from "../../db/schema/index.ts";
import { totpAt } from "../../identity/totp.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newSession } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SECOND_FACTOR, SECOND_FACTOR_STANDS } from "../staff-lists/messages.ts";

const store = useTestStore();
const production = useTestStore({ mode: "production" });
const strict = useTestStore({ rateLimitFactor: 1 });

/** A member whose authenticator app is set up. */
async function withApp(of = store) {
  const member = await newStaffMember(of(), "packer");
  const { data } = await expectDone(member(beginSecondFactor));
  const code = () => totpAt(data.secret, of().clock.read());
  const confirmed = await expectDone(member(confirmSecondFactor, { body: { code: code() } }));
  return { member, code, uri: data.uri, recoveryCodes: confirmed.data.recovery_codes.map(readRecoveryCode) };
}

/** The same member in another browser: a session that has entered no code. */
async function elsewhere(customerId: number) {
  const identity = await newSession(store(), customerId);
  return Object.assign(store().as(identity), { identity });
}

const stateOf = async (call: Call) => (await expectDone(call(staffSession))).data.second_factor;

describe("the second factor", () => {
  test("is a member's choice in a demo", async () => {
    const member = await newStaffMember(store(), "packer");
    expect(await stateOf(member)).toBe("off");
    await expectDone(member(dashboard));
  });

  test("has to be set up in production before anything else opens", async () => {
    const member = await newStaffMember(production(), "owner");
    expect(await stateOf(member)).toBe("setup");
    expect((await expectRefused(member(dashboard), 403)).message).toBe(SET_UP_SECOND_FACTOR);
    const { data } = await expectDone(member(beginSecondFactor));
    await expectDone(member(confirmSecondFactor, { body: { code: totpAt(data.secret, production().clock.read()) } }));
    await expectDone(member(dashboard));
  });

  test("once set up, is asked of each session, and opens the dashboard for a while", async () => {
    const { member, code, uri } = await withApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    await expectDone(member(dashboard));

    const other = await elsewhere(member.customer.customerId);
    expect(await stateOf(other)).toBe("required");
    expect((await expectRefused(other(dashboard), 403)).message).toBe(ENTER_SECOND_FACTOR);
    store().clock.advance(1);
    await expectDone(other(verifySecondFactor, { body: { code: code() } }));
    expect(await stateOf(other)).toBe("verified");
    await expectDone(other(dashboard));

    store().clock.advance(SECOND_FACTOR_TTL_MS / 60_000);
    expect(await stateOf(other)).toBe("required");
  });

  test("closes every call but those that enter it", async () => {
    const { member } = await withApp();
    const other = await elsewhere(member.customer.customerId);
    const { token } = other.identity;
    for (const [name, { access, isOpenBeforeSecondFactor, method, path }] of Object.entries(allEndpoints)) {
      if (access !== "staff") continue;
      const headers = { authorization: `token ${token}` };
      const { status } = await store().request(path.replaceAll(/\{\w+\}/g, "1"), { method, headers });
      if (isOpenBeforeSecondFactor) expect(status, name).not.toBe(403);
      else expect(status, name).toBe(403);
    }
  });

  test("takes a code once, and none that is old or made up", async () => {
    const { member, code } = await withApp();
    const other = await elsewhere(member.customer.customerId);
    const used = code();
    const refuse = async (wrong: string) =>
      expect((await expectRefused(other(verifySecondFactor, { body: { code: wrong } }), 400)).errors).toEqual({
        code: [WRONG_SECOND_FACTOR],
      });
    await refuse(used);
    store().clock.advance(2);
    await refuse(used);
    await refuse(code() === "123456" ? "654321" : "123456");
    await expectDone(other(verifySecondFactor, { body: { code: code() } }));
  });

  test("lets nobody replace an app that is set up, and keeps no secret that can be read", async () => {
    const { member } = await withApp();
    expect((await expectRefused(member(beginSecondFactor), 409)).message).toBe(SECOND_FACTOR_STANDS);
    const { customerId } = member.customer;
    const [row] = await store().db.select().from(staffMembers).where(eq(staffMembers.customerId, customerId));
    expect(row?.totpSecret).not.toMatch(/^[A-Z2-7]+$/);
    const audit = await store().db.select().from(staffActions).where(eq(staffActions.subjectId, customerId));
    expect(audit).toEqual([expect.objectContaining({ action: "set up second factor", customerId, after: {} })]);
  });

  test("is not opened by the code of an app that was never confirmed", async () => {
    const member = await newStaffMember(production(), "packer");
    const { data } = await expectDone(member(beginSecondFactor));
    const code = totpAt(data.secret, production().clock.read());
    await expectRefused(member(verifySecondFactor, { body: { code } }), 400);
    await expectRefused(member(dashboard), 403);
  });

  test("cannot be guessed: ten tries of an account lock it, whichever session they come from, and no colleague", async () => {
    const { member, code } = await withApp(strict);
    const { customerId } = member.customer;
    const sessions = await Promise.all([1, 2, 3].map(async () => strict().as(await newSession(strict(), customerId))));
    // One try was the app's confirmation, which forgives nothing.
    for (let tries = 0; tries < 9; tries++) {
      const wrong = sessions[tries % 3]?.(verifySecondFactor, { body: { code: "000000" } });
      if (wrong) await expectRefused(wrong, 400);
    }
    for (const session of sessions) {
      strict().clock.advance(1);
      const locked = await expectRefused(session(verifySecondFactor, { body: { code: code() } }), 429);
      expect(locked.message).toMatch(/^Too many attempts. Please try again in \d+ minutes!$/);
    }
    const colleague = await withApp(strict);
    const another = strict().as(await newSession(strict(), colleague.member.customer.customerId));
    strict().clock.advance(1);
    await expectDone(another(verifySecondFactor, { body: { code: colleague.code() } }));
  });

  test("is not guessed day by day either: thirty tries lock the account until the next, right ones between or not", async () => {
    const { member, code } = await withApp(strict);
    const session = strict().as(await newSession(strict(), member.customer.customerId));
    const statuses = new Set<number>();
    for (let tries = 0; tries < 34; tries++) {
      strict().clock.advance(1);
      const isRight = tries % 8 === 7;
      const answer = await session(verifySecondFactor, { body: { code: isRight ? code() : "000000" } });
      if (!answer.ok && answer.failure.kind === "refused") statuses.add(answer.failure.httpStatus);
    }
    expect(statuses).toEqual(new Set([400, 429]));
  });
});

describe("a recovery code", () => {
  const enter = (call: Call, code: string) => call(verifySecondFactor, { body: { code } });
  const leftOf = async (call: Call) => (await expectDone(call(staffSession))).data.recovery_codes_left;

  test("opens the dashboard once where the app is lost, is recorded, and told to its member", async () => {
    const { member, recoveryCodes } = await withApp();
    const { customerId } = member.customer;
    const [code = "", ...others] = recoveryCodes;
    const email = `packer.${customerId}@example.com`;
    await store().db.update(customers).set({ email }).where(eq(customers.id, customerId));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await leftOf(member)).toBe(10);

    const other = await elsewhere(customerId);
    await expectDone(enter(other, code));
    await expectDone(other(dashboard));
    expect(await leftOf(other)).toBe(9);
    const third = await elsewhere(customerId);
    expect((await expectRefused(enter(third, code), 400)).errors).toEqual({ code: [WRONG_SECOND_FACTOR] });
    await expectRefused(third(dashboard), 403);
    await expectDone(enter(third, others[0] ?? ""));

    const audit = await store().db.select().from(staffActions).where(eq(staffActions.subjectId, customerId));
    expect(audit.filter(({ action }) => action === "use recovery code").map(({ after }) => after)).toEqual([
      { left: 9 },
      { left: 8 },
    ]);
    const mails = (await store().outbox()).filter(({ to }) => to === email);
    expect(mails.map(({ text }) => /Codes that are left: (\d)/.exec(text)?.[1])).toEqual(["8", "9"]);
  });

  test("is nobody else's", async () => {
    const { recoveryCodes } = await withApp();
    const { member: stranger } = await withApp();
    const session = await elsewhere(stranger.customer.customerId);
    await expectRefused(enter(session, recoveryCodes[0] ?? ""), 400);
  });

  test("is replaced by new ones, for a code of the app", async () => {
    const { member, code, recoveryCodes } = await withApp();
    store().clock.advance(1);
    await expectRefused(member(renewRecoveryCodes, { body: { code: "000000" } }), 400);
    const { data } = await expectDone(member(renewRecoveryCodes, { body: { code: code() } }));
    const other = await elsewhere(member.customer.customerId);
    await expectRefused(enter(other, recoveryCodes[0] ?? ""), 400);
    await expectDone(enter(other, readRecoveryCode(data.recovery_codes[0] ?? "")));
    const session = await elsewhere(member.customer.customerId);
    store().clock.advance(1);
    await expectRefused(session(renewRecoveryCodes, { body: { code: code() } }), 403);
  });

  test("exists only beside an app, and goes with it", async () => {
    const member = await newStaffMember(store(), "owner");
    const refused = await expectRefused(member(renewRecoveryCodes, { body: { code: "123456" } }), 409);
    expect(refused.message).toBe(NO_SECOND_FACTOR);
    expect(await leftOf(member)).toBeUndefined();
    const { member: packer, recoveryCodes } = await withApp();
    const { customerId } = packer.customer;
    await expectDone(member(resetSecondFactor, { params: { id: customerId } }));
    await expectRefused(enter(await elsewhere(customerId), recoveryCodes[0] ?? ""), 400);
    expect(await store().db.$count(codesTable, eq(codesTable.customerId, customerId))).toBe(0);
  });

  test("can be read from no copy of the database", async () => {
    const { member, recoveryCodes } = await withApp();
    const { customerId } = member.customer;
    const rows = await store().db.select().from(codesTable).where(eq(codesTable.customerId, customerId));
    const plain = recoveryCodes.map((code) => createHash("sha256").update(code).digest("hex"));
    for (const { hash } of rows) expect(plain).not.toContain(Buffer.from(hash).toString("hex"));
  });
});
