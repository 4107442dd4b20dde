import { subscriptionPayment } from "@store/api-client/contract";
import { and, eq, or } from "drizzle-orm";
import { payments } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_PAYMENT, PAYMENT_CONFIRMED, PAYMENT_NOT_CONFIRMED } from "./messages.ts";

/** The state of a customer's payment. What begins one is a call of the module that sells something. */
export function paymentRoutes({ serve, db }: Backend): void {
  serve(subscriptionPayment, async ({ params: { txnid }, customer: { customerId } }) => {
    const found = await db
      .select({ state: payments.state })
      .from(payments)
      .where(and(eq(payments.customerId, customerId), or(eq(payments.txnId, txnid), eq(payments.clientTxnId, txnid))));
    if (found.length === 0) return httpError(404, NO_SUCH_PAYMENT);
    const isPaid = found.some(({ state }) => state === "paid");
    return { status: isPaid, message: isPaid ? PAYMENT_CONFIRMED : PAYMENT_NOT_CONFIRMED };
  });
}
