import * as v from "valibot";
import type { Endpoint, ParsedRequest } from "./endpoint.ts";

/** A request before validation. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Messages by field: the `errors` of a refusal. */
export type FieldErrors = Record<string, string[]>;

export type Parsed<E extends Endpoint> =
  | { readonly ok: true; readonly request: ParsedRequest<E> }
  | { readonly ok: false; readonly message: string; readonly errors: FieldErrors };

const UNNAMED_FIELD = "request";

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? UNNAMED_FIELD;
    // The library's message for a missing key is long.
    const message = issue.input === undefined ? "Is required" : issue.message;
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

const nothing = v.optional(v.unknown());

/** Validates a request against its endpoint, for the server and for the mock. */
export function parseRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): Parsed<E>;
export function parseRequest(endpoint: Endpoint, raw: RawRequest) {
  const params = v.safeParse(endpoint.params ?? nothing, raw.params);
  const query = v.safeParse(endpoint.query ?? nothing, raw.query);
  // A list would pass as an object whose fields are all optional.
  const body = v.safeParse(endpoint.body ?? nothing, Array.isArray(raw.body) ? null : raw.body);
  if (params.success && query.success && body.success) {
    return { ok: true, request: { params: params.output, query: query.output, body: body.output } };
  }
  const errors = errorsOf([params, query, body].flatMap(({ issues }) => issues ?? []));
  const [[field, messages] = []] = Object.entries(errors);
  return { ok: false, message: field ? `${field}: ${messages?.join(", ")}` : "Invalid request", errors };
}
