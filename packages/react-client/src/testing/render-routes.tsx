import { Toaster } from "@store/ui/toaster";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  type RouterContextProvider,
  RouterProvider,
} from "react-router-dom";

/** Where a router starts: an address, or one with the state that a link passes along. */
export type Start = string | { readonly pathname: string; readonly state: unknown };

/**
 * Renders an application's routes at an address.
 * @param getContext makes what the application's loaders get.
 */
export function renderRouter(routes: RouteObject[], start: Start, getContext?: () => RouterContextProvider) {
  const router = createMemoryRouter(routes, { initialEntries: [start], ...(getContext ? { getContext } : {}) });
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    user,
    router,
    /** Where the router is: path, query and hash. */
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

/**
 * Renders routes at an address, beside the toaster. Other addresses show nothing of their own.
 * @param wrap what is around the page, or stands in its place.
 */
export function renderRoutes(
  routes: readonly RouteObject[],
  start: Start,
  wrap: (page: ReactNode) => ReactNode = (page) => page,
) {
  const root = (
    <>
      {wrap(<Outlet />)}
      <Toaster />
    </>
  );
  return renderRouter([{ path: "/", element: root, children: [...routes, { path: "*", element: null }] }], start);
}
