import { about, brand, pageTextsMeta } from "@store/content";
import { archiveLabel, CONTENT_TEXTS } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Icon } from "@store/ui/icon";
import { Pagination } from "@store/ui/pagination";
import { Picture } from "@store/ui/picture";
import { useRevalidator } from "react-router-dom";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../../data/failures.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { BLOG_FEED } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/blogs-page.ts";
import { Archive } from "./archive.tsx";
import { type BlogQuery, blogListAddress } from "./blog-query.ts";
import { blogStructuredData } from "./blog-structured-data.ts";
import * as styles from "./blogs.css.ts";
import { FeedLink } from "./feed-link.tsx";
import { type BlogListing, loadBlog } from "./load-blog.ts";
import { PostCard } from "./post-card.tsx";

export const loader = ({ context, request }: Route.LoaderArgs) => loadBlog(context.get(callContext), request.url);
export const clientLoader = ({ request }: Pick<Route.ClientLoaderArgs, "request">) => loadBlog(call, request.url);

const TITLE = pageTextsMeta["/blogs"].title;
const HEADLINE = "Stories from field, kitchen and gaushala";
/** Drawn by the store's backend, like all pictures; beside words, so the page is whole without it. */
const BANNER = "/media/page/blogs.640.webp";

const titleOf = ({ page, archive }: BlogQuery): string =>
  [archive ? `${TITLE} of ${archiveLabel(archive)}` : TITLE, ...(page > 1 ? [`page ${page}`] : [])].join(", ");

export const meta: Route.MetaFunction = (page) => {
  const query = page.loaderData?.query;
  return metaTags(page, pageTextsMeta["/blogs"], query ? { title: titleOf(query), image: BANNER } : {});
};

/** The blog: a page of posts, newest first, of all or of one month (document 3, section 2; checklist R122). */
export default function BlogsPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { query, listing } = loaderData;
  const { revalidate, state } = useRevalidator();
  const siteUrl = useSiteUrl();
  return (
    <div className={`${shell.reading} ${styles.page}`}>
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
          <StructuredData data={blogStructuredData(listing.posts, siteUrl)} />
          <Posts query={query} listing={listing} />
        </>
      ) : (
        <ErrorState
          title={SOMETHING_WENT_WRONG}
          message={TRY_AGAIN_LATER}
          onRetry={() => void revalidate()}
          isRetrying={state === "loading"}
        />
      )}
    </div>
  );
}

/** Whose blog it is, and where else to follow it. */
const Banner = () => (
  <section className={styles.banner} aria-labelledby="blog">
    <div className={styles.bannerWords}>
      <p className={styles.eyebrow}>{TITLE}</p>
      <h1 id="blog" className={styles.headline}>
        {HEADLINE}
      </h1>
      <p className={styles.about}>
        {about.short} <Link to="/about-us">About us</Link>
      </p>
      <ul className={styles.social} aria-label="Follow us">
        {brand.social.map(({ network, label, href }) => (
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
