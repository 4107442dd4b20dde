import { formatRupees, type Policy } from "@store/domain";
import { type ContentPage, define, paragraph, point, points } from "../blocks.ts";
import { brand } from "../brand.ts";
import { membershipBenefits, memberVoices } from "../membership.ts";
import { accountMeta } from "../meta/account.ts";
import { membershipQuestions } from "../questions/membership.ts";
import { text } from "../text.ts";

const { title, description } = accountMeta["/subscription-plans"];

/** What the webviews of native apps show of the membership page [R14]: all but the Join button. */
export const subscriptionPlans = (policy: Policy): ContentPage => ({
  path: "/subscription-plans",
  title,
  description,
  updatedOn: "2026-11-20",
  intro: text`${description}`,
  highlights: [
    define(`One year of ${brand.eliteName}`, text`${formatRupees(policy.membership.price)}, inclusive of GST`),
    define("Shipping", text`Free, on every order`),
    define("Our Vaidya answers in", text`${policy.membership.consultReplyHours} hours`),
    define("To change your mind", text`${policy.membership.cancellationWeeks} weeks`),
  ],
  sections: [
    {
      id: "benefits",
      title: "What members get",
      blocks: [points(...membershipBenefits(policy).map((benefit) => point(benefit.title, text`${benefit.text}`)))],
    },
    {
      id: "voices",
      title: "What members say",
      blocks: [points(...memberVoices.map(({ quote, author }) => point(author, text`“${quote}”`)))],
    },
    {
      id: "join",
      title: "How to join",
      blocks: [
        paragraph`Log in in our app or on our website and join there: the membership starts as soon as the payment is confirmed.`,
      ],
    },
    {
      id: "questions",
      title: `Questions about ${brand.eliteName}`,
      // How to join is said above, without the button that the answer names.
      blocks: membershipQuestions(policy).filter(({ id }) => id !== "elite-join"),
    },
  ],
});
