/** A function's text without the line ends and spaces that nothing depends on. No text in it may have any beside a sign. */
export const sourceOf = (run: (...given: never[]) => unknown): string =>
  String(run)
    .replace(/\n\s+/g, "\n")
    .replace(/(?<=[{;,[(])\n|\n(?=[}\])])/g, "")
    .replace(/ ?(=>|=+|[{}(),;:[\]]) ?/g, "$1");
