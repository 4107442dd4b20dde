import type { CallFailure } from "@store/api-client";

export const TRY_AGAIN_LATER = "Please try again later!";
export const SOMETHING_WENT_WRONG = "Something went wrong";

/** The words of a refusal: the server's own, or those for a failure that says nothing. */
export function refusalWords(failure: CallFailure, fallback: string = TRY_AGAIN_LATER): string {
  if (failure.kind !== "refused") return fallback;
  const own = failure.non_field_errors;
  return (typeof own === "string" ? own : own?.join(" ")) || failure.message || fallback;
}
