import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

interface PlacedRoute {
  readonly path?: string;
  readonly parentId?: string;
}

const MODE = "production";
const ROOT = "root";

const firstSegment = (path: string) => path.split("/", 1)[0] ?? "";

/** The first segment of a route's whole path; none of the root, and of what every path can match. */
function segmentOf(routes: Readonly<Record<string, PlacedRoute | undefined>>, id: string): string | undefined {
  const { path = "", parentId } = routes[id] ?? {};
  if (id === ROOT || /^[:*]/.test(path)) return;
  return parentId === undefined || parentId === ROOT ? firstSegment(path) : segmentOf(routes, parentId);
}

/** A build with the routes alone that a path with this first segment can match. */
export function buildFor(build: ServerBuild, segment: string): ServerBuild {
  const canMatch = (id: string) => [undefined, segment].includes(segmentOf(build.routes, id));
  const own = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => canMatch(id)));
  return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } };
}

/**
 * React Router's handler of pages. It tries a page's path against every route, twice, and lists all routes for each page
 * anew, so that a page cost the more, the more pages the store had; it is given only those of the path's first segment.
 * A path that begins otherwise, or spells a segment otherwise, is matched against all.
 */
export function createPageHandler(build: ServerBuild): RequestHandler {
  const segments = new Set(Object.keys(build.routes).map((id) => segmentOf(build.routes, id)));
  const handlers = new Map(
    [...segments].flatMap((segment) =>
      segment === undefined ? [] : [[segment, createRequestHandler(buildFor(build, segment), MODE)] as const],
    ),
  );
  const handleAny = createRequestHandler(build, MODE);
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const handle = handlers.get(firstSegment(pathname.slice(1))) ?? handleAny;
    return handle(request, context);
  };
}
