import { type ContentKind, canBeHidden } from "@store/api-client/content-kinds";
import { contentOptions } from "@store/api-client/contract";
import {
  cutTestimonial,
  formatCount,
  formatLongDate,
  LOWER_SECTIONS,
  pageAddress,
  readFilmLink,
  TESTIMONIAL_CHARACTERS,
  UPPER_SECTIONS,
} from "@store/domain";
import { Html } from "@store/react-client/html";
import { lazyPart } from "@store/react-client/lazy-or";
import { Banner } from "@store/ui/banner";
import { Picture } from "@store/ui/picture";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { useQueryIf } from "../data/use-query.ts";
import { heading, part } from "../edit/form.css.ts";
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

/** The sections that are not a plain band with square tiles [R47]. */
const LOOKS: Readonly<Record<"upper-sections" | "lower-sections", Readonly<Record<number, Look>>>> = {
  "upper-sections": {
    [UPPER_SECTIONS.certificates]: PAPERS,
    [UPPER_SECTIONS.girGau]: { tone: "leaf" },
    [UPPER_SECTIONS.shop]: { tone: "sky" },
    [UPPER_SECTIONS.groceries]: ROUND_ROW,
  },
  "lower-sections": {
    [LOWER_SECTIONS.awards]: { isRow: true },
    [LOWER_SECTIONS.services]: ROUND_ROW,
    [LOWER_SECTIONS.licence]: PAPERS,
    [LOWER_SECTIONS.nonGmo]: { tone: "leaf" },
    [LOWER_SECTIONS.brand]: { isRow: true, tiles: "flat" },
    [LOWER_SECTIONS.masalaImage]: { tiles: "round" },
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

function PagePreview({ draft }: Previewed) {
  const [title, content] = [textOf(draft.title), textOf(draft.content)];
  return (
    <>
      <p className={styles.soft}>{pageAddress(textOf(draft.slug))}</p>
      <p className={styles.title}>{title}</p>
      <Html className={styles.written} html={content} />
    </>
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

function TestimonialPreview({ draft }: { readonly draft: Draft }) {
  const [said, author] = [textOf(draft.description), textOf(draft.author_name)];
  const shown = cutTestimonial(said);
  return (
    <>
      {shown === said ? null : <p>The home page shows its first {TESTIMONIAL_CHARACTERS} characters.</p>}
      <figure className={styles.testimonial}>
        <blockquote className={styles.quote}>{shown}</blockquote>
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
  pages: PagePreview,
  testimonials: TestimonialPreview,
  videos: VideoPreview,
  statistics: StatisticPreview,
};

/** How something looks in the shop with what is typed, before anybody else sees it. */
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
