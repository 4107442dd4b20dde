import { cpSync, globSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "@store/scripts/workspace";
import * as v from "valibot";
import { build } from "vite";
import { collectPackages } from "./collect-packages.ts";

/** Built programs, in the places that they have in the repository: they look for each other there. */
const PROGRAMS = ["apps/api/dist", "apps/web/build", "apps/dashboard/dist", "apps/embed/dist"];
/** The API's packages, which its bundle leaves outside, and those with the fonts of the sample shop's pictures. */
const ROOTS = ["apps/api", "packages/demo"];
const MIGRATIONS = "apps/api/migrations";
/** What the sample shop is drawn from; the package is found by its manifest. */
const DEMO = ["package.json", "pictures", "parts"];

/** What no program reads: types, maps with the sources inside, documentation, tests. */
const UNUSED = /(\.d\.[cm]?ts|\.[cm]?tsx?|\.map|\.(test|spec)\.[cm]?js|\.md|\.markdown|\.flow|\.tsbuildinfo)$/i;
const UNUSED_FOLDERS: ReadonlySet<string> = new Set(["node_modules", "test", "tests", "__tests__", "docs", ".github"]);

const isUsed = (path: string): boolean => !UNUSED.test(path) && !UNUSED_FOLDERS.has(basename(path));

/** Copies a folder without what no program reads. */
function copy(from: string, to: string): void {
  const source = realpathSync(from);
  cpSync(source, to, { recursive: true, filter: (path) => path === source || isUsed(path) });
}

const Manifest = v.object({ version: v.string() });

export interface Release {
  readonly version: string;
  /** How many packages of others are in it. */
  readonly packages: number;
  readonly bytes: number;
}

/**
 * Lays out what a machine needs to run the store, and nothing else, in a folder, which is emptied before. It has the
 * repository's layout. The apps must be built.
 */
export async function makeRelease(folder: string): Promise<Release> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const program of PROGRAMS) copy(join(ROOT, program), join(folder, program));
  for (const path of globSync(["*.sql", "meta/_journal.json"], { cwd: join(ROOT, MIGRATIONS) })) {
    cpSync(join(ROOT, MIGRATIONS, path), join(folder, MIGRATIONS, path));
  }
  const packages = collectPackages(ROOTS.map((root) => join(ROOT, root)));
  for (const [place, from] of packages) copy(from, join(folder, place));
  const demo = join(folder, "node_modules/@store/demo");
  for (const part of DEMO) cpSync(join(ROOT, "packages/demo", part), join(demo, part), { recursive: true });

  await build({
    root: import.meta.dirname,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "serve.ts",
      outDir: join(folder, "tooling/scripts"),
      target: "node24",
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { version } = v.parse(Manifest, JSON.parse(readFileSync(join(ROOT, "apps/api/package.json"), "utf8")));
  writeFileSync(join(folder, "server.js"), 'import "./tooling/scripts/serve.js";\n');
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name: "store", version, type: "module" })}\n`);
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  const bytes = globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return { version, packages: packages.size, bytes };
}
