import type { Call } from "@store/api-client";
import { metaTags as metaTagsCall } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { attempt } from "@store/react-client/storage";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";
import { create } from "zustand";
import { onIdle } from "../data/on-idle.ts";
import type { PageTags } from "../data/root-data.ts";
import { withoutTracking } from "../navigation/addresses.ts";

/** The longest address that the backend is asked about; a longer one has no tags of its own. */
const LONGEST = 500;

/**
 * Asks what a page's tags are [R16]. A failure is logged, and the page keeps its defaults.
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

/** A page's url to the backend: path and query, without what only campaigns count. */
export const pageUrl = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  pathname + withoutTracking(search);

/** Tags by the page's url, in the browser's storage [R16]. */
const META_DATA_STORE = "metaDataStore";
/** How many pages' tags are stored, the newest ones. */
const PAGES_KEPT = 100;

const Tags = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  keywords: v.optional(v.string()),
});
const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), Tags));

function readAll(): Record<string, PageTags> {
  const stored = v.safeParse(
    Stored,
    attempt(() => localStorage.getItem(META_DATA_STORE), null),
  );
  return stored.success ? stored.output : {};
}

export const rememberedTags = (url: string): PageTags | undefined => readAll()[url];

export function rememberTags(url: string, tags: PageTags): void {
  const { [url]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(-(PAGES_KEPT - 1));
  attempt(
    () => localStorage.setItem(META_DATA_STORE, JSON.stringify(Object.fromEntries([...kept, [url, tags]]))),
    undefined,
  );
}

interface NavigatedPage {
  readonly url?: string;
  readonly tags?: PageTags;
}

/** The tags of the page that the shopper navigated to; empty on the server, and for its page until another follows. */
export const useNavigatedPage = create<NavigatedPage>(() => ({}));

async function tagsOf(url: string): Promise<PageTags | undefined> {
  const remembered = rememberedTags(url);
  if (remembered) return remembered;
  const fetched = await fetchPageTags(call, url);
  if (fetched) rememberTags(url, fetched);
  return fetched;
}

/**
 * Finds the tags of each page that the shopper navigates to, loaded once and then stored [R16].
 * @param first the tags that came with the server's page, which need no request.
 */
export function usePageTags(first: { readonly url: string; readonly tags: PageTags | undefined }): void {
  const url = pageUrl(useLocation());
  const sent = useRef(first);
  useEffect(() => {
    const { url: sentUrl, tags } = sent.current;
    if (url === sentUrl) {
      if (tags) onIdle(() => rememberTags(url, tags));
      return;
    }
    // A later return to the first page is a navigation like any other.
    sent.current = { url: "", tags: undefined };
    let isCurrent = true;
    void tagsOf(url).then((found) => {
      if (isCurrent && found) useNavigatedPage.setState({ url, tags: found });
    });
    return () => {
      isCurrent = false;
    };
  }, [url]);
}
