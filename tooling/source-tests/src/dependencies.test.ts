import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { array, object, parse, pipe, record, string, transform } from "valibot";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Two of these in one page would not know of each other's state. */
const ONCE = ["react", "react-dom", "react-router", "valibot", "zustand"];

test.each(ONCE)("one version of %s is installed", (name) => {
  const lock = readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8");
  const packages = lock.slice(lock.indexOf("\npackages:"), lock.indexOf("\nsnapshots:"));
  expect(packages.match(new RegExp(`^  ${name}@.*:$`, "gm"))).toHaveLength(1);
});

/** Licences that let a shop use and hand on what it is made of. */
const FREE = [
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
    "Zlib",
  ],
  ...["CC0-1.0", "CC-BY-4.0", "OFL-1.1"],
  // Used as they come, and not changed.
  ...["MPL-2.0", "LGPL-3.0-or-later"],
];

/** Packages whose licence is in a file alone. */
const IN_A_FILE = ["require-like"];

const licences = pipe(
  string(),
  transform((text): unknown => JSON.parse(text)),
  record(string(), array(object({ name: string() }))),
);

test("every package is free to use", () => {
  const listed = execFileSync(join(ROOT, "node_modules/.bin/pnpm"), ["licenses", "list", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const strange = Object.entries(parse(licences, listed)).flatMap(([licence, packages]) => {
    const names = packages.map(({ name }) => name).filter((name) => !IN_A_FILE.includes(name));
    const parts = licence.replaceAll(/[()]/g, "").split(/ AND | OR /);
    return parts.every((part) => FREE.includes(part)) || names.length === 0 ? [] : [`${licence}: ${names.join(", ")}`];
  });
  expect(strange).toEqual([]);
});
