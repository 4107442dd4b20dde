import * as v from "valibot";
import type { Plugin } from "vite";
import { DASHBOARD } from "./chunks.ts";

const MANIFEST = ".vite/manifest.json";
const Chunk = v.looseObject({
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;

const ROUTE = /react-router-build-client-route$/;
const LAYOUT_OF_STAFF = /\/dashboard-layout\./;

/** The style sheets of a chunk and of all that it imports, at once or later. */
function sheetsOf(name: string, manifest: Manifest, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = [...chunk.imports, ...chunk.dynamicImports].flatMap((other) => sheetsOf(other, manifest, seen));
  return [...new Set([...imported, ...chunk.css])];
}

/** Staff's sheet changes what shoppers' sheets say, so it comes last. */
const isLast = (sheet: string) => Number(sheet.includes("dashboard"));

/**
 * Vite's manifest, as JSON, in which a route has the style sheets of all that it may import; the dashboard's layout has
 * every sheet, in order, and its pages have none.
 */
export function trimManifest(json: string): string {
  const manifest = v.parse(Manifest, JSON.parse(json));
  const all = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const allSheets = [...all].toSorted((one, other) => isLast(one) - isLast(other));
  const trimmed = Object.entries(manifest).map(([name, chunk]) => {
    if (`/${name}`.includes(DASHBOARD)) return [name, { ...chunk, css: LAYOUT_OF_STAFF.test(name) ? allSheets : [] }];
    return [name, ROUTE.test(name) ? { ...chunk, css: sheetsOf(name, manifest) } : chunk];
  });
  return JSON.stringify(Object.fromEntries(trimmed), null, 2);
}

/** Has a page fetch all its style sheets at once: what it imports later, a dialog for one, waits for none. */
export function manifestTrimming(): Plugin {
  return {
    name: "trim-manifest",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== "asset") return this.error(`trim-manifest.ts: the build has no ${MANIFEST}`);
        asset.source = trimManifest(String(asset.source));
      },
    },
  };
}
