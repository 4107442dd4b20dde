import { type FieldRefusal, messagesByField } from "@store/domain";
import { type Refused, refuse } from "./refusal.ts";

/** Refuses a form with every field's message; the first of them is said above the form. */
export const refuseFields = (refusals: readonly FieldRefusal[]): Refused =>
  refuse(400, { message: refusals[0]?.message ?? "", errors: messagesByField(refusals) });
