import { eliteCheck, logout, profile, signIn } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { WRONG_LOGIN } from "./messages.ts";

const store = useTestStore();
const { email, password } = demoPerson("customer");
const enter = (body: { email: string; password: string }) => store().nobody(signIn, { body });

describe("signing in with email and password", () => {
  test("answers what the session stores [R28] [R32]", async () => {
    const { data, allow_company_list } = await expectDone(enter({ email: ` ${email.toUpperCase()} `, password }));
    expect(data).toMatchObject({
      first_name: "Asha",
      last_name: "Patel",
      email,
      cart_counter: 0,
      wishlist_counter: 0,
      is_sose_elite_user: false,
      is_staff: false,
      is_superuser: false,
    });
    expect(data.id).toBeUndefined();
    expect(Buffer.from(data.token, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(allow_company_list).toEqual([5]);
  });

  test("gives an id to staff only [R32]", async () => {
    const { reply } = await store().logIn("staff");
    expect(reply.data).toMatchObject({ is_staff: true, id: expect.any(Number) });
  });

  test.each([
    ["a wrong password", { email, password: "Organic@2025" }],
    ["an unknown email", { email: "nobody@example.com", password }],
    ["a password that differs by a space", { email, password: `${password} ` }],
  ])("refuses %s in the same words [R29]", async (_, body) => {
    const { message, nonFieldErrors } = await expectRefused(enter(body), 400);
    expect([message, nonFieldErrors]).toEqual([WRONG_LOGIN, WRONG_LOGIN]);
  });

  test("refuses a deactivated account, and its token", async () => {
    const { call } = await store().logIn("staff");
    const { email: staffEmail, password: staffPassword } = demoPerson("staff");
    await store().db.update(customers).set({ isActive: false }).where(eq(customers.email, staffEmail));
    await expectRefused(enter({ email: staffEmail, password: staffPassword }), 400);
    await expectRefused(call(profile), 401);
    await store().db.update(customers).set({ isActive: true }).where(eq(customers.email, staffEmail));
  });
});

describe("a token", () => {
  test("is revoked by logout, and no other with it [R41]", async () => {
    const one = await store().logIn("customer");
    const other = await store().logIn("customer");
    await expectDone(one.call(logout));
    await expectRefused(one.call(profile), 401);
    expect((await expectDone(other.call(profile))).data).toMatchObject({ email, is_wallet: true });
  });

  test("ends after ninety days", async () => {
    const { call } = await store().logIn("customer");
    store().clock.advance(90 * 24 * 60 - 1);
    await expectDone(call(profile));
    store().clock.advance(1);
    await expectRefused(call(profile), 401);
  });
});

describe("the elite check", () => {
  test("is true for a member, until the membership ends [R110]", async () => {
    const { call, reply } = await store().logIn("elite");
    expect(reply.data.is_sose_elite_user).toBe(true);
    expect(await expectDone(call(eliteCheck))).toMatchObject({ is_sose_elite_user: true });
    store().clock.advance(365 * 24 * 60);
    const later = await store().logIn("elite");
    expect(await expectDone(later.call(eliteCheck))).toMatchObject({ is_sose_elite_user: false });
  });

  test("is false for other customers", async () => {
    const { call } = await store().logIn("customer");
    expect(await expectDone(call(eliteCheck))).toMatchObject({ is_sose_elite_user: false });
  });
});
