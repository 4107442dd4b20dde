import { leadPages } from "@store/content";
import { Hero } from "@store/ui/hero";
import { Picture } from "@store/ui/picture";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { LeadKind } from "./lead-draft.ts";
import { LeadForm } from "./lead-form.tsx";
import * as styles from "./leads.css.ts";

/** Drawn by the store's backend, like all pictures; the page is whole without it. */
const PICTURES: Readonly<Record<LeadKind, string>> = {
  b2b: "/media/page/business.640.webp",
  export: "/media/page/exports.640.webp",
};

/** A lead's page: what it is for, what happens next, and the form [R176 R177]. */
export function LeadPage({ kind }: { readonly kind: LeadKind }) {
  const { path, eyebrow, headline, lead, steps, email } = leadPages(shopPolicy())[kind];
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path={path} />
      <PageBreadcrumbs items={[{ label: eyebrow }]} />
      <header className={styles.opening}>
        <div className={styles.openingWords}>
          <Hero eyebrow={eyebrow} title={headline} lead={lead} tone="marigold" heading="eyebrow" />
        </div>
        <Picture
          src={PICTURES[kind]}
          alt=""
          width={1600}
          height={640}
          kind="banner"
          sizes="(min-width: 768px) 800px, 400px"
          isPriority
          className={styles.picture}
        />
      </header>
      <div className={styles.columns}>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next" className={styles.nextTitle}>
            What happens next
          </h2>
          <ol className={styles.nextSteps}>
            {steps.map(({ title, text }, place) => (
              <li key={title} className={styles.nextStep}>
                <span aria-hidden className={styles.nextNumber}>
                  {place + 1}
                </span>
                <div>
                  <h3 className={styles.nextName}>{title}</h3>
                  <p className={styles.nextText}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={styles.nextText}>
            Rather write? <a href={email.href}>{email.shown}</a>
          </p>
        </section>
        <div className={styles.card}>
          <LeadForm kind={kind} />
        </div>
      </div>
    </div>
  );
}
