import { type ContentKind, canBeHidden } from "@store/api-client/content-kinds";
import { contentOptions } from "@store/api-client/contract";
import { formatCount, formatLongDate, readFilmLink } from "@store/domain";
import { Banner } from "@store/ui/banner";
import { Picture } from "@store/ui/picture";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { Html } from "../../../data/html.tsx";
import { lazyPart } from "../../../data/lazy-or.tsx";
import { useQueryIf } from "../../../data/use-query.ts";
import { heading, part } from "../products/product-form.css.ts";
import type { Draft } from "./content-draft.ts";
import * as styles from "./content-preview.css.ts";

/** With the shop's product cards, which no other form needs. */
const ProductRowPreview = lazyPart(() => import("./product-row-preview.tsx"));

/** With the shop's player. */
const FilmPreview = lazyPart(() => import("./film-preview.tsx"));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const idOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
const rowsOf = (value: Draft[string] | undefined) => (Array.isArray(value) ? value : []);

interface Previewed {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly draft: Draft;
}

/** How the home page lays out a section: see `home-page.tsx`. */
interface Look {
  readonly tone?: keyof typeof styles.tone;
  readonly tiles?: keyof typeof styles.tile;
  /** A row of its pictures alone: the picture beside it is not shown. */
  readonly isRow?: boolean;
}

const ROUND_ROW: Look = { isRow: true, tiles: "round" };
const PAPERS: Look = { tone: "marigold", tiles: "paper" };

/**
 * The sections that are not a plain band with square tiles, by their ids (document 1, section 3). The domain's names for
 * these ids stay out, as every shopper of the home page would load them in a file of their own; a test compares them.
 */
export const LOOKS: Readonly<Record<"upper-sections" | "lower-sections", Readonly<Record<number, Look>>>> = {
  "upper-sections": { 4: PAPERS, 5: { tone: "leaf" }, 6: { tone: "sky" }, 7: ROUND_ROW },
  "lower-sections": {
    1: { isRow: true },
    2: ROUND_ROW,
    4: PAPERS,
    8: { tone: "leaf" },
    9: { isRow: true, tiles: "flat" },
    11: { tiles: "round" },
  },
};

function Tiles({ draft, look }: { readonly draft: Draft; readonly look: Look }) {
  const shown = rowsOf(draft.images).filter(({ image }) => textOf(image) !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {shown.map((tile, place) => (
        <li key={place} className={styles.tilePlace}>
          <Picture
            src={textOf(tile.image)}
            alt={textOf(tile.label) ? "" : textOf(tile.alt)}
            width={320}
            height={320}
            kind="thumb"
            sizes="160px"
            className={styles.tile[look.tiles ?? "square"]}
          />
          {textOf(tile.label)}
        </li>
      ))}
    </ul>
  );
}

interface SectionPreviewProps extends Previewed {
  readonly kind: "upper-sections" | "lower-sections";
}

function SectionPreview({ kind, id, draft }: SectionPreviewProps) {
  const look = LOOKS[kind][id ?? 0] ?? {};
  const [image, description] = [look.isRow ? "" : textOf(draft.image), textOf(draft.description)];
  if (!image && rowsOf(draft.images).every((tile) => textOf(tile.image) === ""))
    return <p>The home page leaves this out: it has no picture.</p>;
  return (
    <div className={styles.tone[look.tone ?? "plain"]}>
      {image ? (
        <Picture
          src={image}
          alt=""
          width={960}
          height={720}
          kind="detail"
          sizes="(min-width:1200px) 40vw,92vw"
          className={styles.sectionPicture}
        />
      ) : null}
      <div className={styles.words}>
        <p className={styles.title}>{textOf(draft.label)}</p>
        {description ? <p className={styles.soft}>{description}</p> : null}
        <Tiles draft={draft} look={look} />
      </div>
    </div>
  );
}

function useNameOf(of: "categories" | "products", id: number | null): string | undefined {
  const found = useQueryIf(id !== null, contentOptions, { query: { of, id: id ?? 1 } });
  return found.reply?.data[0]?.name;
}

function BannerPreview({ draft }: { readonly draft: Draft }) {
  const [image, mobile, title] = [textOf(draft.image), textOf(draft.mobile_image), textOf(draft.title)];
  const [product, category] = [idOf(draft.product_id), idOf(draft.category_id)];
  const names = { product: useNameOf("products", product), category: useNameOf("categories", category) };
  const target = product !== null ? names.product : category !== null ? names.category : "the whole shop";
  return (
    <>
      {image ? null : <p>The home page leaves this out: it has no picture.</p>}
      <div className={styles.banner}>
        {image ? <Banner src={image} mobileSrc={mobile || undefined} alt="" shape="hero" /> : null}
        {title ? (
          <div className={image ? styles.bannerWords : undefined}>
            <span className={styles.title}>{title}</span>
            {/* Only below a title. */}
            {textOf(draft.content) ? <span>{textOf(draft.content)}</span> : null}
          </div>
        ) : null}
      </div>
      {target ? <p>A press on it leads to {target}.</p> : null}
    </>
  );
}

