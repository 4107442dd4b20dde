import { SELLER, SHOP_NAME } from "@store/content/brand";
import { formatRupees } from "@store/domain";
import { html } from "hono/html";
import type { PaymentToMake } from "./payment-gateway.ts";
import type { PaymentPage } from "./payment-page.ts";
import { type PayuAccount, requestHash } from "./payu-hash.ts";
import { cleanText, wireAmount } from "./wire-format.ts";

/** PayU's limits. */
const LONGEST = { productinfo: 100, firstname: 60, email: 50 } as const;

/** PayU redirects the browser to several of its hosts. */
const PAYU_HOSTS = "https://*.payu.in";

/** Ten digits, which PayU requires: the store's own number for a payer who gave none. */
const phoneOf = ({ payerPhone }: PaymentToMake): string =>
  (payerPhone || SELLER.phone).replaceAll(/\D/g, "").slice(-10);

const SEND = "document.forms[0].submit()";

export interface PayuForm {
  readonly account: PayuAccount;
  /** The form's action. */
  readonly action: string;
  /** Where PayU returns the browser with its answer. */
  readonly returnUrl: string;
}

/** The form fields for PayU. No hashed field contains a `|`. */
export function payuFields({ account, returnUrl }: PayuForm, payment: PaymentToMake): Readonly<Record<string, string>> {
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
  const hash = requestHash(account, hashed);
  return { key: account.key, ...hashed, phone: phoneOf(payment), surl: returnUrl, furl: returnUrl, hash };
}

/** A page that submits itself to PayU; its button does the same without scripts. */
export const payuPage = (form: PayuForm, payment: PaymentToMake): PaymentPage => ({
  title: `Pay ${SHOP_NAME}`,
  leadsTo: [PAYU_HOSTS],
  script: SEND,
  body: html`
<h1>Pay ${SHOP_NAME}</h1>
<p>You are being taken to PayU, where you pay.</p>
<p class="amount">${formatRupees(payment.amount)}</p>
<form method="post" action="${form.action}">
  ${Object.entries(payuFields(form, payment)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
  <button class="first">Continue to PayU</button>
</form>`,
});
