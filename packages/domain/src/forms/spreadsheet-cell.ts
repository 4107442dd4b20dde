import { asciiDigits, withoutInvisible } from "./typed-text.ts";

/** Files keep the digits of long numbers by writing them as a formula or behind an apostrophe: ="1490811234567". */
const KEPT_AS_TEXT = /^(?:="(.*)"|'(.*))$/;

/** What a spreadsheet's cell says, without what keeps it a text, on one line and with digits of every script as 0 to 9. */
export function textOfCell(cell: string | undefined): string {
  const text = asciiDigits(withoutInvisible(cell ?? ""))
    .replace(/\p{Cc}/gu, " ")
    .trim();
  const [, formula, quoted] = KEPT_AS_TEXT.exec(text) ?? [];
  return (formula ?? quoted ?? text).trim().replace(/\s+/g, " ");
}

/** A long number of which a spreadsheet has kept the first digits alone: "1.49081E+12". */
export const isCutNumber = (cell: string): boolean => /^\d+(?:[.,]\d+)?E\+\d+$/i.test(cell);
