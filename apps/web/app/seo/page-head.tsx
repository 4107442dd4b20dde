import { documentTitle, namingShop, type PageMeta } from "@store/content";
import { useLocation } from "react-router-dom";
import { shopPolicy } from "../data/policy.ts";
import { type PageTags, useRootData } from "../data/root-data.ts";
import { pictureAddress } from "../navigation/addresses.ts";
import { pageUrl, useNavigatedPage } from "./page-tags.ts";
import { cutAtWord } from "./text-of-html.ts";

/** The social picture of pages without their own. */
const SHARE_PICTURE = "/share.webp";
/** Those that are drawn to be shared, this one and the products', are 1200 × 630 pixels. */
const IS_SHARE_PICTURE = /\/share[./]/;

/** What a page's own data say of it. */
interface PageDescription extends PageTags {
  readonly image?: string | undefined;
  /** When an article was published, ISO 8601; other pages have none. */
  readonly publishedAt?: string | undefined;
}

export interface PageHeadProps extends PageMeta {
  readonly own?: PageDescription;
}

/**
 * Title, description and social tags of a page: the backend's words for it, or else what its own data say, or else the
 * defaults of its route [R16]. The description is cut to what search engines show. React hoists them into the head.
 */
export function PageHead({ own = {}, ...defaults }: PageHeadProps) {
  const { siteUrl = "", page } = useRootData() ?? {};
  const location = useLocation();
  const { pathname } = location;
  const url = pageUrl(location);
  const navigated = useNavigatedPage();
  const tags = [navigated, page].find((found) => found?.url === url)?.tags;
  const title = documentTitle(tags?.title || own.title || defaults.title, shopPolicy().identity.shopName);
  const description = cutAtWord(
    tags?.description || own.description || namingShop(defaults.description, shopPolicy().identity),
  );
  const keywords = tags?.keywords || own.keywords;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {defaults.indexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:url" content={siteUrl + pathname} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {import.meta.env.SSR ? <NetworkTags own={own} siteUrl={siteUrl} title={title} /> : null}
    </>
  );
}

interface NetworkTagsProps {
  readonly own: PageDescription;
  readonly siteUrl: string;
  readonly title: string;
}

/** What only social networks read. They run no scripts: the server's pages alone say it. */
function NetworkTags({ own, siteUrl, title }: NetworkTagsProps) {
  const image = own.image ? pictureAddress(own.image, siteUrl) : siteUrl + SHARE_PICTURE;
  return (
    <>
      <meta property="og:site_name" content={shopPolicy().identity.shopName} />
      <meta property="og:type" content={own.publishedAt ? "article" : "website"} />
      {own.publishedAt ? (
        <>
          <meta property="article:published_time" content={own.publishedAt} />
          {/* The shop writes its articles itself: their author is the page about it. */}
          <meta property="article:author" content={`${siteUrl}/about-us`} />
        </>
      ) : null}
      <meta property="og:image" content={image} />
      {IS_SHARE_PICTURE.test(image) ? (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      ) : null}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
