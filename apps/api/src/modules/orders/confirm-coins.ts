import { coinSnapshot, confirmWallet } from "@store/api-client/contract";
import { and, eq } from "drizzle-orm";
import { orders } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { NOT_YOUR_WALLET, WALLET_UPDATED } from "../coins/messages.ts";
import { NO_SUCH_ORDER } from "./messages.ts";

/** What clients call once an order is placed, for its coins. */
export function confirmCoinsRoutes({ serve, db }: Backend): void {
  /** The ledger was written with the order: what a client says of its coins is not even read (C35). */
  async function confirm(customer: Customer, contactId: number, orderId: number) {
    const { customerId } = customer;
    if (contactId !== customerId) return httpError(403, NOT_YOUR_WALLET);
    const [own] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
    return own ? { status: true, message: WALLET_UPDATED } : httpError(404, NO_SUCH_ORDER);
  }

  serve(confirmWallet, ({ params, body, customer }) => confirm(customer, params.contactId, body.order_id));
  serve(coinSnapshot, ({ body, customer }) => confirm(customer, body.contact_id, body.order_id));
}
