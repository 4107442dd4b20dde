import { brand, type ContentPage, documentTitle, embedPages, pageMeta } from "@store/content";
import { LinkProvider } from "@store/ui/link";
import { Article } from "@store/ui/prose";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import { EmbedLink } from "./embed-link.tsx";
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

const pages: readonly EmbedPage[] = [
  ...embedPages.map((page) => ({
    file: `${page.path.slice(1)}.html`,
    title: page.title,
    description: page.description,
    content: () => <Article page={page} />,
    listed: page,
  })),
  {
    file: "index.html",
    title: LIST_TITLE,
    description: brand.summary,
    content: () => <PageList title={LIST_TITLE} intro={`How ${brand.name} sells, delivers and keeps its word.`} />,
  },
  {
    file: "404.html",
    title: missing.title,
    description: missing.description,
    content: () => (
      <PageList title={missing.title} intro={`${missing.description} Perhaps you were looking for one of these.`} />
    ),
  },
];

/** Every page as a whole document with its styles inside, so that it needs a single request. */
export const renderSite = (styles: string) =>
  pages.map(({ file, title, description, content, listed }) => {
    const document = renderToStaticMarkup(
      <Document title={documentTitle(title)} description={description}>
        <LinkProvider component={EmbedLink}>{content()}</LinkProvider>
      </Document>,
    );
    return {
      file,
      listed,
      html: `<!doctype html>${document.replace("</head>", () => `<style>${styles}</style></head>`)}`,
    };
  });
