import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import { type Setting, SHOP_SETTINGS } from "./shop-settings.ts";

/** What no shop has in common with the sample, which cannot be reached and whose numbers belong to no one. */
const OWN = [
  ...["identity.shopName", "identity.legalName", "identity.website", "identity.gstin", "identity.fssaiLicence"],
  ...["identity.address.line1", "identity.phones.", "identity.emails.", "identity.social."],
  ...["identity.vaidya.name", "identity.grievanceOfficer.name"],
];

/** What the sample rules by its own city: another shop's is elsewhere. */
const OF_ITS_CITY: readonly string[] = ["delivery.cityPins", "shipping.isCityFree"];

/** Headings below which each field is named by its own label; others say all that stands below them. */
const BY_LABEL: readonly string[] = ["Brand", "Seller", "People"];

const nameOf = ({ key, group, label }: Setting): string =>
  BY_LABEL.includes(group) || OF_ITS_CITY.includes(key) ? label : group;

const cityOf = ({ identity }: Policy): string => identity.address.city.trim().toLowerCase();

/**
 * What of a shop's identity is still the sample's, as the settings call it, and of what it promises to its city where that
 * is another; nothing once all is its own.
 */
export function sampleSettings(policy: Policy): readonly string[] {
  const own = cityOf(policy) === cityOf(DEFAULT_POLICY) ? OWN : [...OWN, ...OF_ITS_CITY];
  const left = SHOP_SETTINGS.filter(
    ({ key, read }) =>
      own.some((start) => key.startsWith(start)) && read(policy) !== "" && read(policy) === read(DEFAULT_POLICY),
  );
  return [...new Set(left.map(nameOf))];
}
