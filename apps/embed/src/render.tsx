import { type ContentPage, documentTitle, embedPages, type OwnTexts, pageMeta } from "@store/content";
import type { Policy } from "@store/domain";
import { brandStyle } from "@store/ui/brand-style";
import { LinkProvider } from "@store/ui/link";
import { Article } from "@store/ui/prose";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import { embedLinkTo } from "./embed-link.tsx";
import { PageList } from "./page-list.tsx";

interface EmbedPage {
  /** File name in the folder of pages: that of the path, or `index.html` and `404.html`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly content: () => ReactNode;
  /** What the manifest says of it; the list and the page for unknown addresses are not kept by apps. */
  readonly listed?: Pick<ContentPage, "path" | "title" | "description" | "updatedOn">;
}

const LIST_TITLE = "About us, policies and FAQ";
const missing = pageMeta("/page-not-found");

const pagesOf = (texts: readonly ContentPage[], { shopName, summary }: Policy["identity"]): readonly EmbedPage[] => [
  ...texts.map((page) => ({
    file: `${page.path.slice(1)}.html`,
    title: page.title,
    description: page.description,
    content: () => <Article page={page} />,
    listed: page,
  })),
  {
    file: "index.html",
    title: LIST_TITLE,
    description: summary,
    content: () => (
      <PageList title={LIST_TITLE} intro={`How ${shopName} sells, delivers and keeps its word.`} pages={texts} />
    ),
  },
  {
    file: "404.html",
    title: missing.title,
    description: missing.description,
    content: () => (
      <PageList
        title={missing.title}
        intro={`${missing.description} Perhaps you were looking for one of these.`}
        pages={texts}
      />
    ),
  },
];

/**
 * Every page as a whole document with its styles inside, so that it needs a single request.
 * @param own what an owner wrote in the place of a page's own text.
 */
export function renderSite(styles: string, policy: Policy, own: OwnTexts = new Map()) {
  const texts = embedPages(policy, own);
  const ownStyle = brandStyle(policy.identity.colours, { hasNight: true });
  const EmbedLink = embedLinkTo(new Set(texts.map(({ path }) => path)));
  return pagesOf(texts, policy.identity).map(({ file, title, description, content, listed }) => {
    const document = renderToStaticMarkup(
      <Document title={documentTitle(title, policy.identity.shopName)} description={description}>
        <LinkProvider component={EmbedLink}>{content()}</LinkProvider>
      </Document>,
    );
    return {
      file,
      listed,
      html: `<!doctype html>${document.replace("</head>", () => `<style>${styles}${ownStyle}</style></head>`)}`,
    };
  });
}
