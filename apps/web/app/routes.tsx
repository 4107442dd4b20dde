import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { Document } from "./document.tsx";
import { takingPrefetched } from "./navigation/prefetch.ts";
import { PageHead, type PageHeadProps } from "./seo/page-head.tsx";
import { ErrorScreen, MissingCode } from "./shell/error-screen.tsx";
import { loader, Root } from "./shell/root.tsx";
import { type Page, SITE_MAP } from "./site-map.ts";

/** What the file of a page exports. */
interface PageModule {
  readonly default?: ComponentType;
  readonly loader?: LoaderFunction;
  /** What the page's head says; a page whose loader's data say it renders a `PageHead` itself. */
  readonly meta?: PageHeadProps | (() => PageHeadProps);
}

const FILES = import.meta.glob<PageModule>([
  "./features/*/*-page.tsx",
  "./features/pages/unknown-path.ts",
  "./routes/*-page.tsx",
]);

/** A page with its head. */
const withHead = (Page: ComponentType, meta: PageModule["meta"]) =>
  function PageWithHead() {
    return (
      <>
        {meta ? <PageHead {...(typeof meta === "function" ? meta() : meta)} /> : null}
        <Page />
      </>
    );
  };

/** A route whose page is loaded when it is first needed. Its id is the page's file, as in the build's manifest. */
function routeOf({ path, file }: Page): RouteObject {
  const load = FILES[`./${file}`];
  if (!load) throw new Error(`site-map.ts: there is no page at ${file}`);
  const lazy = async () => {
    const {
      default: Component,
      loader,
      meta,
    } = await load().catch((cause: unknown) => {
      throw new MissingCode(`${file} could not be fetched`, { cause });
    });
    return { loader: loader && takingPrefetched(loader), Component: Component && withHead(Component, meta) };
  };
  return { id: `app/${file}`, path, lazy };
}

/** The routes of the site map. Made anew for each router, which writes into them what it has loaded. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Document,
    children: [
      {
        id: "root",
        loader,
        // The category tree comes with the first page and stays for the visit.
        shouldRevalidate: () => false,
        Component: Root,
        ErrorBoundary: ErrorScreen,
        children: SITE_MAP.map(routeOf),
      },
    ],
  },
];
