import { BenchProblem } from "./bench-problem.ts";

export const PARTS = ["pages", "api", "documents", "lighthouse", "interactions", "bundle"] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  readonly parts: readonly Part[];
  /** The addresses that Lighthouse visits, such as `/faq`; none for all that search engines know. */
  readonly paths: readonly string[];
  /** How often Lighthouse visits each. */
  readonly visits: number;
}

const VISITS = 5;
const VISITS_OPTION = /^--visits=([1-9]\d?)$/;

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Reads the words after `npm run bench --`; paths alone mean Lighthouse. */
export function readOptions(words: readonly string[]): BenchOptions {
  const paths = words.filter((word) => word.startsWith("/"));
  const parts = words.filter(isPart);
  const counts = words.flatMap((word) => VISITS_OPTION.exec(word)?.[1] ?? []);
  const unknown = words.find((word) => !paths.includes(word) && !isPart(word) && !VISITS_OPTION.test(word));
  if (unknown)
    throw new BenchProblem(
      `There is no part "${unknown}": choose of ${PARTS.join(", ")}, or name none. Lighthouse also takes paths and --visits=5.`,
    );
  if (parts.length === 0 && paths.length > 0) parts.push("lighthouse");
  return { parts: parts.length > 0 ? parts : PARTS, paths, visits: Number(counts.at(-1) ?? VISITS) };
}
