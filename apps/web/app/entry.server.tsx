import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { contentSecurityPolicy } from "../server/http/content-security-policy.ts";
import { pageHead } from "../server/page-start/page-head.ts";
import { pageScripts } from "../server/page-start/page-scripts.ts";
import { RenderOnceProvider } from "./data/cached-html.tsx";
import { recaptchaContext, renderOnceContext, takeHtmlContext } from "./data/server-context.ts";

/** As React ends it, near the beginning of a page's head: the scripts that follow ask how wide the page is. */
const VIEWPORT = 'initial-scale=1"/>';
const BODY_END = "</body>";

/** The routes that match are all that a page is drawn from; making the whole site map ready costs a tenth of it. */
function withMatchesOnly(context: EntryContext, routeIds: readonly string[]): EntryContext {
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => routeIds.includes(id)));
  return { ...context, manifest: { ...context.manifest, routes } };
}

/** The loaders' data, which are complete by now. A `Response` would read them as well, and take ten times as long. */
async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = stream?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) chunks.push(part.value);
  return Buffer.concat(chunks).toString();
}

/**
 * Renders a page to a string, which is more than twice as quick as a stream, and what the page cache keeps anyway.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...entryContext } = routerContext;
  const routeIds = entryContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const html = renderToString(
    <RenderOnceProvider value={context.get(renderOnceContext)}>
      <ServerRouter context={withMatchesOnly(entryContext, routeIds)} url={request.url} />
    </RenderOnceProvider>,
  );
  const scripts = pageScripts({
    manifest: entryContext.manifest,
    routeIds,
    handoff: entryContext.serverHandoffString ?? "{}",
    loaderData: entryContext.staticHandlerContext.loaderData,
    data: await readAll(serverHandoffStream),
  });
  const headAt = html.indexOf(VIEWPORT) + VIEWPORT.length;
  const endAt = html.lastIndexOf(BODY_END);
  const page = [
    "<!DOCTYPE html>",
    html.slice(0, headAt),
    scripts.head,
    pageHead(new URL(request.url).pathname, html),
    html.slice(headAt, endAt),
    scripts.body,
    html.slice(endAt),
  ].join("");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(page, { hasRecaptcha: context.get(recaptchaContext) }));
  const takeHtml = context.get(takeHtmlContext);
  takeHtml?.(page);
  return new Response(takeHtml ? null : page, { status, headers });
}
