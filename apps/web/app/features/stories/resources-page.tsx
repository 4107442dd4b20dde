import { pageTextsMeta, resources } from "@store/content";
import { filmOf, ownPosterOf } from "@store/react-client/film";
import { Hero } from "@store/ui/hero";
import { Tag } from "@store/ui/tag";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useSiteUrl } from "../../data/root-data.ts";
import { pictureAddress } from "../../navigation/addresses.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { FilmCard } from "./film-card.tsx";
import * as styles from "./stories.css.ts";

const { title } = pageTextsMeta["/resources"];
const { headline, lead, films } = resources;

const TONES = { Gujarati: "news", Hindi: "offer" } as const;
const LANGUAGE_CODES = { Gujarati: "gu", Hindi: "hi" } as const;

export const meta = pageTextsMeta["/resources"];

const filmData = (siteUrl: string) => ({
  "@graph": films.map(({ name, description, language, link, publishedOn }) => ({
    "@type": "VideoObject",
    name,
    description,
    inLanguage: LANGUAGE_CODES[language],
    uploadDate: publishedOn,
    thumbnailUrl: pictureAddress(ownPosterOf(link) ?? "", siteUrl),
    embedUrl: new URL(filmOf(link).src, siteUrl).href,
  })),
});

/** Six films with their language and what they are about [R127]. */
export default function ResourcesPage() {
  const siteUrl = useSiteUrl();
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path="/resources" />
      <PageBreadcrumbs items={[{ label: title }]} />
      <header className={styles.head}>
        <Hero eyebrow={title} title={headline} tone="marigold">
          <p className={styles.lead}>{lead}</p>
        </Hero>
      </header>
      <div className={styles.films}>
        {films.map((film, place) => (
          <FilmCard key={film.link} {...film} isFirst={place === 0}>
            <p className={styles.language}>
              <VisuallyHidden>Language: </VisuallyHidden>
              <Tag tone={TONES[film.language]}>{film.language}</Tag>
            </p>
          </FilmCard>
        ))}
      </div>
      <StructuredData data={import.meta.env.SSR ? filmData(siteUrl) : undefined} />
    </div>
  );
}
