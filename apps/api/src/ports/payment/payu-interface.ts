import { callProvider } from "../call-provider.ts";
import { commandHash, type PayuAccount } from "./payu-hash.ts";

const TIMEOUT_MS = 10_000;

export interface PayuInterface {
  readonly account: PayuAccount;
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Sends a command to PayU's own interface.
 * @param subject its first variable, which alone is hashed.
 * @param more the variables after it.
 * @returns its answer, or undefined when it gave none that can be read.
 */
export async function commandPayu(
  { account, url, fetch }: PayuInterface,
  command: string,
  subject: string,
  more: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const hash = commandHash(account, command, subject);
  const body = new URLSearchParams({ key: account.key, command, var1: subject, ...more, hash });
  try {
    const { isOk, text } = await callProvider(fetch, url, { method: "POST", body }, TIMEOUT_MS);
    const answer: unknown = JSON.parse(text);
    return isOk ? answer : undefined;
  } catch {
    return undefined;
  }
}
