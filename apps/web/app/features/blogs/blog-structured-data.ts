import { about } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { blogAddress, pictureAddress } from "../../navigation/addresses.ts";
import { logoAddress } from "../../seo/logo-address.ts";
import { cutAtWord } from "../../seo/text-of-html.ts";
import type { PostCardData } from "./load-blog.ts";
import type { PostData } from "./load-post.ts";

/** What search engines show of a headline. */
const HEADLINE_MAXIMUM = 110;

const organisation = (siteUrl: string) => ({
  "@type": "Organization",
  name: shopPolicy().identity.shopName,
  url: `${siteUrl}/`,
  logo: { "@type": "ImageObject", url: logoAddress(siteUrl, shopPolicy()) },
});

interface Posting {
  readonly id: number;
  readonly title: string;
  readonly published_at: string;
  readonly excerpt?: string | undefined;
}

const posting = (post: Posting, image: string | undefined, siteUrl: string) => ({
  "@type": "BlogPosting",
  headline: cutAtWord(post.title, HEADLINE_MAXIMUM),
  url: siteUrl + blogAddress(post),
  datePublished: post.published_at,
  ...(post.excerpt ? { description: post.excerpt } : {}),
  ...(image ? { image: pictureAddress(image, siteUrl) } : {}),
});

/** The list's structured data: the blog with the posts of one page. */
export const blogStructuredData = (posts: readonly PostCardData[], siteUrl: string) => ({
  "@type": "Blog",
  name: `${shopPolicy().identity.shopName} blog`,
  url: `${siteUrl}/blogs`,
  description: about.short(shopPolicy()),
  publisher: organisation(siteUrl),
  blogPost: posts.map((post) => posting(post, post.banner, siteUrl)),
});

/** A post's structured data. The shop writes its posts itself: it is their author, too. */
export const postStructuredData = (post: PostData, siteUrl: string) => ({
  ...posting(post, post.banner_url, siteUrl),
  mainEntityOfPage: siteUrl + blogAddress(post),
  inLanguage: "en-IN",
  author: organisation(siteUrl),
  publisher: organisation(siteUrl),
});
