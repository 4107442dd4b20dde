import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { listed } from "../wording.ts";

const { membership } = facts;
const elite = brand.eliteName;

/** Document 2, section 9, membership FAQ. */
export const membershipQuestions: readonly Question[] = [
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
    paragraph`A premium consult is answered in ${membership.consultReplyHours} hours during consulting hours, ${brand.vaidyaHours}.`,
  ),
  question(
    "elite-rapid",
    "Where is rapid delivery available?",
    paragraph`In ${listed(membership.rapidDeliveryCities)}.`,
  ),
  question(
    "elite-cancel",
    "Can I cancel my membership?",
    paragraph`Yes, within ${membership.cancellationWeeks} weeks of joining. Write to ${links.supportEmail}; the fee goes back to the payment method you used.`,
  ),
  question(
    "elite-renew",
    "Does it renew by itself?",
    paragraph`No. You see its end date in the elite tab of your profile and renew it there if you wish.`,
  ),
];
