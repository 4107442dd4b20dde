import { pageTextsMeta, testimonials } from "@store/content";
import { Accordion } from "@store/ui/accordion";
import { ButtonLink } from "@store/ui/button";
import { Hero } from "@store/ui/hero";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { FilmCard } from "./film-card.tsx";
import * as styles from "./stories.css.ts";

const { title } = pageTextsMeta["/testimonials"];
const { headline, lead, note, films, groups } = testimonials;

export const meta = pageTextsMeta["/testimonials"];

const items = groups.map(({ group, voices }, place) => ({
  key: group,
  title: group,
  isOpen: place === 0,
  content: (
    <div className={styles.voices}>
      {voices.map(({ quote, author }) => (
        <figure key={author} className={styles.voice}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <figcaption className={styles.author}>{author}</figcaption>
        </figure>
      ))}
    </div>
  ),
}));

/** What patients tell: in films, and by what troubled them [R125]. */
export default function TestimonialsPage() {
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path="/testimonials" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <header className={styles.head}>
        <Hero eyebrow={title} title={headline} tone="marigold">
          <p className={styles.lead}>{lead}</p>
        </Hero>
      </header>
      <section className={styles.threeFilms} aria-label="Films">
        {films.map((film, place) => (
          <FilmCard key={film.link} {...film} isFirst={place === 0} />
        ))}
      </section>
      <section className={`${styles.section} ${styles.groups}`} aria-labelledby="stories">
        <div className={styles.aside}>
          <h2 id="stories" className={styles.sectionTitle}>
            Stories by what troubled them
          </h2>
          <p className={styles.note}>{note}</p>
          <div className={styles.invitation}>
            <h3 className={styles.invitationTitle}>{testimonials.invitation(shopPolicy()).title}</h3>
            <p>{testimonials.invitation(shopPolicy()).text}</p>
            <ButtonLink href="/consult-our-vaidya">Consult our Vaidya</ButtonLink>
          </div>
        </div>
        <Accordion items={items} />
      </section>
    </div>
  );
}
