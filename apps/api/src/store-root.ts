import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository's root, from wherever the store is started; outside a repository, the current folder. */
export function storeRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "pnpm-workspace.yaml"))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}
