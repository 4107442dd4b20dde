import { formatRoundRupees, SHIPPING_CHARGE } from "@store/domain";
import { brand } from "./brand.ts";
import { facts } from "./facts.ts";
import { listed } from "./wording.ts";

const { membership } = facts;

export interface MembershipBenefit {
  readonly title: string;
  readonly text: string;
}

/** What a member has of it, on the membership page (document 2, sections 2 and 9). */
export const membershipBenefits: readonly MembershipBenefit[] = [
  {
    title: "Free delivery, always",
    text: `No shipping charge on any order in India, however small. Without a membership it is ${formatRoundRupees(SHIPPING_CHARGE)} an order.`,
  },
  {
    title: "Premium consult with our Vaidya",
    text: `A premium consult is answered in ${membership.consultReplyHours} hours during consulting hours, ${brand.vaidyaHours}.`,
  },
  {
    title: "Rapid delivery in six cities",
    text: `Your parcel goes first in ${listed(membership.rapidDeliveryCities)}.`,
  },
  {
    title: `${membership.cancellationWeeks} weeks to change your mind`,
    text: `Cancel within ${membership.cancellationWeeks} weeks of joining, and the fee goes back to the payment method you used. It never renews by itself.`,
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
