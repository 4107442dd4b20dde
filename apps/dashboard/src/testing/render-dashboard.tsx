import { renderRoutes } from "@store/react-client/testing/render-routes";
import { LinkProvider } from "@store/ui/link";
import type { ComponentType } from "react";
import { AppLink } from "../frame/app-link.tsx";
import DashboardLayout from "../frame/dashboard-layout.tsx";

/** Renders pages of the dashboard at an address, in the layout that all of them stand in. */
export const renderDashboard = (
  pages: readonly { readonly path: string; readonly Component: ComponentType }[],
  address: string,
) =>
  renderRoutes([{ path: "/dashboard", Component: DashboardLayout, children: [...pages] }], address, (page) => (
    <LinkProvider component={AppLink}>{page}</LinkProvider>
  ));
