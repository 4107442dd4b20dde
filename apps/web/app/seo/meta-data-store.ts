import * as v from "valibot";
import { attempt } from "../session/storage.ts";
import type { PageTags } from "./fetch-page-tags.ts";

/** Tags by the page's url, in the browser's storage (document 1, section 3). */
const META_DATA_STORE = "metaDataStore";
/** Pages remembered, the newest ones: storage is not endless. */
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
