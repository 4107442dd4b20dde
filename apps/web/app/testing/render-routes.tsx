import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, type ReactNode, useEffect } from "react";
import {
  createMemoryRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterProvider,
  useNavigate,
} from "react-router-dom";
import { pack } from "../data/packed.ts";
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
  categories: pack("categories", [{ id: 12, name: "Spices", children: [] }]),
  siteUrl: "https://store.example",
};

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
