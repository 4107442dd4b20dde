import { accept, refuse } from "@store/domain";
import * as v from "valibot";
import type { MandateCharge, PaymentGateway, PaymentReport } from "./payment-gateway.ts";
import { commandPayu, type PayuInterface } from "./payu-interface.ts";
import { phoneOf } from "./payu-page.ts";
import { readAmount, wireAmount } from "./wire-format.ts";

const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });
const REFUSED = refuse({ code: "refused", message: "PayU refuses this mandate" });

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** 1 is done, 0 or a bank's own code is not. */
const Reply = v.object({ status: text });

const Charged = v.object({
  details: v.record(v.string(), v.object({ payuid: text, amount: text, status: v.string() })),
});

/** PayU's words of a charge; what it says otherwise is under way, and asked about later. */
const STATES: Readonly<Record<string, PaymentReport["state"]>> = { captured: "paid", failed: "failed" };

type Mandates = Pick<PaymentGateway, "notify" | "charge" | "cancelMandate">;

/** Recurring payments at PayU (SI): the notice before a debit, the debit, and the end of a mandate. */
export function payuMandates(payu: PayuInterface): Mandates {
  async function ask(command: string, fields: Readonly<Record<string, string>>) {
    const reply = v.safeParse(Reply, await commandPayu(payu, command, JSON.stringify(fields)));
    if (!reply.success) return UNREACHABLE;
    return reply.output.status === "1" ? accept(undefined) : REFUSED;
  }

  async function charge(to: MandateCharge) {
    const { mandate, txnId, payerEmail } = to;
    const amount = wireAmount(to.amount);
    const debit = { authpayuid: mandate, invoiceDisplayNumber: txnId, amount, txnid: txnId };
    const payer = { phone: phoneOf(to), email: payerEmail };
    const answer = await commandPayu(payu, "si_transaction", JSON.stringify({ ...debit, ...payer }));
    const made = v.safeParse(Charged, answer);
    const details = made.success ? made.output.details[txnId] : undefined;
    const charged = readAmount(details?.amount ?? "");
    if (!details || charged === undefined) return v.is(Reply, answer) ? REFUSED : UNREACHABLE;
    const state = STATES[details.status.toLowerCase()] ?? "pending";
    return accept({ txnId, state, amount: charged, reference: details.payuid });
  }

  return {
    charge,
    notify: ({ mandate, txnId, amount }, debitDay) =>
      ask("pre_debit_SI", {
        authPayuId: mandate,
        requestId: txnId,
        debitDate: debitDay,
        amount: wireAmount(amount),
        invoiceDisplayNumber: txnId,
      }),
    cancelMandate: (mandate, requestId) => ask("mandate_revoke", { authPayuId: mandate, requestId }),
  };
}
