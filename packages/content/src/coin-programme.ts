import { COIN_VALUE, formatRoundRupees, fromRupees, RUPEES_PER_COIN_EARNED } from "@store/domain";
import { brand } from "./brand.ts";

/** What a purchase earns, in percent (document 3, section 9). */
const EARNED_PERCENT = (COIN_VALUE / fromRupees(RUPEES_PER_COIN_EARNED)) * 100;

interface Point {
  readonly title: string;
  readonly text: string;
}

/** The programme's page, without its questions (document 3, section 2, /so-coin). */
export const coinProgramme = {
  headline: "1 Coin = 1 rupee",
  lead: `Every order earns you ${brand.coinName}s. Spend them like money on the next one, on the website and in our stores.`,
  features: [
    {
      title: "Simple and Clear",
      text: `1 coin is worth ${formatRoundRupees(COIN_VALUE)}. No points to convert, no levels, no small print.`,
    },
    {
      title: "Instant Redemption",
      text: "Choose in the cart how many coins to use, confirm with the code we send you, and pay that much less.",
    },
    {
      title: "No Expiry",
      text: "Your coins stay yours. Collect them for one large order, or use them with the next one.",
    },
    {
      title: "Universal Use",
      text: "One wallet for everything: every product, on the website and at the counter of all our stores.",
    },
  ],
  steps: [
    {
      title: "Shop and Earn",
      text: `You earn 1 coin for every ${formatRoundRupees(fromRupees(RUPEES_PER_COIN_EARNED))} you spend. They are credited when the order is paid or delivered.`,
    },
    {
      title: "Accumulate",
      text: "Your wallet adds them up. It lists every coin with the order that it came from.",
    },
    {
      title: "Redeem and Save",
      text: "Pay for a part of an order with coins, or for all of it. There is no minimum.",
    },
  ],
  benefits: [
    { title: "Earning rate", text: `${EARNED_PERCENT}% on all purchases` },
    { title: "Redemption", text: "1 coin = 1 rupee" },
    { title: "Validity", text: "Never expires" },
    { title: "Where", text: "Valid at all locations" },
  ],
} as const satisfies {
  readonly headline: string;
  readonly lead: string;
  readonly features: readonly Point[];
  readonly steps: readonly Point[];
  readonly benefits: readonly Point[];
};
