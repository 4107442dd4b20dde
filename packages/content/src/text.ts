/** A link inside a run of text. `href` is a path of the site, or a `mailto:`, `tel:` or `https:` address. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** Words that carry the fact of a sentence. */
export interface StrongText {
  readonly strong: string;
}

export type Inline = string | TextLink | StrongText;
export type Text = readonly Inline[];

/** Template tag: writes a {@link Text} as a sentence, with links and strong words where they stand. */
export function text(strings: TemplateStringsArray, ...values: readonly (Inline | number)[]): Text {
  const runs: Inline[] = [];
  const add = (run: Inline) => {
    const last = runs.at(-1);
    if (run === "") return;
    if (typeof run === "string" && typeof last === "string") runs[runs.length - 1] = last + run;
    else runs.push(run);
  };
  strings.forEach((string, index) => {
    add(string);
    const value = values[index];
    if (value !== undefined) add(typeof value === "number" ? String(value) : value);
  });
  return runs;
}

export const link = (words: string, href: string): TextLink => ({ text: words, href });
export const strong = (words: string): StrongText => ({ strong: words });

/** The words alone: for search, structured data and tests. */
export function plainText(runs: Text): string {
  return runs.map((run) => (typeof run === "string" ? run : "strong" in run ? run.strong : run.text)).join("");
}
