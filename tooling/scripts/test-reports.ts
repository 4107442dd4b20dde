import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.ts";

export interface TestResult {
  readonly title: string;
  readonly state: string;
  /** Why it did not run. */
  readonly note?: string | undefined;
  readonly seconds: number;
  /** False of a story that shows something and asserts nothing. */
  readonly asserts: boolean;
  readonly errors: readonly string[];
}

export interface TestFile {
  /** From the root. */
  readonly file: string;
  readonly project: string;
  readonly seconds: number;
  readonly tests: readonly TestResult[];
  /** What went wrong outside its tests. */
  readonly errors: readonly string[];
  /** What it printed. */
  readonly logs: string;
}

/** What a suite's run leaves for those who count it. */
export interface Report {
  readonly files: readonly TestFile[];
  /** What went wrong outside all test files. */
  readonly errors: readonly string[];
}

/** Where the last run of `npm test` left what ran; not kept by git. */
export const REPORTS = join(ROOT, "test-results");

/** Where the shorter runs leave theirs: those of `npm test` stay whole. */
export const PART_REPORTS = join(ROOT, "node_modules/.cache/test-results");

export const reportFile = (suite: string, reports: string): string =>
  join(reports, `${suite.replaceAll(/[/ ]/g, "-")}.json`);

/** Our own reporter wrote it; a suite that broke early has none. */
export const readReport = (file: string): Report =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { files: [], errors: [] };

/** Every test file of the last run. */
export function filesOfLastRun(): readonly TestFile[] {
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith(".json")) : [];
  return names.flatMap((name) => readReport(join(REPORTS, name)).files);
}
