import { toSlug } from "@store/domain";
import { PRODUCTS } from "../products/index.ts";

export type BlogSeed = { id: number; title: string; publishedDaysAgo: number; contentHtml: string; imageKey: string };

export const post = (id: number, title: string, publishedDaysAgo: number, contentHtml: string): BlogSeed => ({
  id,
  title,
  publishedDaysAgo,
  contentHtml,
  imageKey: `blog/${id}`,
});

/** What a text calls a picture: whoever stores it writes its own path instead. */
export const PICTURE_SCHEME = "picture:";

/** A picture between two paragraphs, by the key that `readPicture` takes. */
export const figure = (key: string, alt: string, caption: string): string =>
  `<figure><img src="${PICTURE_SCHEME}${key}" alt="${alt}" width="1200" height="675" loading="lazy"><figcaption>${caption}</figcaption></figure>`;

/** A link to a product's page. */
export function goodsLink(id: number, words: string): string {
  const name = PRODUCTS.find((product) => product.id === id)?.name;
  return name === undefined ? words : `<a href="/products/${id}/${encodeURIComponent(toSlug(name))}">${words}</a>`;
}

const row = (cells: readonly string[], tag: "th" | "td"): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><thead>${row(head, "th")}</thead><tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
