import { expect } from "vitest";

/** What a reply must never tell: the database's words, the program's files, its stack. */
const INNER_DETAIL =
  /drizzle|pglite|postgres|node_modules|\/src\/|\.[jt]s:\d|\bat \S+ \(|failed query|sqlstate|relation "|column "|syntax error|\bselect .+ from\b|\binsert into\b|TypeError|RangeError|\[object/i;

/**
 * A reply to whatever was sent: none that says the store failed, none that tells of its inside; a refusal gives a reason.
 */
export async function expectSafe(response: Response, what: string): Promise<void> {
  const text = await response.text();
  expect(response.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text, what).not.toMatch(INNER_DETAIL);
  if (response.status >= 400) {
    expect(JSON.parse(text), what).toMatchObject({ status: false, message: expect.stringMatching(/./) });
  }
}
