import { type ContentPage as Content, shoppingMeta } from "@store/content";
import type { Policy } from "@store/domain";
import { Article } from "@store/ui/prose";
import type { ReactNode } from "react";
import { shopPolicy } from "../../data/policy.ts";
import { Canonical } from "../../seo/canonical.tsx";
import type { PageHeadProps } from "../../seo/page-head.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { HelpLinks } from "./help-links.tsx";

/** @param content how the shop's policy makes a page of words. */
export const contentMeta = (content: (policy: Policy) => Content, image?: string) => (): PageHeadProps => ({
  ...shoppingMeta["/"],
  own: { ...content(shopPolicy()), image },
});

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
