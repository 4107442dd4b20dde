/** A link inside a run of text. `href` is a path of the site, or a `mailto:`, `tel:` or `https:` address. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** Words that carry the fact of a sentence. */
export interface StrongText {
  readonly strong: string;
}

/** Words that are stressed. */
export interface EmText {
  readonly em: string;
}

export type Inline = string | TextLink | StrongText | EmText;
export type Text = readonly Inline[];

/** Template tag: writes a {@link Text} as a sentence, with links and strong words where they stand. */
export const text = (strings: TemplateStringsArray, ...values: readonly (Inline | number)[]): Text =>
  joinRuns(
    strings.flatMap((string, index) => {
      const value = values[index] ?? "";
      return [string, typeof value === "number" ? String(value) : value];
    }),
  );

/** Makes one run of words that follow each other. */
export function joinRuns(parts: readonly Inline[]): Text {
  const runs: Inline[] = [];
  for (const run of parts) {
    const last = runs.at(-1);
    if (run === "") continue;
    if (typeof run === "string" && typeof last === "string") runs[runs.length - 1] = last + run;
    else runs.push(run);
  }
  return runs;
}

export const link = (words: string, href: string): TextLink => ({ text: words, href });
export const strong = (words: string): StrongText => ({ strong: words });

function wordsOf(run: Inline): string {
  if (typeof run === "string") return run;
  if ("strong" in run) return run.strong;
  return "em" in run ? run.em : run.text;
}

/** The words alone: for search, structured data and tests. */
export function plainText(runs: Text): string {
  return runs.map(wordsOf).join("");
}
