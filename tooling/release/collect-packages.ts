import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";

const Names = v.optional(v.record(v.string(), v.unknown()), {});
const Manifest = v.object({
  version: v.optional(v.string(), ""),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
});

/** Those of the workspace are in the bundles, and those of types are for the compiler. */
const isUnread = (name: string): boolean => name.startsWith("@store/") || name.startsWith("@types/");

const manifestOf = (folder: string) =>
  v.parse(Manifest, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

/** What a package needs at run time, as far as it is installed: binaries of other platforms are not. */
function needsOf(folder: string): readonly { readonly name: string; readonly folder: string }[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]);
  const places = createRequire(join(folder, "package.json"));
  return [...names]
    .filter((name) => !isUnread(name))
    .flatMap((name) => {
      const found = (places.resolve.paths(name) ?? [])
        .map((place) => join(place, name))
        .find((place) => existsSync(join(place, "package.json")));
      if (found) return [{ name, folder: realpathSync(found) }];
      if (name in dependencies) throw new Error(`${name}, which ${folder} needs, is not installed`);
      return [];
    });
}

/** The folders in which Node looks for a package, from the nearest on: `""` is the top. */
function* placesFrom(place: string): Generator<string> {
  for (let at = place; at !== "."; at = dirname(at)) {
    if (at && !at.endsWith("node_modules")) yield join(at, "node_modules");
  }
  yield "node_modules";
}

/**
 * Lays the packages that some folders need, and those that these need, into one tree, as npm would: at the top, and where
 * another version is there already, below the one that needs it.
 * @returns the folder of each package by its place in the tree, such as `node_modules/hono`
 */
export function collectPackages(roots: readonly string[]): ReadonlyMap<string, string> {
  const tree = new Map<string, string>();
  const needs: { readonly of: string; readonly name: string; readonly folder: string }[] = [];
  const queue = roots.map((folder) => ({ place: "", folder }));
  for (const { place, folder } of queue) {
    for (const need of needsOf(folder)) {
      needs.push({ of: place, ...need });
      const taken = [...placesFrom(place)].map((at) => join(at, need.name)).find((at) => tree.has(at));
      if (taken && tree.get(taken) === need.folder) continue;
      const free = join(taken ? place : "", "node_modules", need.name);
      tree.set(free, need.folder);
      queue.push({ place: free, folder: need.folder });
    }
  }
  for (const { of, name, folder } of needs) {
    const found = [...placesFrom(of)].map((at) => tree.get(join(at, name))).find((at) => at !== undefined);
    if (found !== folder) throw new Error(`${of || "The store"} would get another version of ${name}`);
  }
  return tree;
}
