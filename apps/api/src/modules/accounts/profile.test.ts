import { profile, sendConfirmationOtp, updateProfile, verifyOtp } from "@store/api-client/contract";
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, PROFILE_MOBILE_INVALID } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo, sentTo } from "../../testing/messages.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import {
  CONFIRM_FIRST,
  CONFIRM_NEW_MOBILE,
  CONFIRMATION_WRONG,
  EMAIL_FIXED,
  MOBILE_TAKEN,
  OTP_INVALID,
} from "./messages.ts";

const store = useTestStore();
const { email, mobile } = demoPerson("customer");

const FORM = { first_name: "Asha", last_name: "Patel", company: "", email, mobile_no: mobile };

describe("the profile", () => {
  test("shows the customer and where to deliver", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(profile));
    expect(data).toMatchObject({ first_name: "Asha", email, mobile_no: mobile, is_wallet: true });
    expect(data.addresses?.length).toBeGreaterThan(0);
  });

  test("takes new names and a company, and the mobile as it is written otherwise", async () => {
    const { call } = await store().logIn("customer");
    const body = { ...FORM, first_name: " Aasha ", company: "Patel Traders", mobile_no: mobile.slice(1) };
    expect(await expectDone(call(updateProfile, { body }))).toEqual({
      status: true,
      data: { first_name: "Aasha", last_name: "Patel" },
    });
    const changed = { first_name: "Aasha", company: "Patel Traders", mobile_no: mobile, email };
    expect((await expectDone(call(profile))).data).toMatchObject(changed);
    await expectDone(call(updateProfile, { body: FORM }));
    expect((await expectDone(call(profile))).data.company).toBeUndefined();
  });

  test.each([
    ["first_name", { first_name: " " }, FIRST_NAME_REQUIRED, 400],
    ["last_name", { last_name: "" }, LAST_NAME_REQUIRED, 400],
    ["mobile_no", { mobile_no: "9812345670" }, PROFILE_MOBILE_INVALID, 400],
    ["mobile_no", { mobile_no: "+91981234567x" }, PROFILE_MOBILE_INVALID, 400],
    ["email", { email: "other@example.com" }, EMAIL_FIXED, 400],
    ["email", { email: "" }, EMAIL_FIXED, 400],
  ])("is refused for its %s, and stays as it was", async (field, changed, words, status) => {
    const { call } = await store().logIn("customer");
    const before = await expectDone(call(profile));
    const refused = await expectRefused(
      call(updateProfile, { body: { ...FORM, first_name: "Eve", ...changed } }),
      status,
    );
    expect([refused.message, refused.nonFieldErrors, refused.errors[field]]).toEqual([words, words, [words]]);
    expect(await expectDone(call(profile))).toEqual(before);
  });

  test("may be sent without the email, or with it written otherwise", async () => {
    const { call } = await store().logIn("customer");
    const { email: _, ...without } = FORM;
    await expectDone(call(updateProfile, { body: without }));
    await expectDone(call(updateProfile, { body: { ...FORM, email: email.toUpperCase() } }));
  });
});

describe("another mobile", () => {
  const NEW = "+919812345670";
  const PASSWORD = "Neem-leaf-1";

  async function somebody() {
    const call = await newCustomer(store());
    const { customerId } = call.customer;
    const reach = { email: `${customerId}@mail.example`, emailKey: `${customerId}@mail.example` };
    const passwordHash = await testHasher.hash(PASSWORD);
    await store()
      .db.update(customers)
      .set({ ...reach, passwordHash })
      .where(eq(customers.id, customerId));
    const change = (body: object) =>
      call(updateProfile, { body: { first_name: "Kavita", last_name: "Rao", mobile_no: NEW, ...body } });
    const otp = async (to: string, new_mobile_no?: string) => {
      store().clock.advance(1);
      await expectDone(call(sendConfirmationOtp, { body: { action: "mobile", new_mobile_no } }));
      return /^\d{6}/.exec((await sentTo(store(), to))[0] ?? "")?.[0] ?? "";
    };
    const current = async () => (await expectDone(call(profile))).data.mobile_no;
    return { call, customerId, email: reach.email, change, otp, current };
  }

  test.each(["password", "otp"] as const)(
    "needs the %s, and an OTP to the new number; the old one is told",
    async (by) => {
      const { call, change, otp, current, email: mailbox } = await somebody();
      const old = call.mobile;
      const mine = async () => (by === "password" ? { password: PASSWORD } : { otp: await otp(old) });

      expect((await expectRefused(change({}), 400)).message).toBe(CONFIRM_FIRST);
      expect((await expectRefused(change(await mine()), 400)).message).toBe(CONFIRM_NEW_MOBILE);
      const wrong = { ...(await mine()), new_otp: "000000" };
      await otp(NEW, NEW);
      expect((await expectRefused(change(wrong), 400)).message).toBe(OTP_INVALID);
      const stranger = { password: "Wrong-leaf-1", new_otp: await otp(NEW, NEW) };
      expect((await expectRefused(change(stranger), 400)).message).toBe(CONFIRMATION_WRONG);
      expect(await current()).toBe(old);

      await expectDone(change({ ...(await mine()), new_otp: await otp(NEW, NEW) }));
      expect(await current()).toBe(NEW);
      for (const to of [old, mailbox]) {
        const [told] = await sentTo(store(), to);
        expect(told).toContain("is now ••••••5670");
      }
      const login = await otpSentTo(store(), NEW);
      await expectDone(store().nobody(verifyOtp, { body: { mobile_no: NEW, otp: login } }));
      await store().db.update(customers).set({ mobile: null }).where(eq(customers.mobile, NEW));
    },
  );

  test("that another account has proven is not given away, one that is only claimed is", async () => {
    const [holder, other] = [await somebody(), await somebody()];
    const taken = holder.call.mobile;
    const change = async () =>
      other.change({ mobile_no: taken, password: PASSWORD, new_otp: await other.otp(taken, taken) });
    expect((await expectRefused(change(), 409)).message).toBe(MOBILE_TAKEN);
    expect(await holder.current()).toBe(taken);
    await store().db.update(customers).set({ mobileIsProven: false }).where(eq(customers.id, holder.customerId));
    await expectDone(change());
    expect([await other.current(), await holder.current()]).toEqual([taken, undefined]);
  });
});
