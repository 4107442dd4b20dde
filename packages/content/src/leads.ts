import type { Policy } from "@store/domain";
import { contactFacts } from "./contact-facts.ts";
import { EXPORT_COUNTRIES } from "./export-countries.ts";
import { type Reach, shopContact } from "./shop-contact.ts";

const { answerWorkingDays, callBackWorkingDays, sampleWorkingDays } = contactFacts;

interface LeadPage {
  readonly path: "/bussiness" | "/exports";
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead: string;
  /** What becomes of a form that was sent, in order. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly email: Reach;
}

const tellUs = {
  title: "You tell us what you need",
  text: "Five short sections, about five minutes. What you type stays on this device until you send it.",
};

/** The pages of the two lead forms, without their forms [R176 R177]. */
export function leadPages(policy: Policy) {
  const { business, exports } = shopContact(policy).emails;
  return {
    b2b: {
      path: "/bussiness",
      eyebrow: "Business orders",
      headline: "Honest goods for your shop, kitchen or office",
      lead: `Ghee by the tin, flour by the sack, hampers by the hundred. ${policy.identity.shopName} supplies shops, restaurants, hotels and companies across India from the farms we buy from ourselves.`,
      steps: [
        tellUs,
        {
          title: "We call you",
          text: `Within ${callBackWorkingDays} working days, with prices for your quantities and the paperwork that you need.`,
        },
        {
          title: "You taste, then order",
          text: `Samples leave our store within ${sampleWorkingDays} working days of the call. There is nothing to pay until you order.`,
        },
      ],
      email: business,
    },
    export: {
      path: "/exports",
      eyebrow: "Exports",
      headline: "Take India's organic harvest to your market",
      lead: `Importers, distributors and exporters work with us in ${EXPORT_COUNTRIES.length} countries. Tell us your market and your volumes; we bring the goods, the lab reports and the documents.`,
      steps: [
        tellUs,
        {
          title: "Our export desk answers",
          text: `Within ${answerWorkingDays} working days by mail, then with a call at an hour that suits your time zone.`,
        },
        {
          title: "Samples and an offer",
          text: `You get samples with their lab reports, and an offer with packing, documents and freight.`,
        },
      ],
      email: exports,
    },
  } as const satisfies Readonly<Record<"b2b" | "export", LeadPage>>;
}
