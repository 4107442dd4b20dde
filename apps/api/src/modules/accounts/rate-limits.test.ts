import { sendOtp, signIn, verifyOtp } from "@store/api-client/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
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
