import { type ContentPage as Content, shoppingMeta } from "@store/content";
import { Article } from "@store/ui/prose";
import type { ReactNode } from "react";
import { Canonical } from "../../seo/canonical.tsx";
import { type MetaArguments, metaTags } from "../../seo/page-meta.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { HelpLinks } from "./help-links.tsx";

export const contentMeta = (content: Content, image?: string) => (page: MetaArguments) =>
  metaTags(page, shoppingMeta["/"], { ...content, image });

interface ContentPageProps {
  readonly content: Content;
  /** Under the key facts. */
  readonly children?: ReactNode;
  /** After the text. */
  readonly after?: ReactNode;
}

/**
 * The policies and the FAQ: words alone, the same that the embed pages show. Each has a route file of its own, so that a
 * page carries only its own words.
 */
export const ContentPage = ({ content, children, after }: ContentPageProps) => (
  <div className={shell.reading}>
    <Canonical path={content.path} />
    <PageBreadcrumbs items={[{ label: content.title }]} />
    <Article page={content}>{children}</Article>
    {after}
    <HelpLinks current={content.path} />
  </div>
);
