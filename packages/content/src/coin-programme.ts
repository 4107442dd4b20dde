import { COIN_VALUE, COINS_PAUSED, formatRoundRupees, fromRupees, type Policy } from "@store/domain";
import { brand } from "./brand.ts";

/** What a purchase earns, in percent [R172]. */
const earnedPercent = ({ coins }: Policy): number => (COIN_VALUE / fromRupees(coins.rupeesPerCoin)) * 100;

/** The programme's page, without its questions [R172]. */
export const coinProgramme = (policy: Policy) =>
  ({
    headline: "1 Coin = 1 rupee",
    lead: !policy.coins.isOn
      ? COINS_PAUSED
      : `Every order earns you ${brand.coinName}s. Spend them like money on the next one, on the website and in our stores.`,
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
        text: `You earn 1 coin for every ${formatRoundRupees(fromRupees(policy.coins.rupeesPerCoin))} you spend. They are credited when the order is paid or delivered.`,
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
      { title: "Earning rate", text: `${earnedPercent(policy)}% on all purchases` },
      { title: "Redemption", text: "1 coin = 1 rupee" },
      { title: "Validity", text: "Never expires" },
      { title: "Where", text: "Valid at all locations" },
    ],
  }) as const;
