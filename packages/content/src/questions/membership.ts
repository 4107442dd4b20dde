import type { Policy } from "@store/domain";
import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { fillQuestions } from "../fill-page.ts";
import { links } from "../links.ts";

const elite = brand.eliteName;

/** [R107] */
export const MEMBERSHIP_QUESTIONS: readonly Question[] = [
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
    paragraph`A premium consult is answered in {{consult-hours}} hours during consulting hours, {{vaidya-hours}}.`,
  ),
  question("elite-rapid", "Where is rapid delivery available?", paragraph`In {{rapid-cities}}.`),
  question(
    "elite-cancel",
    "Can I cancel my membership?",
    paragraph`Yes, within {{cancel-weeks}} weeks of joining. Write to {{support-email}}; the fee goes back to the payment method you used.`,
  ),
  question(
    "elite-renew",
    "Does it renew by itself?",
    paragraph`No. You see its end date in the elite tab of your profile and renew it there if you wish.`,
  ),
];

export const membershipQuestions = (policy: Policy): readonly Question[] => fillQuestions(MEMBERSHIP_QUESTIONS, policy);
