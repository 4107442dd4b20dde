import { checkAccentColour, checkMainColour } from "../brand-colours.ts";
import {
  EMAIL_DESKS,
  type EmailDesk,
  type Identity,
  PHONE_DESKS,
  type PhoneDesk,
  SOCIAL_NETWORKS,
} from "../identity.ts";
import { accept, type Outcome } from "../outcome.ts";
import { gstStateCode } from "../papers/gst-states.ts";
import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import {
  addressKind,
  choiceKind,
  colourKind,
  daysKind,
  emailKind,
  gstRatesKind,
  homeOrderKind,
  linesKind,
  linksKind,
  numberKind,
  optionalKind,
  phoneKind,
  pictureKind,
  pinChargesKind,
  rupeesKind,
  type SettingInput,
  type SettingKind,
  type SettingOption,
  switchKind,
  textKind,
} from "./setting-kinds.ts";

export const SETTING_PAGES = ["identity", "selling", "links", "home"] as const;
export type SettingPage = (typeof SETTING_PAGES)[number];

/** One value of the policy that the owner may change, as a form shows it. */
export interface Setting {
  /** What it is stored by; it never changes. */
  readonly key: string;
  readonly page: SettingPage;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly input: SettingInput;
  readonly unit?: string | undefined;
  readonly options?: readonly SettingOption[] | undefined;
  /** Its value in a policy, as it is typed. */
  readonly read: (policy: Policy) => string;
  /** The policy with what was typed. */
  readonly write: (policy: Policy, typed: string) => Outcome<Policy>;
}

type Words = Pick<Setting, "key" | "page" | "group" | "label" | "hint">;

/** @param change puts a value into a policy. */
const setting = <T>(
  words: Words,
  { input, unit, options, parse, format }: SettingKind<T>,
  get: (policy: Policy) => T,
  change: (policy: Policy, value: T) => Policy,
): Setting => ({
  ...words,
  input,
  unit,
  options,
  read: (policy) => format(get(policy)),
  write: (policy, typed) => {
    const parsed = parse(typed);
    return parsed.ok ? accept(change(policy, parsed.value)) : parsed;
  },
});

type Place = Pick<Setting, "page" | "group">;

/** Makes the settings of a part of the policy, each of which is a field of that part. */
const fieldsOf =
  <Part extends object>(
    place: Place,
    prefix: string,
    get: (policy: Policy) => Part,
    change: (policy: Policy, part: Part) => Policy,
  ) =>
  <Field extends Extract<keyof Part, string>>(
    field: Field,
    label: string,
    kind: SettingKind<Part[Field]>,
    hint?: string,
  ): Setting =>
    setting(
      { ...place, key: `${prefix}.${field}`, label, hint },
      kind,
      (policy) => get(policy)[field],
      (policy, value) => change(policy, { ...get(policy), [field]: value }),
    );

const identityPart =
  <Name extends "colours" | "address" | "phones" | "emails" | "vaidya" | "grievanceOfficer" | "social" | "bank">(
    name: Name,
  ) =>
  (group: string) =>
    fieldsOf<Identity[Name]>(
      { page: "identity", group },
      `identity.${name}`,
      ({ identity }) => identity[name],
      (policy, part) => ({ ...policy, identity: { ...policy.identity, [name]: part } }),
    );

const identity = (group: string) =>
  fieldsOf<Identity>(
    { page: "identity", group },
    "identity",
    (policy) => policy.identity,
    (policy, part) => ({ ...policy, identity: part }),
  );

const sellingPart =
  <
    Name extends
      | "shipping"
      | "cashOnDelivery"
      | "unpaidOrders"
      | "coins"
      | "delivery"
      | "parcels"
      | "returns"
      | "membership"
      | "reviews"
      | "cartReminders"
      | "subscription"
      | "documentSeries",
  >(
    name: Name,
  ) =>
  (group: string) =>
    fieldsOf<Policy[Name]>(
      { page: "selling", group },
      name,
      (policy) => policy[name],
      (policy, part) => ({ ...policy, [name]: part }),
    );

const selling = (group: string) =>
  fieldsOf<Policy>(
    { page: "selling", group },
    "policy",
    (policy) => policy,
    (_policy, part) => part,
  );

const cashLimit = (proof: "proven" | "unproven") =>
  fieldsOf<Policy["cashOnDelivery"]["proven"]>(
    { page: "selling", group: "Cash on delivery" },
    `cashOnDelivery.${proof}`,
    ({ cashOnDelivery }) => cashOnDelivery[proof],
    (policy, limit) => ({ ...policy, cashOnDelivery: { ...policy.cashOnDelivery, [proof]: limit } }),
  );

