import { resetPassword, signIn, staffSession } from "@store/api-client/contract";
import { describe, expect, test } from "vitest";
import { manageStaff, STAFF_USAGE } from "./manage-staff.ts";
import { MEMBER_ALREADY } from "./modules/dashboard/shared/messages.ts";
import { expectDone } from "./testing/expect-answer.ts";
import { useTestStore } from "./testing/test-store.ts";

const store = useTestStore();
const run = (...args: readonly string[]) =>
  manageStaff(args, { db: store().db, siteUrl: "https://shop.example", now: store().clock.read() });

describe("the staff command", () => {
  test("makes the first owner, who sets a password by its link and enters the dashboard", async () => {
    const email = "first.owner@shop.example";
    const done = await run("add", email);
    const [, resetUUID = ""] = ("text" in done && /reset-password\/(\S+)/.exec(done.text)) || [];
    const password = "Namaste_2026";
    const body = { new_password: password, confirm_password: password };
    await expectDone(store().nobody(resetPassword, { params: { resetUUID }, body }));
    const { data } = await expectDone(store().nobody(signIn, { body: { email, password } }));
    expect(data).toMatchObject({ is_staff: true, is_superuser: true });
    const session = await expectDone(store().as({ token: data.token })(staffSession));
    expect(session.data.role).toBe("owner");
  });

  test("gives the role that is named, once", async () => {
    expect(await run("add", "packs@shop.example", "--role", "packer")).toMatchObject({
      text: expect.stringContaining("Role: Packer."),
    });
    expect(await run("add", "packs@shop.example")).toEqual({ problem: MEMBER_ALREADY });
  });

  test.each([
    [],
    ["add"],
    ["remove", "a@b.example"],
    ["add", "a@b.example", "c@d.example"],
    ["add", "a@b.example", "--role", "king"],
    ["add", "a@b.example", "--force"],
  ])("says how it is used instead of guessing: %j", async (...args) => {
    expect(await run(...args.flat())).toEqual({ problem: STAFF_USAGE });
  });

  test("refuses what is no email", async () => {
    expect(await run("add", "nobody")).toHaveProperty("problem");
  });
});
