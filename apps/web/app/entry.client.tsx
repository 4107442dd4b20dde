import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from "react-router-dom";
import "./navigation/first-on-popstate.ts";
import { call } from "@store/react-client/browser-call";
import { readPageData } from "./data/page-data.ts";
import { adoptPolicyOfPage } from "./data/policy.ts";
import { callContext, siteUrlContext } from "./data/router-context.ts";
import { prefetchLinks } from "./navigation/prefetch.ts";
import { createRoutes } from "./routes.tsx";

const { shop, ...hydrationData } = readPageData();
adoptPolicyOfPage(shop);

const routes = createRoutes();

// The first page is hydrated at once: its code is there before the router is made.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(callContext, call);
  context.set(siteUrlContext, location.origin);
  return context;
}

const router = createBrowserRouter(routes, { hydrationData, getContext });
prefetchLinks({ routes, getContext });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
