import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "./app/routes.ts";
import { trimManifest } from "./trim-manifest.ts";

/** The files of the site map's routes, and whether they are the dashboard's. */
const filesOf = (
  entries: readonly RouteConfigEntry[],
  isBelow = false,
): (readonly [file: string, isStaff: boolean])[] =>
  entries.flatMap(({ file, path, children = [] }) => {
    const isStaff = isBelow || path === "dashboard";
    return [[file, isStaff] as const, ...filesOf(children, isStaff)];
  });
const files = filesOf(await routes);

/** As the build of the site map writes it. */
const keyOf = (file: string) => `app/${file}?__react-router-build-client-route`;
const chunkOf = (file: string, isStaff: boolean) => ({
  file: `assets/${file}.js`,
  name: file,
  imports: ["_store.js", "_forms.js"],
  css: isStaff ? ["assets/store.css", "assets/dashboard.css"] : ["assets/store.css", "assets/pages.css"],
});
const manifest = Object.fromEntries(files.map(([file, isStaff]) => [keyOf(file), chunkOf(file, isStaff)]));
const trimmed: typeof manifest = JSON.parse(trimManifest(JSON.stringify(manifest)));

it("has the dashboard's layout load every style sheet, as its pages name none", () => {
  const sheets = files.flatMap(([file, isStaff]) => (isStaff ? (trimmed[keyOf(file)]?.css ?? []) : []));
  expect(sheets.toSorted()).toEqual(["assets/dashboard.css", "assets/pages.css", "assets/store.css"]);
  expect(trimmed[keyOf("features/dashboard/dashboard-layout.tsx")]?.css).toHaveLength(3);
});

it("leaves every page what it imports, and shoppers' pages their sheets", () => {
  expect(files.filter(([, isStaff]) => !isStaff).length).toBeGreaterThan(0);
  for (const [file, isStaff] of files) {
    const { css, ...others } = chunkOf(file, isStaff);
    expect(trimmed[keyOf(file)]).toMatchObject(isStaff ? others : { ...others, css });
  }
});

it("has a page load the sheets of what it may import, so that no dialog shows without its styles", () => {
  const page = "app/shop.tsx?__react-router-build-client-route";
  const chunks = {
    [page]: { file: "assets/shop.js", imports: ["_store.js"], dynamicImports: ["app/dialog.tsx"] },
    "_store.js": { file: "assets/store.js", css: ["assets/store.css"], dynamicImports: [page] },
    "app/dialog.tsx": { file: "assets/dialog.js", css: ["assets/pages.css"] },
  };
  const { [page]: shop, "_store.js": store } = JSON.parse(trimManifest(JSON.stringify(chunks)));
  expect(shop.css).toEqual(["assets/store.css", "assets/pages.css"]);
  expect(store.css).toEqual(["assets/store.css"]);
});
