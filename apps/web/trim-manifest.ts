import * as v from "valibot";
import type { Plugin } from "vite";

const MANIFEST = ".vite/manifest.json";
const Manifest = v.record(v.string(), v.looseObject({}));

const OF_STAFF = /features\/dashboard\//;

/** Vite's manifest, as JSON, in which the dashboard's pages import nothing. */
export function trimManifest(manifest: string): string {
  const chunks = Object.entries(v.parse(Manifest, JSON.parse(manifest)));
  const trimmed = chunks.map(([name, chunk]) => [name, OF_STAFF.test(name) ? { ...chunk, imports: [] } : chunk]);
  return JSON.stringify(Object.fromEntries(trimmed), null, 2);
}

/**
 * Every browser has the list of routes with what each imports, to fetch it all at once. The imports of the dashboard's
 * pages are left out: shoppers go without them, and staff's browsers find by themselves what to fetch next.
 */
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
