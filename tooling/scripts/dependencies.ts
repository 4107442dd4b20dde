// `npm run dependencies`: asks the registry how old the catalog is. Fails on an entry that is two majors behind, or that
// has had no release in three years, when no comment at it in pnpm-workspace.yaml says why.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { isMap, isPair, isScalar, parseDocument } from "yaml";
import { ROOT, stop } from "./workspace.ts";

const MOST_MAJORS_BEHIND = 1;
const MOST_YEARS_SILENT = 3;
const YEAR_MS = 365.25 * 24 * 60 * 60_000;
/** Questions to the registry at a time. */
const SIDE_BY_SIDE = 4;

interface Entry {
  readonly name: string;
  readonly version: string;
  /** The comment above it or behind it. */
  readonly reason: string | undefined;
}

function readCatalog(): readonly Entry[] {
  const catalog = parseDocument(readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8")).get("catalog");
  if (!isMap(catalog)) stop("pnpm-workspace.yaml has no catalog.");
  return catalog.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) return [];
    const reason = pair.key.commentBefore ?? pair.value.comment ?? undefined;
    return [{ name: String(pair.key.value), version: String(pair.value.value), reason }];
  });
}

/** The newest version of a package, and when it came. */
async function askRegistry(name: string): Promise<{ readonly latest: string; readonly released: Date }> {
  const ask = promisify(execFile);
  const { stdout } = await ask("npm", ["view", name, "version", "time", "--json"]);
  const { version: latest, time } = JSON.parse(stdout);
  return { latest, released: new Date(time[latest]) };
}

const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0]);

/** What is wrong with an entry, if anything is. */
async function complaintOf({ name, version }: Entry): Promise<string | undefined> {
  const { latest, released } = await askRegistry(name);
  const behind = majorOf(latest) - majorOf(version);
  const years = (Date.now() - released.getTime()) / YEAR_MS;
  if (behind > MOST_MAJORS_BEHIND) return `${name} ${version} is ${behind} majors behind ${latest}`;
  if (years > MOST_YEARS_SILENT) return `${name} had its last release, ${latest}, ${years.toFixed(1)} years ago`;
  if (behind > 0) console.log(`${name} ${version}: ${latest} is out`);
  return undefined;
}

const limit = pLimit(SIDE_BY_SIDE);
const catalog = readCatalog();
const complaints = await Promise.all(
  catalog.map((entry) =>
    limit(async () => {
      const complaint = await complaintOf(entry);
      if (complaint && entry.reason) console.log(`${complaint}:${entry.reason}`);
      return complaint && !entry.reason ? complaint : undefined;
    }),
  ),
);
const wrong = complaints.filter((complaint) => complaint !== undefined);
console.log(`${catalog.length} packages, ${wrong.length} of them old without a reason`);
if (wrong.length > 0) stop(wrong.join("\n"));
