import { profile, sendOtp, verifyOtp } from "@store/api-client/contract";
import { MOBILE_TEN_DIGITS, OTP_MINUTES, OTP_TRIES } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accessTokens, customers, otps } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo as readOtp, sentTo } from "../../testing/messages.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { NO_ACCOUNT, OTP_INVALID } from "./messages.ts";

const store = useTestStore();
const { mobile } = demoPerson("customer");
const STRANGER = "+919000000001";

const otpSentTo = (mobile_no: string) => readOtp(store(), mobile_no);

const verify = (otp: string, mobile_no = mobile) => store().nobody(verifyOtp, { body: { mobile_no, otp } });

/** Six digits other than the given ones. */
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

describe("an OTP", () => {
  test("has six digits and logs in, once [R27]", async () => {
    const otp = await otpSentTo(mobile);
    expect(otp).toMatch(/^\d{6}$/);
    const { data } = await expectDone(verify(otp));
    expect(data).toMatchObject({ first_name: "Asha", phone_no: mobile, is_staff: false, id: undefined });
    await expectDone(store().as({ token: data.token })(profile));
    const { message, nonFieldErrors } = await expectRefused(verify(otp), 400);
    expect([message, nonFieldErrors]).toEqual([OTP_INVALID, OTP_INVALID]);
  });

  test.each(["9876543210", "919876543210", "0 98765 43210", "+91-98765-43210"])(
    "is found by the number however it is written: %s",
    async (written) => {
      await expectDone(verify(await otpSentTo(mobile), written));
    },
  );

  test("is bound to the shop's site in the SMS, for browsers that fill it in (WebOTP)", async () => {
    const otp = await otpSentTo(mobile);
    const [text = ""] = await sentTo(store(), mobile);
    expect(text.split("\n").at(-1)).toMatch(new RegExp(`^@[a-z0-9.-]+ #${otp}$`));
  });

  test("is good for ten minutes", async () => {
    const early = await otpSentTo(mobile);
    store().clock.advance(OTP_MINUTES - 1);
    await expectDone(verify(early));
    const late = await otpSentTo(mobile);
    store().clock.advance(OTP_MINUTES);
    await expectRefused(verify(late), 400);
  });

  test("bears five tries", async () => {
    const otp = await otpSentTo(mobile);
    for (let attempt = 1; attempt < OTP_TRIES; attempt++) await expectRefused(verify(wrong(otp)), 400);
    await expectDone(verify(otp));

    const next = await otpSentTo(mobile);
    for (let attempt = 1; attempt <= OTP_TRIES; attempt++) await expectRefused(verify(wrong(next)), 400);
    await expectRefused(verify(next), 400);
  });

  test("is void once another was sent", async () => {
    const first = await otpSentTo(mobile);
    const second = await otpSentTo(mobile);
    if (first !== second) await expectRefused(verify(first), 400);
    await expectDone(verify(second));
  });

  test("belongs to one number", async () => {
    const otp = await otpSentTo(mobile);
    await expectRefused(verify(otp, STRANGER), 400);
    await expectDone(verify(otp));
  });

  test("is kept hashed, and so is the token", async () => {
    const otp = await otpSentTo(mobile);
    const [kept] = await store().db.select().from(otps).where(eq(otps.mobile, mobile));
    expect(kept?.hash).not.toContain(otp);
    const { data } = await expectDone(verify(otp));
    const tokens = await store().db.select().from(accessTokens);
    expect(tokens.length).toBeGreaterThan(0);
    for (const { hash } of tokens) expect(Buffer.from(hash).toString("base64url")).not.toBe(data.token);
  });

  test.each(["", "12345", "1234567", "12345a", "१२३४५६"])("must be six digits: %j", async (otp) => {
    expect((await expectRefused(verify(otp), 400)).errors.otp).toBeDefined();
  });
});

describe("whether a number has an account", () => {
  test("is not told when the OTP is sent [R26]", async () => {
    const known = await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
    const unknown = await expectDone(store().nobody(sendOtp, { body: { mobile_no: STRANGER } }));
    expect(unknown).toEqual(known);
  });

  test("is told to who holds the number: a right OTP without an account", async () => {
    const otp = await otpSentTo(STRANGER);
    expect((await expectRefused(verify(wrong(otp), STRANGER), 400)).message).toBe(OTP_INVALID);
    expect((await expectRefused(verify(otp, STRANGER), 404)).nonFieldErrors).toBe(NO_ACCOUNT);
  });

  test("a deactivated account is none", async () => {
    const { mobile: staffMobile } = demoPerson("staff");
    await store().db.update(customers).set({ isActive: false }).where(eq(customers.mobile, staffMobile));
    expect((await expectRefused(verify(await otpSentTo(staffMobile), staffMobile), 404)).message).toBe(NO_ACCOUNT);
    await store().db.update(customers).set({ isActive: true }).where(eq(customers.mobile, staffMobile));
  });

  test.each([
    ["", "Mobile number is required"],
    ["12345", MOBILE_TEN_DIGITS],
    ["+1 212 555 0100", MOBILE_TEN_DIGITS],
    ["98765432101", MOBILE_TEN_DIGITS],
  ])("a number that is none of India is refused: %j", async (mobile_no, message) => {
    const refused = await expectRefused(store().nobody(sendOtp, { body: { mobile_no } }), 400);
    expect(refused).toMatchObject({ message, errors: { mobile_no: [message] } });
  });
});
