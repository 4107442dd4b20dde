import { SITE_MAP } from "../../../../apps/web/app/site-map.ts";

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

const read = async (address: string): Promise<readonly string[]> => locationsIn(await (await fetch(address)).text());

/** The routes that show a visitor no page of theirs: unknown addresses, and their 404. */
const WITHOUT_PAGE = ["*", "page-not-found"];
const PATTERNS = SITE_MAP.map(({ path }) => path).filter((pattern) => !WITHOUT_PAGE.includes(pattern));

const PARAMETER = /:\w+/g;
/** In the address of a page that belongs to somebody, such as an order: a visitor is asked to log in, whosever it is. */
const ANY_ID = "1";
/** Parameters without a value that always works: tokens, which stand in links that were sent, and names of own pages. */
const UNKNOWN = /:(slug|\w*token)\b/i;

const isAt = (pattern: string) => {
  const address = new RegExp(`^/${pattern.replace(PARAMETER, "[^/?]+")}$`);
  return (path: string) => address.test(path);
};

/**
 * An address of every route that has one for any visitor, in the order of the routes, and one with a filter. Parameters
 * are those of the first such address in the storefront's own site map.
 */
export async function knownPaths(web: string): Promise<readonly string[]> {
  const files = await read(`${web}/sitemap.xml`);
  const addresses = (await Promise.all(files.map(read))).flat().map((address) => new URL(address));
  const listed = addresses.map(({ pathname, search }) => pathname + search);
  const ofRoutes = PATTERNS.flatMap((pattern) => {
    const known = listed.find(isAt(pattern));
    if (known) return [known];
    return UNKNOWN.test(pattern) ? [] : [`/${pattern.replace(PARAMETER, ANY_ID)}`];
  });
  return [...ofRoutes, ...listed.filter((path) => path.includes("?")).slice(0, 1)];
}
