import type { Call } from "@store/api-client";
import { blogList, type ReplyOf } from "@store/api-client/contract";
import { about } from "@store/content";
import { shopPolicy } from "../../app/data/policy.ts";
import { BLOG_FEED, blogAddress, pictureAddress } from "../../app/navigation/addresses.ts";
import { element, escaped, XML_DECLARATION } from "./xml.ts";

/** As many as a reader who comes once in a while has missed. */
export const FEED_POSTS = 20;

/** How long readers may keep the feed, in minutes. */
const TTL_MINUTES = 60;

type Post = ReplyOf<typeof blogList>["blogs"][number];

/** The newest posts, a page of the list after the other; undefined when the backend does not answer. */
async function newestPosts(call: Call): Promise<readonly Post[] | undefined> {
  const posts: Post[] = [];
  for (let page = 1, pages = 1; page <= pages && posts.length < FEED_POSTS; page++) {
    const answer = await call(blogList, { query: { page } });
    if (!answer.ok) return undefined;
    pages = answer.reply.total_pages;
    posts.push(...answer.reply.blogs);
  }
  return posts.slice(0, FEED_POSTS);
}

/** RFC 822, as RSS asks for it; none for a date that is none. */
function dateElement(name: string, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? "" : element(name, date.toUTCString());
}

const item = (post: Post, siteUrl: string): string =>
  [
    "<item>",
    element("title", post.title),
    element("link", siteUrl + blogAddress(post)),
    // Not the address, which changes with the title: readers would take the post for a new one.
    `<guid isPermaLink="false">${escaped(`${siteUrl}/blogs/${post.id}`)}</guid>`,
    dateElement("pubDate", post.published_at),
    post.excerpt ? element("description", post.excerpt) : "",
    post.banner ? `<media:content medium="image" url="${escaped(pictureAddress(post.banner, siteUrl))}"/>` : "",
    "</item>",
  ].join("");

/**
 * The newest posts as RSS 2.0, with absolute addresses.
 * @returns the XML; "unreachable" when the backend does not answer.
 */
export async function blogFeed(siteUrl: string, call: Call): Promise<string | "unreachable"> {
  const posts = await newestPosts(call);
  if (!posts) return "unreachable";
  const [newest] = posts;
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element("title", `${shopPolicy().identity.shopName} blog`),
    element("link", `${siteUrl}/blogs`),
    element("description", about.short(shopPolicy())),
    element("language", "en-in"),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(siteUrl + BLOG_FEED)}"/>`,
    newest ? dateElement("lastBuildDate", newest.published_at) : "",
    element("ttl", String(TTL_MINUTES)),
    ...posts.map((post) => item(post, siteUrl)),
    "</channel></rss>\n",
  ].join("");
}
