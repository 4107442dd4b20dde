import { expect, it } from "vitest";
import { loader } from "./unknown-path.ts";

const answerTo = (path: string) => loader({ request: new Request(`https://store.example${path}`) });
const target = ({ status, headers }: Response) => [status, headers.get("location")];
const isLoadedWhole = ({ headers }: Response) => headers.has("X-Remix-Reload-Document");

it.each(["/nothing", "/shop/nothing", "/dashboards", "/staff/dashboard"])("has no page at %s [R2]", (path) => {
  expect(target(answerTo(path))).toEqual([302, "/page-not-found"]);
  expect(isLoadedWhole(answerTo(path))).toBe(false);
});

it.each(["/dashboard", "/dashboard/orders/7", "/dashboard/products?page=2"])(
  "leaves %s to the server, which has the dashboard",
  (path) => {
    expect(target(answerTo(path))).toEqual([302, path]);
    expect(isLoadedWhole(answerTo(path))).toBe(true);
  },
);
