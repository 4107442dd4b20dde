import { expect, it } from "vitest";
import { clientLoader, loader } from "./unknown-path.ts";

const inBrowser = (path: string) => clientLoader({ request: new Request(`https://store.example${path}`) });
const target = ({ status, headers }: Response) => [status, headers.get("location")];
const isLoadedWhole = ({ headers }: Response) => headers.has("X-Remix-Reload-Document");

it.each(["/nothing", "/shop/nothing", "/dashboards", "/staff/dashboard"])("has no page at %s [R2]", (path) => {
  expect(target(inBrowser(path))).toEqual([302, "/page-not-found"]);
  expect(isLoadedWhole(inBrowser(path))).toBe(false);
});

it.each(["/dashboard", "/dashboard/orders/7", "/dashboard/products?page=2"])(
  "leaves %s to the server, which knows whether it is a page",
  (path) => {
    expect(target(inBrowser(path))).toEqual([302, path]);
    expect(isLoadedWhole(inBrowser(path))).toBe(true);
  },
);

it("leads from any path that the server does not know to one page [R2]", () => {
  expect(target(loader())).toEqual([302, "/page-not-found"]);
});
