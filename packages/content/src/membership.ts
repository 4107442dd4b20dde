import type { Policy } from "@store/domain";
import { shippingInBrief } from "./shipping-rates.ts";
import { listed } from "./wording.ts";

export interface MembershipBenefit {
  readonly title: string;
  readonly text: string;
}

/** What a member has of it, on the membership page [R107]. */
export const membershipBenefits = (policy: Policy): readonly MembershipBenefit[] => [
  {
    title: "Free delivery, always",
    text: `No shipping charge on any order in India, however small. Without a membership it is ${shippingInBrief(policy)} an order.`,
  },
  {
    title: "Premium consult with our Vaidya",
    text: `A premium consult is answered in ${policy.membership.consultReplyHours} hours during consulting hours, ${policy.identity.vaidyaHours}.`,
  },
  {
    title: "Rapid delivery in six cities",
    text: `Your parcel goes first in ${listed(policy.membership.rapidDeliveryCities)}.`,
  },
  {
    title: `${policy.membership.cancellationWeeks} weeks to change your mind`,
    text: `Cancel within ${policy.membership.cancellationWeeks} weeks of joining, and the fee goes back to the payment method you used. It never renews by itself.`,
  },
];

/** What members say. Their names are invented, like everybody's in the sample shop. */
export const memberVoices: readonly { readonly quote: string; readonly author: string }[] = [
  {
    quote:
      "I used to wait until my basket was full. Now I order the curd when we want curd, and the ghee when it is out.",
    author: "Nandini, Ahmedabad",
  },
  {
    quote: "I wrote to the Vaidya over lunch about my mother's knees. The answer was there before tea.",
    author: "Harpreet, Mumbai",
  },
  {
    quote: "By the third parcel the year had nearly paid for itself. The rest of it is just pleasant.",
    author: "Arunima, Kolkata",
  },
];
