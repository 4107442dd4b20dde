import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** What git ignores, and the inside of packages. */
const NOT_OURS =
  /(^|\/)(node_modules|dist|build|mutation|coverage|test-results|storybook-static|\.(git|turbo|data|react-router|stryker-tmp))(\/|$)/;

/** Every file and folder, from the root. */
const files = globSync(["**", "**/.*", "**/.*/*"], { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) });
const paths = new Set(files);
/** The same by their last names: `cart/routes.ts` is found by `routes.ts`. */
const byName = Map.groupBy(paths, (path) => basename(path));

const exists = (path: string) => paths.has(normalize(path).replace(/\/$/, ""));

interface Page {
  readonly path: string;
  readonly text: string;
  /** Without blocks of code. */
  readonly prose: string;
}

const pages: readonly Page[] = files
  .filter((path) => path.endsWith(".md"))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    return { path, text, prose: text.replaceAll(/^```[\s\S]*?^```$/gm, "") };
  });

const linesOf = ({ text }: Page): number => text.trimEnd().split("\n").length;

/** The name that a heading is linked to by. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (path: string): readonly string[] =>
  [...(pages.find((page) => page.path === path)?.prose ?? "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    anchorOf(heading),
  );

/** The relative links of a page that lead nowhere. */
function brokenLinks({ path, prose }: Page): readonly string[] {
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const to = file === "" ? path : normalize(join(dirname(path), file));
      return !exists(to) || (anchor !== undefined && !anchorsIn(to).includes(anchor));
    });
}

const ROOT_FOLDERS = /^(apps|packages|tooling|docs|\.ci)\//;
const SOURCE = /\.(tsx?|mjs|md|sql|json|jsonc|yaml|css)$/;
/** Written by a build, or where the store runs. */
const MADE = /(^|\/)(node_modules|dist|build|mutation|uploads|media|db|\.data|test-results)(\/|$)/;
/** Addresses of the store, and files that an app keeps. */
const IS_ADDRESS = /^[/@]|^(https?|postgres):|[<>{}*…$ ]/;

/** A path as people write it: from the root, from the page's folder, or as the end of a path. */
function isPath(written: string, page: string): boolean {
  if (exists(written) || exists(join(dirname(page), written))) return true;
  const end = written.replace(/\/$/, "");
  return (byName.get(basename(end)) ?? []).some((path) => path.endsWith(`/${end}`));
}

/** What stands in backticks on a page, looks like a file or a folder of the repository, and is none. */
const missingPaths = ({ path, prose }: Page): readonly string[] =>
  [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => !IS_ADDRESS.test(code) && !MADE.test(code))
    .filter((code) => ROOT_FOLDERS.test(code) || SOURCE.test(code) || /^[\w.-]+(\/[\w.-]+)*\/$/.test(code))
    .filter((code) => !isPath(code, path));

test.each(pages)("$path leads somewhere by each link and path", (page) => {
  expect({ links: brokenLinks(page), paths: missingPaths(page) }).toEqual({ links: [], paths: [] });
});

describe("a page is short enough to be read", () => {
  const most = ({ path }: Page): number | undefined => {
    if (path === "README.md") return 140;
    if (basename(path) === "README.md" && !path.startsWith("docs/")) return 120;
    if (/^docs\/decisions\/\d/.test(path)) return 40;
    return path === "docs/writing.md" ? 60 : undefined;
  };

  test.each(pages.filter((page) => most(page) !== undefined))("$path", (page) => {
    expect(linesOf(page)).toBeLessThanOrEqual(most(page) ?? 0);
  });

  test("CONTRIBUTING.md has at most 8,192 bytes", () => {
    expect(readFileSync(join(ROOT, "CONTRIBUTING.md")).length).toBeLessThanOrEqual(8192);
  });
});

test("every app and package has a README", () => {
  const parts = globSync("{apps,packages}/*/package.json", { cwd: ROOT }).map((path) => dirname(path));
  expect(parts.filter((part) => !exists(`${part}/README.md`))).toEqual([]);
});

test("decisions are numbered in a row, and listed by their titles", () => {
  const records = pages
    .filter(({ path }) => /^docs\/decisions\/\d/.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const index = pages.find(({ path }) => path === "docs/decisions/README.md")?.text.replaceAll(/\s+/g, " ") ?? "";
  for (const [at, { path, text }] of records.entries()) {
    const [, title] = /^# (.+)/.exec(text) ?? [];
    expect(basename(path)).toMatch(new RegExp(`^${String(at + 1).padStart(4, "0")}-`));
    expect(title).toMatch(new RegExp(`^${at + 1}\\. `));
    expect(index).toContain(`[${title}](${basename(path)})`);
  }
  expect(records.length).toBeGreaterThan(0);
});

test("every setting of a server is on the page about operating", () => {
  const operating = pages.find(({ path }) => path === "docs/operating.md")?.text ?? "";
  const readers = files.filter((path) => /^apps\/[^/]+\/(src|server)\/settings(\/[^/]+)?\.ts$/.test(path));
  const names = readers.flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), "utf8").matchAll(
        /^ {2}([A-Z][A-Z0-9_]+): (?:v\.|port\(|address\(|Key|Written|Template)/gm,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !operating.includes(`\`${name}\``) && !operating.includes(`\`${name}=`))).toEqual([]);
});

describe("the checks themselves", () => {
  const page = (prose: string): Page => ({ path: "docs/testing.md", text: prose, prose });

  test.each(["[a](../nowhere.md)", "[a](testing.md#no-such-heading)"])("%s is broken", (text) => {
    expect(brokenLinks(page(text))).toHaveLength(1);
  });
  test.each(["[a](../README.md)", "[a](testing.md#what-a-test-must-be)", "[a](https://example.com)"])(
    "%s is not",
    (text) => {
      expect(brokenLinks(page(text))).toEqual([]);
    },
  );
  test.each(["`apps/web/nowhere`", "`no-such-file.ts`", "`nowhere/`", "`tooling/arrows/no.mjs`"])(
    "%s is missing",
    (text) => {
      expect(missingPaths(page(text))).toHaveLength(1);
    },
  );
  test.each([
    "`apps/web`",
    "`cart/routes.ts`",
    "`source-tests/`",
    "`/cart/`",
    "`npm test`",
    "`docs/decisions/NNNN-<title>.md`",
  ])("%s is not", (text) => {
    expect(missingPaths(page(text))).toEqual([]);
  });
});
