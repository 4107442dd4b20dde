import { allEndpoints } from "@store/api-client/contract";
import { expect } from "vitest";
import { fieldNames } from "./field-names.ts";

/** What a reply must never tell: the database's words, the program's files, its stack. */
const INNER_DETAIL =
  /drizzle|pglite|postgres|node_modules|\/src\/|\.[jt]s:\d|\bat \S+ \(|failed query|sqlstate|relation "|column "|syntax error|\bselect .+ from\b|\binsert into\b|TypeError|RangeError|\[object/i;

/** The wire's names that are no words of a shop, such as `full_name` and `udf5`. */
const WIRE_NAMES = new Set(
  Object.values(allEndpoints)
    .flatMap((endpoint) => (["params", "query", "body"] as const).flatMap((part) => fieldNames(endpoint, part)))
    .filter((name) => /[^a-z]/.test(name)),
);

/** A sentence for a shopper: it begins as one, ends as one, and names no field of the wire. */
export function expectSentence(message: unknown, what: string): void {
  expect(message, what).toMatch(/^(?:[A-Z₹“]|reCAPTCHA ).*[\w!.?)”]$/);
  const words = String(message).match(/\w+/g) ?? [];
  expect(
    words.filter((word) => WIRE_NAMES.has(word)),
    `${what}: ${String(message)}`,
  ).toEqual([]);
}

/**
 * A reply to whatever was sent: none that says the store failed, none that tells of its inside; a refusal gives
 * its reason in a sentence.
 */
export async function expectSafe(response: Response, what: string): Promise<void> {
  const text = await response.text();
  expect(response.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text, what).not.toMatch(INNER_DETAIL);
  if (response.status >= 400) {
    const { status, message, errors = {} } = JSON.parse(text);
    expect(status, what).toBe(false);
    for (const sentence of [message, ...Object.values(errors).flat()]) expectSentence(sentence, what);
  }
}
