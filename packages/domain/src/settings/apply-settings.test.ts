import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fromRupees } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { changeSettings, policyOf, publicSettings, settingChanges } from "./apply-settings.ts";
import { SHOP_SETTINGS } from "./shop-settings.ts";

const keys = SHOP_SETTINGS.map(({ key }) => key);

/** Why a value is refused, by the setting that is named. */
function refusalsOf(changes: Readonly<Record<string, string>>) {
  const changed = changeSettings({}, changes);
  return changed.ok ? [] : changed.refusals.map(({ field, code }) => `${field} ${code}`);
}

describe("the settings", () => {
  it("have keys of their own", () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("say of the shop's name that SMS texts with it are registered", () => {
    const name = SHOP_SETTINGS.find(({ key }) => key === "identity.shopName");
    expect(name?.hint).toMatch(/SMS texts name it: register them anew/);
  });

  test.each(SHOP_SETTINGS)("$key reads what it writes, beginning with the default", ({ read, write }) => {
    const written = write(DEFAULT_POLICY, read(DEFAULT_POLICY));
    expect(written).toEqual({ ok: true, value: DEFAULT_POLICY });
  });
});

describe("changing", () => {
  it("keeps what differs from the defaults, and nothing else", () => {
    const changed = changeSettings({}, { "policy.minimumOrder": "₹300", "shipping.charge": "100" });
    expect(changed).toMatchObject({ ok: true, value: { values: { "policy.minimumOrder": "300" } } });
    expect(changed.ok && changed.value.policy).toEqual({ ...DEFAULT_POLICY, minimumOrder: fromRupees(300) });
  });

  it("goes back to the default by null", () => {
    const changed = changeSettings({ "policy.minimumOrder": "300" }, { "policy.minimumOrder": null });
    expect(changed).toEqual({ ok: true, value: { policy: DEFAULT_POLICY, values: {} } });
  });

  it("changes all or nothing, and names every value that is wrong", () => {
    expect(
      refusalsOf({ "policy.minimumOrder": "much", "shipping.charge": "90", "identity.phones.care": "12" }),
    ).toEqual(["policy.minimumOrder not-an-amount", "identity.phones.care setting-phone"]);
  });

  test.each([
    ["policy.minimumOrder", "0", "10000", "10000.01", "setting-amount"],
    ["policy.minimumOrder", "0", "10000", "", "setting-amount"],
    ["shipping.freeFrom", "", "1000000", "0", "setting-amount"],
    ["cashOnDelivery.fee", "0", "1000", "1000.01", "setting-amount"],
    ["policy.gstRates", "", "04 0 2026-04-01\n0405 40% 2026-04-01", "0405 41 2026-04-01", "setting-entry"],
    [
      "policy.gstRates",
      "0405 5 2026-04-01\n0405 5 2026-04-02",
      "0405 5 2026-04-01",
      "0405 5 2026-02-30",
      "setting-entry",
    ],
    ["policy.gstRates", "", "0405 5 2026-04-01", "0405 5 2026-04-01\n0405 0 2026-04-01", "setting-double"],
    ["shipping.pinCharges", "", "79 150\n781 ₹99.5\n400001 0", "79 10000.01", "setting-entry"],
    ["shipping.pinCharges", "1 0", "999999 10000", "079 10", "setting-entry"],
    ["shipping.pinCharges", "79 150\n79 150", "79 150", "79 150\n79 120", "setting-double"],
    ["shipping.kilogramCharge", "0", "1000", "1000.01", "setting-amount"],
    ["shipping.includedKilograms", "0", "1000", "1.5", "setting-number"],
    ["coins.isOn", "on", "off", "yes", "setting-choice"],
    ["reviews.seenAtOnce", "all", "none", "constructor", "setting-choice"],
    ["coins.maximumPercent", "0", "100", "101", "setting-number"],
    ["unpaidOrders.holdMinutes", "5", "1440", "4", "setting-number"],
    ["unpaidOrders.holdMinutes", "5", "1440", "1441", "setting-number"],
    ["delivery.holidays", "", "2026-11-08\n2026-11-09", "2026-02-30", "setting-entry"],
    ["delivery.cityPins", "", "380\n382", "0", "setting-entry"],
    ["identity.phones.care", "98111 22233", "+91-79-2345-6789", "98111", "setting-phone"],
    ["identity.emails.care", "a@b.in", "care@ghee.co.in", "care@ghee", "email-invalid"],
    ["identity.website", "https://ghee.in", "https://ghee.in/", "http://ghee.in", "setting-address"],
    ["identity.fssaiLicence", "10012345000123", "20012345000123", "1001234500012", "setting-shape"],
    ["identity.cin", "", "U15490GJ2016PTC012345", "U15490", "setting-shape"],
    ["identity.bank.number", "", "", "12345678", "setting-shape"],
    ["identity.bank.ifsc", "", "", "HDFC1000001", "setting-shape"],
    ["identity.address.postalCode", "380001", "110001", "080001", "setting-shape"],
    ["identity.shopName", "G", "g".repeat(40), "g".repeat(41), "setting-too-long"],
    ["identity.logo", "", "/media/upload/0a1b.640.webp?v=3", "https://cdn.example/logo.webp", "setting-picture"],
    ["identity.logo", "", "/media/upload/0a1b.640.webp", "/media/upload/../0a1b.640.webp", "setting-picture"],
    ["identity.colours.main", "#000000", "#1f6b3a", "#1F6B3A;}", "setting-colour"],
    ["identity.colours.accent", "#FFFFFF", "#E9A23B", "#1F6B3A", "setting-too-dark"],
    ["identity.legalName", "G", "Ghee and Sons LLP", " ", "setting-empty"],
    ["links.menu", "", "# Help", "# Help\n# Shop", "links-groups"],
    ["links.footer", "# Shop\n/shop All", "# A\n# B\n# C\n# D\n# E\n# F", "/shop All", "links-shape"],
    ["policy.homeOrder", "about", "blogs\nabout", "about\nabout", "home-order"],
    ["documentSeries.invoice", "A", "GHE", "GHEE", "setting-shape"],
  ])("%s takes %j and %j, and refuses %j", (key, least, most, wrong, code) => {
    expect(refusalsOf({ [key]: least })).toEqual([]);
    expect(refusalsOf({ [key]: most })).toEqual([]);
    expect(refusalsOf({ [key]: wrong })).toEqual([`${key} ${code}`]);
  });

  it("refuses what does not go together", () => {
    expect(refusalsOf({ "identity.address.state": "Maharashtra" })).toEqual(["identity.gstin gstin-state"]);
    expect(refusalsOf({ "documentSeries.receipt": "INV" })).toEqual(["documentSeries.receipt series-clash"]);
    expect(refusalsOf({ "delivery.restWorkingDays.to": "4" })).toEqual(["delivery.restWorkingDays.to days-reversed"]);
    expect(refusalsOf({ "delivery.restWorkingDays.from": "4", "delivery.restWorkingDays.to": "4" })).toEqual([]);
  });

  it("takes a bank account whole, or nothing of it, and keeps it from the public", () => {
    const account = {
      "identity.bank.holder": "Ghee and Sons",
      "identity.bank.number": "123456789012",
      "identity.bank.ifsc": "HDFC0000001",
      "identity.bank.bank": "HDFC Bank, Ahmedabad",
    };
    const changed = changeSettings({}, { ...account, "shipping.charge": "80" });
    expect(changed.ok && publicSettings(changed.value.values)).toEqual({ "shipping.charge": "80" });
    for (const missing of Object.keys(account)) {
      expect(refusalsOf({ ...account, [missing]: "" })).toEqual([`${missing} bank-incomplete`]);
    }
  });

  it("refuses a key that is no setting, such as one of every object", () => {
    for (const key of ["policy.price", "__proto__", "constructor"]) {
      expect(refusalsOf(Object.fromEntries([[key, "1"]]))).toEqual([`${key} no-such-setting`]);
    }
  });
});

describe("what is stored", () => {
  it("of an earlier release that no longer fits counts as the default", () => {
    expect(policyOf({ "policy.minimumOrder": "a lot", "shipping.gone": "1" })).toEqual(DEFAULT_POLICY);
  });

  it("reads as the policy that was changed, whatever was typed", () => {
    const typed = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.nat(2000).map(String)));
    fc.assert(
      fc.property(typed, (changes) => {
        const changed = changeSettings({}, changes);
        if (!changed.ok) return;
        expect(policyOf(changed.value.values)).toEqual(changed.value.policy);
      }),
    );
  });

  it("says what was changed", () => {
    expect(settingChanges({ "shipping.charge": "90" }, { "policy.minimumOrder": "300" })).toEqual([
      { key: "policy.minimumOrder", before: "250", after: "300" },
      { key: "shipping.charge", before: "90", after: "100" },
    ]);
  });
});
