import type { productSection, ReplyOf } from "@store/api-client/contract";
import { PRODUCT_SECTIONS } from "@store/domain";
import { summarize } from "../../commerce/product-summary.ts";

/** Only what is shown of a section of products. */
export const carouselOf = ({ id, label, description, products }: ReplyOf<typeof productSection>["data"][number]) => ({
  id,
  label,
  description,
  products: products.map((card) => ({ ...summarize(card), ...(card.benefit ? { reason: card.benefit } : {}) })),
});

export type HomeCarousel = ReturnType<typeof carouselOf>;

/** What the sections are composed as, in their order; what comes after the last stands behind tabs in one row. */
const LOOKS = ["feature", "shelf", "list"] as const;

/** One large product and the others beside it; fewer than these are a plain row. */
const FEWEST_COMPOSED = 4;

export interface ProductRow {
  readonly look: (typeof LOOKS)[number] | "story";
  readonly section: HomeCarousel;
}

export interface ArrangedRows {
  readonly rows: readonly ProductRow[];
  /** Shown one at a time, in one row. */
  readonly more: readonly HomeCarousel[];
}

/** What the cards of a look have room for: those of a list say why; a line has no tags. */
const fitted = ({ products, ...section }: HomeCarousel, look?: ProductRow["look"]): HomeCarousel => ({
  ...section,
  products: products.map(({ reason, tags, ...product }, place) => {
    const isLine = look === "list" || (look === "feature" && place > 0);
    return { ...product, ...(reason && look === "list" ? { reason } : {}), ...(tags && !isLine ? { tags } : {}) };
  }),
});

/**
 * The product sections as at most five rows, each composed in its own way: that of the cows is their story, the first
 * three others have a look of their own, and all that remain share the last row.
 */
export function arrangeRows(sections: readonly HomeCarousel[]): ArrangedRows {
  const rows: ProductRow[] = [];
  const more: HomeCarousel[] = [];
  let next = 0;
  for (const section of sections) {
    if (section.products.length === 0) continue;
    if (section.id === PRODUCT_SECTIONS.mustTryGir) {
      rows.push({ look: "story", section: fitted(section) });
      continue;
    }
    const look = section.products.length < FEWEST_COMPOSED ? undefined : LOOKS[next];
    if (look) {
      rows.push({ look, section: fitted(section, look) });
      next += 1;
    } else more.push(fitted(section));
  }
  return { rows, more };
}
