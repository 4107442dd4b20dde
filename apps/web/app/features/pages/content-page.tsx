import { type ContentPage as Content, shoppingMeta } from "@store/content";
import { Article } from "@store/ui/prose";
import type { ReactNode } from "react";
import { Canonical } from "../../seo/canonical.tsx";
import { type MetaArguments, metaTags } from "../../seo/page-meta.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";

export const contentMeta = (content: Content) => (page: MetaArguments) => metaTags(page, shoppingMeta["/"], content);

interface ContentPageProps {
  readonly content: Content;
  readonly children?: ReactNode;
}

/**
 * The policies and the FAQ: words alone, the same that the embed pages show. Each has a route file of its own, so that a
 * page carries only its own words.
 */
export const ContentPage = ({ content, children }: ContentPageProps) => (
  <div className={shell.reading}>
    <Canonical path={content.path} />
    <PageBreadcrumbs items={[{ label: content.title }]} />
    <Article page={content} />
    {children}
  </div>
);
