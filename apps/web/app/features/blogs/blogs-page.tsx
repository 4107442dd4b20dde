import { about, pageTextsMeta, socialLinks } from "@store/content";
import { archiveLabel, CONTENT_TEXTS } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { Hero } from "@store/ui/hero";
import { Icon } from "@store/ui/icon";
import { Pagination } from "@store/ui/pagination";
import { Picture } from "@store/ui/picture";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { LoadFailure } from "../../data/load-failure.tsx";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { BLOG_FEED } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { Archive } from "./archive.tsx";
import { type BlogQuery, blogListAddress } from "./blog-query.ts";
import { blogStructuredData } from "./blog-structured-data.ts";
import * as styles from "./blogs.css.ts";
import { FeedLink } from "./feed-link.tsx";
import { type BlogListing, loadBlog } from "./load-blog.ts";
import { PostCard } from "./post-card.tsx";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadBlog(context.get(callContext), request.url);

const TITLE = pageTextsMeta["/blogs"].title;
const HEADLINE = "Stories from field, kitchen and gaushala";
/** Drawn by the store's backend, like all pictures; beside words, so the page is whole without it. */
const BANNER = "/media/page/blogs.640.webp";

const titleOf = ({ page, archive }: BlogQuery): string =>
  [archive ? `${TITLE} of ${archiveLabel(archive)}` : TITLE, ...(page > 1 ? [`page ${page}`] : [])].join(", ");

/** The blog: a page of posts, newest first, of all or of one month [R122]. */
export default function BlogsPage() {
  const { query, listing } = useLoaderData<typeof loader>();
  const siteUrl = useSiteUrl();
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <PageHead {...pageTextsMeta["/blogs"]} own={{ title: titleOf(query), image: BANNER }} />
      <Canonical path={blogListAddress(query)} />
      <FeedLink />
      <PageBreadcrumbs
        items={
          query.archive
            ? [{ label: TITLE, href: "/blogs" }, { label: archiveLabel(query.archive) }]
            : [{ label: TITLE }]
        }
      />
      <Banner />
      {listing ? (
        <>
          <StructuredData data={import.meta.env.SSR ? blogStructuredData(listing.posts, siteUrl) : undefined} />
          <Posts query={query} listing={listing} />
        </>
      ) : (
        <LoadFailure />
      )}
    </div>
  );
}

/** Whose blog it is, and where else to follow it. */
const Banner = () => (
  <section className={styles.banner} aria-labelledby="blog">
    <div className={styles.bannerWords}>
      <Hero
        id="blog"
        eyebrow={TITLE}
        title={HEADLINE}
        lead={
          <>
            {about.short(shopPolicy())} <Link to="/about-us">About us</Link>
          </>
        }
        tone="marigold"
      />
      <ul className={styles.social} aria-label="Follow us">
        {socialLinks(shopPolicy()).map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} rel="noopener" aria-label={label} title={label} className={styles.network}>
              <Icon name={network} size="small" />
            </a>
          </li>
        ))}
        <li>
          {/* In a tab of its own: it is no page of the store. */}
          <a href={BLOG_FEED} target="_blank" rel="noopener" className={styles.feed}>
            <Icon name="rss" size="small" />
            RSS feed
          </a>
        </li>
      </ul>
    </div>
    <div className={styles.bannerScene}>
      <Picture
        src={BANNER}
        alt=""
        width={1600}
        height={640}
        kind="banner"
        sizes="(min-width: 1280px) 1200px, 100vw"
        isPriority
        className={styles.bannerPicture}
      />
    </div>
  </section>
);

function Posts({ query, listing }: { readonly query: BlogQuery; readonly listing: BlogListing }) {
  const { posts, totalPages, months } = listing;
  const isPart = query.page > 1 || query.archive !== undefined;
  return (
    <section aria-label="Posts">
      {months.length > 0 ? <Archive months={months} chosen={query.archive} /> : null}
      {posts.length > 0 ? (
        <ul className={styles.cards}>
          {posts.map((post, place) => (
            <li key={post.id} className={place === 0 ? styles.leadPlace : styles.place}>
              <PostCard post={post} isLead={place === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={CONTENT_TEXTS.noBlogs}
          action={isPart ? { label: "See all posts", href: "/blogs" } : { label: "Go to the shop", href: "/shop" }}
        />
      )}
      {posts.length > 0 ? (
        <Pagination page={query.page} totalPages={totalPages} hrefFor={(page) => blogListAddress({ ...query, page })} />
      ) : null}
    </section>
  );
}
