import {
  accept,
  checkFields,
  RETURN_GROUNDS,
  RETURN_NOTHING_CHOSEN,
  type ReturnGround,
  refuse,
  requireChoice,
  requireText,
} from "@store/domain";
import type { OrderedLine, ReturnableLine } from "./returnable-lines.ts";

/** What is typed of each line: how many pieces, why, and in words. */
type ReturnDraft = Readonly<Record<string, string>>;

export const quantityField = ({ id }: OrderedLine): string => `quantity-${id}`;
export const groundField = ({ id }: OrderedLine): string => `ground-${id}`;
export const wordsField = ({ id }: OrderedLine): string => `words-${id}`;

export const NOT_RETURNED = "0";

/** Nothing of an order with several products; of a single piece, that one. */
export const emptyDraft = (lines: readonly ReturnableLine[]): ReturnDraft =>
  Object.fromEntries(
    lines.flatMap(({ line, left }) => [
      [quantityField(line), lines.length === 1 && left === 1 ? "1" : NOT_RETURNED],
      [groundField(line), ""],
      [wordsField(line), ""],
    ]),
  );

/** Whether some of a line is to be returned. */
export const isChosen = (draft: ReturnDraft, line: OrderedLine): boolean =>
  (draft[quantityField(line)] ?? NOT_RETURNED) !== NOT_RETURNED;

const GROUND_MISSING = "Please choose what is wrong!";
const WORDS_MISSING = "Please tell us what is wrong!";

export interface ChosenLine {
  readonly id: number;
  readonly quantity: number;
  readonly ground: ReturnGround;
  readonly words: string;
}

/** What is asked for, or what of the form is missing. */
export const checkReturn = (lines: readonly ReturnableLine[]) => (draft: ReturnDraft) => {
  const chosen = lines.filter(({ line }) => isChosen(draft, line));
  const [first] = lines;
  if (chosen.length === 0 && first)
    return checkFields(
      { [quantityField(first.line)]: refuse({ code: "return-nothing-chosen", message: RETURN_NOTHING_CHOSEN }) },
      (): readonly ChosenLine[] => [],
    );
  const asked = chosen.map(({ line }) => ({
    line,
    ground: requireChoice(draft[groundField(line)], RETURN_GROUNDS, GROUND_MISSING),
    words: requireText(draft[wordsField(line)] ?? "", WORDS_MISSING),
  }));
  const fields = Object.fromEntries(
    asked.flatMap(({ line, ground, words }) => [
      [groundField(line), ground.ok ? accept<string>(ground.value) : ground],
      [wordsField(line), words],
    ]),
  );
  return checkFields(fields, (): readonly ChosenLine[] =>
    asked.flatMap(({ line, ground, words }) =>
      ground.ok && words.ok
        ? [{ id: line.id, quantity: Number(draft[quantityField(line)]), ground: ground.value, words: words.value }]
        : [],
    ),
  );
};
