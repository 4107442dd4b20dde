import { HttpError, httpError } from "../../http/http-error.ts";
import type { FormFields } from "../../ports/payment/payment-gateway.ts";
import type { Backend } from "../backend.ts";
import { settlePayment } from "./settle-payment.ts";
import { isTxnId } from "./txn-id.ts";
import { NOT_VERIFIED } from "./messages.ts";

/** The id that an answer names, if it is one: nothing else of what came is fit for a log. */
const idIn = ({ txnid }: FormFields): string | undefined => (txnid && isTxnId(txnid) ? txnid : undefined);

export type AnswerGateway = (fields: FormFields) => Promise<"settled" | "nothing new" | "unreachable" | HttpError>;

/**
 * Takes what came as a gateway's answer, by its server or through the browser: verified, then settled, once. What is
 * refused changes nothing and leaves a line in the log.
 */
export function createAnswerGateway({ db, clock, logger, payments: { gateway } }: Backend): AnswerGateway {
  async function answer(fields: FormFields) {
    const verified = await gateway.verify(fields);
    if (verified.ok) return settlePayment(db, gateway.name, verified.value, clock());
    return verified.refusal.code === "unreachable" ? "unreachable" : httpError(400, NOT_VERIFIED);
  }

  return async (fields) => {
    const result = await answer(fields);
    const line = { gateway: gateway.name, txnId: idIn(fields) };
    if (result instanceof HttpError)
      logger.warn({ ...line, reason: result.refusal.message }, "A payment answer was refused");
    else if (result === "unreachable") logger.error(line, "The payment gateway cannot be reached");
    else logger.info({ ...line, result }, "A payment was answered");
    return result;
  };
}
