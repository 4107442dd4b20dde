import type { Policy } from "@store/domain";
import type { Logger } from "pino";
import { clearExpired } from "./clear-expired.ts";
import type { Ports } from "./create-ports.ts";
import type { Database } from "./db/database.ts";
import { createDrawPaper } from "./draw-paper.ts";
import type { OrderMails } from "./lib/order-mails.ts";
import { createTicketCodes } from "./lib/ticket-codes.ts";
import { createTrackingTokens } from "./lib/tracking-tokens.ts";
import { startAndEndDiscounts } from "./modules/discounts/apply-discounts.ts";
import { remindAttendees } from "./modules/events/remind-attendees.ts";
import { giveFreedSeats } from "./modules/events/ticket-places.ts";
import { remindOfCarts } from "./modules/left-carts/remind-of-carts.ts";
import { releaseHeldStock } from "./modules/orders/order-payment.ts";
import { mailNewOrders } from "./modules/orders/owner-mails.ts";
import { sendRefunds } from "./modules/orders/send-refunds.ts";
import { confirmPayments } from "./modules/payments/confirm-payments.ts";
import { keepTerms } from "./modules/privacy/keep-terms.ts";
import { withdrawExpiredStock } from "./modules/stock/withdraw-expired.ts";
import { announceStock } from "./modules/stock-requests/announce-stock.ts";
import { cancelMandates, chargeDeliveries } from "./modules/subscriptions/charge-deliveries.ts";
import { orderDueSubscriptions } from "./modules/subscriptions/order-due.ts";
import { sendMessages } from "./outbox/send-messages.ts";
import { paymentHandlers } from "./payment-handlers.ts";
import type { Pdf } from "./ports/pdf/pdf.ts";
import type { Consumer, Job } from "./queue/job.ts";

export interface JobDependencies extends Pick<Ports, "sms" | "mail" | "payment" | "secret"> {
  readonly db: Database;
  readonly policy: () => Policy;
  readonly pdf: Pdf;
  readonly logger: Logger;
  /** The storefront's address in links. */
  readonly siteUrl: string;
  readonly orderMails: OrderMails;
}

/** What sends mails and SMS. */
export const storeConsumers = (dependencies: JobDependencies): readonly Consumer[] =>
  sendMessages({
    ...dependencies,
    tracking: createTrackingTokens(dependencies.secret),
    drawPaper: createDrawPaper(dependencies.db, dependencies.pdf),
  });

/** All background jobs. */
export const storeJobs = (dependencies: JobDependencies): readonly Job[] => [
  ...confirmPayments({ ...dependencies, handlers: paymentHandlers }),
  releaseHeldStock(dependencies.db),
  sendRefunds(dependencies),
  orderDueSubscriptions({ ...dependencies, gatewayName: dependencies.payment.name }),
  chargeDeliveries({ ...dependencies, handlers: paymentHandlers }),
  cancelMandates({ ...dependencies, handlers: paymentHandlers }),
  ...mailNewOrders(dependencies.db, dependencies.orderMails),
  remindAttendees(dependencies.db),
  giveFreedSeats({ ...dependencies, codes: createTicketCodes(dependencies.secret) }),
  remindOfCarts(dependencies),
  announceStock(dependencies.db),
  startAndEndDiscounts(dependencies.db),
  withdrawExpiredStock(dependencies.db),
  clearExpired(dependencies.db),
  keepTerms(dependencies.db),
];
