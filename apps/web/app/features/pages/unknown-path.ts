import { redirect, redirectDocument } from "react-router-dom";
import type { Route } from "./+types/unknown-path.ts";

const DASHBOARD = /^\/dashboard(?:\/|$)/;

const toPageNotFound = () => redirect("/page-not-found");

/** Any path that the site map does not know (checklist R2). */
export const loader = toPageNotFound;

/** Shoppers' browsers do not know the dashboard's paths: the server does, and sends the page with all of them. */
export function clientLoader({ request }: Pick<Route.ClientLoaderArgs, "request">): Response {
  const { pathname, search } = new URL(request.url);
  return DASHBOARD.test(pathname) ? redirectDocument(pathname + search) : toPageNotFound();
}
