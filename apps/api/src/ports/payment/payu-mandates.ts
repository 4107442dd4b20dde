import { accept, type Outcome, type Refusal, refuse } from "@store/domain";
import * as v from "valibot";
import type { MandateCharge, PaymentGateway, PaymentReport } from "./payment-gateway.ts";
import { mandateNoticeHash } from "./payu-hash.ts";
import { commandPayu, type PayuInterface } from "./payu-interface.ts";
import { phoneOf } from "./payu-page.ts";
import { isSameText, readAmount, wireAmount } from "./wire-format.ts";

const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });
const REFUSED = refuse({ code: "refused", message: "PayU refuses this mandate" });

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** 1 is done, 0 or a bank's own code is not. */
const Reply = v.object({ status: text });

const Charged = v.object({
  details: v.record(
    v.string(),
    v.object({ payuid: text, amount: text, status: v.string(), field9: v.optional(v.string()) }),
  ),
});

/** PayU's words of a charge; what it says otherwise is under way, and asked about later. */
const STATES: Readonly<Record<string, PaymentReport["state"]>> = { captured: "paid", failed: "failed" };

const blank = v.optional(text, "");

/** Cards' messages are signed and write `authpayuid`; those of bank accounts are not, and write `authPayuid`. */
const Notice = v.object({
  status: blank,
  authpayuid: v.optional(text),
  authPayuid: v.optional(text),
  notificationType: blank,
  message: blank,
  eventDate: blank,
  si_details: v.optional(v.object({ billingAmount: blank, paymentStartDate: blank, paymentEndDate: blank })),
  hash: v.optional(v.string()),
});

const FORGED = refuse({ code: "forged", message: "The message does not have PayU's hash" });

const NO_DETAILS = { billingAmount: "", paymentStartDate: "", paymentEndDate: "" } as const;

/** The commands that tell a mandate's state: PayU knows one of cards and bank accounts by the first, of UPI by the second. */
const STATUS_COMMANDS = ["check_mandate_status", "upi_mandate_status"] as const;
/** PayU's words for a mandate that is over; a paused one may go on. A number says that it knows no such mandate. */
const ENDED = new Set(["revoked", "cancelled", "deleted", "discarded", "cancel_success"]);
const State = v.object({ status: v.string() });

type Mandates = Required<
  Pick<PaymentGateway, "notify" | "charge" | "cancelMandate" | "readMandateNotice" | "askMandate">
>;

/** Recurring payments at PayU (SI): the notice before a debit, the debit, and the end of a mandate, on either side. */
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
    const reason = state === "failed" ? details.field9 : undefined;
    return accept({ txnId, state, amount: charged, reference: details.payuid, ...(reason && { reason }) });
  }

  async function askMandate(
    mandate: string,
    requestId: string,
  ): Promise<Outcome<"active" | "ended", Refusal<"unreachable">>> {
    const subject = JSON.stringify({ authPayuId: mandate, requestId });
    for (const command of STATUS_COMMANDS) {
      const answer = await commandPayu(payu, command, subject);
      if (answer === undefined) return UNREACHABLE;
      const state = v.safeParse(State, answer);
      if (state.success) return accept(ENDED.has(state.output.status.toLowerCase()) ? "ended" : "active");
    }
    return accept("active");
  }

  return {
    charge,
    askMandate,
    readMandateNotice: (message) => {
      const parsed = v.safeParse(Notice, message);
      if (!parsed.success) return FORGED;
      const { hash, si_details = NO_DETAILS, authPayuid, authpayuid = authPayuid, ...notice } = parsed.output;
      if (authpayuid === undefined) return FORGED;
      if (hash === undefined) return accept(authpayuid);
      const own = mandateNoticeHash(payu.account, { ...notice, ...si_details, authpayuid });
      return isSameText(hash.toLowerCase(), own) ? accept(authpayuid) : FORGED;
    },
    notify: ({ mandate, txnId, amount }, debitDay) =>
      ask("pre_debit_SI", {
        authPayuId: mandate,
        requestId: txnId,
        debitDate: debitDay,
        amount: wireAmount(amount),
        invoiceDisplayNumber: txnId,
      }),
    cancelMandate: async (mandate, requestId) => {
      const fields = { authPayuId: mandate, requestId };
      const cancelled = await ask("mandate_revoke", fields);
      const mayBeOfUpi = !cancelled.ok && cancelled.refusal.code === "refused";
      return mayBeOfUpi ? ask("upi_mandate_revoke", fields) : cancelled;
    },
  };
}
