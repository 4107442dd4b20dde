import { profile, requestPasswordReset, resetPassword, signIn } from "@store/api-client/contract";
import { PASSWORD_RULE, PASSWORDS_DIFFER, RESET_LINK_MINUTES, VERIFY_NOT_A_ROBOT } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers, outbox, passwordResets } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { resetLinkSentTo, sentTo } from "../../testing/messages.ts";
import { NEW_PASSWORD } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { RESET_LINK_INVALID, RESET_SENT } from "./messages.ts";

const store = useTestStore();
const { email, password: oldPassword } = demoPerson("customer");

beforeEach(() => store().db.delete(outbox));

const ask = (address = email, recaptcha: string = SOLVED) =>
  store().nobody(requestPasswordReset, { body: { email: address, recaptcha } });

async function newLink(): Promise<string> {
  await expectDone(ask());
  return (await resetLinkSentTo(store(), email)) ?? "";
}

const set = (resetUUID: string, new_password = NEW_PASSWORD, confirm_password = new_password) =>
  store().nobody(resetPassword, { params: { resetUUID }, body: { new_password, confirm_password } });

const logIn = (password: string) => store().nobody(signIn, { body: { email, password } });

describe("a forgotten password", () => {
  test("is reset by a mailed link, once; every device is logged out [R38] [R39]", async () => {
    const { call } = await store().logIn("customer");
    const link = await newLink();
    expect((await sentTo(store(), email))[0]).toContain(`https://shop.test/reset-password/${link}`);

    await expectDone(set(link));
    await expectRefused(call(profile), 401);
    await expectRefused(logIn(oldPassword), 400);
    await expectDone(logIn(NEW_PASSWORD));
    expect((await sentTo(store(), email))[0]).toContain("Your password has been changed, and");

    expect((await expectRefused(set(link, oldPassword), 404)).message).toBe(RESET_LINK_INVALID);
    await expectDone(logIn(NEW_PASSWORD));
    await expectDone(set(await newLink(), oldPassword));
  });

  test("needs the captcha [R38]", async () => {
    for (const answer of ["", "wrong"]) {
      expect((await expectRefused(ask(email, answer), 400)).message).toBe(VERIFY_NOT_A_ROBOT);
    }
    expect(await store().outbox()).toEqual([]);
  });

  test("is found by the email however it is written", async () => {
    await expectDone(ask(` ${email.toUpperCase()} `));
    expect(await resetLinkSentTo(store(), email)).toBeDefined();
  });

  test("of nobody gets the same reply, and mails nobody", async () => {
    expect(await expectDone(ask("nobody@example.com"))).toEqual({ status: true, message: RESET_SENT });
    expect(await store().outbox()).toEqual([]);
  });

  test("of a closed account is nobody's", async () => {
    const closed = demoPerson("elite").email;
    await store().db.update(customers).set({ isActive: false }).where(eq(customers.email, closed));
    expect(await expectDone(ask(closed))).toEqual({ status: true, message: RESET_SENT });
    expect(await store().outbox()).toEqual([]);
  });
});

describe("a link", () => {
  test("is good for thirty minutes", async () => {
    const late = await newLink();
    store().clock.advance(RESET_LINK_MINUTES);
    await expectRefused(set(late), 404);
    const early = await newLink();
    store().clock.advance(RESET_LINK_MINUTES - 1);
    await expectDone(set(early, oldPassword));
  });

  test("is void once another was sent, and once the password was changed", async () => {
    const [first, second] = [await newLink(), await newLink()];
    await expectRefused(set(first), 404);
    await expectDone(set(second, oldPassword));
    expect(await store().db.$count(passwordResets)).toBe(0);
  });

  test("is kept hashed, and as a secret that is void with it", async () => {
    const link = await newLink();
    const [kept] = await store().db.select().from(passwordResets);
    expect(Buffer.from(kept?.hash ?? []).toString("base64url")).not.toBe(link);
    const [mail] = await store().db.select().from(outbox);
    expect(mail?.secretUntil).toEqual(kept?.expiresAt);
  });

  test.each([
    ["weak", "weak", "new_password", PASSWORD_RULE],
    [NEW_PASSWORD, "Namaste_2027", "confirm_password", PASSWORDS_DIFFER],
  ])("is not used by a password that is refused: %s, %s", async (password, confirmation, field, words) => {
    const link = await newLink();
    expect((await expectRefused(set(link, password, confirmation), 400)).errors[field]).toEqual([words]);
    await expectDone(set(link, oldPassword));
  });

  test.each(["1", "a".repeat(43), "00000000-0000-4000-8000-000000000000"])(
    "that nobody was sent is refused: %s",
    async (link) => {
      expect((await expectRefused(set(link), 404)).message).toBe(RESET_LINK_INVALID);
    },
  );
});
