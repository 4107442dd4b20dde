import type { ComponentType } from "react";
import DashboardLayout from "../features/dashboard/dashboard-layout.tsx";
import { renderRoutes } from "./render-routes.tsx";

/** Renders pages of the dashboard at an address, in the layout that all of them stand in. */
export const renderDashboard = (
  pages: readonly { readonly path: string; readonly Component: ComponentType }[],
  address: string,
) => renderRoutes([{ path: "/dashboard", Component: DashboardLayout, children: pages }], address);
