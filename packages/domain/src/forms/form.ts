import { type Accepted, accept, type Outcome, type Refusal, type Refused, refuse } from "../outcome.ts";

/** Labels of a submit button while the form is sent [R140]. */
export const FORM_SENDING = "Sending";
export const FORM_PROCESSING = "Processing...";

/** A refusal that belongs to one field of a form. */
export type FieldRefusal<Field extends string = string> = Refusal & { readonly field: Field };

/** An {@link Outcome} of a whole form: it carries every field that was refused, not only the first. */
export type FormOutcome<T, Field extends string = string> =
  | Accepted<T>
  | (Refused<FieldRefusal<Field>> & {
      /** In the order of the form; `refusal` is the first of them. */
      readonly refusals: readonly FieldRefusal<Field>[];
    });

type Fields = Readonly<Record<string, Outcome<unknown>>>;
type AllAccepted<F extends Fields> = { readonly [Field in keyof F]: Extract<F[Field], Accepted<unknown>> };

const allAccepted = <F extends Fields>(fields: F): fields is F & AllAccepted<F> =>
  Object.values(fields).every(({ ok }) => ok);

/**
 * Combines the outcomes of a form's fields, in the form's order, into one.
 * @param build makes the form's value, once every field was accepted.
 */
export function checkFields<F extends Fields, T>(
  fields: F,
  build: (accepted: AllAccepted<F>) => T,
): FormOutcome<T, Extract<keyof F, string>> {
  if (allAccepted(fields)) return accept(build(fields));
  const refusals: FieldRefusal<Extract<keyof F, string>>[] = [];
  for (const field in fields) {
    const outcome = fields[field];
    if (outcome && !outcome.ok) refusals.push({ ...outcome.refusal, field });
  }
  const [refusal] = refusals;
  if (!refusal) throw new Error("A form was refused without a reason");
  return { ok: false, refusal, refusals };
}

/** `{ email: ["Invalid email format"] }`: the shape in which a reply names its fields. */
export function messagesByField(refusals: readonly FieldRefusal[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { field, message } of refusals) messages[field] = [...(messages[field] ?? []), message];
  return messages;
}

/** A required text; returns it trimmed. */
export function requireText(text: string, message: string): Outcome<string, Refusal<"required">> {
  const filled = text.trim();
  return filled === "" ? refuse({ code: "required", message }) : accept(filled);
}

/** A required choice, one of those offered. */
export function requireChoice<const Choice extends string | number>(
  choice: string | number | null | undefined,
  choices: readonly Choice[],
  message: string,
): Outcome<Choice, Refusal<"required">> {
  const found = choices.find((offered) => offered === choice);
  return found === undefined ? refuse({ code: "required", message }) : accept(found);
}
