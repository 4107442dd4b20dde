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
const chunkOf = (file: string) => ({ file: `assets/${file}.js`, name: file, imports: ["_store.js", "_forms.js"] });
const manifest = Object.fromEntries(files.map(([file]) => [keyOf(file), chunkOf(file)]));
const trimmed: typeof manifest = JSON.parse(trimManifest(JSON.stringify(manifest)));

it("does not tell shoppers what the dashboard's pages import", () => {
  const ofStaff = files.filter(([, isStaff]) => isStaff);
  expect(ofStaff.length).toBeGreaterThan(0);
  for (const [file] of ofStaff) expect(trimmed[keyOf(file)]).toEqual({ ...chunkOf(file), imports: [] });
});

it("leaves every page of shoppers what it imports", () => {
  const ofShoppers = files.filter(([, isStaff]) => !isStaff);
  expect(ofShoppers.length).toBeGreaterThan(0);
  for (const [file] of ofShoppers) expect(trimmed[keyOf(file)]).toEqual(chunkOf(file));
});

it("leaves the chunks that several pages share as they are", () => {
  const shared = { "_store.js": { file: "assets/store.js", imports: ["_react.js"] } };
  expect(JSON.parse(trimManifest(JSON.stringify(shared)))).toEqual(shared);
});
