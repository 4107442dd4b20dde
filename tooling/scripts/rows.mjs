// Prints which tests prove each row of the specification's checklist, and the rows that no test names. Fails when a row
// that is done has none.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DONE, ROWS } from "./rows-done.mjs";
import { ROOT } from "./workspace.mjs";

const TEST_FILE = /\.(test\.tsx?|test\.mjs|stories\.tsx)$/;
/** Rows in a title: `[R84]`, or several as `[R84 R85]`. */
const NAMED = /\[R\d+(?: R\d+)*\]/g;
/** A title of a test or of a group of tests: a text in quotes that names rows in brackets. */
const TITLE = /(["'`])((?:(?!\1).)*\[R\d+(?: R\d+)*\](?:(?!\1).)*)\1/g;

/** Links among packages are not followed, so that each file is met once. */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => TEST_FILE.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file));
const files = ["apps", "packages", "tooling"].flatMap(filesIn).sort();

const testsOf = new Map(ROWS.map((row) => [row, []]));
for (const file of files) {
  for (const [, , title] of readFileSync(join(ROOT, file), "utf8").matchAll(TITLE)) {
    const words = title.replaceAll(NAMED, "").trim();
    for (const [row] of title.match(NAMED)?.join(" ").matchAll(/\d+/g) ?? [])
      testsOf.get(Number(row))?.push(`${file}: ${words}`);
  }
}

for (const [row, tests] of testsOf) console.log(`R${row}\n${tests.map((test) => `  ${test}\n`).join("") || "  –\n"}`);

const named = (rows) => rows.map((row) => `R${row}`).join(" ") || "none";
const unproven = ROWS.filter((row) => testsOf.get(row)?.length === 0);
const broken = DONE.filter((row) => unproven.includes(row));
console.log(`Rows that no test names: ${named(unproven)}`);
if (broken.length > 0) console.error(`Rows that are done, and have no test: ${named(broken)}`);
process.exit(broken.length === 0 ? 0 : 1);
