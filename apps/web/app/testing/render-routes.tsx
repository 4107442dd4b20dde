import { call } from "@store/react-client/browser-call";
import { renderRouter, type Start } from "@store/react-client/testing/render-routes";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { type LoaderFunction, Outlet, type RouteObject, RouterContextProvider, useNavigate } from "react-router-dom";
import { callContext, siteUrlContext } from "../data/router-context.ts";
import { followLinks } from "../navigation/links.tsx";
import { ToasterHost } from "../shell/toaster-host.tsx";

export interface TestRoute {
  readonly path: string;
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /** Routes that stand inside this one. */
  readonly children?: readonly { readonly path: string; readonly Component: ComponentType }[];
}

/** What the root route answers: the shell's own data. */
const SHELL_DATA = {
  categories: [{ id: 12, name: "Spices", children: [] }],
  siteUrl: "https://store.example",
};

/** What loaders get in the browser. */
export function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(callContext, call);
  context.set(siteUrlContext, SHELL_DATA.siteUrl);
  return context;
}

/** Other addresses that a test is led to: they show their own path. */
const elsewhere: RouteObject = { path: "*", element: null };

/** What the shell does for every page: links lead on within the store, toasts have a place. */
function Root({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <>
      {children}
      <ToasterHost />
    </>
  );
}

/**
 * Renders routes at an address, inside the root of every page, with the toaster.
 * @param wrap what is around the page, such as the whole shell.
 */
export function renderRoutes(
  routes: readonly TestRoute[],
  start: Start,
  wrap: (page: ReactNode) => ReactNode = (page) => page,
) {
  return renderRouter(
    [
      {
        id: "root",
        path: "/",
        loader: () => SHELL_DATA,
        HydrateFallback: () => null,
        element: <Root>{wrap(<Outlet />)}</Root>,
        children: [
          ...routes.map(
            ({ path, Component, loader, children }): RouteObject => ({
              ...{ path, Component },
              ...(loader ? { loader } : {}),
              ...(children ? { children: [...children] } : {}),
            }),
          ),
          elsewhere,
        ],
      },
    ],
    start,
    getContext,
  );
}
