import type { Outcome } from "../outcome.ts";

/** Code and message of a refusal, and its title where it has one; what was accepted is shown as such. */
export function refused(outcome: Outcome<unknown>): { code: string; message: string; title?: string } | "accepted" {
  if (outcome.ok) return "accepted";
  const { code, message, title } = outcome.refusal;
  return title === undefined ? { code, message } : { code, message, title };
}

/** The message that a shopper reads, or nothing when the input was accepted. */
export const messageOf = (outcome: Outcome<unknown>): string | undefined =>
  outcome.ok ? undefined : outcome.refusal.message;

/** The fields that a form refused, with what it said. */
export const refusedFields = (
  outcome: { ok: true } | { ok: false; refusals: readonly { field: string; message: string }[] },
): Record<string, string> =>
  outcome.ok ? {} : Object.fromEntries(outcome.refusals.map(({ field, message }) => [field, message]));
