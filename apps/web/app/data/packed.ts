/**
 * A value on its way from a loader of the server to the browser, as one text. React Router would write it out value by
 * value, each under a number of its own: that costs more than rendering the page's cards, and compresses badly.
 */
export interface Packed<T> {
  readonly json: string;
  /** The value itself, where it is known. It is not sent, as React Router sends enumerable properties alone. */
  value?: T;
}

/** Packs a value that JSON can hold. */
export const pack = <T>(value: T): Packed<T> =>
  Object.defineProperty({ json: JSON.stringify(value) }, "value", { value });

/** The value: the same object each time. */
export function unpack<T>(packed: Packed<T>): T {
  if (packed.value !== undefined) return packed.value;
  const value: T = JSON.parse(packed.json);
  packed.value = value;
  return value;
}
