import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import { type Setting, SHOP_SETTINGS } from "./shop-settings.ts";

/** What no shop has in common with the sample, which cannot be reached and whose numbers belong to no one. */
const OWN = [
  ...["identity.shopName", "identity.legalName", "identity.website", "identity.gstin", "identity.fssaiLicence"],
  ...["identity.address.line1", "identity.phones.", "identity.emails.", "identity.social."],
  ...["identity.vaidya.name", "identity.grievanceOfficer.name"],
];

/** Headings below which each field is named by its own label; others say all that stands below them. */
const BY_LABEL: readonly string[] = ["Brand", "Seller", "People"];

const nameOf = ({ group, label }: Setting): string => (BY_LABEL.includes(group) ? label : group);

/** What of a shop's identity is still the sample's, as the settings call it; nothing once all is its own. */
export function sampleSettings(policy: Policy): readonly string[] {
  const left = SHOP_SETTINGS.filter(
    ({ key, read }) =>
      OWN.some((start) => key.startsWith(start)) && read(policy) !== "" && read(policy) === read(DEFAULT_POLICY),
  );
  return [...new Set(left.map(nameOf))];
}
