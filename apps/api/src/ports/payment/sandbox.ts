import { createHmac } from "node:crypto";
import { SHOP_NAME } from "@store/content/brand";
import { accept, formatRupees, refuse } from "@store/domain";
import { html } from "hono/html";
import * as v from "valibot";
import type { FormFields, PaymentGateway, PaymentReport, PaymentToMake } from "./payment-gateway.ts";
import type { PaymentPage } from "./payment-page.ts";
import { isSameText, readAmount, wireAmount } from "./wire-format.ts";

/** The sandbox's page: three buttons, no script. */
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

const CHOICES = { pay: "paid", fail: "failed", cancel: "cancelled" } as const;

const Press = v.object({ choice: v.picklist(["pay", "fail", "cancel"]) });

const Answer = v.object({
  txnid: v.string(),
  status: v.picklist(["paid", "failed", "cancelled", "pending"]),
  amount: v.string(),
  reference: v.string(),
  signature: v.string(),
});

/** The form of the sandbox's signed answers. */
export function signSandboxAnswer(secret: string, { txnId, state, amount, reference }: PaymentReport) {
  const signed = { txnid: txnId, status: state, amount: wireAmount(amount), reference };
  return { ...signed, signature: signatureOf(secret, signed) };
}

function signatureOf(secret: string, answer: Omit<v.InferOutput<typeof Answer>, "signature">): string {
  const { txnid, status, amount, reference } = answer;
  return createHmac("sha256", secret)
    .update(JSON.stringify([txnid, status, amount, reference]))
    .digest("hex");
}

const FORGED = refuse({ code: "forged", message: "The answer does not carry the sandbox's signature" });

/**
 * The built-in gateway for trying the store out, with its own page and signed answers. No money moves.
 * @param siteUrl where the page leads back to.
 */
export function createSandbox({
  secret,
  siteUrl,
}: {
  readonly secret: string;
  readonly siteUrl: string;
}): PaymentGateway {
  return {
    name: "sandbox",
    isReal: false,
    page: (payment) => sandboxPage(payment, new URL(siteUrl).origin),
    verify: async (fields) => {
      const parsed = v.safeParse(Answer, fields);
      if (!parsed.success || !isSameText(parsed.output.signature, signatureOf(secret, parsed.output))) return FORGED;
      const { txnid, status, reference } = parsed.output;
      const amount = readAmount(parsed.output.amount);
      return amount === undefined ? FORGED : accept({ txnId: txnid, state: status, amount, reference });
    },
    press: ({ txnId, amount }, fields): FormFields | undefined => {
      const pressed = v.safeParse(Press, fields);
      if (!pressed.success) return undefined;
      const state = CHOICES[pressed.output.choice];
      return signSandboxAnswer(secret, { txnId, state, amount, reference: `sandbox-${txnId}` });
    },
  };
}
