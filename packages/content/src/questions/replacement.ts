import { list, paragraph, type Question, question, steps } from "../blocks.ts";
import { links } from "../links.ts";
import { strong, text } from "../text.ts";

/** 5-day replacement guarantee, return requests within 15 days [R113]. */
export const REPLACEMENT_QUESTIONS: readonly Question[] = [
  question(
    "replacement-guarantee",
    `What is the {{replacement-days}}-day replacement guarantee?`,
    paragraph`If a product reaches you damaged, defective, with a missing part or not as ordered, tell us within ${strong(`{{replacement-days}} days`)} of delivery. We send the right one at our cost, without waiting for the return.`,
  ),
  question(
    "return-request",
    "How long can I ask for a return?",
    paragraph`Return requests are accepted ${strong(`within {{return-days}} days`)} of delivery, for goods in their original condition.`,
  ),
  question(
    "how-to-return",
    "How do I return a product?",
    steps(
      text`Write to {{care-email}} or {{whatsapp}} with the order number and two photographs: the product and the label of the parcel.`,
      text`We collect the goods free of charge within {{pickup-days}} working days.`,
      text`We check them and send the replacement or the refund.`,
    ),
  ),
  question(
    "not-returnable",
    "What cannot be returned?",
    list(
      text`goods that were in order and have been opened or used;`,
      text`goods without their original pack, label or batch number;`,
      text`gift vouchers and coins.`,
    ),
    paragraph`The ${links.returnPolicy} has the whole list.`,
  ),
  question(
    "refund-time",
    "When do I get my money back?",
    paragraph`Within {{refund-days}} working days of our decision, to the payment method you used. For cash on delivery we transfer it to your bank account or UPI. Coins you redeemed return to your wallet.`,
  ),
];
