import {
  pageTextsMeta,
  shopContact,
  subscriptionDisclaimer,
  subscriptionHelp,
  subscriptionPageQuestions,
  subscriptionTerms,
} from "@store/content";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { Banner } from "@store/ui/banner";
import { ButtonLink } from "@store/ui/button";
import { Blocks } from "@store/ui/prose";
import { Section } from "@store/ui/section";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./subscribe-page.css.ts";

const { title, description } = pageTextsMeta["/subscribe"];

export const meta = pageTextsMeta["/subscribe"];

const BANNER = "/media/page/subscribe.1280.webp";

/** How Subscribe and Save works [R170]. */
export default function SubscribePage() {
  const isLoggedIn = useIsLoggedIn();
  const { emails, phones } = shopContact(shopPolicy());
  const { support } = emails;
  const { care } = phones;
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path="/subscribe" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <div className={styles.banner}>
        <Banner src={BANNER} alt="What comes again and again: ghee, honey, soap and herbs" isPriority />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <div className={styles.actions}>
        <ButtonLink href="/shop">Add Subscription</ButtonLink>
        <ButtonLink href="/contact-us" variant="secondary">
          Contact Us
        </ButtonLink>
        {isLoggedIn ? (
          <ButtonLink href="/profile#subscribe" variant="secondary">
            Subscription Details
          </ButtonLink>
        ) : null}
      </div>

      <Section id="help" title="How can we help?">
        <div className={styles.help}>
          {subscriptionHelp(shopPolicy()).map((topic) => (
            <section key={topic.id} aria-labelledby={topic.id} className={styles.topic}>
              <h3 id={topic.id} className={styles.topicTitle}>
                {topic.title}
              </h3>
              <Blocks blocks={topic.blocks} />
            </section>
          ))}
        </div>
        <p className={styles.contacts}>
          Nothing here that helps? Write to{" "}
          <a href={support.href} className={styles.contact}>
            {support.shown}
          </a>{" "}
          or call{" "}
          <a href={care.href} className={styles.contact}>
            {care.shown}
          </a>
          .
        </p>
      </Section>

      <Section id="faqs" title="FAQs">
        <div className={styles.words}>
          <Blocks blocks={subscriptionPageQuestions(shopPolicy())} />
        </div>
      </Section>

      <Section id="terms" title="Terms and conditions">
        <div className={styles.words}>
          <Blocks blocks={[{ kind: "list", ordered: false, items: subscriptionTerms(shopPolicy()) }]} />
          <h3 className={styles.topicTitle}>Disclaimer</h3>
          <Blocks blocks={[{ kind: "paragraph", text: subscriptionDisclaimer }]} />
        </div>
      </Section>
    </div>
  );
}
