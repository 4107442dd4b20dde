import { readFileSync } from "node:fs";
import type { Manifest } from "vite";

/** The addresses of the files that a page begins with. */
export interface PageFiles {
  readonly entry: string;
  /** What the entry and the page import, and the page itself. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Finds the files of a page by the source files of its routes. */
export type FindFiles = (sources: readonly string[]) => PageFiles;

const ENTRY = "app/entry.client.tsx";

/** @param file the manifest that Vite writes with the client build. */
export function readManifest(file: string): FindFiles {
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  const addTo = (names: Set<string>, name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const other of manifest[name]?.imports ?? []) addTo(names, other);
  };
  const known = new Map<string, PageFiles>();
  return (sources) => {
    const key = sources.join();
    const found = known.get(key);
    if (found) return found;
    const names = new Set<string>();
    for (const name of [ENTRY, ...sources]) addTo(names, name);
    const chunks = [...names].flatMap((name) => manifest[name] ?? []);
    const addressesOf = (files: readonly string[]) => [...new Set(files)].map((name) => `/${name}`);
    const [entry = "", ...scripts] = addressesOf(chunks.map(({ file }) => file));
    const files: PageFiles = {
      entry,
      scripts,
      styles: addressesOf(chunks.flatMap(({ css = [] }) => css)),
    };
    known.set(key, files);
    return files;
  };
}
