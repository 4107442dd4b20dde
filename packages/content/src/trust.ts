import { formatRoundRupees, type Policy } from "@store/domain";

interface TrustFact {
  readonly fact: string;
  readonly words: string;
  /** The page that says it in full. */
  readonly href: string;
}

/** What a shopper can check before buying; each leads to where it stands in full. */
export function trustFacts({ identity, cashOnDelivery, returns }: Policy): readonly TrustFact[] {
  return [
    ...(identity.fssaiLicence
      ? [{ fact: "FSSAI licence", words: identity.fssaiLicence, href: "/terms-and-conditions#who-we-are" }]
      : []),
    {
      fact: "Cash on delivery",
      words: `Up to ${formatRoundRupees(cashOnDelivery.proven.amount)} with a verified mobile`,
      href: "/faq#payment",
    },
    {
      fact: `${returns.requestDays} days to return`,
      words: `${returns.replacementDays}-day replacement guarantee`,
      href: "/return-and-refund-policy",
    },
  ];
}
