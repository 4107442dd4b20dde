import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router-dom";
import type { RootData } from "../data/root-data.ts";
import { callContext, siteUrlContext } from "../data/router-context.ts";
import { Shell } from "./shell.tsx";

/** The server alone loads the frame's data, which stay for the visit: a browser never fetches the code. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { loadShell } = await import("./load-shell.ts");
  return loadShell(context.get(callContext), context.get(siteUrlContext), new URL(request.url));
}

/** The route around all pages. */
export function Root() {
  const { categories, page } = useLoaderData<typeof loader>();
  return (
    <Shell categories={categories} page={page}>
      <Outlet />
    </Shell>
  );
}
