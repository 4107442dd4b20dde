import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "../app/routes.ts";
import config from "../react-router.config.ts";
import { buildFor, createPageHandler } from "./page-handler.ts";
import { manifest } from "./page-start/test-manifest.ts";

interface SitePart {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly file: string;
  readonly children?: readonly SitePart[] | undefined;
}

type Listed = NonNullable<ServerBuild["routes"][string]>;

const listed = (parts: readonly SitePart[], parentId: string): readonly Listed[] =>
  parts.flatMap(({ path, index, file, children = [] }) => {
    const id = `${file} at ${path}`;
    const placed = { ...(path === undefined ? {} : { path }), ...(index === undefined ? {} : { index }) };
    return [{ id, parentId, ...placed, module: { default: () => null } }, ...listed(children, id)];
  });

const all: readonly Listed[] = [{ id: "root", path: "", module: { default: () => null } }, ...listed(routes, "root")];
/** Of a page whose scripts no test asks for. */
const [FILES] = Object.values(manifest.routes);

/** The store's own site map; a page is the names of the routes that matched its address, and its parameters. */
const site: ServerBuild = {
  entry: {
    module: {
      default: (_request, status, _headers, { staticHandlerContext: { matches } }) =>
        Response.json({ status, matched: matches.map(({ route, params }) => [route.id, params]) }),
    },
  },
  routes: Object.fromEntries(all.map((route) => [route.id, route])),
  assets: { ...manifest, routes: Object.fromEntries(all.flatMap(({ id }) => (FILES ? [[id, { ...FILES, id }]] : []))) },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: config.future,
  ssr: config.ssr,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { manifestPath: "/__manifest", ...config.routeDiscovery },
};

const matchedBy = async (handle: RequestHandler, path: string) =>
  (await handle(new Request(`https://store.example${path}`), new RouterContextProvider())).json();

const handleAny = createRequestHandler(site, "production");
const handlePage = createPageHandler(site);

const PATHS = all
  .filter(({ parentId }) => parentId !== undefined)
  .map(({ path = "", parentId = "" }) => `${parentId === "root" ? "" : "/dashboard"}/${path.replace(/:\w+/g, "7")}`);

describe("the handler of a path's pages", () => {
  it.each([...new Set(PATHS)])("finds what is at %s", async (path) => {
    const found = await matchedBy(handleAny, path);
    expect(await matchedBy(handlePage, path)).toEqual(found);
    if (path !== "/*") expect(found).toMatchObject({ status: 200 });
  });

  it.each([
    "/Shop",
    "/%73hop",
    "/shop/",
    "/shop?search=ghee",
    "//shop",
    "/shop/7",
    "/no-such-page",
    "/dashboard/no/page",
  ])("finds at %s what all routes together would", async (path) => {
    expect(await matchedBy(handlePage, path)).toEqual(await matchedBy(handleAny, path));
  });

  it("knows no route that the path cannot match, neither to match nor to list", () => {
    const { routes: own, assets } = buildFor(site, "products");
    const paths = Object.values(own).map((route) => route?.path);
    expect(paths).toEqual(["", "products/:productId/:productName", "products/:productId/reviews/:productName", "*"]);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(own));
  });

  it("knows all routes within the first segment's", () => {
    const paths = Object.values(buildFor(site, "dashboard").routes).map((route) => route?.path);
    expect(paths).toEqual(expect.arrayContaining(["dashboard", "orders/:orderId", "content/:kind/:id"]));
    expect(paths).not.toContain("shop");
  });
});
