import { describe, expect, it } from "vitest";
import { day } from "../testing/day.ts";
import { type SubscriptionTerms, subscriptionChanges } from "./subscription-changes.ts";

const TERMS: SubscriptionTerms = {
  quantity: 1,
  interval: "Every month",
  isActive: true,
  nextDelivery: day("2026-03-20"),
  lastDelivery: undefined,
};

describe("what changed of a subscription", () => {
  it.each<[string, Partial<SubscriptionTerms>, string[]]>([
    ["nothing", {}, []],
    ["the quantity", { quantity: 3 }, ["Quantity: 1, now 3"]],
    ["the interval", { interval: "Every 2 months" }, ["Delivered: Every month, now Every 2 months"]],
    ["the day", { nextDelivery: day("2026-03-25") }, ["Next delivery: March 20, 2026, now March 25, 2026"]],
    ["a pause", { isActive: false }, ["Status: Active, now Paused", "Next delivery: March 20, 2026, now None"]],
    [
      "a pause that lets one more delivery go out",
      { isActive: false, lastDelivery: day("2026-03-20") },
      ["Status: Active, now Paused"],
    ],
    [
      "several things",
      { quantity: 2, interval: "Every 3 months" },
      ["Quantity: 1, now 2", "Delivered: Every month, now Every 3 months"],
    ],
  ])("%s", (_what, change, told) => {
    const changes = subscriptionChanges(TERMS, { ...TERMS, ...change });
    expect(changes.map(({ what, before, after }) => `${what}: ${before}, now ${after}`)).toEqual(told);
  });

  it("is told backwards when it is taken back: going on after a pause", () => {
    const paused = { ...TERMS, isActive: false };
    const resumed = { ...TERMS, nextDelivery: day("2026-04-14") };
    expect(subscriptionChanges(paused, resumed)).toEqual([
      { what: "Status", before: "Paused", after: "Active" },
      { what: "Next delivery", before: "None", after: "April 14, 2026" },
    ]);
  });
});
