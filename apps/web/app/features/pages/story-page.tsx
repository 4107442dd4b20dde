import type { ContentPage as Content, Section } from "@store/content";
import { Picture } from "@store/ui/picture";
import { Blocks, Runs } from "@store/ui/prose";
import type { ReactNode } from "react";
import { Canonical } from "../../seo/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./story.css.ts";

export interface StoryPicture {
  /** Drawn by the store's backend, like all pictures. */
  readonly src: string;
  readonly alt: string;
}

interface StoryPageProps {
  readonly content: Content;
  readonly hero: StoryPicture;
  /** Whether the words stand over the picture's left foot, or beside it, where they would cover what it shows. */
  readonly heroLook?: "over" | "beside";
  /** What the reader can do at once: links that look like buttons. */
  readonly actions: ReactNode;
  /** Beside a section, by its anchor. */
  readonly beside?: Readonly<Record<string, ReactNode>>;
  /** The section with which the page ends, such as the ways to get in touch. */
  readonly last?: string;
}

/** The picture of a section, 4 by 3. */
export const SectionPicture = ({ src, alt }: StoryPicture) => (
  <Picture
    src={src}
    alt={alt}
    width={960}
    height={720}
    kind="card"
    sizes="(min-width:1200px) 400px,(min-width:768px) 40vw,92vw"
    className={styles.picture}
  />
);

const HERO_SIZE = { over: { width: 1600, height: 640 }, beside: { width: 1200, height: 675 } } as const;

function StorySection({ section, beside, isLast }: { section: Section; beside: ReactNode; isLast: boolean }) {
  const { id, title, blocks } = section;
  const look = isLast ? styles.last : beside ? styles.split : styles.section;
  return (
    <section aria-labelledby={id} className={look}>
      <div className={styles.words}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        <Blocks blocks={blocks} />
      </div>
      {beside}
    </section>
  );
}

/** A page that tells of something, from the same words as the embed pages: a large picture, key facts, and sections. */
export const StoryPage = ({ content, hero, heroLook = "over", actions, beside = {}, last }: StoryPageProps) => (
  <div className={`${shell.reading} ${styles.page}`}>
    <Canonical path={content.path} />
    <PageBreadcrumbs items={[{ label: content.title }]} />
    <header className={styles.hero[heroLook]}>
      <Picture
        src={hero.src}
        alt={hero.alt}
        {...HERO_SIZE[heroLook]}
        kind="banner"
        sizes="(min-width: 1280px) 1200px, 100vw"
        isPriority
        className={styles.heroPicture[heroLook]}
      />
      <div className={styles.heroWords[heroLook]}>
        <h1 className={styles.title}>{content.title}</h1>
        {content.intro ? (
          <p className={styles.lead}>
            <Runs text={content.intro} />
          </p>
        ) : null}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
    {content.highlights ? (
      <dl className={styles.facts}>
        {content.highlights.map(({ term, description }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.factTerm}>{term}</dt>
            <dd className={styles.factWords}>
              <Runs text={description} />
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {content.sections.map((section) => (
      <StorySection key={section.id} section={section} beside={beside[section.id]} isLast={section.id === last} />
    ))}
  </div>
);
