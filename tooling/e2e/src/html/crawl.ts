import { parseDocument, type ServedDocument } from "./read-document.ts";

/** One document for all of its pages, which has nothing for those who run no script. */
const DASHBOARD = /^\/dashboard(?=[/?]|$)/;

/** Requests under way at a time: other tests share the store. */
const AT_ONCE = 4;

/** What was answered at an address: a document, or for anything else its status alone. */
export interface Crawled {
  readonly status: number;
  readonly document?: ServedDocument;
  /** Where a redirect leads, relative as the server may say it. */
  readonly location?: string;
  /** Of the page where the address was found first. */
  readonly foundOn: string;
}

/** The answers of a storefront by path and query. */
export type Crawl = Map<string, Crawled>;

const pathOf = ({ pathname, search }: URL) => pathname + search;

async function request(web: string, path: string, foundOn: string): Promise<Crawled> {
  const response = await fetch(web + path, { redirect: "manual" });
  const { status, headers } = response;
  const location = headers.get("location");
  const body = await response.text();
  const isDocument = headers.get("content-type")?.startsWith("text/html") && !DASHBOARD.test(path);
  return {
    status,
    foundOn,
    ...(location ? { location } : {}),
    ...(isDocument ? { document: parseDocument(body, web + path, status) } : {}),
  };
}

/** Requests the addresses and all that they link to within the storefront, those of the crawl so far excepted. */
export async function crawlFrom(web: string, crawl: Crawl, starts: readonly URL[], foundOn: string): Promise<void> {
  const seen = new Set(crawl.keys());
  const waiting: { readonly path: string; readonly foundOn: string }[] = [];
  const add = (links: readonly URL[], page: string) => {
    for (const link of links) {
      const path = pathOf(link);
      if (link.origin !== web || seen.has(path)) continue;
      seen.add(path);
      waiting.push({ path, foundOn: page });
    }
  };
  add(starts, foundOn);
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, AT_ONCE).map(async ({ path, foundOn: page }) => {
        const answer = await request(web, path, page);
        crawl.set(path, answer);
        add(answer.document?.links ?? [], path);
        if (answer.location) add([new URL(answer.location, web)], path);
      }),
    );
  }
}

/** What is wrong with a page as search engines and screen readers meet it. */
export function problemsOf({ title, metas, canonicals, headlines }: ServedDocument): readonly string[] {
  const isHidden = metas.robots?.includes("noindex") ?? false;
  return [
    ...(/\w.* \| \w/.test(title) ? [] : [`has the title “${title}”`]),
    ...((metas.description ?? "").length >= 20 ? [] : ["has no description"]),
    ...(headlines === 1 ? [] : [`has ${headlines} h1`]),
    ...(canonicals.length === 1 || (isHidden && canonicals.length === 0)
      ? []
      : [`has ${canonicals.length} canonical links`]),
  ];
}

/** The links to a place within a page that is not there; `filledIn` tells pages whose places only the browser makes. */
export function lostPlaces(web: string, crawl: Crawl, filledIn: (path: string) => boolean): readonly string[] {
  return [...crawl].flatMap(([path, { document }]) =>
    (document?.links ?? []).flatMap((link) => {
      const target = crawl.get(pathOf(link))?.document;
      const id = decodeURIComponent(link.hash.slice(1));
      if (link.origin !== web || id === "" || !target || filledIn(link.pathname) || target.ids.has(id)) return [];
      return [`${path} leads to ${pathOf(link)}#${id}, which is not there`];
    }),
  );
}
