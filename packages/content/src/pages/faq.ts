import { FREE_SHIPPING_CITY, formatRoundRupees, SHIPPING_CHARGE } from "@store/domain";
import { type ContentPage, define, type Question, type Section } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { coinBasics, coinQuestions } from "../questions/coins.ts";
import { deliveryQuestions } from "../questions/delivery.ts";
import { membershipQuestions } from "../questions/membership.ts";
import { orderingQuestions } from "../questions/ordering.ts";
import { paymentQuestions } from "../questions/payment.ts";
import { replacementQuestions } from "../questions/replacement.ts";
import { subscriptionQuestions } from "../questions/subscription.ts";
import { text } from "../text.ts";
import { contactSection } from "./shared-sections.ts";

const { delivery, returns } = facts;

const topic = (id: string, title: string, blocks: readonly Question[]): Section => ({ id, title, blocks });

/** Document 2, sections 2 and 9, /faq. */
export const faq: ContentPage = {
  path: "/faq",
  title: "Frequently Asked Questions",
  description: `Answers on ordering, delivery, replacement, payment, coins, subscriptions and ${brand.eliteName} membership at ${brand.name}.`,
  updatedOn: "2026-11-20",
  intro: text`Short answers to what shoppers ask most. Nothing here that helps? Call ${links.carePhone} or write to ${links.careEmail}.`,
  highlights: [
    define("Replacement guarantee", text`${returns.replacementGuaranteeDays} days`),
    define("Return requests", text`Within ${returns.requestWithinDays} days`),
    define(
      "Delivery",
      text`${delivery.ahmedabadWorkingDays} working days in ${FREE_SHIPPING_CITY}, ${delivery.restOfIndiaWorkingDays} elsewhere in India`,
    ),
    define("Shipping", text`${formatRoundRupees(SHIPPING_CHARGE)}, free for ${brand.eliteName} members`),
  ],
  sections: [
    topic("ordering", "Ordering", orderingQuestions),
    topic("delivery", "Delivery", deliveryQuestions),
    topic("replacement", "Replacement and returns", replacementQuestions),
    topic("payment", "Payment", paymentQuestions),
    topic("coins", "Coins", [coinBasics, ...coinQuestions]),
    topic("subscription", "Subscribe and Save", subscriptionQuestions),
    topic("membership", `${brand.eliteName} membership`, membershipQuestions),
    contactSection,
  ],
};
