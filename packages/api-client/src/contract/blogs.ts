import { PAGE_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Count, Id, Instant, integer, maybe, Status, Text, text } from "./fields.ts";

/** `banner_url` on the post, `banner` in lists [R191]. */
const BlogPost = v.object({
  id: Id,
  title: Text,
  /** HTML, sanitised. */
  content: Text,
  banner_url: maybe(Text),
  published_at: Instant,
  /** Optional: the beginning of the text, without HTML. */
  excerpt: maybe(Text),
});

export const BlogCard = v.object({ id: Id, title: Text, banner: maybe(Text), published_at: Instant });

/** A card of the blog's own list, which has more room than the home page. */
const ListedPost = v.object({
  ...BlogCard.entries,
  /** Optional: the beginning of the text, without HTML. */
  excerpt: maybe(Text),
});

const Neighbour = v.object({ id: Id, title: Text });

export const blogList = endpoint({
  method: "GET",
  path: "/blogs/",
  access: "public",
  summary: "The blog, newest first, a page of all or of one month",
  query: v.object({
    page: v.nullish(integer(1, PAGE_MAXIMUM), 1),
    /** month-year, as the archive's menu writes it. */
    publish_filter: maybe(text(20)),
  }),
  reply: v.object({
    ...Status,
    blogs: v.array(ListedPost),
    total_pages: Count,
    /** The years, newest first, with the months that have posts. */
    filters: v.array(v.object({ year: integer(1, 9999), months: v.array(integer(1, 12)) })),
  }),
});

export const blogPost = endpoint({
  method: "GET",
  path: "/blogs/{id}/",
  access: "public",
  summary: "One post of the blog, with the posts before and after it",
  params: ById,
  reply: v.object({ ...Status, blogData: BlogPost, nextPost: maybe(Neighbour), previousPost: maybe(Neighbour) }),
});
