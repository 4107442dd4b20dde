import { pageTextsMeta } from "@store/content";
import { formatLongDate } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Icon } from "@store/ui/icon";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useRevalidator } from "react-router-dom";
import { ShareLinks } from "../../commerce/share-links.tsx";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../../data/failures.ts";
import { Html } from "../../data/html.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { blogAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/structured-data.tsx";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/post-page.ts";
import { postStructuredData } from "./blog-structured-data.ts";
import { FeedLink } from "./feed-link.tsx";
import { loadPost, loadPostAt, type NeighbourData, type PostData, type PostPageData } from "./load-post.ts";
import * as styles from "./post.css.ts";

export const loader = ({ context, params }: Route.LoaderArgs) => loadPostAt(context.get(callContext), params);
export const clientLoader = ({ params }: Pick<Route.ClientLoaderArgs, "params">) => loadPost(call, params.blogId);

const NO_SUCH_POST = "This post is not here any more";
const LIST = { label: "Blogs", href: "/blogs" } as const;

export const meta: Route.MetaFunction = (page) => {
  const post = page.loaderData?.post;
  return metaTags(
    page,
    pageTextsMeta["/blogs/:blogId/:blogName"],
    post
      ? { title: post.title, description: post.excerpt, image: post.banner_url, publishedAt: post.published_at }
      : undefined,
  );
};

export default function PostPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { post, isMissing } = loaderData;
  const { revalidate, state } = useRevalidator();
  if (post) return <Post key={post.id} post={post} page={loaderData} />;
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[LIST, { label: "Post" }]} />
      <h1>
        <VisuallyHidden>Blog</VisuallyHidden>
      </h1>
      {isMissing ? (
        <ErrorState title={NO_SUCH_POST} action={{ label: "See all posts", href: LIST.href }} />
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

/** A post of the blog (document 3, section 2; checklist R124). */
function Post({ post, page }: { readonly post: PostData; readonly page: PostPageData }) {
  const siteUrl = useSiteUrl();
  const { title, content, banner_url, published_at } = post;
  const address = blogAddress(post);
  return (
    <div className={shell.reading}>
      <Canonical path={address} />
      <FeedLink />
      <StructuredData data={postStructuredData(post, siteUrl)} />
      <PageBreadcrumbs items={[LIST, { label: title }]} />
      <article className={styles.post}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.date}>
            <time dateTime={published_at}>{formatLongDate(published_at)}</time>
          </p>
        </header>
        {banner_url ? (
          <Picture
            src={banner_url}
            alt=""
            width={1200}
            height={675}
            kind="detail"
            sizes="(min-width: 992px) 960px, 100vw"
            isPriority
            className={styles.banner}
          />
        ) : null}
        <Html className={styles.content} html={content} />
        <footer className={styles.footer}>
          <ShareLinks page={{ title, url: siteUrl + address }} />
        </footer>
      </article>
      <Neighbours {...page} />
    </div>
  );
}

/** The way to the posts before and after, and back to the list. */
const Neighbours = ({ previous, next }: Pick<PostPageData, "previous" | "next">) => (
  <nav aria-label="Posts" className={styles.neighbours}>
    {previous ? <Neighbour post={previous} direction="prev" /> : null}
    <Link to={LIST.href} className={styles.back}>
      <Icon name="arrow-left" size="small" />
      Back to all posts
    </Link>
    {next ? <Neighbour post={next} direction="next" /> : null}
  </nav>
);

interface NeighbourProps {
  readonly post: NeighbourData;
  readonly direction: "prev" | "next";
}

const Neighbour = ({ post, direction }: NeighbourProps) => (
  <Link to={blogAddress(post)} rel={direction} className={styles.neighbour[direction]}>
    <span className={styles.direction[direction]}>
      <Icon name={direction === "prev" ? "arrow-left" : "arrow-right"} size="small" />
      {direction === "prev" ? "Previous post" : "Next post"}
    </span>
    <span className={styles.neighbourTitle}>{post.title}</span>
  </Link>
);
