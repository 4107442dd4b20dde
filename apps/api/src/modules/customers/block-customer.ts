import { blockCustomer, unblockCustomer } from "@store/api-client/contract";
import { checkBlock, NOT_BLOCKED } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { pauseSubscriptions } from "../subscriptions/pause-subscriptions.ts";

interface Step {
  readonly customerId: number;
  readonly staffId: number;
  readonly now: Date;
}

/** As an order locks its customer: it comes before the block, or is refused. */
const lock = async (tx: Database, id: number) =>
  (await tx.select().from(customers).where(eq(customers.id, id)).for("no key update"))[0];

/** The audit line has no reason: it outlives the account. */
const record = (tx: Database, { customerId, staffId, now }: Step, action: "block" | "unblock") =>
  recordAction(tx, { customerId: staffId, action, subject: "customer", subjectId: customerId }, now);

const block = (db: Database, step: Step, reason: string): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const { customerId, now } = step;
    const customer = await lock(tx, customerId);
    if (!customer) return httpError(404, NO_SUCH_CUSTOMER);
    const { isActive, blockedAt } = customer;
    const checked = checkBlock({ isActive, isBlocked: blockedAt !== null, isOwn: customerId === step.staffId });
    if (!checked.ok) return httpError(409, checked.refusal);
    const isCustomer = eq(customers.id, customerId);
    await tx.update(customers).set({ blockedAt: now, blockedReason: reason }).where(isCustomer);
    await record(tx, step, "block");
    return pauseSubscriptions(tx, customerId, now);
  });

const unblock = (db: Database, step: Step): Promise<HttpError | undefined> =>
  inTransaction(db, async (tx) => {
    const customer = await lock(tx, step.customerId);
    if (!customer) return httpError(404, NO_SUCH_CUSTOMER);
    if (customer.blockedAt === null) return httpError(409, NOT_BLOCKED);
    const isCustomer = eq(customers.id, step.customerId);
    await tx.update(customers).set({ blockedAt: null, blockedReason: null }).where(isCustomer);
    await record(tx, step, "unblock");
    return undefined;
  });

/** Customers of whom the shop takes no orders. */
export function customerBlockRoutes({ serve, db, clock }: Backend): void {
  serve(blockCustomer, async ({ params: { id }, body: { reason }, customer }) => {
    const paused = await block(db, { customerId: id, staffId: customer.customerId, now: clock() }, reason);
    return paused instanceof HttpError ? paused : { status: true, data: { paused_subscriptions: paused } };
  });

  serve(unblockCustomer, async ({ params: { id }, customer }) => {
    const refused = await unblock(db, { customerId: id, staffId: customer.customerId, now: clock() });
    return refused ?? { status: true };
  });
}
