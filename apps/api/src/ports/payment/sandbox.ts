import { createHmac } from "node:crypto";
import { accept, formatDate, formatRupees, refuse } from "@store/domain";
import { html } from "hono/html";
import * as v from "valibot";
import type { FormFields, MandateTerms, PaymentGateway, PaymentReport, PaymentToMake } from "./payment-gateway.ts";
import type { PaymentPage } from "./payment-page.ts";
import { isSameText, readAmount, wireAmount } from "./wire-format.ts";

const mandateFields = ({ limit, endsOn }: MandateTerms) => html`
  <label><input type="checkbox" name="mandate" value="yes" checked /> I agree that later deliveries are charged by themselves, each up to ${formatRupees(limit)}, until ${formatDate(endsOn)}.</label>
  <label><input type="checkbox" name="refusing" value="yes" /> Let those charges be refused</label>`;

/** The sandbox's own page: three buttons, and no script. */
export const sandboxPage = (
  { txnId, amount, productInfo }: PaymentToMake,
  site: string,
  terms?: MandateTerms,
): PaymentPage => ({
  title: "Payment – test gateway",
  leadsTo: [site],
  body: html`
<h1>Your payment</h1>
<p class="note" role="note">This is a test gateway: no money moves.</p>
<p class="amount">${formatRupees(amount)}</p>
<dl>
  <dt>For</dt><dd>${productInfo}</dd>
  <dt>Transaction</dt><dd>${txnId}</dd>
</dl>
<form method="post">
  ${terms && mandateFields(terms)}
  <button class="first" name="choice" value="pay">Pay ${formatRupees(amount)}</button>
  <button class="second" name="choice" value="fail">Let the payment fail</button>
  <button class="third" name="choice" value="cancel">Cancel</button>
</form>`,
});

const CHOICES = { pay: "paid", fail: "failed", cancel: "cancelled" } as const;

const Press = v.object({
  choice: v.picklist(["pay", "fail", "cancel"]),
  mandate: v.optional(v.literal("yes")),
  refusing: v.optional(v.literal("yes")),
});

/** Its name as a gateway. */
export const SANDBOX = "sandbox";
/** What its secret is for: it is not one that the store signs with elsewhere. */
export const SANDBOX_SECRET = "sandbox payments";

/** The sandbox keeps nothing: the number of a mandate says whether its charges are refused. */
const MANDATE = "sandbox-mandate-";
const REFUSING_MANDATE = "sandbox-refusing-";

/** The number of a mandate that charges go through by. */
export const sandboxMandate = (id: string): string => `${MANDATE}${id}`;

const Answer = v.object({
  txnid: v.string(),
  status: v.picklist(["paid", "failed", "cancelled", "pending"]),
  amount: v.string(),
  reference: v.string(),
  mandate: v.optional(v.string()),
  signature: v.string(),
});

/** What the sandbox's answers look like, signed. */
export function signSandboxAnswer(secret: string, { txnId, state, amount, reference, mandate }: PaymentReport) {
  const signed = { txnid: txnId, status: state, amount: wireAmount(amount), reference, mandate: mandate ?? "" };
  return { ...signed, signature: signatureOf(secret, signed) };
}

function signatureOf(secret: string, answer: Omit<v.InferOutput<typeof Answer>, "signature">): string {
  const { txnid, status, amount, reference, mandate = "" } = answer;
  return createHmac("sha256", secret)
    .update(JSON.stringify([txnid, status, amount, reference, mandate]))
    .digest("hex");
}

const FORGED = refuse({ code: "forged", message: "The callback does not have the sandbox's signature" });

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
    name: SANDBOX,
    isReal: false,
    page: (payment) => sandboxPage(payment, new URL(siteUrl).origin),
    createMandate: (payment, terms) => sandboxPage(payment, new URL(siteUrl).origin, terms),
    notify: async () => accept(undefined),
    charge: async ({ mandate, txnId, amount }) => {
      const state = mandate.startsWith(MANDATE) ? "paid" : "failed";
      return accept({ txnId, state, amount, reference: `sandbox-${txnId}` });
    },
    cancelMandate: async () => accept(undefined),
    refund: async ({ token }) => accept({ state: "done", reference: `sandbox-${token}` }),
    // Nothing is kept, and nothing moves: what is asked about is done again.
    askRefund: async () => refuse({ code: "unknown", message: "The sandbox keeps no refunds" }),
    verify: async (fields) => {
      const parsed = v.safeParse(Answer, fields);
      if (!parsed.success || !isSameText(parsed.output.signature, signatureOf(secret, parsed.output))) return FORGED;
      const { txnid, status, reference, mandate } = parsed.output;
      const amount = readAmount(parsed.output.amount);
      return amount === undefined
        ? FORGED
        : accept({ txnId: txnid, state: status, amount, reference, ...(mandate && { mandate }) });
    },
    press: ({ txnId, amount }, fields): FormFields | undefined => {
      const pressed = v.safeParse(Press, fields);
      if (!pressed.success) return undefined;
      const { choice, mandate, refusing } = pressed.output;
      const state = CHOICES[choice];
      const given =
        mandate && state === "paid"
          ? { mandate: refusing ? `${REFUSING_MANDATE}${txnId}` : sandboxMandate(txnId) }
          : {};
      return signSandboxAnswer(secret, { txnId, state, amount, reference: `sandbox-${txnId}`, ...given });
    },
  };
}
