import { describe, expect, it } from "vitest";
import { siteMapUrl, withoutDashboard } from "./shop-manifest.ts";
import { manifest } from "./test-manifest.ts";

const ORDERS = "features/dashboard/orders/staff-orders-page";
const built = { ...manifest, url: "/assets/manifest-1a2b3c4d.js" };
const inDevelopment = { ...manifest, url: "/@id/__x00__virtual:react-router/browser-manifest" };

describe("the site map of shoppers", () => {
  it("has every route but the dashboard's, and all else as it was", () => {
    const routes = { root: { id: "root" }, "features/shop/shop-page": { path: "shop" }, [ORDERS]: { path: "orders" } };
    const script = withoutDashboard(
      `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, url: "/m.js" })};`,
    );
    const window: { __reactRouterManifest?: unknown } = {};
    new Function("window", script)(window);
    const { [ORDERS]: _, ...ofShop } = routes;
    expect(window.__reactRouterManifest).toEqual({ entry: {}, routes: ofShop, url: "/m.js" });
  });

  it("is not made of what is no site map", () => {
    expect(() => withoutDashboard("export default {}")).toThrow("does not begin with");
    expect(() => withoutDashboard("window.__reactRouterManifest={};")).toThrow();
  });

  it.each([
    [
      "is what the shop's pages start with",
      built,
      ["root", "features/shop/shop-page"],
      "/assets/shop-manifest-1a2b3c4d.js",
    ],
    [
      "is not enough for the dashboard's pages",
      built,
      ["root", "features/dashboard/dashboard-layout", ORDERS],
      built.url,
    ],
    ["does not exist in development", inDevelopment, ["root", "features/shop/shop-page"], inDevelopment.url],
  ])("%s", (_, siteMap, routeIds, url) => {
    expect(siteMapUrl(siteMap, routeIds)).toBe(url);
  });
});
