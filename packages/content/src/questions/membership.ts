import type { Policy } from "@store/domain";
import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { contactLinks, links } from "../links.ts";
import { listed } from "../wording.ts";

const elite = brand.eliteName;

/** [R107] */
export const membershipQuestions = (policy: Policy): readonly Question[] => [
  question(
    "elite-what",
    `What is ${elite}?`,
    paragraph`Our paid membership. Members pay no shipping on any order in India, get premium consultation with our Vaidya, and rapid delivery in selected cities.`,
  ),
  question(
    "elite-join",
    "How do I join?",
    paragraph`Log in, open the ${links.membership} and choose Join. The membership starts as soon as the payment is confirmed.`,
  ),
  question(
    "elite-consult",
    "How fast does the Vaidya answer members?",
    paragraph`A premium consult is answered in ${policy.membership.consultReplyHours} hours during consulting hours, ${policy.identity.vaidyaHours}.`,
  ),
  question(
    "elite-rapid",
    "Where is rapid delivery available?",
    paragraph`In ${listed(policy.membership.rapidDeliveryCities)}.`,
  ),
  question(
    "elite-cancel",
    "Can I cancel my membership?",
    paragraph`Yes, within ${policy.membership.cancellationWeeks} weeks of joining. Write to ${contactLinks(policy).supportEmail}; the fee goes back to the payment method you used.`,
  ),
  question(
    "elite-renew",
    "Does it renew by itself?",
    paragraph`No. You see its end date in the elite tab of your profile and renew it there if you wish.`,
  ),
];
