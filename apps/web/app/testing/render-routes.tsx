import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType, ReactNode } from "react";
import { createMemoryRouter, type LoaderFunction, Outlet, type RouteObject, RouterProvider } from "react-router-dom";
import { ToasterHost } from "../shell/toaster-host.tsx";

export interface TestRoute {
  readonly path: string;
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** What the root route answers: the shell's own data. */
const SHELL_DATA = { categories: [], siteUrl: "https://store.example" };

/** Other addresses that a test is led to: they show their own path. */
const elsewhere: RouteObject = { path: "*", element: null };

/**
 * Draws routes at an address, inside the root that every page stands in, with the place of the toasts.
 * @param wrap what stands around the page, such as the whole shell.
 */
export function renderRoutes(
  routes: readonly TestRoute[],
  address: string | { readonly pathname: string; readonly state: unknown },
  wrap: (page: ReactNode) => ReactNode = (page) => page,
) {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        loader: () => SHELL_DATA,
        HydrateFallback: () => null,
        element: (
          <>
            {wrap(<Outlet />)}
            <ToasterHost />
          </>
        ),
        children: [
          ...routes.map(
            ({ path, Component, loader }): RouteObject => ({ path, Component, ...(loader ? { loader } : {}) }),
          ),
          elsewhere,
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    user,
    router,
    /** Where the shopper is: path, query and hash. */
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}
