import { verdict } from "../request-lines.ts";

/** In milliseconds. */
const TARGET_MS = 100;
/** Or this many times the bare page's, where a machine is slow. */
const TARGET_RATIO = 1.5;

export interface MeasuredInteraction {
  readonly name: string;
  /** From the input to the next paint, in milliseconds. */
  readonly figure: number;
  /** The same on a bare page, in the same run. */
  readonly against: number;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** The printed table. */
export const interactionLines = (measured: readonly MeasuredInteraction[]): string[][] => [
  ["", "ours", "bare page", "ratio", "target", ""],
  ...measured.map(({ name, figure, against }) => [
    name,
    milliseconds(figure),
    milliseconds(against),
    (figure / against).toFixed(2),
    `≤ ${TARGET_MS} ms or ${TARGET_RATIO}`,
    verdict(figure <= Math.max(TARGET_MS, TARGET_RATIO * against)),
  ]),
];