const days = (from: number, to: number) => numberKind({ from, to, unit: from === 1 && to === 1 ? "day" : "days" });
const centimetres = numberKind({ from: 1, to: 200, unit: "cm" });
const workingDays = (from: number, to: number) => numberKind({ from, to, unit: "working days" });

const STATE = "Please write the state as on your GST certificate, such as Gujarat.";
const stateKind: SettingKind<string> = {
  ...textKind(),
  parse: (typed) => {
    const text = textKind().parse(typed);
    if (!text.ok || gstStateCode(text.value) !== undefined) return text;
    return { ok: false, refusal: { code: "setting-state", message: STATE } };
  },
};
const gstinKind = textKind({
  pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  message: "A GSTIN has 15 capitals and digits: state code, PAN, a digit or letter, Z, and a check character.",
});
const fssaiKind = textKind({ pattern: /^\d{14}$/, message: "An FSSAI licence number has 14 digits." });
const cinKind = textKind({
  isOptional: true,
  pattern: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  message: "A CIN has 21 characters, such as U15490GJ2016PTC012345.",
});
const accountKind = textKind({
  isOptional: true,
  pattern: /^\d{9,18}$/,
  message: "An account number has 9 to 18 digits.",
});
const ifscKind = textKind({
  isOptional: true,
  pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  message: "An IFSC has four capitals, a zero, and six characters, such as HDFC0000001.",
});
const pinKind = textKind({ pattern: /^[1-9]\d{5}$/, message: "A PIN code has six digits." });
const seriesKind = textKind({ pattern: /^[A-Z]{1,3}$/, message: "One to three capital letters, please." });

const PHONES: Readonly<Record<PhoneDesk, string>> = {
  care: "Customer care",
  orders: "Orders",
  vaidya: "Consultations",
  whatsapp: "WhatsApp",
  grievance: "Grievances",
  franchise: "Franchise",
  organicLiving: "Organic living",
};
const EMAILS: Readonly<Record<EmailDesk, string>> = {
  care: "Customer care",
  support: "Support",
  business: "Business orders",
  exports: "Exports",
  privacy: "Privacy",
  grievance: "Grievances",
};
const SOCIAL: Readonly<Record<(typeof SOCIAL_NETWORKS)[number], string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
};

const brand = identity("Brand");
const colours = identityPart("colours")("Brand");
const seller = identity("Seller");
const address = identityPart("address")("Address");
const phones = identityPart("phones")("Phones");
const emails = identityPart("emails")("Mail addresses");
const people = "People";
const hours = identity("Hours");
const vaidya = identityPart("vaidya")(people);
const officer = identityPart("grievanceOfficer")(people);
const bank = identityPart("bank")("Bank account");
const social = identityPart("social")("Social networks");

const order = selling("Orders");
const shipping = sellingPart("shipping")("Shipping");
const cash = sellingPart("cashOnDelivery")("Cash on delivery");
const unpaid = sellingPart("unpaidOrders")("Orders that wait for payment");
const coins = sellingPart("coins")("Coins");
const delivery = sellingPart("delivery")("Delivery");
const parcels = sellingPart("parcels")("Parcels");
const returns = sellingPart("returns")("Returns");
const membership = sellingPart("membership")("Membership");
const reviews = sellingPart("reviews")("Reviews");
const cartReminders = sellingPart("cartReminders")("Carts that are left");
const subscription = sellingPart("subscription")("Subscribe and Save");
const series = sellingPart("documentSeries")("Numbers of papers");

const restDays = fieldsOf<Policy["delivery"]["restWorkingDays"]>(
  { page: "selling", group: "Delivery" },
  "delivery.restWorkingDays",
  (policy) => policy.delivery.restWorkingDays,
  (policy, restWorkingDays) => ({ ...policy, delivery: { ...policy.delivery, restWorkingDays } }),
);

const links = (group: string) =>
  fieldsOf<Policy["links"]>(
    { page: "links", group },
    "links",
    (policy) => policy.links,
    (policy, part) => ({ ...policy, links: part }),
  );

const home = fieldsOf<Policy>(
  { page: "home", group: "Order of the sections" },
  "policy",
  (policy) => policy,
  (_policy, part) => part,
);

/** As many fit beside each other on a desktop. */
const FOOTER_COLUMNS = 6;

const isPinStart = (entry: string): entry is string => /^[1-9]\d{0,5}$/.test(entry);
const isShort = (entry: string): entry is string => entry.length <= 60;

