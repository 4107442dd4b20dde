/**
 * A value on its way from a loader of the server to the browser, as one text. React Router would write it out value by
 * value, each under a number of its own: that costs more than rendering the page's cards, and compresses badly.
 */
export interface Packed<T> {
  readonly json: string;
  /** The value itself, where it is known. It is not sent, as React Router sends enumerable properties alone. */
  value?: T;
}

/**
 * Packs a value.
 * @param sent the value as JSON can hold it, where that is not the value itself.
 */
export const pack = <T>(value: T, sent: unknown = value): Packed<T> =>
  Object.defineProperty({ json: JSON.stringify(sent) }, "value", { value });

/** The value: the same object each time. */
export const unpack = <T>(packed: Packed<T>): T => unpackWith<T, T>(packed, (sent) => sent);

/**
 * The value of what was packed in another form, made once.
 * @param read makes the value of that form.
 */
export function unpackWith<T, Sent>(packed: Packed<T>, read: (sent: Sent) => T): T {
  if (packed.value !== undefined) return packed.value;
  const value = read(JSON.parse(packed.json));
  packed.value = value;
  return value;
}
