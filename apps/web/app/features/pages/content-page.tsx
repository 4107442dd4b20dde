import { contentPages, shoppingMeta } from "@store/content";
import { Breadcrumbs } from "@store/ui/breadcrumbs";
import { Article } from "@store/ui/prose";
import { useLocation } from "react-router-dom";
import { metaTags } from "../../shell/page-meta.ts";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/content-page.ts";

const pageAt = (pathname: string) => {
  const path = pathname.replace(/\/$/, "");
  return contentPages.find((page) => page.path === path);
};

export const meta: Route.MetaFunction = ({ location }) => metaTags(shoppingMeta["/"], pageAt(location.pathname));

/** The policies and the FAQ: words alone, the same that the embed pages show. */
export default function ContentPage() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (!page) return null;
  return (
    <div className={shell.reading}>
      <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: page.title }]} />
      <Article page={page} />
    </div>
  );
}
