import { requestPasswordReset, resetPassword, sendOtp, signIn, signUp, verifyOtp } from "@store/api-client/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

const MINUTE = 60_000;
const from = (address: string, path: string, body: object) =>
  store().request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });

// The limits count by the system's time; only the date stands still here, timers and the database go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("OTPs", () => {
  test("go to one number five times in a quarter of an hour, whoever asks", async () => {
    const mobile_no = "+919000000010";
    for (let sent = 1; sent <= 5; sent++) {
      expect((await from(`203.0.113.${sent}`, sendOtp.path, { mobile_no })).status).toBe(200);
    }
    const refused = await from("203.0.113.99", sendOtp.path, { mobile_no });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      status: false,
      message: expect.stringContaining("Too many attempts"),
    });
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    expect((await from("203.0.113.99", sendOtp.path, { mobile_no })).status).toBe(200);
  });

  test("go to one number thirty times a day", async () => {
    const mobile_no = "+919000000011";
    const statuses = [];
    for (let sent = 1; sent <= 31; sent++) {
      vi.setSystemTime(Date.now() + 16 * MINUTE);
      statuses.push((await from(`203.0.113.${sent}`, sendOtp.path, { mobile_no })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test("go on to a number whose holder uses them", async () => {
    const { mobile } = demoPerson("customer");
    for (let login = 1; login <= 7; login++) {
      await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
      const [newest] = (await store().outbox()).filter(({ to }) => to === mobile);
      const otp = newest?.text.slice(0, 6) ?? "";
      await expectDone(store().nobody(verifyOtp, { body: { mobile_no: mobile, otp } }));
    }
  });

  test("are asked for by one address thirty times in a quarter of an hour, for whatever numbers", async () => {
    const numbers = Array.from({ length: 31 }, (_, index) => `+91900000${1000 + index}`);
    const statuses = [];
    for (const mobile_no of numbers) statuses.push((await from("198.51.100.7", sendOtp.path, { mobile_no })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("passwords", () => {
  test("that are right are not counted", async () => {
    const { email, password } = demoPerson("staff");
    for (let login = 1; login <= 12; login++) await expectDone(store().nobody(signIn, { body: { email, password } }));
  });

  test("are tried ten times in a quarter of an hour for one email; the right one then waits too", async () => {
    const email = "ravi@example.com";
    for (let tried = 1; tried <= 10; tried++) {
      expect((await from(`203.0.113.${tried}`, signIn.path, { email, password: "wrong" })).status).toBe(400);
    }
    const right = { body: { email: email.toUpperCase(), password: "Organic@2026" } };
    await expectRefused(store().nobody(signIn, right), 429);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    await expectDone(store().nobody(signIn, right));
  });
});

describe("forms", () => {
  /** How many of so many requests are answered, each from an address of its own unless one is given. */
  async function answered(times: number, path: string, bodyFor: (index: number) => object, address?: string) {
    const statuses = [];
    for (let index = 1; index <= times; index++) {
      statuses.push((await from(address ?? `192.0.2.${index}`, path, bodyFor(index))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    return statuses.filter((status) => status !== 429).length;
  }

  test.each<[string, number, string, (index: number) => object, string?]>([
    ["five signups with one email", 5, signUp.path, () => signUpForm({ email: "one@example.com" })],
    ["five signups with one number", 5, signUp.path, () => signUpForm({ mobile_no: "+919000000020" })],
    ["twenty signups from one address", 20, signUp.path, () => signUpForm(), "198.51.100.20"],
    ["five resets for one email", 5, requestPasswordReset.path, () => ({ email: "a@example.com", recaptcha: SOLVED })],
    [
      "twenty resets from one address",
      20,
      requestPasswordReset.path,
      (index) => ({ email: `b-${index}@example.com`, recaptcha: SOLVED }),
      "198.51.100.21",
    ],
    [
      "thirty links tried from one address",
      30,
      resetPassword.path.replace("{resetUUID}", "x"),
      () => ({ new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }),
      "198.51.100.22",
    ],
  ])("%s are answered, and no more", async (_, most, path, bodyFor, address) => {
    expect(await answered(most + 1, path, bodyFor, address)).toBe(most);
  });

  test.each<[string, string, (recaptcha: string) => object]>([
    ["signups", signUp.path, (recaptcha) => signUpForm({ email: "asha@example.com", recaptcha })],
    ["resets", requestPasswordReset.path, (recaptcha) => ({ email: "asha@example.com", recaptcha })],
  ])("%s that solve no captcha use up nobody's share", async (_, path, bodyFor) => {
    for (let index = 1; index <= 6; index++) {
      expect((await from(`192.0.2.${100 + index}`, path, bodyFor("wrong"))).status).toBe(400);
    }
    expect((await from("192.0.2.200", path, bodyFor(SOLVED))).status).toBe(200);
  });
});
