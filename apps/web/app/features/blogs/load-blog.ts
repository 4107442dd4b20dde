import type { Call } from "@store/api-client";
import { blogList, type ReplyOf } from "@store/api-client/contract";
import type { ArchiveMonth } from "@store/domain";
import { FAILED_UPSTREAM, NOT_FOUND } from "@store/react-client/failures";
import { data } from "react-router-dom";
import { type BlogQuery, listRequest, readBlogQuery } from "./blog-query.ts";

export type PostCardData = ReplyOf<typeof blogList>["blogs"][number];

export interface BlogListing {
  readonly posts: readonly PostCardData[];
  readonly totalPages: number;
  /** The months that have posts, newest first. */
  readonly months: readonly ArchiveMonth[];
}

export interface BlogPageData {
  readonly query: BlogQuery;
  /** Undefined when it could not be loaded. */
  readonly listing: BlogListing | undefined;
}

const listingOf = ({ blogs, total_pages, filters }: ReplyOf<typeof blogList>): BlogListing => ({
  posts: blogs,
  totalPages: total_pages,
  months: filters.flatMap(({ year, months }) => months.map((month) => ({ month, year }))),
});

/** A page without posts is none, except the first page of the whole blog, which may be empty still. */
const statusOf = ({ query: { page, archive }, listing }: BlogPageData): number => {
  if (!listing) return FAILED_UPSTREAM;
  return listing.posts.length === 0 && (page > 1 || archive) ? NOT_FOUND : 200;
};

/** The page of the blog that an address asks for. */
export async function loadBlog(call: Call, address: string) {
  const query = readBlogQuery(new URL(address).searchParams);
  const answer = await call(blogList, listRequest(query));
  const page: BlogPageData = { query, listing: answer.ok ? listingOf(answer.reply) : undefined };
  return data(page, { status: statusOf(page) });
}
