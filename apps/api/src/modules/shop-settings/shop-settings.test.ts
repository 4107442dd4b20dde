import {
  catalogueVersion,
  changeShopSettings,
  shopPolicy,
  shopSettings,
  shopSettingsHistory,
} from "@store/api-client/contract";
import { EDIT_CONFLICT } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { settingsVersions, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readSellerAt } from "./seller-at.ts";

const store = useTestStore();

let owner: Awaited<ReturnType<typeof newStaffMember>>;
beforeAll(async () => {
  owner = await newStaffMember(store(), "owner");
});

const change = async (changes: Readonly<Record<string, string | null>>) => {
  const { data } = await expectDone(owner(shopSettings));
  return expectDone(owner(changeShopSettings, { body: { version: data.version, changes } }));
};

describe("the settings of a shop (C59)", () => {
  it("begin with the defaults", async () => {
    expect((await expectDone(store().nobody(shopPolicy))).data).toEqual({ version: 0, values: {} });
  });

  it("are changed with a version, an audit line, and a new version of all pages", async () => {
    const before = await expectDone(store().nobody(catalogueVersion));
    const { data } = await change({ "policy.minimumOrder": "₹ 300", "identity.phones.care": "98111 22233" });
    const values = { "policy.minimumOrder": "300", "identity.phones.care": "9811122233" };
    expect(data).toEqual({ version: 1, values });
    expect((await expectDone(store().nobody(shopPolicy))).data).toEqual(data);
    const after = await expectDone(store().nobody(catalogueVersion));
    expect(after.data.version).toBeGreaterThan(before.data.version);
    expect(after.data.policy_version).toBe(data.version);
    const [audit] = await store().db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1);
    expect(audit).toMatchObject({
      customerId: owner.customer.customerId,
      subject: "settings",
      before: { "policy.minimumOrder": "250", "identity.phones.care": "5550000100" },
      after: values,
    });
  });

  it("are refused in the owner's words, by the setting, and then nothing is changed", async () => {
    const { data } = await expectDone(owner(shopSettings));
    const changes = { "shipping.charge": "80", "identity.gstin": "27AAAAA0000A1Z8" };
    const refused = await expectRefused(owner(changeShopSettings, { body: { version: data.version, changes } }), 400);
    expect(Object.keys(refused.errors ?? {})).toEqual(["identity.gstin"]);
    expect((await expectDone(owner(shopSettings))).data).toEqual(data);
  });

  it("are refused where somebody else has changed them in the meantime", async () => {
    const { data } = await expectDone(owner(shopSettings));
    await change({ "shipping.charge": "80" });
    const body = { version: data.version, changes: { "shipping.charge": "90" } };
    const refused = await expectRefused(owner(changeShopSettings, { body }), 409);
    expect(refused.message).toBe(EDIT_CONFLICT);
    expect((await expectDone(owner(shopSettings))).data.values["shipping.charge"]).toBe("80");
  });

  it("stay as they are, without a version, where a change changes nothing", async () => {
    const { data } = await expectDone(owner(shopSettings));
    expect((await change({ "shipping.charge": "80.00" })).data).toEqual(data);
  });

  it("say who changed what, the newest first", async () => {
    await change({ "shipping.charge": null });
    const { data, count } = await expectDone(owner(shopSettingsHistory));
    expect(count).toBe(data.length);
    expect(data[0]?.changes).toEqual([{ key: "shipping.charge", before: "80", after: "100" }]);
    expect(data.at(-1)?.changes).toEqual([
      { key: "identity.phones.care", before: "5550000100", after: "9811122233" },
      { key: "policy.minimumOrder", before: "250", after: "300" },
    ]);
    expect(data[0]?.changed_by).toEqual(expect.any(String));
  });

  it("keep the seller of their day on papers", async () => {
    const [first] = await store().db.select().from(settingsVersions).where(eq(settingsVersions.version, 1));
    if (!first) throw new Error("Nothing was changed");
    const phoneAt = async (at: Date) => (await readSellerAt(store().db, at)).phone;
    expect(await phoneAt(new Date(first.changedAt.getTime() - 1))).toBe("+91 55500 00100");
    expect(await phoneAt(first.changedAt)).toBe("+91 98111 22233");
  });
});
