import { formatDateTime, formatRupees, paise } from "@store/domain";

type Values = Readonly<Record<string, unknown>>;

/** A point in time, as JSON has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value of an audit line as people read it. */
function textOf(value: unknown, isMoney = false): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object")
    return Object.values(value)
      .map((part) => textOf(part))
      .filter(Boolean)
      .join(", ");
  if (typeof value === "number" && isMoney) return formatRupees(paise(value));
  const text = String(value);
  return INSTANT.test(text) ? formatDateTime(text) : text;
}

/** The most of a text that is shown, and how much of that stands before what differs. */
export const SHOWN_LENGTH = 300;
const LEAD_LENGTH = 40;

/** A text, or of a long one the part where it begins to differ from the other. */
function excerptOf(text: string | undefined, other = ""): string | undefined {
  if (text === undefined || text.length <= SHOWN_LENGTH) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const from = Math.max(0, Math.min(same - LEAD_LENGTH, text.length - SHOWN_LENGTH));
  const to = from + SHOWN_LENGTH;
  // Half a sign may stand at its ends.
  const shown = text.slice(from, to).toWellFormed();
  return `${from > 0 ? "…" : ""}${shown}${to < text.length ? "…" : ""}`;
}

/** What an audit line changed, by field. Of `moneyFields` the numbers are paise. */
export const changesOf = (before: Values, after: Values, moneyFields?: ReadonlySet<string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => {
      const isMoney = moneyFields?.has(field);
      return { field, before: textOf(before[field], isMoney), after: textOf(after[field], isMoney) };
    })
    .filter((change) => change.before !== change.after)
    .map(({ field, ...texts }) => ({
      field,
      before: excerptOf(texts.before, texts.after),
      after: excerptOf(texts.after, texts.before),
    }));
