import { SHOP_NAME } from "@store/content/brand";
import { formatRupees } from "@store/domain";
import { html } from "hono/html";
import type { PaymentToMake } from "./payment-gateway.ts";
import type { PaymentPage } from "./payment-page.ts";

/** The sandbox's own page: three buttons, and no script. */
export const sandboxPage = ({ txnId, amount, productInfo }: PaymentToMake, site: string): PaymentPage => ({
  title: `Pay ${SHOP_NAME} – test gateway`,
  leadsTo: [site],
  body: html`
<h1>Pay ${SHOP_NAME}</h1>
<p class="note" role="note">This is a test gateway: no money moves.</p>
<p class="amount">${formatRupees(amount)}</p>
<dl>
  <dt>For</dt><dd>${productInfo}</dd>
  <dt>Transaction</dt><dd>${txnId}</dd>
</dl>
<form method="post">
  <button class="first" name="choice" value="pay">Pay ${formatRupees(amount)}</button>
  <button class="second" name="choice" value="fail">Let the payment fail</button>
  <button class="third" name="choice" value="cancel">Cancel</button>
</form>`,
});
