import { type LoaderFunctionArgs, redirect, redirectDocument } from "react-router-dom";

const DASHBOARD = /^\/dashboard(?:\/|$)/;

/** Any path that the site map does not know [R2]. The dashboard is an app of its own: the browser loads its document. */
export function loader({ request }: Pick<LoaderFunctionArgs, "request">): Response {
  const { pathname, search } = new URL(request.url);
  return DASHBOARD.test(pathname) ? redirectDocument(pathname + search) : redirect("/page-not-found");
}
