import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouterContextProvider,
  StaticRouterProvider,
} from "react-router-dom";
import { policyOfPage } from "./data/policy.ts";
import { createRoutes } from "./routes.tsx";

const handler = createStaticHandler(createRoutes());

/** A page of the store before its style sheets and scripts are added. */
export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  /** The pattern of its address, such as `/products/:productId/:productName`. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The source files of the page's routes, as the build's manifest names them. */
  readonly sources: readonly string[];
  /** What the browser's router begins with. */
  readonly data: object;
}

/**
 * Loads and renders the page at an address. A string is more than twice as quick as a stream, and what the page cache
 * keeps anyway.
 * @param around goes around the whole page.
 * @param onError is told of an error in a loader; the page then is the error screen, with status 500.
 * @returns what a loader answered instead of a page: a redirect.
 */
export async function renderPage(
  request: Request,
  requestContext: RouterContextProvider,
  around: (page: ReactElement) => ReactElement,
  onError: (error: unknown) => void,
): Promise<RenderedPage | Response> {
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  const { loaderData, errors, statusCode, matches, loaderHeaders } = context;
  for (const error of Object.values(errors ?? {})) onError(error);
  const html = renderToString(
    around(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
  );
  return {
    html,
    status: statusCode,
    route: `/${matches.flatMap(({ route }) => route.path || []).join("/")}`,
    headers: Object.assign({}, ...Object.values(loaderHeaders).map((headers) => Object.fromEntries(headers))),
    sources: matches.map(({ route }) => route.id),
    // The error screen shows nothing of the error.
    data: {
      loaderData,
      errors: errors && Object.fromEntries(Object.keys(errors).map((id) => [id, true])),
      shop: policyOfPage(),
    },
  };
}
