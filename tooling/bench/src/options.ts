import { BenchProblem } from "./bench-problem.ts";

export const PARTS = [
  "pages",
  "api",
  "orders",
  "documents",
  "files",
  "lighthouse",
  "interactions",
  "bundle",
  "mechanisms",
] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  readonly parts: readonly Part[];
  /** The addresses that Lighthouse visits, such as `/faq`; none for all that search engines know. */
  readonly paths: readonly string[];
  /** How often Lighthouse visits each. */
  readonly visits: number;
  /** Of the API's rows only those of the staff's lists; all when undefined. */
  readonly rows: "staff" | undefined;
}

const VISITS = 5;
const VISITS_OPTION = /^--visits=([1-9]\d?)$/;
const STAFF_OPTION = "--rows=staff";

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Reads the words after `npm run bench --`; paths alone mean Lighthouse. */
export function readOptions(words: readonly string[]): BenchOptions {
  const paths = words.filter((word) => word.startsWith("/"));
  const parts = words.filter(isPart);
  const counts = words.flatMap((word) => VISITS_OPTION.exec(word)?.[1] ?? []);
  const isOption = (word: string) => VISITS_OPTION.test(word) || word === STAFF_OPTION;
  const unknown = words.find((word) => !paths.includes(word) && !isPart(word) && !isOption(word));
  if (unknown)
    throw new BenchProblem(
      `There is no part "${unknown}": choose of ${PARTS.join(", ")}, or name none. Lighthouse also takes paths and --visits=5, the API ${STAFF_OPTION}.`,
    );
  const rows = words.includes(STAFF_OPTION) ? "staff" : undefined;
  if (parts.length === 0 && paths.length > 0) parts.push("lighthouse");
  if (parts.length === 0 && rows) parts.push("api");
  return { parts: parts.length > 0 ? parts : PARTS, paths, visits: Number(counts.at(-1) ?? VISITS), rows };
}
