import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of SQL migrations: beside `src` in the tests, beside `dist` once built. */
export function migrationsFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "migrations", "meta", "_journal.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder of migrations is missing");
    folder = parent;
  }
  return join(folder, "migrations");
}
