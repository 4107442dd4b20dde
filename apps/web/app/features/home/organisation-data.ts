import { shopContact, socialLinks } from "@store/content";
import type { Policy } from "@store/domain";
import { logoAddress } from "../../seo/logo-address.ts";

/** The organisation's structured data. */
export const organisationData = (siteUrl: string, policy: Policy) => ({
  "@type": "Organization",
  name: policy.identity.shopName,
  legalName: policy.identity.legalName,
  url: `${siteUrl}/`,
  logo: logoAddress(siteUrl, policy),
  email: shopContact(policy).emails.care.shown,
  telephone: shopContact(policy).phones.care.shown,
  sameAs: socialLinks(policy).map(({ href }) => href),
});
