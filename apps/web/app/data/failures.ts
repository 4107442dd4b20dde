import type { CallFailure } from "@store/api-client";
import type { Refusal } from "@store/domain";
import { toast } from "@store/ui/toaster";

export const TRY_AGAIN_LATER = "Please try again later!";
export const SOMETHING_WENT_WRONG = "Something went wrong";

/** The words of a refusal: the server's own, or those for a failure that says nothing. */
export function refusalMessage(failure: CallFailure, fallback: string = TRY_AGAIN_LATER): string {
  if (failure.kind !== "refused") return fallback;
  const own = failure.non_field_errors;
  return (typeof own === "string" ? own : own?.join(" ")) || failure.message || fallback;
}

/** A page whose main data could not be had: it says so, offers a retry, and is kept by no cache. */
export const FAILED_UPSTREAM = 503;
export const NOT_FOUND = 404;

/** Says why a rule said no: its title above its message where it has both. */
export const toastRefusal = ({ title, message }: Refusal): void =>
  void (title ? toast.warning(title, { description: message }) : toast.warning(message));
