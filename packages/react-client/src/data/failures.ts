import type { Answer, CallFailure } from "@store/api-client";
import type { Refusal } from "@store/domain";
import { toast } from "@store/ui/toaster";

export const TRY_AGAIN_LATER = "Please try again later!";
/** Of related products and of a profile that could not be loaded, where the server says nothing itself [R81 R143]. */
export const TRY_LATER = "Please try again later.";
/** Under the message of a page whose products could not be loaded [R62 R81]. */
export const PLEASE_RELOAD = "Please reload the page";
export const SOMETHING_WENT_WRONG = "Something went wrong";

const HTTP_ERROR = 400;
/** From here on (502 to 504) it is not the backend that answers, but a proxy that cannot reach it. */
const BAD_GATEWAY = 502;

/** Whether the backend answered with an HTTP error, and not only with `status: false`. */
export const isHttpError = (failure: CallFailure): boolean =>
  failure.kind !== "unreachable" && failure.httpStatus >= HTTP_ERROR && failure.httpStatus < BAD_GATEWAY;

/**
 * The message of a failure: the server's own, or the fallback where it gives none. An HTTP error is described by its
 * message, `status: false` by its `non_field_errors` [R29 R146].
 */
export function refusalMessage(failure: CallFailure, fallback: string = TRY_AGAIN_LATER): string {
  if (failure.kind !== "refused") return fallback;
  const { message, non_field_errors } = failure;
  const ofForm = typeof non_field_errors === "string" ? non_field_errors : non_field_errors?.join(" ");
  return (isHttpError(failure) ? message || ofForm : ofForm || message) || fallback;
}

/** Beside a form that was not sent: whether what was typed is kept, and what to do next. */
export function notSentNote(failure: CallFailure): string {
  if (failure.kind !== "unreachable") return "What you typed is still here.";
  return navigator.onLine
    ? "Our server did not answer. What you typed is still here: please send it again."
    : "You are offline. What you typed is still here: please send it again once you are connected.";
}

/** Status of a page whose main data could not be loaded: it offers a retry, and no cache keeps it. */
export const FAILED_UPSTREAM = 503;
export const NOT_FOUND = 404;
/** The API's answer to an id that no record can have. */
const MALFORMED = 400;

/** Whether the record that a page shows does not exist. */
export const isMissing = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.kind === "refused" && [NOT_FOUND, MALFORMED].includes(answer.failure.httpStatus);

/** The HTTP status of a page that shows one record. */
export const statusOf = (answer: Answer<unknown>): number =>
  answer.ok ? 200 : isMissing(answer) ? NOT_FOUND : FAILED_UPSTREAM;

/** Shows why a rule refused: the title above the message where it has both. */
export const toastRefusal = ({ title, message }: Refusal): void =>
  void (title ? toast.warning(title, { description: message }) : toast.warning(message));
