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
}

const parsed = (json: string): Readonly<Record<string, unknown>> => JSON.parse(json);

/** Requests a page as a client without scripts does. */
export async function readDocument(address: string): Promise<ServedDocument> {
  const response = await fetch(address, { redirect: "manual" });
  const html = await response.text();
  const attribute = (tag: string, name: string) => asText(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
  return {
    status: response.status,
    title: asText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    headline: asText(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "") ?? ""),
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
  };
}
