import { accept, refuse } from "@store/domain";
import * as v from "valibot";
import type { PaymentGateway, RefundReport } from "./payment-gateway.ts";
import { commandPayu, type PayuInterface } from "./payu-interface.ts";
import { wireAmount } from "./wire-format.ts";

const UNREACHABLE = refuse({ code: "unreachable", message: "PayU cannot be reached" });
const UNKNOWN = refuse({ code: "unknown", message: "PayU was not asked for this refund" });

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A card that was only authorised is cancelled instead, and its request has another name. */
const Refunded = v.object({
  status: text,
  msg: v.optional(text, "PayU refuses this refund"),
  request_id: v.nullish(text),
  txn_update_id: v.nullish(text),
});

/** Each thing that was done to a payment, by the number of its request. */
const Actions = v.record(v.string(), v.unknown());
const Asked = v.object({ transaction_details: v.record(v.string(), v.unknown()) });

const Action = v.object({
  token: v.nullish(text),
  status: v.string(),
  request_id: v.nullish(text),
  bank_ref_num: v.nullish(text),
  bank_arn: v.nullish(text),
});

/** PayU's words of a refund that is over; any other (queued, in progress, requested, pending) is under way. */
const STATES: ReadonlyMap<string, RefundReport["state"]> = new Map([
  ["success", "done"],
  ["failure", "failed"],
  ["failed", "failed"],
]);

/**
 * Refunds at PayU (cancel_refund_transaction), and their outcome (check_action_status). Each has a token of the
 * store's own, which PayU takes once; all refunds of a payment are asked for by the payment's number, since the number of
 * a refund is not known where its answer was lost.
 */
export const payuRefunds = (payu: PayuInterface): Pick<PaymentGateway, "refund" | "askRefund"> => ({
  refund: async ({ token, paymentReference, amount }) => {
    const more = { var2: token, var3: wireAmount(amount) };
    const answer = v.safeParse(Refunded, await commandPayu(payu, "cancel_refund_transaction", paymentReference, more));
    if (!answer.success) return UNREACHABLE;
    const { status, msg, request_id, txn_update_id } = answer.output;
    if (status !== "1") return refuse({ code: "refused", message: msg });
    return accept({ state: "pending", reference: request_id ?? txn_update_id ?? token });
  },
  askRefund: async ({ token, paymentReference }) => {
    const answer = v.safeParse(
      Asked,
      await commandPayu(payu, "check_action_status", paymentReference, { var2: "payuid" }),
    );
    if (!answer.success) return UNREACHABLE;
    const actions = v.safeParse(Actions, answer.output.transaction_details[paymentReference]);
    for (const one of actions.success ? Object.values(actions.output) : []) {
      const action = v.safeParse(Action, one);
      if (!action.success || action.output.token !== token) continue;
      const { status, bank_arn, bank_ref_num, request_id } = action.output;
      const reference = bank_arn || bank_ref_num || request_id || token;
      return accept({ state: STATES.get(status.toLowerCase()) ?? "pending", reference });
    }
    return UNKNOWN;
  },
});
