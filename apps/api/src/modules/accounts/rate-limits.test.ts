import {
  requestPasswordReset,
  resetPassword,
  sendEmailCode,
  sendOtp,
  signIn,
  signUp,
  verifyOtp,
} from "@store/api-client/contract";
import { VERIFY_NOT_A_ROBOT } from "@store/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { newMobileAccount } from "../../testing/mobile-account.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

const MINUTE = 60_000;
const from = (address: string, path: string, body: object, cookie?: string) =>
  store().request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

// The limits read the system's time. Only the date is faked: timers and the database go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of the requests are answered before the first 429; after it all others must be 429, too. */
async function answeredOf(times: number, ask: (index: number) => Promise<Response>): Promise<number> {
  const statuses = [];
  for (let index = 1; index <= times; index++) statuses.push((await ask(index)).status);
  const answered = statuses.filter((status) => status !== 429).length;
  expect(statuses.slice(answered).every((status) => status === 429)).toBe(true);
  return answered;
}

describe("OTPs", () => {
  const send = (mobile_no: string, address: string) => from(address, sendOtp.path, { mobile_no, recaptcha: SOLVED });
  const sendWithout = (mobile_no: string, address: string, recaptcha?: string) =>
    from(address, sendOtp.path, { mobile_no, recaptcha });

  test("go to one number three times an hour without a captcha, whoever asks", async () => {
    const mobile = "+919000000014";
    for (let index = 1; index <= 3; index++) {
      expect((await sendWithout(mobile, `192.0.2.${index}`)).status).toBe(200);
    }
    const sentBefore = (await store().outbox()).length;
    for (const recaptcha of [undefined, "wrong"]) {
      const refused = await sendWithout(mobile, "192.0.2.4", recaptcha);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        status: false,
        message: VERIFY_NOT_A_ROBOT,
        errors: { recaptcha: [VERIFY_NOT_A_ROBOT] },
      });
    }
    expect((await store().outbox()).length).toBe(sentBefore);
    expect((await sendWithout(mobile, "192.0.2.4", SOLVED)).status).toBe(200);
    expect((await sendWithout(mobile, "192.0.2.4")).status, "each needs one of its own").toBe(400);
    expect((await sendWithout("+919000000015", "192.0.2.4")).status, "another number").toBe(200);
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    expect((await sendWithout(mobile, "192.0.2.4")).status, "an hour later").toBe(200);
  });

  test("that nobody solved a captcha for use up nobody's share of the number", async () => {
    const mobile = "+919000000016";
    for (let index = 1; index <= 3; index++) await sendWithout(mobile, "192.0.2.10");
    for (let index = 1; index <= 20; index++) await sendWithout(mobile, `192.0.2.${10 + index}`);
    expect((await sendWithout(mobile, "192.0.2.40", SOLVED)).status).toBe(200);
  });

  test("go to one number five times in a quarter of an hour for one address; its holder can still ask for one", async () => {
    const mobile = "+919000000010";
    expect(await answeredOf(8, () => send(mobile, "203.0.113.1"))).toBe(5);
    const refused = await send(mobile, "203.0.113.1");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      status: false,
      message: expect.stringContaining("Too many attempts"),
    });
    expect((await send(mobile, "203.0.113.99")).status).toBe(200);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    expect((await send(mobile, "203.0.113.1")).status).toBe(200);
  });

  test("go to one number fifteen times in a quarter of an hour, whoever asks", async () => {
    expect(await answeredOf(16, (index) => send("+919000000012", `203.0.113.${index}`))).toBe(15);
  });

  test.each([
    ["ten times a day for one address", "+919000000013", () => "203.0.113.7", 10],
    ["fifty times a day, whoever asks", "+919000000011", (index: number) => `203.0.113.${index}`, 50],
  ])("go to one number %s", async (_, mobile, addressOf, most) => {
    const ask = (index: number) => {
      vi.setSystemTime(Date.now() + 16 * MINUTE);
      return send(mobile, addressOf(index));
    };
    expect(await answeredOf(most + 1, ask)).toBe(most);
  });

  test("go on to a number whose holder uses them", async () => {
    const { mobile } = demoPerson("customer");
    for (let login = 1; login <= 16; login++) {
      await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
      const [newest] = (await store().outbox()).filter(({ to }) => to === mobile);
      const otp = newest?.text.slice(0, 6) ?? "";
      await expectDone(store().nobody(verifyOtp, { body: { mobile_no: mobile, otp } }));
    }
  });

  test("are asked for by one address thirty times in a quarter of an hour, for whatever numbers", async () => {
    expect(await answeredOf(31, (index) => send(`+91900000${1000 + index}`, "198.51.100.7"))).toBe(30);
  });
});

