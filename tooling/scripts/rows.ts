// Prints which tests of the last `npm test` prove each row of the requirements (docs/requirements), and the rows that
// none does. Only tests that ran and passed count. Fails when a row has none.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOfLastRun } from "./test-reports.ts";
import { ROOT, stop } from "./workspace.ts";

/** The rows of docs/requirements, each at the start of a line: `- **R84** …`. */
const ROWS = globSync("docs/requirements/*.md", { cwd: ROOT })
  .flatMap((path) => [...readFileSync(join(ROOT, path), "utf8").matchAll(/^- \*\*R(\d+)\*\* /gm)])
  .map(([, row]) => Number(row))
  .toSorted((a, b) => a - b);

/** Rows in a title: `[R84]`, or several as `[R84 R85]`. */
const NAMED = /\[R\d+(?: R\d+)*\]/g;

const rowsIn = (title: string): readonly number[] =>
  title.match(NAMED)?.flatMap((rows) => rows.match(/\d+/g)?.map(Number) ?? []) ?? [];

const files = filesOfLastRun();
if (files.length === 0) stop("No tests have been run here: `npm test` does.");

const testsOf = new Map(ROWS.map((row) => [row, new Set<string>()]));
for (const { file, tests } of files) {
  for (const { title, state, asserts } of tests) {
    if (state !== "passed" || !asserts) continue;
    for (const row of rowsIn(title)) testsOf.get(row)?.add(`${file}: ${title.replaceAll(NAMED, "").trim()}`);
  }
}

if (!process.argv.includes("--summary")) {
  for (const [row, tests] of testsOf)
    console.log(`R${row}\n${[...tests].map((test) => `  ${test}\n`).join("") || "  –\n"}`);
}

const named = (rows: readonly number[]): string => rows.map((row) => `R${row}`).join(" ") || "none";
const unproven = ROWS.filter((row) => testsOf.get(row)?.size === 0);
console.log(`Rows without a passing test: ${named(unproven)}`);
process.exit(unproven.length === 0 ? 0 : 1);
