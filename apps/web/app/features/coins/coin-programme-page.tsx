import { coinProgramme, coinQuestions, pageTextsMeta } from "@store/content";
import { ButtonLink } from "@store/ui/button";
import { Hero } from "@store/ui/hero";
import { Picture } from "@store/ui/picture";
import { Blocks } from "@store/ui/prose";
import { Section } from "@store/ui/section";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { questionsData } from "../../seo/questions-data.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./coin-programme.css.ts";

const { title } = pageTextsMeta["/so-coin"];

/** Drawn by the store's backend, like all pictures; behind words, so the page is whole without it. */
const HERO = "/media/page/so-coin.640.webp";

export const meta = pageTextsMeta["/so-coin"];

/** How coins are earned and used [R172]. */
export default function CoinProgrammePage() {
  const policy = shopPolicy();
  const { headline, lead, features, steps, benefits } = coinProgramme(policy);
  const questions = coinQuestions(policy);
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path="/so-coin" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <section className={styles.hero} aria-labelledby="programme">
        <div className={styles.heroWords}>
          <Hero id="programme" eyebrow={title} title={headline} lead={lead} tone="marigold" />
          <div className={styles.actions}>
            <ButtonLink href="/shop" size="large">
              Start Earning
            </ButtonLink>
            {/* An anchor of this page: the browser scrolls, as the style says. */}
            <a href="#features" className={styles.how}>
              How it works
            </a>
          </div>
        </div>
        <div className={styles.heroScene}>
          <Picture
            src={HERO}
            alt=""
            width={1600}
            height={640}
            kind="banner"
            sizes="(min-width: 1280px) 1200px, 100vw"
            isPriority
            className={styles.heroPicture}
          />
        </div>
      </section>

      <Section id="features" title="Why you will like them">
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.title} className={styles.feature}>
              <h3 className={styles.pointTitle}>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="steps" title="How it works">
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            <li key={step.title} className={styles.step}>
              <span aria-hidden className={styles.number}>
                {place + 1}
              </span>
              <div>
                <h3 className={styles.pointTitle}>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <section className={styles.section} aria-labelledby="benefits">
        <div className={styles.benefitsCard}>
          <h2 id="benefits" className={styles.benefitsTitle}>
            At a glance
          </h2>
          <dl className={styles.benefits}>
            {benefits.map((benefit) => (
              <div key={benefit.title}>
                <dt className={styles.benefitTerm}>{benefit.title}</dt>
                <dd className={styles.benefit}>{benefit.text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href="/shop" size="large" variant="secondary">
            Start Shopping Now
          </ButtonLink>
        </div>
      </section>

      <Section id="questions" title={`Questions about ${title}`}>
        <div className={styles.questions}>
          <Blocks blocks={questions} />
        </div>
      </Section>
      <StructuredData data={import.meta.env.SSR ? questionsData(questions) : undefined} />
    </div>
  );
}
