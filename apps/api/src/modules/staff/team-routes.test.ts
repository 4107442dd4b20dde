import {
  addStaffMember,
  changeStaffRole,
  dashboard,
  deactivate,
  endStaffSession,
  mySessions,
  profile,
  removeStaffMember,
  requestPasswordReset,
  resetPassword,
  resetSecondFactor,
  signIn,
  signUp,
  staffSession,
  team,
  verifyOtp,
} from "@store/api-client/contract";
import { LAST_OWNER } from "@store/domain";
import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffActions, staffMembers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo, resetLinkSentTo } from "../../testing/messages.ts";
import { type NewCustomer, newCustomer, newSession } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { MEMBER_ALREADY } from "../staff-lists/messages.ts";

const store = useTestStore();

let owner: NewCustomer;
beforeEach(async () => {
  await store().db.delete(staffMembers);
  owner = await newStaffMember(store(), "owner");
});

const idOf = ({ customer }: NewCustomer) => customer.customerId;
const membersById = async () => new Map((await expectDone(owner(team))).data.map((member) => [member.id, member]));
const auditOf = (subjectId: number) =>
  store()
    .db.select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, "staff"), eq(staffActions.subjectId, subjectId)));

describe("the team", () => {
  test("grows by an account's email, which is told of it", async () => {
    const email = "Anil.Packer@example.com";
    const { data } = await expectDone(owner(addStaffMember, { body: { email, role: "packer" } }));
    expect((await membersById()).get(data.id)).toMatchObject({ email, role: "packer", has_second_factor: false });
    expect((await store().outbox())[0]).toMatchObject({ to: email, text: expect.stringContaining("/dashboard") });
    const again = owner(addStaffMember, { body: { email: email.toLowerCase(), role: "manager" } });
    expect((await expectRefused(again, 409)).message).toBe(MEMBER_ALREADY);
    await expectRefused(owner(addStaffMember, { body: { email: "no mail", role: "manager" } }), 400);
    expect(await auditOf(data.id)).toEqual([
      expect.objectContaining({ action: "add to staff", customerId: idOf(owner), after: { role: "Packer" } }),
    ]);
  });

  test("opens nothing to a stranger who signed up with somebody's email", async () => {
    const browser = await store().newVisitor();
    const form = signUpForm();
    const { email, mobile_no } = form;
    await expectDone(browser(signUp, { body: form }));
    const { data: login } = await expectDone(
      browser(verifyOtp, { body: { mobile_no, otp: await otpSentTo(store(), mobile_no) } }),
    );
    const stranger = store().as({ token: login.token });
    await expectDone(stranger(profile));

    await expectDone(owner(addStaffMember, { body: { email, role: "manager" } }));
    await expectRefused(stranger(staffSession), 401);
    await expectRefused(browser(signIn, { body: { email, password: NEW_PASSWORD } }), 400);
    const otp = await otpSentTo(store(), mobile_no);
    await expectRefused(browser(verifyOtp, { body: { mobile_no, otp } }), 404);

    await expectDone(store().nobody(requestPasswordReset, { body: { email, recaptcha: SOLVED } }));
    const resetUUID = (await resetLinkSentTo(store(), email)) ?? "";
    const password = "Prithvi_2027";
    const body = { new_password: password, confirm_password: password };
    await expectDone(store().nobody(resetPassword, { params: { resetUUID }, body }));
    const { data } = await expectDone(store().nobody(signIn, { body: { email, password } }));
    expect((await expectDone(store().as({ token: data.token })(staffSession))).data.role).toBe("Manager");
  });

  test("changes roles at once, and says who did", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectRefused(packer(team), 403);
    for (const role of ["packer", "owner"] as const)
      await expectDone(owner(changeStaffRole, { params: { id: idOf(packer) }, body: { role } }));
    await expectDone(packer(team));
    expect(await auditOf(idOf(packer))).toMatchObject([
      { action: "change role", before: { role: "Packer" }, after: { role: "Owner" } },
    ]);
  });

  test("loses somebody with all sessions; the account stays", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectDone(owner(removeStaffMember, { params: { id: idOf(packer) } }));
    await expectRefused(packer(dashboard), 401);
    const back = store().as(await newSession(store(), idOf(packer)));
    await expectRefused(back(dashboard), 403);
    await expectRefused(owner(removeStaffMember, { params: { id: idOf(packer) } }), 404);
  });

  test("loses whoever closes their account", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectDone(packer(deactivate));
    expect((await membersById()).has(idOf(packer))).toBe(false);
    expect(await auditOf(idOf(packer))).toMatchObject([{ action: "remove from staff", customerId: idOf(packer) }]);
  });

  test("keeps its last owner", async () => {
    const id = idOf(owner);
    for (const call of [
      owner(deactivate),
      owner(removeStaffMember, { params: { id } }),
      owner(changeStaffRole, { params: { id }, body: { role: "manager" } }),
    ])
      expect((await expectRefused(call, 409)).message).toBe(LAST_OWNER);
    expect((await membersById()).get(id)?.role).toBe("owner");
  });

  test("is for people who work in the shop only", async () => {
    const { customer } = await newCustomer(store());
    const params = { id: customer.customerId };
    await expectRefused(owner(changeStaffRole, { params, body: { role: "owner" } }), 404);
    await expectRefused(owner(resetSecondFactor, { params }), 404);
    expect(
      await store()
        .db.select()
        .from(staffMembers)
        .where(ne(staffMembers.customerId, idOf(owner))),
    ).toEqual([]);
  });
});

describe("sessions", () => {
  test("are listed with their browser, and end when they are told to", async () => {
    const packer = await newStaffMember(store(), "packer");
    const other = store().as(await newSession(store(), idOf(packer)));
    await expectDone(packer(staffSession));
    const { data } = await expectDone(packer(mySessions));
    expect(data).toHaveLength(2);
    const stranger = data.find(({ is_current }) => !is_current);
    expect(data.find(({ is_current }) => is_current)?.last_seen_at).toBeDefined();
    await expectDone(packer(endStaffSession, { params: { id: stranger?.id ?? 0 } }));
    await expectRefused(other(staffSession), 401);
    await expectDone(packer(staffSession));
  });

  test("of others are an owner's to end, of staff only", async () => {
    const packer = await newStaffMember(store(), "packer");
    const mine = (await expectDone(packer(mySessions))).data[0]?.id ?? 0;
    const manager = await newStaffMember(store(), "manager");
    await expectRefused(manager(endStaffSession, { params: { id: mine } }), 404);
    await expectDone(owner(endStaffSession, { params: { id: mine } }));
    await expectRefused(packer(staffSession), 401);
  });

  test("end when the second factor is reset", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectDone(owner(resetSecondFactor, { params: { id: idOf(packer) } }));
    await expectRefused(packer(staffSession), 401);
  });
});
