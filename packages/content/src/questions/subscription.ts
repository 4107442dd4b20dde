import type { Policy } from "@store/domain";
import { paragraph, type Question, question } from "../blocks.ts";
import { facts } from "../facts.ts";
import { fillQuestions } from "../fill-page.ts";
import { listed } from "../wording.ts";

const { subscription } = facts;

/** [R170] */
export const SUBSCRIPTION_QUESTIONS: readonly Question[] = [
  question(
    "subscription-what",
    "What is Subscribe and Save?",
    paragraph`You choose a product, a quantity and how often you want it, and we deliver it without your ordering each time. Each order must be above {{minimum-order}}.`,
  ),
  question(
    "subscription-frequency",
    "How often can I have it delivered?",
    paragraph`At intervals of ${subscription.intervalMonths} months. You choose the interval on the product page and can change it later.`,
  ),
  question(
    "subscription-change",
    "How do I change the schedule or the quantity?",
    paragraph`Open Subscriptions in your profile, choose View Details and then Edit. In the {{subscription-shift-offered}} days before a delivery you can also shift that one order, once, by up to {{subscription-shift-days}} days.`,
  ),
  question(
    "subscription-earlier",
    "Can I have one delivery earlier?",
    paragraph`Yes: add the product to your cart as a single order. Your subscription goes on as planned.`,
  ),
  question(
    "subscription-skip",
    "Can I skip a delivery?",
    paragraph`Yes. Write to {{support-email}} or call {{care-phone}} before the order is generated, {{subscription-order-days}} days before the delivery.`,
  ),
  question(
    "subscription-cancel",
    "How do I cancel?",
    paragraph`Deactivate the subscription in the subscription tab of your profile, at least {{subscription-cancel-days}} calendar days before the delivery day. A delivery that is nearer still goes out, as the last one. Nothing else is due.`,
  ),
  question(
    "subscription-payment",
    "How is a subscription paid?",
    paragraph`Automatically only, by ${listed(subscription.paymentMethods, "or")}, by the consent that you give at the first payment. We generate the order {{subscription-order-days}} days before a delivery, tell you its amount, and charge it {{charge-hours}} hours later. Above {{charge-limit}}, and where a charge is refused, we mail you a payment link instead. Cash on delivery is not possible.`,
  ),
  question(
    "subscription-price",
    "Which price do I pay?",
    paragraph`The price on the day the order is generated, {{subscription-order-days}} days before the delivery. If it has risen and you do not want it, cancel or skip before.`,
  ),
];

export const subscriptionQuestions = (policy: Policy): readonly Question[] =>
  fillQuestions(SUBSCRIPTION_QUESTIONS, policy);
