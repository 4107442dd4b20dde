import { contact as contactTexts, inquiryMeta, shopContact } from "@store/content";
import type { Policy } from "@store/domain";
import { Hero } from "@store/ui/hero";
import { Icon } from "@store/ui/icon";
import { Picture } from "@store/ui/picture";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import { SellerFacts } from "../../shell/seller-facts.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./contact.css.ts";
import { ContactForm } from "./contact-form.tsx";

const PATH = "/contact-us";
const { title } = inquiryMeta[PATH];

/** Drawn by the store's backend, like all pictures; the page is whole without it. */
const PICTURE = "/media/page/contact.640.webp";

export const meta = inquiryMeta[PATH];

function contactData(siteUrl: string, policy: Policy) {
  const { address, emails, phones } = shopContact(policy);
  return {
    "@type": "ContactPage",
    url: siteUrl + PATH,
    mainEntity: {
      "@type": "Organization",
      name: policy.identity.shopName,
      url: siteUrl,
      address: {
        "@type": "PostalAddress",
        streetAddress: `${address.line1}, ${address.line2}`,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: "IN",
      },
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: phones.care.shown,
        email: emails.care.shown,
      },
    },
  };
}

/** The inquiry form, and beside it the ways that need no form [R128]. */
export default function ContactPage() {
  const siteUrl = useSiteUrl();
  const policy = shopPolicy();
  const contact = contactTexts(policy);
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path={PATH} />
      <PageBreadcrumbs items={[{ label: title }]} />
      <StructuredData data={import.meta.env.SSR ? contactData(siteUrl, policy) : undefined} />
      <header className={styles.opening}>
        <div className={styles.openingWords}>
          <Hero eyebrow={title} title={contact.headline} lead={contact.lead} heading="eyebrow" />
        </div>
        <Picture
          src={PICTURE}
          alt=""
          width={1200}
          height={675}
          kind="banner"
          sizes="(min-width: 768px) 560px, 100vw"
          isPriority
          className={styles.picture}
        />
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="inquiry">
          <h2 id="inquiry" className={styles.cardTitle}>
            Send us an inquiry
          </h2>
          <ContactForm />
        </section>
        <aside className={styles.aside} aria-labelledby="ways">
          <h2 id="ways" className={styles.cardTitle}>
            Or reach us right away
          </h2>
          <ul className={styles.ways}>
            {contact.ways.map(({ icon, title: way, note, link }) => (
              <li key={way} className={styles.way}>
                <span className={styles.wayIcon}>
                  <Icon name={icon} />
                </span>
                <div className={styles.wayWords}>
                  <h3 className={styles.wayTitle}>{way}</h3>
                  <a href={link.href} className={styles.wayLink}>
                    {link.text}
                  </a>
                  <p className={styles.wayNote}>{note}</p>
                </div>
              </li>
            ))}
          </ul>
          <h3 className={styles.wayTitle}>Who we are, and who hears complaints</h3>
          <SellerFacts hasContact />
          <p className={styles.wayNote}>{contact.complaints}</p>
          <h3 className={styles.wayTitle}>Perhaps it is answered already</h3>
          <ul className={styles.shortcuts}>
            {contact.shortcuts.map(({ text, href }) => (
              <li key={href}>
                <a href={href} className={styles.shortcut}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
