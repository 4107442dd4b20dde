import type { Call } from "@store/api-client";
import { metaTags as metaTagsCall } from "@store/api-client/contract";

/** What the backend says of a page; empty when it leaves the page to its defaults. */
export interface PageTags {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
}

/** The longest address that the backend is asked about; a longer one has no tags of its own. */
const LONGEST = 500;

/**
 * Asks what a page's tags are (document 1, sections 4 and 7). A failure is logged, and the page keeps its defaults.
 * @param url path and query.
 */
export async function fetchPageTags(call: Call, url: string): Promise<PageTags | undefined> {
  if (url.length > LONGEST) return {};
  const answer = await call(metaTagsCall, { query: { page_url: url } });
  if (!answer.ok) {
    console.warn(`The meta tags of ${url} could not be fetched.`);
    return undefined;
  }
  const { title, description, keywords } = answer.reply;
  return { title, description, keywords };
}
