import { pageTextsMeta } from "@store/content";
import { formatLongDate } from "@store/domain";
import { Html } from "@store/react-client/html";
import { Icon } from "@store/ui/icon";
import { Picture } from "@store/ui/picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ShareLinks } from "../../commerce/share-links.tsx";
import { writtenText } from "../../commerce/written-text.css.ts";
import { LoadFailure } from "../../data/load-failure.tsx";
import { useSiteUrl } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { blogAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { postStructuredData } from "./blog-structured-data.ts";
import { FeedLink } from "./feed-link.tsx";
import { loadPost, type NeighbourData, type PostData, type PostPageData } from "./load-post.ts";
import * as styles from "./post.css.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPost(context.get(callContext), params);

const NO_SUCH_POST = "This post is not here any more";
const LIST = { label: "Blogs", href: "/blogs" } as const;

const META = pageTextsMeta["/blogs/:blogId/:blogName"];

export default function PostPage() {
  const page = useLoaderData<typeof loader>();
  const { post, isMissing } = page;
  if (post) return <Post key={post.id} post={post} page={page} />;
  return (
    <div className={shell.reading}>
      <PageHead {...META} />
      <PageBreadcrumbs items={[LIST, { label: "Post" }]} />
      <h1>
        <VisuallyHidden>Blog</VisuallyHidden>
      </h1>
      <LoadFailure
        missing={isMissing ? { title: NO_SUCH_POST, action: { label: "See all posts", href: LIST.href } } : undefined}
      />
    </div>
  );
}

/** A post of the blog [R124]. */
function Post({ post, page }: { readonly post: PostData; readonly page: PostPageData }) {
  const siteUrl = useSiteUrl();
  const { title, content, excerpt, banner_url, published_at } = post;
  const address = blogAddress(post);
  return (
    <div className={shell.reading}>
      <PageHead {...META} own={{ title, description: excerpt, image: banner_url, publishedAt: published_at }} />
      <Canonical path={address} />
      <FeedLink />
      <StructuredData data={import.meta.env.SSR ? postStructuredData(post, siteUrl) : undefined} />
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
        <Html className={writtenText} html={content} />
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
