import { asText } from "./as-text.ts";

/** What a search engine reads of a page, as the server sent it. */
export interface ServedDocument {
  readonly status: number;
  readonly title: string;
  /** Without the tags in it. */
  readonly headline: string;
  /** By name or property, such as `description` and `og:title`. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonicals: readonly string[];
  /** The structured data, parsed. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** How many headlines of the first level there are. */
  readonly headlines: number;
  /** Where its links lead, absolute; those of its head, such as feeds and icons, included, those not to follow left out. */
  readonly links: readonly URL[];
  readonly ids: ReadonlySet<string>;
}

const parsed = (json: string): Readonly<Record<string, unknown>> => JSON.parse(json);
const attribute = (tag: string, name: string) => asText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Reads a page's HTML, of a response or of a browser. */
export function parseDocument(html: string, address: string, status: number): ServedDocument {
  const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
  const tags = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([tag]) => tag);
  const hrefs = tags(/<(?:a|link)\s[^>]*>/g)
    .filter((tag) => attribute(tag, "rel") !== "nofollow")
    .map((tag) => attribute(tag, "href"));
  return {
    status,
    title: asText(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ""),
    headline: asText(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1]?.replace(/<[^>]*>/g, "") ?? ""),
    metas: Object.fromEntries(
      tags(/<meta [^>]*>/g).map((tag) => [
        attribute(tag, "name") || attribute(tag, "property"),
        attribute(tag, "content"),
      ]),
    ),
    canonicals: tags(/<link [^>]*rel="canonical"[^>]*>/g).map((tag) => attribute(tag, "href")),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      parsed(json),
    ),
    headlines: tags(/<h1[\s>]/g).length,
    links: hrefs.filter(Boolean).map((href) => new URL(href, address)),
    ids: new Set(tags(/<[^>]*\sid="[^>]*>/g).map((tag) => attribute(tag, "id"))),
  };
}

/** Requests a page as a client without scripts does. */
export async function readDocument(address: string): Promise<ServedDocument> {
  const response = await fetch(address, { redirect: "manual" });
  return parseDocument(await response.text(), address, response.status);
}