function AboutPreview({ draft }: { readonly draft: Draft }) {
  const image = textOf(draft.image);
  return (
    <div className={styles.card}>
      {image ? (
        <Picture src={image} alt="" width={640} height={400} kind="card" sizes="400px" className={styles.cardPicture} />
      ) : null}
      <p className={styles.title}>{textOf(draft.label)}</p>
      <Html html={textOf(draft.description)} />
    </div>
  );
}

function PostPreview({ draft }: { readonly draft: Draft }) {
  const [banner, date] = [textOf(draft.banner), textOf(draft.published_at)];
  return (
    <div className={styles.card}>
      {banner ? (
        <Picture
          src={banner}
          alt=""
          width={640}
          height={360}
          kind="card"
          sizes="400px"
          className={styles.postPicture}
        />
      ) : null}
      <p className={styles.title}>{textOf(draft.title)}</p>
      {date ? <p className={styles.soft}>{formatLongDate(date)}</p> : null}
    </div>
  );
}

const RowPreview = ({ draft }: Previewed) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <ProductRowPreview
      title={textOf(draft.label)}
      description={textOf(draft.description)}
      ids={rowsOf(draft.products).flatMap(({ product_id }) => idOf(product_id) ?? [])}
    />
  </Suspense>
);

/** The home page's own `cutTestimonial` stays out, as the names of the sections do; a test compares them. */
const QUOTE_CHARACTERS = 150;

function TestimonialPreview({ draft }: { readonly draft: Draft }) {
  const [said, author] = [textOf(draft.description), textOf(draft.author_name)];
  const characters = [...said];
  const isCut = characters.length > QUOTE_CHARACTERS;
  return (
    <>
      {isCut ? <p>The home page shows its first {QUOTE_CHARACTERS} characters.</p> : null}
      <figure className={styles.testimonial}>
        <blockquote className={styles.quote}>
          {isCut ? `${characters.slice(0, QUOTE_CHARACTERS).join("").trimEnd()}…` : said}
        </blockquote>
        <figcaption className={styles.soft}>{author}</figcaption>
      </figure>
    </>
  );
}

function VideoPreview({ draft }: { readonly draft: Draft }) {
  const [name, description, link] = [textOf(draft.name), textOf(draft.description), textOf(draft.embed_link)];
  return (
    <div className={styles.card}>
      {readFilmLink(link) ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilmPreview name={name} link={link} />
        </Suspense>
      ) : (
        <p>The film stands here once its address is right.</p>
      )}
      <p className={styles.title}>{name}</p>
      {description ? <p className={styles.soft}>{description}</p> : null}
    </div>
  );
}

function StatisticPreview({ draft }: { readonly draft: Draft }) {
  return (
    <dl className={styles.statistic}>
      <dt>{textOf(draft.name)}</dt>
      <dd className={styles.statisticValue}>
        {textOf(draft.value).replace(/\d{4,}/g, (digits) => formatCount(Number(digits)))}
      </dd>
    </dl>
  );
}

const PREVIEWS: { readonly [Kind in ContentKind]?: (previewed: Previewed) => ReactNode } = {
  banners: BannerPreview,
  "about-sections": AboutPreview,
  "upper-sections": (previewed) => <SectionPreview kind="upper-sections" {...previewed} />,
  "product-sections": RowPreview,
  "lower-sections": (previewed) => <SectionPreview kind="lower-sections" {...previewed} />,
  blogs: PostPreview,
  testimonials: TestimonialPreview,
  videos: VideoPreview,
  statistics: StatisticPreview,
};

/** How something of the home page looks with what is typed, before anybody else sees it. */
export function ContentPreview({ kind, ...previewed }: Previewed & { readonly kind: ContentKind }) {
  const Preview = PREVIEWS[kind];
  if (!Preview) return null;
  return (
    <section className={part} aria-label="Preview">
      <h2 className={heading}>Preview</h2>
      {canBeHidden(kind) && previewed.draft.is_visible !== true ? (
        <p>The shop does not show this: it is hidden.</p>
      ) : null}
      <Preview {...previewed} />
    </section>
  );
}
