import { describe, expect, it } from "vitest";
import { ERROR_CATALOGUE } from "./error-catalogue.ts";
import { production, tests } from "./source-files.ts";

/** A word of the catalogue that programs use as well, as the name of an event: it cannot stand once. */
const COMMON_WORDS = new Set(["error"]);

const places = (text: string) =>
  production.flatMap((file) => file.texts.filter((written) => written === text).map(() => file.path));

describe.each(ERROR_CATALOGUE)("$text [R195]", ({ text, constant, home, tests: seenBy }) => {
  it("stands once in the source, as a constant", () => {
    const declared = production.flatMap(({ declarations }) => declarations).filter((entry) => entry.text === text);
    expect(declared).toEqual([{ file: expect.stringContaining(home), name: constant, text }]);
    if (!COMMON_WORDS.has(text)) expect(places(text)).toEqual(declared.map(({ file }) => file));
  });

  it("is read where it acts", () => {
    expect(production.filter(({ reads }) => reads.has(constant)).map(({ path }) => path)).not.toEqual([]);
  });

  it("is seen by a test where it acts", () => {
    expect(seenBy).not.toEqual([]);
    for (const path of seenBy) {
      const test = tests.find((file) => file.path === path);
      expect(test, path).toBeDefined();
      const isSeen = test?.texts.some((written) => written.includes(text)) || test?.reads.has(constant);
      expect(isSeen, `${path} sees it`).toBe(true);
    }
  });
});

it("no text stands twice in the catalogue [R195]", () => {
  const texts = ERROR_CATALOGUE.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
