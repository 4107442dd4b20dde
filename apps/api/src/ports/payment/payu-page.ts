import { formatRupees } from "@store/domain";
import { html } from "hono/html";
import type { MandateTerms, PaymentToMake } from "./payment-gateway.ts";
import type { PaymentPage } from "./payment-page.ts";
import { type PayuAccount, requestHash } from "./payu-hash.ts";
import { cleanText, wireAmount } from "./wire-format.ts";

/** PayU's limits. */
const LONGEST = { productinfo: 100, firstname: 60, email: 50 } as const;

/** PayU redirects the browser to several of its hosts. */
const PAYU_HOSTS = "https://*.payu.in";

/** Ten digits, as PayU wants them of everybody. */
export const phoneOf = ({ payerPhone }: PaymentToMake): string => payerPhone.replaceAll(/\D/g, "").slice(-10);

const SEND = "document.forms[0].submit()";

export interface PayuForm {
  readonly account: PayuAccount;
  /** The form's action. */
  readonly action: string;
  /** Where PayU returns the browser with its answer. */
  readonly returnUrl: string;
}

/** PayU's standing instruction: charged when the store says so, up to a limit. */
const standingInstruction = ({ limit, startsOn, endsOn }: MandateTerms): string =>
  JSON.stringify({
    billingAmount: wireAmount(limit),
    billingCurrency: "INR",
    billingCycle: "ADHOC",
    billingInterval: 1,
    paymentStartDate: startsOn,
    paymentEndDate: endsOn,
  });

/** What fields are posted to PayU. No hashed field contains a `|`. */
export function payuFields(
  { account, returnUrl }: PayuForm,
  payment: PaymentToMake,
  terms?: MandateTerms,
): Readonly<Record<string, string>> {
  const hashed = {
    txnid: payment.txnId,
    amount: wireAmount(payment.amount),
    productinfo: cleanText(payment.productInfo, LONGEST.productinfo),
    firstname: cleanText(payment.payerName, LONGEST.firstname),
    email: cleanText(payment.payerEmail, LONGEST.email),
    udf1: "",
    udf2: "",
    udf3: "",
    udf4: "",
    udf5: "",
  };
  const siDetails = terms && standingInstruction(terms);
  const hash = requestHash(account, hashed, siDetails);
  const consent: Readonly<Record<string, string>> =
    siDetails === undefined ? {} : { api_version: "7", si: "1", si_details: siDetails };
  return { key: account.key, ...hashed, phone: phoneOf(payment), surl: returnUrl, furl: returnUrl, ...consent, hash };
}

/** A page that posts itself to PayU; its button does the same where scripts do not run. */
export const payuPage = (form: PayuForm, payment: PaymentToMake, terms?: MandateTerms): PaymentPage => ({
  title: "Payment",
  leadsTo: [PAYU_HOSTS],
  script: SEND,
  body: html`
<h1>Your payment</h1>
<p>You are being taken to PayU, where you pay.</p>
<p class="amount">${formatRupees(payment.amount)}</p>
<form method="post" action="${form.action}">
  ${Object.entries(payuFields(form, payment, terms)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  <button class="first">Continue to PayU</button>
</form>`,
});
