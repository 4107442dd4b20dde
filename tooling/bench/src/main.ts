// Measures the built store: `npm run bench`, or one part of it. `npm run bench -- pages` and `npm run bench -- api`
// compare it with the least that could answer the same, `npm run bench -- lighthouse` visits it as a phone.
// With DATABASE_URL also on that Postgres server.
import { build, checkNode } from "../../scripts/workspace.mjs";
import { apiRows } from "./api-rows.ts";
import { BenchProblem } from "./bench-problem.ts";
import { stopMeasuring } from "./child-server.ts";
import type { Row } from "./compare.ts";
import { type BenchDatabase, prepareDatabase } from "./databases.ts";
import { type MeasuredPage, measurePages } from "./lighthouse/measure-pages.ts";
import { pageLines, pageNotes } from "./lighthouse/page-lines.ts";
import { lighthouseProblem } from "./lighthouse/visit.ts";
import { pageRows } from "./page-rows.ts";
import { printTable } from "./print-table.ts";
import { requestLines } from "./request-lines.ts";

const PARTS = ["pages", "api", "lighthouse"];
const { DATABASE_URL } = process.env;

function chosenParts(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !PARTS.includes(name));
  if (unknown) throw new BenchProblem(`There is no part "${unknown}": choose of ${PARTS.join(", ")}, or name none.`);
  return names.length > 0 ? names : PARTS;
}

async function onDatabase(url: string | undefined, work: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const database = await prepareDatabase(url);
  try {
    await work(database);
  } finally {
    await database.remove();
  }
}

async function main(): Promise<void> {
  const parts = chosenParts(process.argv.slice(2).filter((argument) => argument !== "--"));
  checkNode();
  await build(["@store/api", "@store/web"]);

  const rows: Row[] = [];
  const notes: string[] = [];
  const visited: MeasuredPage[] = [];
  const largest = (memory: number[]) => `${Math.round(Math.max(...memory))} MB`;

  async function measure(database: BenchDatabase, withPages: boolean) {
    if (withPages && parts.includes("pages")) {
      const memory: number[] = [];
      const figures = await pageRows(database, (megabytes) => memory.push(megabytes));
      rows.push(...figures.rows);
      notes.push(`Memory of API and storefront under load, ${database.name}: ${largest(memory)}`);
      notes.push(`Start of API and storefront, ${database.name}: ${Math.round(figures.startTime)} ms`);
    }
    if (parts.includes("api")) {
      const memory: number[] = [];
      rows.push(...(await apiRows(database, (megabytes) => memory.push(megabytes))));
      notes.push(`Memory of the API under load, ${database.name}: ${largest(memory)}`);
    }
    if (withPages && parts.includes("lighthouse")) {
      const problem = lighthouseProblem();
      if (problem) notes.push(problem);
      else visited.push(...(await measurePages(database)));
    }
  }

  if (DATABASE_URL) await onDatabase(DATABASE_URL, (database) => measure(database, true));
  else if (parts.includes("api"))
    notes.push("Postgres was not measured: set DATABASE_URL to a server where a database can be made.");
  if (!DATABASE_URL || parts.includes("api")) {
    await onDatabase(undefined, (database) => measure(database, !DATABASE_URL));
  }
  if (rows.length > 0) printTable("Requests per second", requestLines(rows));
  if (visited.length > 0) printTable("Lighthouse as a phone, medians of five visits", pageLines(visited));
  console.log(`\n${[...notes, ...pageNotes(visited)].join("\n")}`);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stopMeasuring);

main().catch((problem: unknown) => {
  console.error(problem instanceof BenchProblem ? problem.message : problem);
  process.exit(1);
});
