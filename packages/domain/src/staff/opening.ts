/** What a new shop needs before it can open, in the order in which it is usually done (C52). */
export const OPENING_STEPS = ["staff", "identity", "product", "payment", "mail", "order"] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

export interface OpeningProgress {
  readonly step: OpeningStep;
  readonly isDone: boolean;
}

/** Each step and whether it is done; undefined once all are done: then the list is not shown any more. */
export function openingProgress(done: Readonly<Record<OpeningStep, boolean>>): readonly OpeningProgress[] | undefined {
  const steps = OPENING_STEPS.map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ isDone }) => isDone) ? undefined : steps;
}
