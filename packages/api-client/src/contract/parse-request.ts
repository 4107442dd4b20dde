import * as v from "valibot";
import type { Endpoint, ParsedRequest } from "./endpoint.ts";
import { fieldMessage } from "./field-messages.ts";

/** A request before validation. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Messages by the field's wire name: the `errors` of a refusal. The messages themselves do not name it. */
export type FieldErrors = Record<string, string[]>;

export type Parsed<E extends Endpoint> =
  | { readonly ok: true; readonly request: ParsedRequest<E> }
  | { readonly ok: false; readonly message: string; readonly errors: FieldErrors };

const UNNAMED_FIELD = "request";

/** @param depth of the fields that are named: in an address those that have several values are one. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[] = [], depth?: number): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key)).slice(0, depth);
    const field = path.join(".") || UNNAMED_FIELD;
    errors[field] = [...new Set([...(errors[field] ?? []), fieldMessage(path, issue)])];
  }
  return errors;
}

const nothing = v.optional(v.unknown());

/** One refusal a field, and no words of the library: a schema's own message stays. */
const CONFIG = { abortPipeEarly: true, message: () => "" };

type ParsedFields<S extends v.GenericSchema> =
  | { readonly ok: true; readonly value: v.InferOutput<S> }
  | { readonly ok: false; readonly message: string; readonly errors: FieldErrors };

/** Validates a part of a request whose schema depends on what is asked for. */
export function parseFields<const S extends v.GenericSchema>(schema: S, input: unknown): ParsedFields<S> {
  const parsed = v.safeParse(schema, input, CONFIG);
  if (parsed.success) return { ok: true, value: parsed.output };
  const errors = errorsOf(parsed.issues);
  return { ok: false, message: Object.values(errors)[0]?.[0] ?? "", errors };
}

/**
 * Validates a request against its endpoint, for the server and for the mock.
 *
 * The overload is a cast: TypeScript does not work out a part that an endpoint may lack while the endpoint is generic.
 * Each part is what its own schema returned.
 */
export function parseRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): Parsed<E>;
export function parseRequest(endpoint: Endpoint, raw: RawRequest) {
  const params = v.safeParse(endpoint.params ?? nothing, raw.params, CONFIG);
  const query = v.safeParse(endpoint.query ?? nothing, raw.query, CONFIG);
  // A list would pass as an object whose fields are all optional.
  const body = v.safeParse(endpoint.body ?? nothing, Array.isArray(raw.body) ? null : raw.body, CONFIG);
  if (params.success && query.success && body.success) {
    return { ok: true, request: { params: params.output, query: query.output, body: body.output } };
  }
  const errors = { ...errorsOf(params.issues, 1), ...errorsOf(query.issues, 1), ...errorsOf(body.issues) };
  return { ok: false, message: Object.values(errors)[0]?.[0] ?? "", errors };
}
