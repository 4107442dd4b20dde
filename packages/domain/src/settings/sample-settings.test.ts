import { expect, it, test } from "vitest";
import { DEFAULT_POLICY } from "../policy.ts";
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

it("says nothing of a shop of its own, wherever that is, and without social networks", () => {
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
