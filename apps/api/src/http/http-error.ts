import type { FieldErrors } from "@store/api-client/contract";
import { type FieldRefusal, messagesByField, type Refusal, type Refused } from "@store/domain";

/** The code of a refusal that is given as a text only. */
const CODES = {
  400: "bad-request",
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  405: "method-not-allowed",
  409: "conflict",
  410: "gone",
  413: "too-large",
  415: "unsupported-type",
  429: "too-many-requests",
  503: "busy",
} as const;

type RefusalStatus = keyof typeof CODES;

interface Details {
  readonly errors?: FieldErrors;
  /** Also sends the message as `non_field_errors`, which the login and profile screens read. */
  readonly nonField?: boolean;
  /** Repeats the message as `error`, which the cart reads when a line is removed. */
  readonly asError?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HttpErrorOptions extends Details {
  /** The wire name of the field, or fields, that the message belongs to. */
  readonly field?: string | readonly string[];
  /** Wire names of fields that have another name in the domain. */
  readonly fieldNames?: Readonly<Record<string, string>>;
}

/**
 * A refusal with its HTTP status. It is returned, not thrown: a transaction that returns it is rolled back, and the
 * endpoint sends it. It has the shape of the domain's refused `Outcome`.
 */
export class HttpError implements Refused {
  readonly ok = false;
  readonly status: RefusalStatus;
  readonly refusal: Refusal;
  readonly details: Details;

  constructor(status: RefusalStatus, refusal: Refusal, details: Details) {
    this.status = status;
    this.refusal = refusal;
    this.details = details;
  }

  /** The reply's body. */
  get reply() {
    const { code, params, title, message } = this.refusal;
    const { errors, nonField, asError } = this.details;
    return {
      status: false,
      ...(title ? { title } : {}),
      message,
      code,
      ...(params ? { params } : {}),
      ...(nonField ? { non_field_errors: message } : {}),
      ...(asError ? { error: message } : {}),
      ...(errors ? { errors } : {}),
    };
  }
}

const isForm = (reason: string | Refusal | readonly FieldRefusal[]): reason is readonly FieldRefusal[] =>
  Array.isArray(reason);

/**
 * The one way to refuse a request: `return httpError(409, CART_IS_EMPTY)`.
 * @param reason a text, what a domain rule refused, or all fields of a form that were refused; the first of them becomes
 * the message.
 */
export function httpError(
  status: RefusalStatus,
  reason: string | Refusal | readonly FieldRefusal[],
  { field, fieldNames = {}, ...details }: HttpErrorOptions = {},
): HttpError {
  const code = CODES[status];
  if (isForm(reason)) {
    const named = reason.map((refusal) => ({ ...refusal, field: fieldNames[refusal.field] ?? refusal.field }));
    return new HttpError(status, named[0] ?? { code, message: "" }, { ...details, errors: messagesByField(named) });
  }
  const refusal = typeof reason === "string" ? { code, message: reason } : reason;
  if (field === undefined) return new HttpError(status, refusal, details);
  const errors = Object.fromEntries([field].flat().map((name) => [name, [refusal.message]]));
  return new HttpError(status, refusal, { ...details, errors });
}
