import * as v from "valibot";
import { commandHash, type PayuAccount } from "./payu-hash.ts";

const COMMAND = "verify_payment";
/** In milliseconds. */
const PATIENCE = 10_000;

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

const Details = v.object({
  mihpayid: text,
  txnid: text,
  status: v.string(),
  unmappedstatus: v.optional(v.string(), ""),
  /** What was asked for; `amt` may be less an offer of the bank's. */
  transaction_amount: v.optional(text),
  amt: v.optional(text),
});

const Reply = v.object({ transaction_details: v.record(v.string(), v.unknown()) });

export type PayuDetails = v.InferOutput<typeof Details>;

export interface PayuInterface {
  readonly account: PayuAccount;
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Asks PayU itself what became of a payment (verify_payment).
 * @returns undefined when it knows none such; `unreachable` when it gave no answer that can be read.
 */
export async function askPayu(
  { account, url, fetch }: PayuInterface,
  txnId: string,
): Promise<PayuDetails | "unreachable" | undefined> {
  const body = new URLSearchParams({
    key: account.key,
    command: COMMAND,
    var1: txnId,
    hash: commandHash(account, COMMAND, txnId),
  });
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE) });
    const reply = v.safeParse(Reply, await response.json());
    if (!response.ok || !reply.success) return "unreachable";
    const details = v.safeParse(Details, reply.output.transaction_details[txnId]);
    return details.success && details.output.txnid === txnId ? details.output : undefined;
  } catch {
    return "unreachable";
  }
}
