import type { Policy } from "@store/domain";
import { type ContentPage, define, type Question, type Section } from "../blocks.ts";
import { brand } from "../brand.ts";
import { contactLinks } from "../links.ts";
import { coinBasics, coinQuestions } from "../questions/coins.ts";
import { deliveryQuestions } from "../questions/delivery.ts";
import { membershipQuestions } from "../questions/membership.ts";
import { orderingQuestions } from "../questions/ordering.ts";
import { paymentQuestions } from "../questions/payment.ts";
import { replacementQuestions } from "../questions/replacement.ts";
import { subscriptionQuestions } from "../questions/subscription.ts";
import { shippingInBrief } from "../shipping-rates.ts";
import { text } from "../text.ts";
import { restOfIndiaDays } from "../wording.ts";
import { contactSection } from "./shared-sections.ts";

const topic = (id: string, title: string, blocks: readonly Question[]): Section => ({ id, title, blocks });

/** [R113] */
export const faq = (policy: Policy): ContentPage => ({
  path: "/faq",
  title: "Frequently Asked Questions",
  description: `Answers on ordering, delivery, replacement, payment, coins, subscriptions and ${brand.eliteName} membership at ${policy.identity.shopName}.`,
  updatedOn: "2026-11-20",
  intro: text`Short answers to what shoppers ask most. Nothing here that helps? Call ${contactLinks(policy).carePhone} or write to ${contactLinks(policy).careEmail}.`,
  highlights: [
    define("Replacement guarantee", text`${policy.returns.replacementDays} days`),
    define("Return requests", text`Within ${policy.returns.requestDays} days`),
    define(
      "Delivery",
      text`${policy.delivery.cityWorkingDays} working days in ${policy.identity.address.city}, ${restOfIndiaDays(policy)} elsewhere in India`,
    ),
    define("Shipping", text`${shippingInBrief(policy)}, free for ${brand.eliteName} members`),
  ],
  sections: [
    topic("ordering", "Ordering", orderingQuestions(policy)),
    topic("delivery", "Delivery", deliveryQuestions(policy)),
    topic("replacement", "Replacement and returns", replacementQuestions(policy)),
    topic("payment", "Payment", paymentQuestions(policy)),
    topic("coins", "Coins", [coinBasics(policy), ...coinQuestions(policy)]),
    topic("subscription", "Subscribe and Save", subscriptionQuestions(policy)),
    topic("membership", `${brand.eliteName} membership`, membershipQuestions(policy)),
    contactSection(policy),
  ],
});
