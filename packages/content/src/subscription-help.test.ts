import { describe, expect, it } from "vitest";
import { brand } from "./brand.ts";
import { subscriptionHelp, subscriptionPageQuestions } from "./subscription-help.ts";
import { plainText } from "./text.ts";

const wordsOf = (id: string) =>
  subscriptionHelp
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .map((block) => (block.kind === "paragraph" ? plainText(block.text) : ""))
    .join(" ");

describe("the help of Subscribe and Save", () => {
  it.each([
    ["change-schedule", "View Details and then Edit"],
    ["change-schedule", "once, by up to 15 days"],
    ["earlier-delivery", "Add the product to your cart"],
    ["skip-delivery", brand.emails.support.shown],
    ["skip-delivery", brand.phones.care.shown],
    ["cancel-subscription", "Deactivate it in Subscriptions in your profile"],
    ["cancel-subscription", "at least 10 calendar days before the delivery day"],
  ])("%s: %s [R170]", (id, words) => {
    expect(wordsOf(id)).toContain(words);
  });

  it("leaves the other questions to the FAQs [R170]", () => {
    expect(subscriptionPageQuestions.map(({ id }) => id)).toEqual([
      "subscription-what",
      "subscription-frequency",
      "subscription-payment",
      "subscription-price",
    ]);
  });
});
