import type { blogList, RequestOf } from "@store/api-client/contract";
import { type ArchiveMonth, archiveValue, parseArchive } from "@store/domain";
import type { BLOG_PARAMETERS } from "../../navigation/addresses.ts";

/** A page of the blog: of all posts, or of one month [R122]. */
export interface BlogQuery {
  readonly page: number;
  readonly archive?: ArchiveMonth | undefined;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** Reads the address bar's parameters: what is no page becomes the first, what is no month shows all. */
export function readBlogQuery(parameters: URLSearchParams): BlogQuery {
  const page = parameters.get("page") ?? "";
  return { page: PAGE.test(page) ? Number(page) : 1, archive: parseArchive(parameters.get("archive") ?? "") };
}

/** Page 1 and all months are the default, and left out. */
export function blogListAddress({ page, archive }: BlogQuery): string {
  const parameters: readonly (readonly [(typeof BLOG_PARAMETERS)[number], string])[] = [
    ...(page > 1 ? [["page", String(page)] as const] : []),
    ...(archive ? [["archive", archiveValue(archive)] as const] : []),
  ];
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return search ? `/blogs?${search}` : "/blogs";
}

/** The API request of a query. */
export const listRequest = ({ page, archive }: BlogQuery): RequestOf<typeof blogList> => ({
  query: { page, publish_filter: archive && archiveValue(archive) },
});
