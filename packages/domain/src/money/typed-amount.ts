import { asciiDigits, withoutInvisible } from "../forms/typed-text.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { fromRupees, LARGEST_PAISE, type Paise, paise, toRupees } from "./money.ts";

export const NOT_AN_AMOUNT =
  "Please enter an amount in rupees, such as 1299.50, with at most two digits after the point.";

const LARGEST_RUPEES = toRupees(paise(LARGEST_PAISE));

/** ₹ 655, Rs. 655, 655 INR, Rs 655/-: the sign, the mark of rupees and the figure. */
const WRITTEN = /^(-?)\s*(?:₹|rs\b\.?|inr\b)?\s*([\d.,\s]*?)\s*(?:₹|rs\b\.?|inr\b|rupees\b)?\s*(?:\/-)?$/i;

const PLAIN = /^\d+(?:\.\d{1,2})?$/;
/** 1,00,655 as in India, or 100,655. */
const GROUPED = /^(?:[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const GROUPED_BY_SPACES = /^[1-9]\d{0,2}(?:\s\d{2,3})*\s\d{3}(?:[.,]\d{1,2})?$/;
const WITH_DECIMAL_COMMA = /^\d+,\d{1,2}$/;

export interface FigureOptions {
  /** 299,50 is read as spreadsheets of other countries mean it; otherwise it is refused. */
  readonly decimalComma?: boolean;
}

/**
 * A figure as people write it, as digits with at most one point: "Rs. 1,00,655" is "100655". Empty where there is none;
 * undefined where it is no figure, or could be read in two ways: 12,34 or 1.299,50.
 */
export function plainFigure(typed: string, { decimalComma = false }: FigureOptions = {}): string | undefined {
  const text = asciiDigits(withoutInvisible(typed))
    .trim()
    .replace(/\u2212/g, "-");
  const [, sign, figure] = WRITTEN.exec(text) ?? [];
  if (figure === undefined) return undefined;
  if (figure === "") return sign ? undefined : "";
  const grouped = GROUPED_BY_SPACES.test(figure) ? figure.replace(/\s/g, "") : figure;
  if (PLAIN.test(grouped)) return `${sign}${grouped}`;
  if (GROUPED.test(grouped)) return `${sign}${grouped.replaceAll(",", "")}`;
  return decimalComma && WITH_DECIMAL_COMMA.test(grouped) ? `${sign}${grouped.replace(",", ".")}` : undefined;
}

/** Rupees as people type them: ₹1,299.50. Null for none. Which amounts are allowed is for the rule of what they are. */
export function readTypedAmount(
  typed: string,
  options?: FigureOptions,
): Outcome<Paise | null, Refusal<"not-an-amount">> {
  const plain = plainFigure(typed, options);
  if (plain === undefined) return refuse({ code: "not-an-amount", message: NOT_AN_AMOUNT });
  if (plain === "") return accept(null);
  // Beyond what money can be it stays too high for every rule, whose text then names the limit.
  return accept(fromRupees(Math.max(-LARGEST_RUPEES, Math.min(LARGEST_RUPEES, Number(plain)))));
}

/** The same in rupees, for rules of forms: undefined when the field is empty, NaN when it holds no amount. */
export function typedRupees(typed: string): number | undefined {
  const amount = readTypedAmount(typed);
  if (!amount.ok) return Number.NaN;
  return amount.value === null ? undefined : toRupees(amount.value);
}
