import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { sendMessages } from "../modules/outbox/send-messages.ts";
import type { Ports } from "../ports/create-ports.ts";
import { clearExpired } from "./clear-expired.ts";
import { confirmPayments } from "./confirm-payments.ts";
import type { Step } from "./create-schedule.ts";
import { orderDueSubscriptions } from "./order-due-subscriptions.ts";
import { releaseHeldStock } from "./release-held-stock.ts";

export interface StepDependencies extends Pick<Ports, "sms" | "mail" | "payment"> {
  readonly db: Database;
  readonly logger: Logger;
  /** Where browsers find the storefront. */
  readonly siteUrl: string;
}

/** Everything that the store does without being asked. */
export const storeSteps = (dependencies: StepDependencies): readonly Step[] => [
  ...sendMessages(dependencies),
  ...confirmPayments(dependencies),
  releaseHeldStock(dependencies.db),
  orderDueSubscriptions(dependencies.db, dependencies.siteUrl),
  clearExpired(dependencies.db),
];
