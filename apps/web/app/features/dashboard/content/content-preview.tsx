import type { ContentKind } from "@store/api-client/content-kinds";
import { Banner } from "@store/ui/banner";
import { Picture } from "@store/ui/picture";
import { heading, part } from "../products/product-form.css.ts";
import * as styles from "./content.css.ts";
import type { Draft } from "./content-draft.ts";

const PREVIEWED: readonly ContentKind[] = ["banners", "upper-sections", "lower-sections"];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** How a banner or a section of the home page looks with what is typed, before anybody else sees it. */
export function ContentPreview({ kind, draft }: { readonly kind: ContentKind; readonly draft: Draft }) {
  if (!PREVIEWED.includes(kind)) return null;
  const [image, title] = [textOf(draft.image), textOf(draft.title ?? draft.label)];
  const images = Array.isArray(draft.images) ? draft.images : [];
  return (
    <section className={part} aria-label="Preview">
      <h2 className={heading}>Preview</h2>
      {kind === "banners" && image ? (
        <Banner src={image} mobileSrc={textOf(draft.mobile_image) || undefined} alt="" shape="hero" />
      ) : null}
      {kind !== "banners" && image ? (
        <Picture src={image} alt="" width={960} height={720} kind="detail" sizes="(min-width:1200px) 40vw,92vw" />
      ) : null}
      {title ? <p className={heading}>{title}</p> : null}
      <p>{textOf(draft.content ?? draft.description)}</p>
      <ul className={styles.tiles}>
        {images.flatMap((tile, place) =>
          textOf(tile.image)
            ? [
                <li key={place}>
                  <Picture
                    src={textOf(tile.image)}
                    alt={textOf(tile.alt)}
                    width={320}
                    height={320}
                    kind="thumb"
                    sizes="160px"
                  />
                  {textOf(tile.label)}
                </li>,
              ]
            : [],
        )}
      </ul>
    </section>
  );
}
