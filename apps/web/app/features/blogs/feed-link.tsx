import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { BLOG_FEED } from "../../navigation/addresses.ts";

/** Where feed readers find the posts; React hoists it into the head. */
export const FeedLink = () => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={`${shopPolicy().identity.shopName} blog`}
    href={useSiteUrl() + BLOG_FEED}
  />
);
