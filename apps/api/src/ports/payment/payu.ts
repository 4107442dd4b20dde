import { accept, type Outcome, refuse } from "@store/domain";
import * as v from "valibot";
import { askPayu, type PayuDetails } from "./ask-payu.ts";
import { isSameText } from "./is-same-text.ts";
import type { PaymentGateway, PaymentReport, ReportRefusal } from "./payment-gateway.ts";
import { type PayuAccount, responseHash } from "./payu-hash.ts";
import { payuPage } from "./payu-page.ts";
import { readAmount } from "./wire-amount.ts";

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
}

/** Only money that was captured is paid; what is under way, or merely allowed, is not. */
function stateOf({ status, unmappedstatus }: PayuDetails): PaymentReport["state"] {
  if (status === "success") return unmappedstatus === "" || unmappedstatus === "captured" ? "paid" : "pending";
  if (status === "failure") return unmappedstatus.toLowerCase() === "usercancelled" ? "cancelled" : "failed";
  return "pending";
}

const FORGED = refuse({ code: "forged", message: "The answer does not carry PayU's hash" });
const UNCONFIRMED = refuse({ code: "unconfirmed", message: "PayU does not confirm this answer" });
const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });

/**
 * PayU's hosted checkout. What the browser or a webhook brings is believed once its hash fits, and then only as a hint:
 * PayU itself is asked what became of the payment.
 * @param returnUrl where PayU sends the browser back to.
 */
export function createPayu(
  { environment, ...account }: PayuSettings,
  { returnUrl, fetch = globalThis.fetch }: { readonly returnUrl: string; readonly fetch?: typeof globalThis.fetch },
): PaymentGateway {
  const hosts = HOSTS[environment];

  async function ask(txnId: string): Promise<Outcome<PaymentReport, ReportRefusal>> {
    const details = await askPayu({ account, url: hosts.ask, fetch }, txnId);
    if (details === "unreachable") return UNREACHABLE;
    const amount = readAmount(details?.transaction_amount ?? details?.amt ?? "");
    if (!details || amount === undefined) return UNCONFIRMED;
    return accept({ txnId, state: stateOf(details), amount, reference: details.mihpayid });
  }

  return {
    name: "payu",
    isReal: true,
    page: (payment) => payuPage({ account, action: hosts.pay, returnUrl }, payment),
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
