import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

interface PlacedRoute {
  readonly path?: string;
  readonly parentId?: string;
}

/** In development React Router adds the styles of a page's modules, and tells what failed. */
const MODE = import.meta.env.DEV ? "development" : "production";
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

/** Makes a build ready to be used. */
export type Prepare = (build: ServerBuild) => Promise<ServerBuild>;

/**
 * React Router's handler of pages. It tries a page's path against every route, twice, and lists all routes for each page
 * anew, so that a page cost the more, the more pages the store had; it is given only those of the path's first segment.
 * A path that begins otherwise, or spells a segment otherwise, is matched against all.
 * @param prepare in development, makes ready what a page needs of the build.
 */
export function createPageHandler(build: ServerBuild, prepare?: Prepare): RequestHandler {
  const handlerOf = (part: ServerBuild) => createRequestHandler(prepare ? () => prepare(part) : part, MODE);
  const segments = new Set(Object.keys(build.routes).map((id) => segmentOf(build.routes, id)));
  const handlers = new Map(
    [...segments].flatMap((segment) =>
      segment === undefined ? [] : [[segment, handlerOf(buildFor(build, segment))] as const],
    ),
  );
  const handleAny = handlerOf(build);
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const handle = handlers.get(firstSegment(pathname.slice(1))) ?? handleAny;
    return handle(request, context);
  };
}
