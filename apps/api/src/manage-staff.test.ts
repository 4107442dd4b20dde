import { resetPassword, signIn, staffSession } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers, staffMembers } from "./db/schema/index.ts";
import { manageStaff, STAFF_USAGE } from "./manage-staff.ts";
import { MEMBER_ALREADY, NO_SUCH_MEMBER } from "./modules/staff-lists/messages.ts";
import { expectDone } from "./testing/expect-answer.ts";
import { demoPerson, useTestStore } from "./testing/test-store.ts";

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
    expect(session.data.role).toBe("Owner");
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
    ["add", "a@b.example", "--role"],
    ["reset-second-factor"],
    ["reset-second-factor", "a@b.example", "--role", "owner"],
  ])("says how it is used instead of guessing: %j", async (...args) => {
    expect(await run(...args.flat())).toEqual({ problem: STAFF_USAGE });
  });

  test("forgets the authenticator app of an owner who lost it", async () => {
    const email = "lost.phone@shop.example";
    await run("add", email);
    const totp = { totpSecret: "x", totpConfirmedAt: store().clock.read(), totpLastStep: 1 };
    await store().db.update(staffMembers).set(totp);
    expect(await run("reset-second-factor", email.toUpperCase())).toHaveProperty("text");
    const [member] = await store()
      .db.select({ secret: staffMembers.totpSecret, confirmedAt: staffMembers.totpConfirmedAt })
      .from(staffMembers)
      .innerJoin(customers, eq(customers.id, staffMembers.customerId))
      .where(eq(customers.email, email));
    expect(member).toEqual({ secret: null, confirmedAt: null });
    for (const nobody of ["nobody@shop.example", "nobody", demoPerson("customer").email])
      expect(await run("reset-second-factor", nobody)).toEqual({ problem: NO_SUCH_MEMBER });
  });

  test("refuses what is no email", async () => {
    expect(await run("add", "nobody")).toHaveProperty("problem");
  });
});