describe("passwords", () => {
  test("that are right are not counted", async () => {
    const { email, password } = demoPerson("staff");
    for (let login = 1; login <= 12; login++) await expectDone(store().nobody(signIn, { body: { email, password } }));
  });

  const RAVI = { email: "ravi@example.com", password: "Organic@2026" };
  const tryWrong = (address: string, email = RAVI.email) =>
    from(address, signIn.path, { email, password: "Wrong_2026" });

  test("are tried ten times in a quarter of an hour for one email by one address, which the right one waits for", async () => {
    expect(await answeredOf(12, () => tryWrong("203.0.113.1"))).toBe(10);
    const right = { ...RAVI, email: RAVI.email.toUpperCase() };
    expect((await from("203.0.113.1", signIn.path, right)).status).toBe(429);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    expect((await from("203.0.113.1", signIn.path, right)).status).toBe(200);
  });

  test("that a stranger tries lock nobody out at another address", async () => {
    for (const address of ["203.0.113.2", "203.0.113.3"]) await answeredOf(60, () => tryWrong(address));
    expect((await from("198.51.100.1", signIn.path, RAVI)).status).toBe(200);
  });

  test.each(["asha@example.com", "nobody@example.com"])(
    "are tried a hundred times for %s, by however many addresses",
    async (email) => {
      vi.setSystemTime(Date.now() + 16 * MINUTE);
      expect(await answeredOf(102, (index) => tryWrong(`192.0.2.${index}`, email))).toBe(100);
    },
  );

  describe("in a browser that has logged in before", () => {
    const ASHA = demoPerson("customer");
    const HOME = "203.0.113.200";
    const DAY_MINUTES = 24 * 60;

    /** The cookie that a login sets, as the browser sends it back. */
    const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const logIn = ({ email, password }: { email: string; password: string }, cookie?: string, address = HOME) =>
      from(address, signIn.path, { email, password }, cookie);
    const tryWrongInBrowser = (cookie: string, index: number) =>
      from(`198.51.100.${index}`, signIn.path, { email: ASHA.email, password: "Wrong_2026" }, cookie);

    const lockStrangersOut = () => answeredOf(101, (index) => tryWrong(`192.0.2.${index}`, ASHA.email));

    // Each test begins when the counts of the one before have ended.
    let minutes = 16;
    beforeEach(() => {
      minutes += 32;
      vi.setSystemTime(Date.now() + minutes * MINUTE);
    });

    test("let the holder in, while a hundred addresses have tried theirs", async () => {
      const known = await logIn(ASHA);
      expect(known.headers.get("set-cookie")).toMatch(
        /^__Host-known_browser=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(await lockStrangersOut()).toBe(100);
      expect((await logIn(ASHA)).status, "a stranger").toBe(429);
      const again = await logIn(ASHA, cookieOf(known));
      expect(again.status, "the holder").toBe(200);
      await lockStrangersOut();
      expect((await logIn(ASHA, cookieOf(again))).status, "the holder, with the new cookie").toBe(200);
    });

    test("let nobody in with a cookie that is forged, another account's or too old", async () => {
      const foreign = cookieOf(await logIn(RAVI));
      const own = cookieOf(await logIn(ASHA));
      const [issuedAt, id, signature] = own.split(".");
      const forged = [
        "__Host-known_browser=",
        "__Host-known_browser=..",
        `${issuedAt}.other.${signature}`,
        `${own}x.y`,
        `${issuedAt}.${id}.`,
      ];
      await lockStrangersOut();
      for (const cookie of [foreign, ...forged]) expect((await logIn(ASHA, cookie)).status, cookie).toBe(429);
      store().clock.advance(366 * DAY_MINUTES);
      expect((await logIn(ASHA, own)).status, "too old").toBe(429);
    });

    test("are tried ten times in a quarter of an hour, which the right one waits for", async () => {
      const known = cookieOf(await logIn(ASHA));
      expect(await answeredOf(12, (index) => tryWrongInBrowser(known, index))).toBe(10);
      expect((await logIn(ASHA, known)).status).toBe(429);
      expect((await logIn(ASHA)).status, "elsewhere").toBe(200);
      vi.setSystemTime(Date.now() + 16 * MINUTE);
      expect((await logIn(ASHA, known)).status).toBe(200);
    });

    test("are counted by the browser after a login by OTP, too", async () => {
      await expectDone(store().nobody(sendOtp, { body: { mobile_no: ASHA.mobile } }));
      const [newest] = (await store().outbox()).filter(({ to }) => to === ASHA.mobile);
      const otp = newest?.text.slice(0, 6) ?? "";
      const known = cookieOf(await from(HOME, verifyOtp.path, { mobile_no: ASHA.mobile, otp }));
      await lockStrangersOut();
      expect((await logIn(ASHA, known)).status).toBe(200);
    });
  });
});

describe("forms", () => {
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
    const ask = (index: number) => from(address ?? `192.0.2.${index}`, path, bodyFor(index));
    expect(await answeredOf(most + 1, ask)).toBe(most);
  });

  test.each<[string, string, (recaptcha: string) => object]>([
    ["signups", signUp.path, (recaptcha) => signUpForm({ email: "nila@example.com", recaptcha })],
    ["resets", requestPasswordReset.path, (recaptcha) => ({ email: "asha@example.com", recaptcha })],
  ])("%s that solve no captcha use up nobody's share", async (_, path, bodyFor) => {
    for (let index = 1; index <= 6; index++) {
      expect((await from(`192.0.2.${100 + index}`, path, bodyFor("wrong"))).status).toBe(400);
    }
    expect((await from("192.0.2.200", path, bodyFor(SOLVED))).status).toBe(200);
  });
});

describe("codes that prove an email (C54)", () => {
  test("are mailed five times an hour for an account, and fifteen a day for all", async () => {
    const email = "somebody@example.com";
    const sent: number[] = [];
    for (let account = 0; account < 4; account += 1) {
      const call = await newMobileAccount(store());
      const headers = { "content-type": "application/json", authorization: `token ${call.login.token}` };
      const body = JSON.stringify({ email });
      sent.push(await answeredOf(7, () => store().request(sendEmailCode.path, { method: "POST", headers, body })));
    }
    expect(sent).toEqual([5, 5, 5, 0]);
  });
});
