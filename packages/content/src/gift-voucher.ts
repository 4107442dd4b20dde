import { formatRoundRupees, GIFT_VOUCHER_MINIMUM, type Policy } from "@store/domain";
import { list, stages } from "./blocks.ts";
import { giftVoucherTerms } from "./terms/gift-voucher.ts";
import { text } from "./text.ts";

/** The gift voucher's page, without its form [R175]. */
export const giftVoucher = (policy: Policy) => ({
  headline: "A gift that gets used up",
  lead: `You choose the amount, they choose the ghee, the honey or the soap. The card goes by mail, with a few words of yours, from ${formatRoundRupees(GIFT_VOUCHER_MINIMUM)}.`,
  steps: [
    stages(
      {
        title: "Write it",
        text: text`Amount, two names and a line from you: the card fills itself in as you type.`,
      },
      { title: "Pay it", text: text`Online, in a window of its own. There is no fee on top.` },
      {
        title: "It arrives",
        text: text`The code is mailed as soon as the payment is there, and you get a receipt. Nobody else learns the code, not even you.`,
      },
    ),
  ],
  choices: {
    title: "What it may become",
    text: `Any product of ${policy.identity.shopName} can be paid with it, GST and shipping included.`,
  },
  terms: [list(...giftVoucherTerms(policy))],
});
