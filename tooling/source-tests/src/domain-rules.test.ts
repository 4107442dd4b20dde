import * as domain from "@store/domain";
import { describe, expect, it } from "vitest";
import { production } from "./source-files.ts";

const DOMAIN = "packages/domain/src/";
const inDomain = production.filter(({ path }) => path.startsWith(DOMAIN));
const elsewhere = production.filter(({ path }) => !path.startsWith(DOMAIN));
const declared = production.flatMap(({ declarations }) => declarations);

/** Where a part of the store lies. The embed pages say what content and design system make of the rules. */
const CHANNELS = {
  web: ["apps/web/", "apps/dashboard/", "packages/react-client/"],
  api: ["apps/api/"],
  embed: ["apps/embed/", "packages/content/", "packages/ui/"],
} as const;
type Channel = keyof typeof CHANNELS;

const readersIn = (channel: Channel, name: string): readonly string[] =>
  production
    .filter(({ path, reads }) => CHANNELS[channel].some((folder) => path.startsWith(folder)) && reads.has(name))
    .map(({ path }) => path);

/** Rules that more than one part of the store uses. */
const SHARED: Readonly<Partial<Record<keyof typeof domain, readonly Channel[]>>> = {
  // Money
  formatRupees: ["web", "api", "embed"],
  formatRoundRupees: ["web", "api", "embed"],
  shippingCharge: ["web", "api"],
  coinsEarned: ["web", "api"],
  subscriptionTotals: ["web", "api"],
  checkCoinRedemption: ["web", "api"],
  voucherKey: ["web", "api"],
  canPay: ["web", "api"],
  // Quantity
  checkQuantity: ["web", "api"],
  maximumQuantity: ["web", "api"],
  isOutOfStock: ["web", "api", "embed"],
  checkCartCheckout: ["web", "api"],
  checkSubscriptionMinimum: ["web", "api"],
  // Dates
  formatLongDate: ["web", "api"],
  formatDay: ["embed"],
  formatShortDate: ["web", "api"],
  formatEventDate: ["web", "api"],
  formatTime: ["web", "api"],
  formatTimeOfDay: ["web"],
  todayInIndia: ["web", "api"],
  deliveryAfter: ["web", "api"],
  nextDelivery: ["web", "api"],
  lastDelivery: ["web", "api"],
  chargeDay: ["web", "api"],
  checkShift: ["web", "api"],
  returnRequestEnds: ["web", "api"],
  // Validators
  checkSignup: ["web", "api"],
  checkProfile: ["web", "api"],
  checkAddress: ["web", "api"],
  normalizeMobile: ["web", "api"],
  checkCoinOtp: ["web", "api"],
  checkReview: ["web", "api"],
  checkInquiry: ["web", "api"],
  checkLead: ["web", "api"],
  checkAppointment: ["web", "api"],
  checkGiftVoucher: ["web", "api"],
  checkSubscribe: ["web", "api"],
  checkSubscriptionEdit: ["web", "api"],
  checkTicket: ["web", "api"],
  nextOrderState: ["web", "api"],
  isSameAddress: ["web", "api"],
};

describe.each(Object.entries(SHARED))("%s [R189]", (name, channels) => {
  it.each(channels)("is the rule of %s", (channel) => {
    expect(readersIn(channel, name)).not.toEqual([]);
  });
});

/** Names of the domain that mean something else in one other file. */
const OTHER_MEANINGS: ReadonlySet<string> = new Set([
  // A refused reply of the mock.
  "refuse packages/api-client/src/mock/mock-endpoint.ts",
  // A type of the database.
  "coinReason apps/api/src/db/schema/coins.ts",
]);

const rules = Object.entries(domain).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));

describe("a rule of the domain", () => {
  it.each(rules)("%s stands once [R189]", (name) => {
    const homes = declared.filter((entry) => entry.name === name && !OTHER_MEANINGS.has(`${name} ${entry.file}`));
    expect(homes.map(({ file }) => file)).toEqual([expect.stringMatching(/^packages\/domain\/src\//)]);
  });
});

const filesWith = (pattern: RegExp) => elsewhere.filter(({ content }) => pattern.test(content)).map(({ path }) => path);

it("nothing but the domain formats a date or an amount [R189] [R198]", () => {
  expect(filesWith(/Intl\.DateTimeFormat|toLocale(Date|Time)String/)).toEqual([]);
  expect(filesWith(/style: "currency"|currency: "INR"/)).toEqual([]);
});

it("no other part writes the rupee sign before a number of its own [R198]", () => {
  expect(filesWith(/₹\$?\{|₹" ?\+/)).toEqual([]);
});

describe("the domain", () => {
  const OUTSIDE = [
    ...["fetch", "process", "console", "window", "globalThis", "localStorage", "performance", "crypto", "navigator"],
    ...["setTimeout", "setInterval", "queueMicrotask", "Math.random", "Date.now"],
  ];

  it.each(OUTSIDE)("never touches %s [R190]", (name) => {
    expect(inDomain.filter(({ reads }) => reads.has(name)).map(({ path }) => path)).toEqual([]);
  });

  it("never asks for the time: it is an argument [R190]", () => {
    expect(inDomain.filter(({ content }) => /new Date\(\)/.test(content)).map(({ path }) => path)).toEqual([]);
  });

  it("waits for nothing [R190]", () => {
    expect(
      inDomain.filter(({ content }) => /\basync\b|\bawait\b|Promise</.test(content)).map(({ path }) => path),
    ).toEqual([]);
  });
});

it("no name of the source repeats the wire's misspellings [R192]", () => {
  const misspelled = declared.filter(({ name }) => /voucger|aaply|vanue|bussiness/i.test(name.split(".")[0] ?? ""));
  expect(misspelled).toEqual([]);
});
