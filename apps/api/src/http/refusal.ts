import type { FieldErrors } from "@store/api-client/contract";

export interface RefusalWords {
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly non_field_errors?: string;
}

type ClientErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429;

/** A request that is answered with a reason instead of its reply. */
export class Refused {
  readonly status: ClientErrorStatus;
  readonly words: RefusalWords;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(status: ClientErrorStatus, words: RefusalWords, headers?: Readonly<Record<string, string>>) {
    this.status = status;
    this.words = words;
    this.headers = headers;
  }
}

/** `return refuse(409, "Your cart is empty")` in a handler. */
export const refuse = (
  status: ClientErrorStatus,
  words: string | RefusalWords,
  headers?: Readonly<Record<string, string>>,
): Refused => new Refused(status, typeof words === "string" ? { message: words } : words, headers);
