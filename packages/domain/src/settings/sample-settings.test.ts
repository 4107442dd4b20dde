import { describe, expect, it, test } from "vitest";
import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import { sampleSettings } from "./sample-settings.ts";
import { SHOP_SETTINGS } from "./shop-settings.ts";

const OWN: Readonly<Record<string, string>> = {
  "identity.shopName": "Gomata",
  "identity.legalName": "Gomata LLP",
  "identity.website": "https://gomata.in",
  "identity.gstin": "08AAPFG0939F1Z9",
  "identity.fssaiLicence": "12225999000123",
  "identity.address.line1": "4 Hawa Sadak",
  "identity.vaidya.name": "Vaidya Rao",
  "identity.grievanceOfficer.name": "Asha Rao",
};

/** What a shop has that changed the settings with these keys to its own. */
const policyWith = (isChanged: (key: string) => boolean) =>
  SHOP_SETTINGS.reduce((policy, { key, write }) => {
    if (!isChanged(key)) return policy;
    const typed = key.startsWith("identity.phones")
      ? "9414012345"
      : key.startsWith("identity.emails")
        ? "care@gomata.in"
        : key.startsWith("identity.social")
          ? ""
          : OWN[key];
    if (typed === undefined) return policy;
    const written = write(policy, typed);
    return written.ok ? written.value : policy;
  }, DEFAULT_POLICY);

it("says all of the sample's identity, each heading once", () => {
  expect(sampleSettings(DEFAULT_POLICY)).toEqual([
    ...["Shop name", "Legal name", "Website", "GSTIN", "FSSAI licence", "Address", "Phones", "Mail addresses"],
    ...["Vaidya", "Grievance officer", "Social networks"],
  ]);
});

describe("a shop of its own in another city", () => {
  const { identity, delivery, shipping } = policyWith(() => true);
  const inJaipur = (change: Partial<Policy>): Policy => ({
    ...{ ...DEFAULT_POLICY, identity: { ...identity, address: { ...identity.address, city: "Jaipur" } } },
    ...change,
  });
  const ownPins = { delivery: { ...delivery, cityPins: ["302"] } };
  const notFree = { shipping: { ...shipping, isCityFree: false } };

  it.each([
    [{}, ["Free in Ahmedabad", "PIN codes of your city"]],
    [ownPins, ["Free in Ahmedabad"]],
    [notFree, ["PIN codes of your city"]],
    [{ ...ownPins, ...notFree }, []],
  ])("is asked what it promises there: %j", (change, said) => {
    expect(sampleSettings(inJaipur(change))).toEqual(said);
  });
});

it("says nothing of a shop of its own in the sample's city, and without social networks", () => {
  expect(sampleSettings(policyWith(() => true))).toEqual([]);
});

test.each([
  ["identity.gstin", "GSTIN"],
  ["identity.phones.franchise", "Phones"],
  ["identity.emails.privacy", "Mail addresses"],
  ["identity.social.x", "Social networks"],
  ["identity.grievanceOfficer.name", "Grievance officer"],
])("says what alone is left: %s", (left, said) => {
  expect(sampleSettings(policyWith((key) => key !== left))).toEqual([said]);
});
