import type { Policy } from "@store/domain";
import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { fillQuestions } from "../fill-page.ts";
import { links } from "../links.ts";

const coin = brand.coinName;

/** How coins are earned and what they are worth: the question the programme page answers at length. */
export const COIN_BASICS: Question = question(
  "coin-what",
  `What are ${coin}s?`,
  paragraph`Our thank-you for shopping: you earn 1 coin for every {{coin-rupees}} you spend, and 1 coin is worth {{coin-value}} on a later order. {{coins-paused}} See the ${links.coins}.`,
);

/** The seven questions of the coin programme [R172], in its order. */
export const COIN_QUESTIONS: readonly Question[] = [
  question(
    "coin-expiry",
    `Do ${coin}s expire?`,
    paragraph`No. Coins have no expiry, unless a campaign under which you received them says otherwise.`,
  ),
  question(
    "coin-limits",
    "Is there a minimum or maximum I can redeem?",
    paragraph`No minimum, and no maximum beyond your wallet balance. Coins pay for an order at most in full: they are never worth more than its total.`,
  ),
  question(
    "coin-on-coins",
    "Do I earn coins on what I pay with coins?",
    paragraph`No, coins are not earned on the amount paid with coins. On the website an order in which you redeem coins earns no new ones.`,
  ),
  question(
    "coin-transfer",
    "Can I give my coins to somebody else?",
    paragraph`No, coins are not transferable. They stay with the account that earned them.`,
  ),
  question(
    "coin-top-up",
    "Can I buy coins?",
    paragraph`Yes. You can top up your wallet by buying coins; ask at the billing counter of a store or write to {{care-email}}.`,
  ),
  question(
    "coin-track",
    "Where do I see my coins?",
    paragraph`Log in and open the wallet in your profile, or ask at the billing counter. Every coin earned and redeemed is listed there with its order.`,
  ),
  question(
    "coin-where",
    "Where can I use my coins?",
    paragraph`In all our physical stores and on the website. In the cart, choose how many to redeem and confirm with the code we send you.`,
  ),
];

export const coinQuestions = (policy: Policy): readonly Question[] => fillQuestions(COIN_QUESTIONS, policy);
