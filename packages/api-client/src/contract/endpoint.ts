import type { StaffPermission } from "@store/domain";
import type * as v from "valibot";

/**
 * Who may call: `public` needs no identity (one that is sent only personalises the answer), `shopper` is a visitor or
 * a customer, `customer` holds a token, `staff` is a customer who works in the shop.
 */
export type Access = "public" | "shopper" | "customer" | "staff";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** What one call is: the only place where its path, who may call it and its field names are written. */
export interface Endpoint {
  readonly method: Method;
  /** Begins and ends with a slash; `{name}` marks a path parameter. It answers without the last slash too. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What a member of staff must be allowed to do; every role may call it when left out. */
  readonly permission?: StaffPermission;
  /** A member of staff may call it before the session's second factor was entered. */
  readonly isOpenBeforeSecondFactor?: boolean;
  readonly summary: string;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /**
   * How the body travels: as JSON; as the fields of a form, where every value is a text; or as a file, whose schema is
   * `FileBody`.
   */
  readonly encoding?: "json" | "multipart" | "file";
  /** The largest body, in bytes; when left out, room for what its fields may hold, and at least `LARGEST_BODY`. */
  readonly bodyLimit?: number;
  readonly reply: v.GenericSchema;
  /** The media type of a reply that is a file; such a reply's schema is `FileReply`. */
  readonly file?: "application/pdf" | "text/csv" | "text/html" | "application/json";
  /** It moves or draws a long list, and may take minutes. */
  readonly isLong?: boolean;
}

// A screen carries only the endpoints that it calls: the bundler may drop the others.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** As much as any call may send, in bytes. */
export const LARGEST_BODY = 64 * 1024;

type Part = "params" | "query" | "body";

type SchemaAt<E, P extends Part> = E extends { readonly [K in P]: infer S extends v.GenericSchema } ? S : undefined;

type RequestPart<E, P extends Part> =
  SchemaAt<E, P> extends v.GenericSchema
    ? Record<never, never> extends v.InferInput<SchemaAt<E, P>>
      ? { readonly [K in P]?: v.InferInput<SchemaAt<E, P>> }
      : { readonly [K in P]: v.InferInput<SchemaAt<E, P>> }
    : { readonly [K in P]?: undefined };

/** What a caller passes: `{ params?, query?, body? }`, each as it may be written before validation. */
export type RequestOf<E extends Endpoint> = RequestPart<E, "params"> & RequestPart<E, "query"> & RequestPart<E, "body">;

type ParsedPart<E, P extends Part> =
  SchemaAt<E, P> extends infer S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a handler receives: the same three parts, validated and converted. */
export interface ParsedRequest<E extends Endpoint> {
  readonly params: ParsedPart<E, "params">;
  readonly query: ParsedPart<E, "query">;
  readonly body: ParsedPart<E, "body">;
}

/** The reply as the client reads it: money in paise, null the same as absent. */
export type ReplyOf<E extends Endpoint> = v.InferOutput<E["reply"]>;

/** The reply as a server writes it: money in rupees. */
export type WireReplyOf<E extends Endpoint> = v.InferInput<E["reply"]>;
