import { jsonOf } from "./once-for.ts";

/**
 * A value on its way from a loader of the server to the browser, in a script of its own as JSON. React Router would write
 * it out value by value, each under a number: that costs more than rendering the page's cards, and compresses badly.
 */
export interface Packed<T> {
  /** No other packed value of the page has it. */
  readonly name: string;
  /** The value itself, where it is known. It is not sent, as React Router sends enumerable properties alone. */
  value?: T;
}

const sentAs = new WeakMap<object, object>();

/**
 * Packs a value; it has to be a field of what the loader returns.
 * @param sent the value as JSON can hold it, where that is not the value itself.
 */
export function pack<T extends object>(name: string, value: T, sent: object = value): Packed<T> {
  const packed = Object.defineProperty({ name }, "value", { value });
  sentAs.set(packed, sent);
  return packed;
}

/** The `id` of the script that holds a packed value. */
const scriptId = (name: string) => `packed-${name}`;

/** The packed values of a page's loaders: the `id` of each one's script, and its JSON. */
export function packedIn(loaderData: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
  return Object.values(loaderData)
    .flatMap((data) => Object.values(data ?? {}))
    .flatMap((value) => {
      const sent = Object(value) === value ? sentAs.get(value) : undefined;
      return sent ? [[scriptId(value.name), jsonOf(sent)] as const] : [];
    });
}

/** The value: the same object each time. */
export const unpack = <T>(packed: Packed<T>): T => unpackWith<T, T>(packed, (sent) => sent);

/**
 * The value of what was packed in another form, made once.
 * @param read makes the value of that form.
 */
export function unpackWith<T, Sent>(packed: Packed<T>, read: (sent: Sent) => T): T {
  if (packed.value !== undefined) return packed.value;
  const value = read(JSON.parse(document.getElementById(scriptId(packed.name))?.textContent ?? ""));
  packed.value = value;
  return value;
}