/** Every setting, in the order of the forms. */
export const SHOP_SETTINGS: readonly Setting[] = [
  brand(
    "shopName",
    "Shop name",
    textKind({ maximum: 40 }),
    "What shoppers know you by: on every page, paper, mail and SMS. SMS texts name it: register them anew before you change it.",
  ),
  brand("tagline", "Tagline", textKind({ maximum: 60 }), "A few words that stand with the name."),
  brand("summary", "In one sentence", textKind(), "What you sell, and where: in the footer and for search engines."),
  brand("logo", "Logo", pictureKind, "A square picture. It stands beside the name, in mails and on the browser's tab."),
  colours("main", "Main colour", colourKind(checkMainColour), "Of buttons, links and the header's name."),
  colours("accent", "Accent colour", colourKind(checkAccentColour), "Of offers and stars."),
  seller("legalName", "Legal name", textKind(), "As on your GST certificate. Invoices and policies name it."),
  seller("website", "Website", addressKind()),
  seller("gstin", "GSTIN", gstinKind),
  seller("fssaiLicence", "FSSAI licence", fssaiKind),
  seller("cin", "CIN", cinKind, "Of a company. Leave it empty if the seller is none."),
  address("line1", "Street", textKind()),
  address("line2", "Second line", textKind({ isOptional: true })),
  address("city", "City", textKind()),
  address("state", "State", stateKind, "GST of an order follows from it: of this state as CGST and SGST."),
  address("postalCode", "PIN code", pinKind),
  ...PHONE_DESKS.map((desk) => phones(desk, PHONES[desk], phoneKind)),
  ...EMAIL_DESKS.map((desk) => emails(desk, EMAILS[desk], emailKind)),
  bank("holder", "Account holder", textKind({ isOptional: true }), "Invoices name it. Leave all empty to name none."),
  bank("number", "Account number", accountKind),
  bank("ifsc", "IFSC", ifscKind),
  bank("bank", "Bank and branch", textKind({ isOptional: true })),
  hours("careHours", "Customer care is there", textKind()),
  hours("vaidyaHours", "Consultations take place", textKind()),
  vaidya("name", "Vaidya", textKind()),
  vaidya("degree", "Degree of the Vaidya", textKind()),
  officer("name", "Grievance officer", textKind()),
  officer("designation", "Designation of the officer", textKind()),
  ...SOCIAL_NETWORKS.map((network) => social(network, SOCIAL[network], addressKind({ isOptional: true }))),
  identity("Social networks")(
    "facebookAppId",
    "Facebook app",
    textKind({ isOptional: true, pattern: /^\d{5,20}$/, message: "The id of an app has digits alone." }),
    "Its id. With it, products can be shared by Messenger from a computer.",
  ),

  order("minimumOrder", "Minimum order", rupeesKind({ from: 0, to: 10_000 }), "Books can be ordered below it."),
  order("lowStock", "Low stock", numberKind({ from: 0, to: 1000, unit: "pieces" }), "So many or fewer are low."),
  order(
    "bestBeforeWarningDays",
    "Best-before warning",
    days(1, 365),
    "So many days before its best-before day a batch is on the page Today.",
  ),
  selling("GST")(
    "gstRates",
    "Rates by HSN code",
    gstRatesKind,
    "The beginning of a code, percent, and the first day, like 0405 5 2026-04-01. One on each line. Orders from that day on have this rate; other products have their own.",
  ),
  shipping("charge", "Shipping charge", rupeesKind({ from: 0, to: 10_000 }), "For an order in India, GST included."),
  shipping(
    "pinCharges",
    "Other charges by PIN code",
    pinChargesKind,
    "What PIN codes begin with, and the charge, like 79 150. One on each line. The first address of a customer counts, and of several beginnings the longest.",
  ),
  shipping("includedKilograms", "Included weight", numberKind({ from: 0, to: 1000, unit: "kg" })),
  shipping(
    "kilogramCharge",
    "For each kilogram above",
    rupeesKind({ from: 0, to: 1000 }),
    "Added to the charge for each kilogram begun. 0 if the weight does not matter. Products whose weight is not entered count nothing.",
  ),
  shipping(
    "freeFrom",
    "Free shipping from",
    optionalKind(rupeesKind({ from: 1, to: 1_000_000 })),
    "What the goods cost, after a discount and with GST. Leave it empty if no amount makes it free.",
  ),
  shipping(
    "isCityFree",
    `Free in ${DEFAULT_POLICY.shipping.freeCity.name}`,
    switchKind,
    "Where a customer's first address is there. In a city of your own it is free by its PIN codes, at 0 above.",
  ),
  delivery(
    "cityPins",
    "PIN codes of your city",
    linesKind(isPinStart, (entry) => `“${entry}” is no beginning of a PIN code.`),
    "What they begin with, one on each line.",
  ),
  delivery("cityWorkingDays", "In your city", workingDays(1, 30)),
  restDays("from", "Elsewhere, from", workingDays(1, 30)),
  restDays("to", "Elsewhere, to", workingDays(1, 60), "This is promised to shoppers."),
  delivery("normalWorkingDays", "Normally, in the terms", workingDays(1, 60)),
  delivery("dispatchWorkingDays", "Packed within", workingDays(1, 30)),
  delivery("lostAfterWorkingDays", "Lost when late by", workingDays(1, 60)),
  delivery(
    "holidays",
    "Holidays",
    daysKind,
    "Days on which you do not work, beside Sundays, like 2026-11-08. One on each line.",
  ),
  cash(
    "fee",
    "Fee for cash on delivery",
    rupeesKind({ from: 0, to: 1000 }),
    "Of each order that is paid in cash, GST included.",
  ),
  ...(["proven", "unproven"] as const).flatMap((proof) => {
    const limit = cashLimit(proof);
    const whose = proof === "proven" ? "Confirmed mobile" : "Unconfirmed mobile";
    return [
      limit("orders", `${whose}: open orders`, numberKind({ from: 0, to: 100, unit: "orders" })),
      limit("amount", `${whose}: together`, rupeesKind({ from: 0, to: 1_000_000 })),
    ];
  }),
  unpaid("holdMinutes", "Goods are kept for", numberKind({ from: 5, to: 1440, unit: "minutes" })),
  unpaid("renewalDays", "Can be paid later for", days(1, 30)),
  unpaid("maximum", "Of one customer at a time", numberKind({ from: 1, to: 20, unit: "orders" })),
  coins("isOn", "Earning and spending", switchKind, "Off: none are earned or spent, and what customers have is kept."),
  coins("rupeesPerCoin", "Rupees that earn a coin", numberKind({ from: 1, to: 100_000, unit: "rupees" })),
  coins("maximumPercent", "Share of an order that coins may pay", numberKind({ from: 0, to: 100, unit: "percent" })),
  parcels(
    "pickupLocation",
    "Pickup location",
    textKind({ isOptional: true, maximum: 60 }),
    "As Delhivery knows it, for its file. Leave it empty if it is the shop's name.",
  ),
  parcels("length", "Length of the usual box", centimetres, "The files for couriers name it."),
  parcels("breadth", "Breadth of the usual box", centimetres),
  parcels("height", "Height of the usual box", centimetres),
  returns("replacementDays", "Replacement guarantee", days(1, 90)),
  returns("requestDays", "Returns are accepted for", days(1, 90)),
  returns("pickupWorkingDays", "Picked up within", workingDays(1, 30)),
  returns("inspectionWorkingDays", "Checked within", workingDays(1, 30)),
  returns("refundWorkingDays", "Refunded within", workingDays(1, 30)),
  membership("price", "Price of a year", rupeesKind({ from: 1, to: 100_000 }), "GST included."),
  membership("cancellationWeeks", "Can be cancelled for", numberKind({ from: 1, to: 52, unit: "weeks" })),
  membership("consultReplyHours", "Premium consults are answered in", textKind(), "Hours, such as 2 to 3."),
  membership(
    "rapidDeliveryCities",
    "Cities with rapid delivery",
    linesKind(isShort, (entry) => `“${entry}” is too long for a city.`),
    "One on each line.",
  ),
  reviews(
    "seenAtOnce",
    "Seen at once",
    choiceKind({
      buyers: "Reviews of those who received the product",
      all: "All reviews",
      none: "None: all are approved first",
    }),
    "The others wait for your approval. What is published stays so.",
  ),
  cartReminders(
    "isOn",
    "Mail a reminder",
    switchKind,
    "One for each cart, and only to customers who switched it on in their profile.",
  ),
  cartReminders("afterHours", "After the last change", numberKind({ from: 1, to: 168, unit: "hours" })),
  subscription("discountPercent", "Discount on each delivery", numberKind({ from: 0, to: 50, unit: "percent" })),
  series("invoice", "Invoices begin with", seriesKind, "Numbers go on counting when it changes."),
  series("creditNote", "Credit notes begin with", seriesKind),
  series("receipt", "Receipts begin with", seriesKind),

  links("Menu")(
    "menu",
    "Menu",
    optionalKind(linksKind(1)),
    "Below the categories. On a computer, links of your own stand under the row of categories.",
  ),
  links("Footer")("footer", "Footer", optionalKind(linksKind(FOOTER_COLUMNS)), "In columns, each under its heading."),
  links("Line below the footer")("legal", "Line below the footer", optionalKind(linksKind(1))),

  home(
    "homeOrder",
    "Order of the sections",
    homeOrderKind,
    "On a computer, two small sections that follow each other stand side by side.",
  ),
];
