import type { Policy } from "@store/domain";
import { type ContentPage, define, type Question, type Section } from "../blocks.ts";
import { brand } from "../brand.ts";
import { fillPage } from "../fill-page.ts";
import { COIN_BASICS, COIN_QUESTIONS } from "../questions/coins.ts";
import { DELIVERY_QUESTIONS } from "../questions/delivery.ts";
import { MEMBERSHIP_QUESTIONS } from "../questions/membership.ts";
import { ORDERING_QUESTIONS } from "../questions/ordering.ts";
import { PAYMENT_QUESTIONS } from "../questions/payment.ts";
import { REPLACEMENT_QUESTIONS } from "../questions/replacement.ts";
import { SUBSCRIPTION_QUESTIONS } from "../questions/subscription.ts";
import { text } from "../text.ts";
import { CONTACT_SECTION } from "./shared-sections.ts";

const topic = (id: string, title: string, blocks: readonly Question[]): Section => ({ id, title, blocks });

/** [R113] */
export const FAQ: ContentPage = {
  path: "/faq",
  title: "Frequently Asked Questions",
  description: `Answers on ordering, delivery, replacement, payment, coins, subscriptions and ${brand.eliteName} membership at {{shop-name}}.`,
  updatedOn: "2026-11-20",
  intro: text`Short answers to what shoppers ask most. Nothing here that helps? Call {{care-phone}} or write to {{care-email}}.`,
  highlights: [
    define("Replacement guarantee", text`{{replacement-days}} days`),
    define("Return requests", text`Within {{return-days}} days`),
    define("Delivery", text`{{city-days}} working days in {{city}}, {{rest-days}} elsewhere in India`),
    define("Shipping", text`{{shipping-brief}}, free for ${brand.eliteName} members`),
  ],
  sections: [
    topic("ordering", "Ordering", ORDERING_QUESTIONS),
    topic("delivery", "Delivery", DELIVERY_QUESTIONS),
    topic("replacement", "Replacement and returns", REPLACEMENT_QUESTIONS),
    topic("payment", "Payment", PAYMENT_QUESTIONS),
    topic("coins", "Coins", [COIN_BASICS, ...COIN_QUESTIONS]),
    topic("subscription", "Subscribe and Save", SUBSCRIPTION_QUESTIONS),
    topic("membership", `${brand.eliteName} membership`, MEMBERSHIP_QUESTIONS),
    CONTACT_SECTION,
  ],
};

export const faq = (policy: Policy): ContentPage => fillPage(FAQ, policy);
