import { accountMeta, brand, membershipBenefits, membershipQuestions, memberVoices } from "@store/content";
import { formatRupees } from "@store/domain";
import { Icon } from "@store/ui/icon";
import { Blocks } from "@store/ui/prose";
import { Section } from "@store/ui/section";
import { useMembershipCheck } from "../../commerce/membership.ts";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./elite.css.ts";
import { JoinBox } from "./join-box.tsx";

const { title, description } = accountMeta["/subscription-plans"];

export const meta = accountMeta["/subscription-plans"];

/** What SO Elite is, what it costs and how to join [R107]. */
export default function SubscriptionPlansPage() {
  useMembershipCheck();
  return (
    <div className={shell.reading}>
      <Canonical path="/subscription-plans" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <section className={styles.hero} aria-labelledby="elite-title">
        <div className={styles.heroWords}>
          <h1 id="elite-title" className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{description}</p>
          <ul className={styles.short}>
            {membershipBenefits(shopPolicy()).map((benefit) => (
              <li key={benefit.title} className={styles.shortItem}>
                <Icon name="good" size="small" className={styles.check} />
                {benefit.title}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.plan}>
          <h2 className={styles.planName}>One year of {brand.eliteName}</h2>
          <p className={styles.price}>{formatRupees(shopPolicy().membership.price)}</p>
          <p className={styles.finePrint}>inclusive of GST</p>
          <JoinBox />
        </div>
      </section>

      <Section id="benefits" title="What members get">
        <ul className={styles.benefits}>
          {membershipBenefits(shopPolicy()).map((benefit) => (
            <li key={benefit.title} className={styles.benefit}>
              <h3 className={styles.benefitTitle}>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="voices" title="What members say">
        <ul className={styles.voices}>
          {memberVoices.map(({ quote, author }) => (
            <li key={author}>
              <figure className={styles.voice}>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <figcaption className={styles.author}>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="questions" title={`Questions about ${brand.eliteName}`}>
        <div className={styles.questions}>
          <Blocks blocks={membershipQuestions(shopPolicy())} />
        </div>
      </Section>
    </div>
  );
}
