import {
  addPasskey,
  addToCart,
  cart,
  deactivate,
  passkeys as ownPasskeys,
  passkeyCreation,
  passkeyLogin,
  passkeyRequest,
  profile,
  removePasskey,
  sendConfirmationOtp,
} from "@store/api-client/contract";
import {
  emailKey,
  minutesAfter,
  NO_SUCH_PASSKEY,
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEY_KNOWN,
  PASSKEY_NOT_ADDED,
  PASSKEY_REFUSED,
  PASSKEYS_AT_MOST,
  TOO_MANY_PASSKEYS,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clearExpired } from "../../clear-expired.ts";
import { customers, passkeyChallenges, passkeys } from "../../db/schema/index.ts";
import { type Authenticator, createAuthenticator, deviceOf, requestAs } from "../../testing/authenticator.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CONFIRM_FIRST, CONFIRMATION_WRONG } from "../accounts/messages.ts";

const GHEE = 1002;
const PASSWORD = "Neem-leaf-1";

const store = useTestStore();

/** A customer with an email and a password. */
async function somebody(): Promise<NewCustomer & { readonly email: string }> {
  const call = await newCustomer(store());
  const { customerId } = call.customer;
  const email = `${customerId}.holder@example.com`;
  await store()
    .db.update(customers)
    .set({ email, emailKey: emailKey(email), passwordHash: await testHasher.hash(PASSWORD) })
    .where(eq(customers.id, customerId));
  return Object.assign(call, { email });
}

const logIn = (credential: ReturnType<Authenticator["use"]>, call = store().nobody) =>
  call(passkeyLogin, { body: { credential } });
const request = () => requestAs(store().nobody);
const creationFor = async (call: NewCustomer) =>
  (await expectDone(call(passkeyCreation, { body: { password: PASSWORD } }))).data;
const listOf = async (call: NewCustomer) => (await expectDone(call(ownPasskeys))).data;

let holder: Awaited<ReturnType<typeof somebody>>;
beforeEach(async () => {
  holder = await somebody();
  store().clock.advance(1);
});

