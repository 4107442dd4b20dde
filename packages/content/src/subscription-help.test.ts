import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { shopContact } from "./shop-contact.ts";
import { subscriptionHelp, subscriptionPageQuestions } from "./subscription-help.ts";
import { plainText } from "./text.ts";

const wordsOf = (id: string) =>
  subscriptionHelp(DEFAULT_POLICY)
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks)
    .map((block) => (block.kind === "paragraph" ? plainText(block.text) : ""))
    .join(" ");

describe("the help of Subscribe and Save", () => {
  it.each([
    ["change-schedule", "View Details and then Edit"],
    ["change-schedule", "once, by up to 15 days"],
    ["earlier-delivery", "Add the product to your cart"],
    ["skip-delivery", shopContact(DEFAULT_POLICY).emails.support.shown],
    ["skip-delivery", shopContact(DEFAULT_POLICY).phones.care.shown],
    ["cancel-subscription", "Deactivate it in Subscriptions in your profile"],
    ["cancel-subscription", "at least 10 calendar days before the delivery day"],
  ])("%s: %s [R170]", (id, words) => {
    expect(wordsOf(id)).toContain(words);
  });

  it("leaves the other questions to the FAQs [R170]", () => {
    expect(subscriptionPageQuestions(DEFAULT_POLICY).map(({ id }) => id)).toEqual([
      "subscription-what",
      "subscription-frequency",
      "subscription-payment",
      "subscription-price",
    ]);
  });
});
