import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ERROR_CATALOGUE } from "./error-catalogue.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** What is stored, built or generated: nobody writes citations there. */
const NOT_OURS =
  /(^|\/)(node_modules|dist|build|mutation|coverage|test-results|storybook-static|migrations|public|\.(git|turbo|data|react-router|stryker-tmp))(\/|$)/;

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const numbers = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** Behaviours, then settlements. */
const NUMBERS = [...numbers("R", 199), ...numbers("C", 62)];

/** A requirement begins its line: `- **R84** ⛨ The stepper …`. */
const STATED = /^- \*\*([RC]\d+)\*\* \S/gm;
const requirements = globSync("docs/requirements/*.md", { cwd: ROOT }).map(read).join("\n");
const stated = [...requirements.matchAll(STATED)].map(([, number = ""]) => number);

/** `[R84]`, `[R95 R97]`, `R128 to R131`, `(C38, C39)`. Not part of a name, a colour, an address or a longer number. */
const CITED = /(?<![\w#"'`/.-])[RC]\d{1,4}(?![\w"'`-])/g;

/** What the citations of a text name and no requirement is. */
const unknown = (text: string): readonly string[] =>
  (text.match(CITED) ?? []).filter((cited) => !stated.includes(cited));

const citing = globSync("**/*.{ts,tsx,mjs,md,sql}", { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) }).filter(
  (path) => !path.endsWith("src/requirements.test.ts"),
);

test("every behaviour and settlement stands there exactly once", () => {
  expect(stated.toSorted()).toEqual(NUMBERS.toSorted());
});

test("every citation of source, tests and docs is one of them", () => {
  const wrong = citing.flatMap((path) => unknown(read(path)).map((cited) => `${path}: ${cited}`));
  expect(wrong).toEqual([]);
});

/** How requirements were cited before they had numbers. */
const WITHOUT_NUMBER = /\bdocuments? [123]\b|\bchecklist [RC]\d/i;

test("requirements are cited by their numbers alone", () => {
  expect(citing.filter((path) => WITHOUT_NUMBER.test(read(path)))).toEqual([]);
});

test("the messages of the error catalogue stand there letter by letter", () => {
  const words = requirements.replaceAll(/\s+/g, " ");
  expect(ERROR_CATALOGUE.map(({ text }) => text).filter((text) => !words.includes(text))).toEqual([]);
});

describe("the checks themselves", () => {
  test.each(["[R200]", "[R84 R200]", "R1999", "(C63)", "R84 to R200"])("%s is unknown", (text) => {
    expect(unknown(text)).toHaveLength(1);
  });
  test.each(["[R84]", "[R10] [C3]", "R128 to R131", "(C38, C39)", "#C0C0C0", '"R5000"', "sha-C99"])(
    "%s is not",
    (text) => {
      expect(unknown(text)).toEqual([]);
    },
  );
});
