import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.mjs";

/** Where the last run of `npm test` left what ran; not kept by git. */
export const REPORTS = join(ROOT, "test-results");

/** Where the shorter runs leave theirs: those of `npm test` stay whole. */
export const PART_REPORTS = join(ROOT, "node_modules/.cache/test-results");

export const reportFile = (suite, reports) => join(reports, `${suite.replaceAll(/[/ ]/g, "-")}.json`);

export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** Every test file of the last run. */
export function filesOfLastRun() {
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith(".json")) : [];
  return names.flatMap((name) => readReport(join(REPORTS, name)).files);
}
