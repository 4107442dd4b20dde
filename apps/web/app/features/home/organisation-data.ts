import { brand } from "@store/content";

/** The organisation's structured data. */
export const organisationData = (siteUrl: string) => ({
  "@type": "Organization",
  name: brand.name,
  legalName: brand.legalName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/favicon.svg`,
  email: brand.emails.care.shown,
  telephone: brand.phones.care.shown,
  sameAs: brand.social.map(({ href }) => href),
});
