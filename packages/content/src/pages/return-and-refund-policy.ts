import type { Policy } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph, steps } from "../blocks.ts";
import { brand } from "../brand.ts";
import { fillPage } from "../fill-page.ts";
import { strong, text } from "../text.ts";
import { CONTACT_SECTION, GRIEVANCE_SECTION } from "./shared-sections.ts";

/** Damaged, defective, missing-part or mismatched goods [R119]; 5 and 15 days [R113]. */
export const RETURN_AND_REFUND_POLICY: ContentPage = {
  path: "/return-and-refund-policy",
  title: "Return and Refund Policy",
  description: `{{replacement-days}}-day replacement guarantee and returns within {{return-days}} days for damaged, defective, incomplete or mismatched goods from {{shop-name}}.`,
  updatedOn: "2026-10-01",
  intro: text`If something arrives that is not as it should be, we put it right. Food and care products cannot be sold again, so we ask you to look at your parcel soon.`,
  highlights: [
    define("Replacement guarantee", text`{{replacement-days}} days from delivery`),
    define("Return requests", text`Within {{return-days}} days`),
    define("Return pickup", text`Free of charge`),
    define("Refund", text`To the way you paid, in {{refund-days}} working days`),
  ],
  sections: [
    {
      id: "what-is-covered",
      title: "What is covered",
      blocks: [
        paragraph`You can return goods that reach you`,
        list(
          text`${strong("damaged")}: broken, leaking, crushed or with an open seal;`,
          text`${strong("defective")}: spoilt, past the best-before date, or not working;`,
          text`with a ${strong("missing part")}: fewer pieces, or less in the set, than the order says;`,
          text`${strong("mismatched")}: another product, size or variant than you ordered.`,
        ),
        paragraph`The goods must come back in their ${strong("original condition")}: unused except for what it took to notice the fault, in their original pack, with label, batch number and any free gift that came with them.`,
      ],
    },
    {
      id: "replacement-guarantee",
      title: `{{replacement-days}}-day replacement guarantee`,
      blocks: [
        paragraph`Tell us within ${strong(`{{replacement-days}} days of delivery`)} and we send you the right product in good order, at our cost, without waiting for the return. If it is no longer in stock, you choose a refund or another product of the same price.`,
      ],
    },
    {
      id: "return-requests",
      title: `Returns within {{return-days}} days`,
      blocks: [
        paragraph`Return requests are accepted ${strong(`within {{return-days}} days of delivery`)}. After the first {{replacement-days}} days we look at the goods before we replace or refund them.`,
        steps(
          text`Write to {{care-email}} or send a message on {{whatsapp}}, with your order number and two photographs: the product and the label of the parcel.`,
          text`We answer within one working day and arrange a pickup within {{pickup-days}} working days. Pickup is free. Where no courier collects, we refund the postage.`,
          text`When the goods have reached us we check them within {{inspection-days}} working days and tell you the result.`,
          text`We then send the replacement or pay the refund, as you asked.`,
        ),
      ],
    },
    {
      id: "not-covered",
      title: "What cannot be returned",
      blocks: [
        list(
          text`Goods that were opened and used although they were in order, or because the taste, scent or colour was not to your liking.`,
          text`Goods without their original pack, label or batch number.`,
          text`Fresh goods, after the day of delivery.`,
          text`Gift vouchers and ${brand.coinName}s.`,
        ),
        paragraph`None of this limits your rights if a product is unsafe or its label is wrong: stop using it, and call us at any time.`,
      ],
    },
    {
      id: "cancellation",
      title: "Cancelling before dispatch",
      blocks: [
        paragraph`Until the parcel leaves our store you may cancel the whole order or single items, free of charge. Once it is on its way, refuse it at the door; when it is back with us we refund the goods.`,
      ],
    },
    {
      id: "refunds",
      title: "How refunds are paid",
      blocks: [
        definitions(
          define(
            "Paid online",
            text`To the ${strong("original payment method")} within {{refund-days}} working days of our decision. Your bank may need a few days more to show it.`,
          ),
          define(
            "Cash on delivery",
            text`By bank transfer or UPI to an account in your name, within {{refund-days}} working days of receiving its details.`,
          ),
          define("Coins", text`${brand.coinName}s you redeemed on the returned goods go back to your wallet at once.`),
          define(
            "Shipping",
            text`If the fault was ours, what you paid for shipping and for cash on delivery is refunded too.`,
          ),
        ),
        paragraph`Coins earned on returned goods are taken back. You receive a credit note that corrects the GST invoice.`,
      ],
    },
    GRIEVANCE_SECTION,
    CONTACT_SECTION,
  ],
};

export const returnAndRefundPolicy = (policy: Policy): ContentPage => fillPage(RETURN_AND_REFUND_POLICY, policy);
