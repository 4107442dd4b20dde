import { type FieldRefusal, messagesByField } from "@store/domain";
import { type Refused, refuse } from "./refusal.ts";

/**
 * Refuses a form that the domain refused, with the fields under their names on the wire.
 * @param wireNames of the fields that the domain calls otherwise.
 */
export function refuseForm(
  refusals: readonly FieldRefusal[],
  wireNames: Readonly<Record<string, string>> = {},
): Refused {
  const renamed = refusals.map((refusal) => ({ ...refusal, field: wireNames[refusal.field] ?? refusal.field }));
  return refuse(400, { message: renamed[0]?.message ?? "", errors: messagesByField(renamed) });
}

/** Refuses a form for one of its fields. */
export const refuseField = (field: string, message: string): Refused =>
  refuse(400, { message, errors: { [field]: [message] } });
