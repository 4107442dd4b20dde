import type { RouteObject } from "react-router-dom";
import DashboardLayout from "./frame/dashboard-layout.tsx";
import { ErrorScreen, PageError } from "./frame/error-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import { SITE_MAP } from "./site-map.ts";

/** The pages, in what is around all of them. A page that breaks leaves the frame as it is. */
export const routes: RouteObject[] = [
  {
    path: "/dashboard",
    Component: Frame,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [{ Component: DashboardLayout, children: [{ ErrorBoundary: PageError, children: SITE_MAP }] }],
  },
];