describe("adding a passkey", () => {
  test("asks again who it is: by the password, or by an OTP that was sent for it", async () => {
    const ask = (body: object) => holder(passkeyCreation, { body });
    expect((await expectRefused(ask({}), 400)).message).toBe(CONFIRM_FIRST);
    for (const body of [{ password: "Wrong-1" }, { otp: "000000" }])
      expect((await expectRefused(ask(body), 400)).message).toBe(CONFIRMATION_WRONG);
    await expectDone(holder(sendConfirmationOtp, { body: { action: "passkey" } }));
    const otp = /^\d{6}/.exec((await sentTo(store(), holder.mobile))[0] ?? "")?.[0];
    await expectDone(ask({ otp }));
  });

  test("names the site and the account, and nothing of the person but to the device", async () => {
    const { rp, user, authenticatorSelection, attestation } = await creationFor(holder);
    expect(rp.id).toBe("shop.test");
    expect(user).toMatchObject({ name: holder.email, displayName: "Kavita Rao" });
    expect(user.id).toBe((await creationFor(holder)).user.id);
    expect(user.id).not.toBe((await creationFor(await somebody())).user.id);
    expect(authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    expect(attestation).toBe("none");
  });

  test("lists it, and tells the customer by mail, as a removal does", async () => {
    await deviceOf(holder, PASSWORD, "Kavita's phone");
    const [added] = await listOf(holder);
    expect(added).toEqual({ id: added?.id, name: "Kavita's phone", created_at: store().clock.read().toISOString() });
    expect((await sentTo(store(), holder.email))[0]).toContain("“Kavita's phone” opens your account");
    store().clock.advance(1);
    await expectDone(holder(removePasskey, { params: { id: added?.id ?? 0 } }));
    expect(await listOf(holder)).toEqual([]);
    expect((await sentTo(store(), holder.email))[0]).toContain("“Kavita's phone” no longer opens your account");
    expect((await expectRefused(holder(removePasskey, { params: { id: added?.id ?? 0 } }), 404)).message).toBe(
      NO_SUCH_PASSKEY,
    );
  });

  test.each([
    ["of another site", { origin: "https://shop.test.evil.example" }],
    ["of the site by http", { origin: "http://shop.test" }],
    ["for another site's keys", { rpId: "evil.example" }],
    ["of another challenge", { challenge: "bm90LW91cnM" }],
    ["by a device that was not unlocked", { isVerified: false }],
    ["of a login", { type: "webauthn.get" }],
    ["under another id", { credentialId: "b3RoZXI" }],
    ["with a certificate to be looked up", { format: "apple" }],
  ])("refuses one %s, and adds nothing", async (_, lies) => {
    const credential = createAuthenticator().make(await creationFor(holder), lies);
    const refused = await expectRefused(holder(addPasskey, { body: { name: "Phone", credential } }), 400);
    expect(refused.message).toBe(PASSKEY_NOT_ADDED);
    expect(await listOf(holder)).toEqual([]);
  });

  test("takes a challenge once, from who got it, within some minutes", async () => {
    const add = (call: NewCustomer, credential: ReturnType<Authenticator["make"]>) =>
      call(addPasskey, { body: { name: "Phone", credential } });
    const options = await creationFor(holder);
    await expectRefused(add(await somebody(), createAuthenticator().make(options)), 400);
    await expectDone(add(holder, createAuthenticator().make(options)));
    await expectRefused(add(holder, createAuthenticator().make(options)), 400);
    const late = createAuthenticator().make(await creationFor(holder));
    store().clock.advance(PASSKEY_CHALLENGE_MINUTES);
    await expectRefused(add(holder, late), 400);
    // One that was asked for to log in adds nothing.
    const { challenge } = await request();
    await expectRefused(add(holder, createAuthenticator().make({ ...options, challenge })), 400);
    expect(await listOf(holder)).toHaveLength(1);
  });

  test("refuses one that an account has already, another's too", async () => {
    const device = await deviceOf(holder, PASSWORD);
    const { excludeCredentials } = await creationFor(holder);
    expect(excludeCredentials.map(({ id }) => id)).toEqual([device.id]);
    for (const call of [holder, await somebody()]) {
      const credential = device.make(await creationFor(call));
      const refused = await expectRefused(call(addPasskey, { body: { name: "Mine", credential } }), 409);
      expect(refused.message).toBe(PASSKEY_KNOWN);
    }
  });

  test("takes ten and no more", async () => {
    for (let one = 1; one < PASSKEYS_AT_MOST; one++) await deviceOf(holder, PASSWORD);
    const [last, more] = [await creationFor(holder), await creationFor(holder)];
    const add = (options: typeof last) =>
      holder(addPasskey, { body: { name: "Phone", credential: createAuthenticator().make(options) } });
    await expectDone(add(last));
    expect((await expectRefused(add(more), 409)).message).toBe(TOO_MANY_PASSKEYS);
    const refused = await expectRefused(holder(passkeyCreation, { body: { password: PASSWORD } }), 409);
    expect(refused.message).toBe(TOO_MANY_PASSKEYS);
    expect(await listOf(holder)).toHaveLength(PASSKEYS_AT_MOST);
  });
});

describe("logging in by a passkey", () => {
  test("opens the account as every login does, and brings the visitor's cart along", async () => {
    const device = await deviceOf(holder, PASSWORD);
    const visitor = await store().newVisitor();
    await expectDone(visitor(addToCart, { body: { pid: GHEE } }));
    store().clock.advance(1);
    const { data } = await expectDone(logIn(device.use(await requestAs(visitor)), visitor));
    expect(data).toMatchObject({ first_name: "Kavita", email: holder.email, cart_counter: 1 });
    const opened = store().as({ token: data.token });
    expect((await expectDone(opened(cart))).data.cart_items.map(({ product_id }) => product_id)).toEqual([GHEE]);
    expect((await listOf(holder))[0]?.last_used_at).toBe(store().clock.read().toISOString());
  });

  const refused = async (credential: ReturnType<Authenticator["use"]>) => {
    const { message, nonFieldErrors } = await expectRefused(logIn(credential), 400);
    expect([message, nonFieldErrors]).toEqual([PASSKEY_REFUSED, PASSKEY_REFUSED]);
  };

  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another site's keys", { rpId: "evil.example" }],
    ["of another challenge", { challenge: "bm90LW91cnM" }],
    ["by a device that was not unlocked", { isVerified: false }],
    ["that was made to add one", { type: "webauthn.create" }],
    ["of an unknown passkey", { credentialId: "b3RoZXI" }],
    ["for another account", { userHandle: "b3RoZXI" }],
  ])("refuses what is signed %s", async (_, lies) => {
    const device = await deviceOf(holder, PASSWORD);
    await refused(device.use(await request(), lies));
    await expectDone(logIn(device.use(await request())));
  });

  test("refuses another's passkey under one's own id, and one's own under another's", async () => {
    const [device, other] = [await deviceOf(holder, PASSWORD), await deviceOf(await somebody(), PASSWORD)];
    await refused(device.use(await request(), { credentialId: other.id }));
    const { response } = device.use(await request());
    await refused({ ...other.use(await request()), response });
  });

  test("takes a challenge once, whatever came of it, within some minutes", async () => {
    const device = await deviceOf(holder, PASSWORD);
    const options = await request();
    await refused(device.use(options, { isVerified: false }));
    await refused(device.use(options));
    const replayed = device.use(await request());
    await expectDone(logIn(replayed));
    await refused(replayed);
    const late = device.use(await request());
    store().clock.advance(PASSKEY_CHALLENGE_MINUTES);
    await refused(late);
    // One that somebody got to add a passkey logs nobody in.
    const { challenge } = await creationFor(holder);
    await refused(device.use({ ...(await request()), challenge }));
  });

  test("refuses a count that does not go up: the passkey has been copied", async () => {
    const device = await deviceOf(holder, PASSWORD);
    await expectDone(logIn(device.use(await request(), { count: 7 })));
    for (const count of [7, 6, 0]) await refused(device.use(await request(), { count }));
    await expectDone(logIn(device.use(await request(), { count: 8 })));
  });

  test("asks for nothing of a device that does not count", async () => {
    const device = await deviceOf(holder, PASSWORD);
    for (let login = 0; login < 2; login++) await expectDone(logIn(device.use(await request())));
  });

  test("ends with the passkey, which logs other devices out, and with the account", async () => {
    const [lost, kept] = [await deviceOf(holder, PASSWORD, "Lost"), await deviceOf(holder, PASSWORD, "Kept")];
    const { data: lostLogin } = await expectDone(logIn(lost.use(await request())));
    const [first] = await listOf(holder);
    await expectDone(holder(removePasskey, { params: { id: first?.id ?? 0 } }));
    await refused(lost.use(await request()));
    expect((await listOf(holder)).map(({ name }) => name)).toEqual(["Kept"]);
    await expectRefused(store().as({ token: lostLogin.token })(profile), 401);
    const { data } = await expectDone(logIn(kept.use(await request())));
    await expectDone(holder(deactivate));
    await expectRefused(store().as({ token: data.token })(profile), 401);
    await refused(kept.use(await request()));
    expect(await store().db.$count(passkeys, eq(passkeys.customerId, holder.customer.customerId))).toBe(0);
  });

  test("opens a blocked account, which may look at its orders but place none", async () => {
    const device = await deviceOf(holder, PASSWORD);
    const blocked = { blockedAt: store().clock.read(), blockedReason: "Test" };
    await store().db.update(customers).set(blocked).where(eq(customers.id, holder.customer.customerId));
    await expectDone(logIn(device.use(await request())));
  });
});

test("challenges that nobody signed go when they expire", async () => {
  await store().db.delete(passkeyChallenges);
  await request();
  store().clock.advance(1);
  await request();
  const later = minutesAfter(store().clock.read(), PASSKEY_CHALLENGE_MINUTES - 1);
  await clearExpired(store().db).run(later);
  expect(await store().db.$count(passkeyChallenges)).toBe(1);
});

describe("limits", () => {
  const limited = useTestStore({ rateLimitFactor: 1 });

  test("an address tries fifty passkeys in a quarter of an hour", async () => {
    const { nobody } = limited();
    const body = { credential: createAuthenticator().use(await requestAs(nobody), { userHandle: "b3RoZXI" }) };
    for (let tried = 0; tried < 50; tried++) await expectRefused(nobody(passkeyLogin, { body }), 400);
    await expectRefused(nobody(passkeyLogin, { body }), 429);
  });

  test("and asks for three hundred challenges", async () => {
    const { nobody } = limited();
    const asked = await Promise.all(Array.from({ length: 300 }, () => nobody(passkeyRequest)));
    expect(asked.some(({ ok }) => ok)).toBe(true);
    await expectRefused(nobody(passkeyRequest), 429);
  });
});
