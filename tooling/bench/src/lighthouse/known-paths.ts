import { BenchProblem } from "../bench-problem.ts";

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

const read = async (address: string): Promise<readonly string[]> => locationsIn(await (await fetch(address)).text());

/** Addresses of one screen have one kind: its words without the numbers and names of what it shows. */
const kindOf = ({ pathname, search }: URL): string => {
  const [, screen, id] = pathname.split("/");
  return `${screen}${id !== undefined && /^\d+$/.test(id) ? "/one" : pathname.slice(`/${screen}`.length)}${search ? "?" : ""}`;
};

/**
 * The first address of each screen that search engines may show, by the storefront's own site map, and the reviews of
 * the product: what a visitor's browser gets whole from the server.
 */
export async function knownPaths(web: string): Promise<readonly string[]> {
  const files = await read(`${web}/sitemap.xml`);
  const addresses = (await Promise.all(files.map(read))).flat().map((address) => new URL(address));
  const first = new Map(addresses.toReversed().map((address) => [kindOf(address), address]));
  const paths = [...first.values()].toReversed().map(({ pathname, search }) => pathname + search);
  const product = paths.find((path) => path.startsWith("/products/"));
  if (!product) throw new BenchProblem(`The site map of ${web} names no product.`);
  const [, , id = "", name = ""] = product.split("/");
  return [...paths, `/products/${id}/reviews/${name}`];
}
