import { documentTitle } from "@store/content";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { call } from "../session/browser-call.ts";
import { fetchPageTags, type PageTags } from "./fetch-page-tags.ts";
import { rememberedTags, rememberTags } from "./meta-data-store.ts";

const setContent = (name: string, content: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute("content", content);

/** Writes tags over the page's defaults; what has none keeps them. */
function showTags({ title, description, keywords }: PageTags): void {
  if (title) {
    document.title = documentTitle(title);
    setContent("og:title", document.title);
  }
  if (description) {
    setContent("description", description);
    setContent("og:description", description);
  }
  if (keywords) setContent("keywords", keywords);
}

async function tagsOf(url: string): Promise<PageTags | undefined> {
  const remembered = rememberedTags(url);
  if (remembered) return remembered;
  const fetched = await fetchPageTags(call, url);
  if (fetched) rememberTags(url, fetched);
  return fetched;
}

/**
 * Gives each page that the shopper goes on to its own tags, asked for once and then remembered (checklist R16).
 * @param first what came with the page that the server sent: it need not be asked for again.
 */
export function usePageTags(first: { readonly url: string; readonly tags: PageTags | undefined }): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const sent = useRef(first);
  useEffect(() => {
    const { url: sentUrl, tags } = sent.current;
    if (url === sentUrl) {
      if (tags) rememberTags(url, tags);
      return;
    }
    // From here on a way back to the first page is one like any other.
    sent.current = { url: "", tags: undefined };
    let isCurrent = true;
    void tagsOf(url).then((found) => {
      if (isCurrent && found) showTags(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [url]);
}
