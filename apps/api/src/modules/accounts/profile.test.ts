import { profile, updateProfile } from "@store/api-client/contract";
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, PROFILE_MOBILE_INVALID } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { EMAIL_FIXED, MOBILE_TAKEN } from "./messages.ts";

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

  test("takes new names, a company and a mobile", async () => {
    const { call } = await store().logIn("customer");
    const body = { ...FORM, first_name: " Aasha ", company: "Patel Traders", mobile_no: "919812345670" };
    expect(await expectDone(call(updateProfile, { body }))).toEqual({
      status: true,
      data: { first_name: "Aasha", last_name: "Patel" },
    });
    expect((await expectDone(call(profile))).data).toMatchObject({
      first_name: "Aasha",
      company: "Patel Traders",
      mobile_no: "+919812345670",
      email,
    });
    await expectDone(call(updateProfile, { body: FORM }));
    expect((await expectDone(call(profile))).data).toMatchObject({ mobile_no: mobile, company: undefined });
  });

  test.each([
    ["first_name", { first_name: " " }, FIRST_NAME_REQUIRED, 400],
    ["last_name", { last_name: "" }, LAST_NAME_REQUIRED, 400],
    ["mobile_no", { mobile_no: "9812345670" }, PROFILE_MOBILE_INVALID, 400],
    ["mobile_no", { mobile_no: "+91981234567x" }, PROFILE_MOBILE_INVALID, 400],
    ["mobile_no", { mobile_no: demoPerson("elite").mobile }, MOBILE_TAKEN, 409],
    ["email", { email: "other@example.com" }, EMAIL_FIXED, 400],
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
