import { accept, type Outcome, refuse } from "@store/domain";
import * as v from "valibot";
import type { PaymentGateway, PaymentReport, ReportRefusal } from "./payment-gateway.ts";
import { type PayuAccount, responseHash } from "./payu-hash.ts";
import { commandPayu, type PayuInterface } from "./payu-interface.ts";
import { payuMandates } from "./payu-mandates.ts";
import { payuPage } from "./payu-page.ts";
import { payuRefunds } from "./payu-refunds.ts";
import { startPayuUpi } from "./payu-upi.ts";
import { isSameText, readAmount } from "./wire-format.ts";

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

const Details = v.object({
  mihpayid: text,
  txnid: text,
  status: v.string(),
  unmappedstatus: v.optional(v.string(), ""),
  /** The requested amount; `amt` may be lower by a bank's offer. */
  transaction_amount: v.optional(text),
  amt: v.optional(text),
});

const Reply = v.object({ transaction_details: v.record(v.string(), v.unknown()) });

export type PayuDetails = v.InferOutput<typeof Details>;

/**
 * Asks PayU for the state of a payment (verify_payment).
 * @returns undefined when PayU does not know the payment; `unreachable` without a readable answer.
 */
export async function askPayu(
  { account, url, fetch }: PayuInterface,
  txnId: string,
): Promise<PayuDetails | "unreachable" | undefined> {
  const reply = v.safeParse(Reply, await commandPayu({ account, url, fetch }, "verify_payment", txnId));
  if (!reply.success) return "unreachable";
  const details = v.safeParse(Details, reply.output.transaction_details[txnId]);
  return details.success && details.output.txnid === txnId ? details.output : undefined;
}

const blank = v.optional(v.string(), "");

const Answer = v.object({
  key: v.string(),
  txnid: v.string(),
  amount: v.string(),
  productinfo: blank,
  firstname: blank,
  email: blank,
  udf1: blank,
  udf2: blank,
  udf3: blank,
  udf4: blank,
  udf5: blank,
  status: v.string(),
  additionalCharges: v.optional(v.string()),
  hash: v.string(),
});

const HOSTS = {
  test: { pay: "https://test.payu.in/_payment", ask: "https://test.payu.in/merchant/postservice?form=2" },
  live: { pay: "https://secure.payu.in/_payment", ask: "https://info.payu.in/merchant/postservice?form=2" },
} as const;

export interface PayuSettings extends PayuAccount {
  readonly environment: keyof typeof HOSTS;
  /** Whether PayU has allowed the account to start payments by UPI from its own page. */
  readonly hasUpi?: boolean;
}

/** Only captured money is paid; what is in progress or only authorised is not. */
function stateOf({ status, unmappedstatus }: PayuDetails): PaymentReport["state"] {
  if (status === "success") return unmappedstatus === "" || unmappedstatus === "captured" ? "paid" : "pending";
  if (status === "failure") return unmappedstatus.toLowerCase() === "usercancelled" ? "cancelled" : "failed";
  return "pending";
}

const FORGED = refuse({ code: "forged", message: "The callback does not have PayU's hash" });
const UNCONFIRMED = refuse({ code: "unconfirmed", message: "PayU does not confirm this payment" });
const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });

/**
 * PayU's hosted checkout. What the browser or a webhook brings must have the right hash, and even then is only a hint:
 * PayU itself is asked for the payment's state.
 * @param returnUrl where PayU returns the browser.
 */
export function createPayu(
  { environment, hasUpi, ...account }: PayuSettings,
  { returnUrl, fetch = globalThis.fetch }: { readonly returnUrl: string; readonly fetch?: typeof globalThis.fetch },
): PaymentGateway {
  const hosts = HOSTS[environment];
  const form = { account, action: hosts.pay, returnUrl };

  async function ask(txnId: string): Promise<Outcome<PaymentReport, ReportRefusal>> {
    const details = await askPayu({ account, url: hosts.ask, fetch }, txnId);
    if (details === "unreachable") return UNREACHABLE;
    const amount = readAmount(details?.transaction_amount ?? details?.amt ?? "");
    if (!details || amount === undefined) return UNCONFIRMED;
    // A mandate is known by the number of the payment that it was given with.
    const { mihpayid: reference } = details;
    return accept({ txnId, state: stateOf(details), amount, reference, mandate: reference });
  }

  return {
    name: "payu",
    isReal: true,
    page: (payment) => payuPage(form, payment),
    createMandate: (payment, terms) => payuPage(form, payment, terms),
    ...(hasUpi && { startUpi: (payment, device) => startPayuUpi({ ...form, fetch }, payment, device) }),
    ...payuMandates({ account, url: hosts.ask, fetch }),
    ...payuRefunds({ account, url: hosts.ask, fetch }),
    verify: async (fields) => {
      const parsed = v.safeParse(Answer, fields);
      if (!parsed.success) return FORGED;
      const { output: answer } = parsed;
      const isOurs = isSameText(answer.key, account.key);
      if (!isOurs || !isSameText(answer.hash.toLowerCase(), responseHash(account, answer))) return FORGED;
      return ask(answer.txnid);
    },
    ask,
  };
}
