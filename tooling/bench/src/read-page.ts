import { get } from "node:http";
import { SHOP_SKELETON_CARDS } from "@store/domain";
import { BenchProblem } from "./bench-problem.ts";

export interface ReadPage {
  readonly status: number | undefined;
  /** Alternating names and values as received, without the connection's own headers. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive"]);

/** Reads a page byte for byte. */
export const readPage = (url: string, headers: Readonly<Record<string, string>>): Promise<ReadPage> =>
  new Promise((done, fail) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const pairs = response.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 && !OF_THE_CONNECTION.has(name.toLowerCase()) ? [name, all[index + 1] ?? ""] : [],
      );
      done({ status: response.statusCode, headers: pairs, body: Buffer.concat(chunks) });
    }).once("error", fail);
  });

/** Checks that a list is full: an empty one would be fast and prove nothing. */
export async function expectCards(url: string, card: RegExp): Promise<void> {
  const text = (await readPage(url, {})).body.toString();
  const found = text.match(card)?.length ?? 0;
  if (found !== SHOP_SKELETON_CARDS)
    throw new BenchProblem(`${url} holds ${found} cards instead of ${SHOP_SKELETON_CARDS}.`);
}

/** Where a product's page is: any other name leads there. */
export async function productPath(web: string, product: number): Promise<string> {
  const { url } = await fetch(`${web}/products/${product}/page`);
  return new URL(url).pathname;
}
