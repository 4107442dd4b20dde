import { SHOP_SETTINGS } from "../settings/shop-settings.ts";

/** What staff act on. A line of the audit names one, and its id. */
export const STAFF_ACTION_SUBJECTS = [
  ...["order", "product", "voucher", "discount", "customer", "review", "message", "failed job", "content", "event"],
  ...[
    "payout",
    "money owed",
    "store",
    "delivery option",
    "subscription",
    "appointment slot",
    "appointment",
    "inquiry",
    "lead",
    "settings",
    "message text",
    "policy text",
    "staff",
    "role",
  ],
] as const;
export type StaffActionSubject = (typeof STAFF_ACTION_SUBJECTS)[number];

/** As it stands at the beginning of a line: "failed job" → "Failed job". */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const SETTING_LABELS: ReadonlyMap<string, string> = new Map(
  SHOP_SETTINGS.map(({ key, group, label }) => [key, `${group}: ${label}`]),
);

/** Fields whose names say something else than they hold. */
const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ["pricePaid", "Price"],
  ["basePrice", "Price without GST"],
  ["orderStatus", "State"],
  ["tracking", "Parcel"],
]);

const ABBREVIATIONS = new Set(["gst", "mrp", "sku", "hsn", "fssai", "seo"]);

/** What people call a field that an action changed: "usesPerCustomer" → "Uses per customer", a setting by its label. */
export function changedFieldLabel(field: string): string {
  const known = FIELD_LABELS.get(field) ?? SETTING_LABELS.get(field);
  if (known !== undefined) return known;
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(/^is (?=.)/, "")
    .replace(/(?<=.) html$/, "")
    .split(" ")
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word));
  return capitalize(words.join(" "));
}
