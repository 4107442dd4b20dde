import { pageMeta } from "@store/content";
import { EmptyState } from "@store/ui/empty-state";
import { useMatches } from "react-router-dom";
import { metaTags } from "../../seo/page-meta.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/coming-page.ts";

/** The route pattern in the id that the site map gives such a route: `coming/blogs/:blogId` is `/blogs/:blogId`. */
export const comingPattern = (routeId: string | undefined): string => (routeId ?? "").replace(/^coming/, "");

export const meta: Route.MetaFunction = (page) => metaTags(page, pageMeta(comingPattern(page.matches.at(-1)?.id)));

/** A route whose screen is still to come: its title and breadcrumb inside the shell. */
export default function ComingPage() {
  const pattern = comingPattern(useMatches().at(-1)?.id);
  const { title, description } = pageMeta(pattern);
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[{ label: title }]} />
      <h1 className={shell.centredTitle}>{title}</h1>
      <EmptyState
        title="This page is still growing"
        message={description}
        action={{ label: "Go to the shop", href: "/shop" }}
      />
    </div>
  );
}
