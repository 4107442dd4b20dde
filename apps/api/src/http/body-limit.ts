import { type Endpoint, LARGEST_BODY } from "@store/api-client/contract";
import * as v from "valibot";

/** A character in JSON, as `\u0a97`: no client writes one longer, few as long. */
const BYTES_OF_CHARACTER = 6;
/** A field's name, the punctuation around it, and a form's line of headers. */
const BYTES_AROUND_FIELD = 256;
/** A number, a date, a choice. */
const BYTES_OF_SHORT = 256;

/** What a schema of the contract says of itself, as far as it bears on length. */
const Shape = v.object({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.unknown(),
  wrapped: v.unknown(),
  key: v.unknown(),
  value: v.unknown(),
  options: v.optional(v.array(v.unknown())),
  pipe: v.optional(v.array(v.unknown())),
});
const MaxLength = v.object({ type: v.picklist(["max_length", "max_entries"]), requirement: v.number() });

const Piped = v.object({ pipe: v.array(v.unknown()) });

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The bound of a text's or a list's length; a pipe may stand within a pipe. */
const maxLengthOf = ({ pipe = [] }: { readonly pipe?: readonly unknown[] | undefined }): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...pipe.map((step) => {
      if (v.is(MaxLength, step)) return step.requirement;
      return v.is(Piped, step) ? maxLengthOf(step) : Number.POSITIVE_INFINITY;
    }),
  );

/** The longest that a value can be in a request, in bytes; infinite where the schema has no bound. */
export function largestOf(schema: unknown): number {
  const { success, output } = v.safeParse(Shape, {
    ...{ item: undefined, wrapped: undefined, key: undefined, value: undefined },
    ...Object(schema),
  });
  if (!success) return BYTES_OF_SHORT;
  const { type, entries, item, wrapped, key, value, options } = output;
  const length = maxLengthOf(output);
  if (type === "string") return Number.isFinite(length) ? length * BYTES_OF_CHARACTER : BYTES_OF_SHORT;
  if (type === "array") return length * (largestOf(item) + BYTES_OF_SHORT);
  if (entries) return sum(Object.values(entries).map((field) => largestOf(field) + BYTES_AROUND_FIELD));
  if (wrapped) return largestOf(wrapped);
  if (type === "record") return length * (largestOf(key) + largestOf(value) + BYTES_OF_SHORT);
  if (type === "intersect") return sum((options ?? []).map(largestOf));
  // A picklist's options are its values.
  return options ? Math.max(...options.map(largestOf)) : BYTES_OF_SHORT;
}

/**
 * The largest body that an endpoint reads, in bytes: what it declares, or else room for everything that its fields may
 * hold in any script, since a letter of Gujarati has three bytes and its escape six.
 */
export function bodyLimitOf({ body, bodyLimit }: Pick<Endpoint, "body" | "bodyLimit">): number {
  if (bodyLimit !== undefined || !body) return bodyLimit ?? LARGEST_BODY;
  const largest = largestOf(body);
  return Number.isFinite(largest) ? Math.max(LARGEST_BODY, largest) : LARGEST_BODY;
}
