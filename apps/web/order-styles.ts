import * as v from "valibot";
import type { Plugin } from "vite";

const Chunk = v.looseObject({
  css: v.optional(v.array(v.string())),
  imports: v.optional(v.array(v.string())),
});
const Manifest = v.record(v.string(), Chunk);

type Manifest = v.InferOutput<typeof Manifest>;

const MANIFEST = ".vite/manifest.json";

/** The style sheets of a chunk and of all that it imports, those of an import before those of who imports it. */
export function styleSheetsOf(manifest: Manifest, name: string): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  function visit(current: string): void {
    const chunk = manifest[current];
    if (!chunk || seen.has(current)) return;
    seen.add(current);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  }
  visit(name);
  return [...sheets];
}

/**
 * Puts each chunk's style sheets into the order in which its modules run, as in a single file: a page's own styles come
 * after those of the components that it changes. React Router links the page's first.
 */
export function orderStyles(): Plugin {
  return {
    name: "order-styles",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== "asset") return this.error(`order-styles.ts: the build has no ${MANIFEST}`);
        const manifest = v.parse(Manifest, JSON.parse(String(asset.source)));
        const ordered = Object.entries(manifest).map(([name, chunk]) => [
          name,
          { ...chunk, css: styleSheetsOf(manifest, name) },
        ]);
        asset.source = JSON.stringify(Object.fromEntries(ordered), null, 2);
      },
    },
  };
}
