import type { Weights } from "./page-weights.ts";

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const WORKSPACE = /\/packages\/([^/]+)\/src\/(?:([^/]+)\/)?/;
const APP = /\/app\/([^/]+)\//;

/** Where a module belongs: its npm package, or its folder in the storefront or in a package of ours. */
export function ownerOf(id: string): string {
  const name = PACKAGE.exec(id)?.[1];
  if (name) return name;
  const [, workspace, folder] = WORKSPACE.exec(id) ?? [];
  if (workspace) return `packages/${workspace}${folder ? `/${folder}` : ""}`;
  const area = APP.exec(id)?.[1];
  return area ? `app/${area}` : "app";
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Below this a line is counted under "others", in bytes. */
const LEAST = 150;

function grouped(weights: Weights, nameOf: (id: string) => string): Map<string, number> {
  const groups = new Map<string, number>();
  for (const [id, bytes] of weights) groups.set(nameOf(id), (groups.get(nameOf(id)) ?? 0) + bytes);
  return groups;
}

/** The printed table: a line for each owner, the heaviest first, a column for each page, in kB. */
export function bundleLines(pages: ReadonlyMap<string, Weights>, nameOf = ownerOf): string[][] {
  const columns = [...pages.values()].map((weights) => grouped(weights, nameOf));
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const most = (name: string) => Math.max(...columns.map((column) => column.get(name) ?? 0));
  const [heavy, light] = [names.filter((name) => most(name) >= LEAST), names.filter((name) => most(name) < LEAST)];
  const sum = (column: ReadonlyMap<string, number>, of: Iterable<string>) =>
    [...of].reduce((total, name) => total + (column.get(name) ?? 0), 0);
  return [
    ["kB", ...pages.keys()],
    ...heavy
      .toSorted((one, other) => most(other) - most(one))
      .map((name) => [name, ...columns.map((column) => kilobytes(column.get(name) ?? 0))]),
    ["others", ...columns.map((column) => kilobytes(sum(column, light)))],
    ["all", ...columns.map((column) => kilobytes(sum(column, column.keys())))],
  ];
}
