import type { TestFile } from "./test-reports.ts";

const PASSED = "✓";
const FAILED = "✗";
const SKIPPED = "−";

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

export const isResultLine = (line: string): boolean =>
  [PASSED, FAILED, SKIPPED].some((mark) => line.startsWith(`${mark} `));

/** A tool that passes or fails as a whole. */
export const checkLine = (name: string, isPassed: boolean, seconds: number): string =>
  `${isPassed ? PASSED : FAILED} ${name}  ${inSeconds(seconds)}`;

export const countOf = (file: TestFile, state: string): number =>
  file.tests.filter((test) => test.state === state).length;

/** How many failed: a file that broke outside its tests counts as one more. */
export const failuresOf = (file: TestFile): number => countOf(file, "failed") + (file.errors.length > 0 ? 1 : 0);

/** A test file: its name, how many of its tests passed, and how long it took. */
export function fileLine(file: TestFile): string {
  const failed = failuresOf(file);
  const skipped = countOf(file, "skipped");
  const counts = [
    `${countOf(file, "passed")} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const project = file.project ? ` (${file.project})` : "";
  return `${failed > 0 ? FAILED : PASSED} ${file.file}${project}  ${counts.join(", ")}  ${inSeconds(file.seconds)}`;
}

/** A line for each test that says why it did not run. */
export const skippedLines = (file: TestFile): readonly string[] =>
  file.tests.filter(({ note }) => note).map(({ title, note }) => `${SKIPPED} ${file.file} > ${title}: ${note}`);

/** What went wrong in a test file, each failure with its messages and what the file had printed. */
export function failureText(file: TestFile): readonly string[] {
  const named = [
    ...file.errors.map((error) => ({ title: "outside its tests", errors: [error] })),
    ...file.tests.filter(({ state }) => state === "failed"),
  ];
  const texts = named.map(({ title, errors }) => `${FAILED} ${file.file} > ${title}\n${errors.join("\n")}`);
  if (texts.length > 0 && file.logs) texts.push(`Printed by ${file.file}:\n${file.logs}`);
  return texts;
}
