import type { EntryContext } from "react-router";

const route = (id: string, imports: string[]) => ({
  id,
  path: id === "root" ? "" : id,
  ...(id === "root" ? {} : { parentId: "root" }),
  module: `/assets/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** For tests: a site of three routes, as React Router's build lists its files. */
export const manifest: EntryContext["manifest"] = {
  url: "/assets/manifest.js",
  version: "1",
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js", "/assets/store.js"] },
  routes: {
    root: route("root", ["/assets/react.js", "/assets/products.js"]),
    shop: route("shop", ["/assets/products.js", "/assets/pages.js"]),
    cart: route("cart", ["/assets/lines.js"]),
  },
};
