import {
  CANCEL_NOTICE_DAYS,
  ORDER_AHEAD_DAYS,
  type Policy,
  SHIFT_OFFERED_DAYS,
  SHIFT_WINDOW_DAYS,
} from "@store/domain";
import { paragraph, type Question, type Section } from "./blocks.ts";
import { contactLinks, links } from "./links.ts";
import { subscriptionQuestions } from "./questions/subscription.ts";
import { link } from "./text.ts";

const subscriptionTab = link("Subscriptions in your profile", "/profile#subscribe");

/** The help sections of Subscribe and Save [R170], with the question of the FAQ that each answers. */
const help = (policy: Policy) => [
  {
    id: "change-schedule",
    title: "Change the schedule",
    answers: "subscription-change",
    blocks: [
      paragraph`Open ${subscriptionTab}, choose View Details and then Edit for another interval or quantity.`,
      paragraph`In the ${SHIFT_OFFERED_DAYS} days before a delivery, Shift Order moves that one, once, by up to ${SHIFT_WINDOW_DAYS} days.`,
    ],
  },
  {
    id: "earlier-delivery",
    title: "Get one delivery earlier",
    answers: "subscription-earlier",
    blocks: [
      paragraph`Add the product to your cart and order it once from the ${links.shop}. Your subscription goes on as planned.`,
    ],
  },
  {
    id: "skip-delivery",
    title: "Skip a delivery",
    answers: "subscription-skip",
    blocks: [
      paragraph`Contact support: write to ${contactLinks(policy).supportEmail} or call ${contactLinks(policy).carePhone} before the order is generated, ${ORDER_AHEAD_DAYS} days before the delivery.`,
    ],
  },
  {
    id: "cancel-subscription",
    title: "Cancel",
    answers: "subscription-cancel",
    blocks: [
      paragraph`Deactivate it in ${subscriptionTab}: View Details, Edit, Inactive. Do so at least ${CANCEL_NOTICE_DAYS} calendar days before the delivery day: a nearer delivery still goes out, as the last one.`,
      paragraph`You can make it active again at any time.`,
    ],
  },
];

export const subscriptionHelp = (policy: Policy): readonly Section[] =>
  help(policy).map(({ id, title, blocks }) => ({ id, title, blocks }));

/** The questions on Subscribe and Save, but for those that its help sections answer already. */
export function subscriptionPageQuestions(policy: Policy): readonly Question[] {
  const answered = new Set(help(policy).map(({ answers }) => answers));
  return subscriptionQuestions(policy).filter(({ id }) => !answered.has(id));
}
