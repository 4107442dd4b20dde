import { CART_REMINDER_DAYS, daysAfter, minutesAfter, type Policy } from "@store/domain";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cartLines, customers, isInShop, leftCarts, orders, products, shoppers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { StoreSecret } from "../../identity/store-secret.ts";
import { createReminderTokens } from "../../lib/id-tokens.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Job } from "../../queue/job.ts";
import { cartReminder } from "./messages.ts";

/** Customers at once: placing an order waits that long. */
const AT_ONCE = 100;

/** What is in the cart of each customer now. */
const currentCarts = (db: Database) =>
  db
    .select({
      customerId: customers.id,
      content:
        sql<string>`md5(string_agg(${cartLines.productId} || 'x' || ${cartLines.quantity}, ',' order by ${cartLines.productId}))`.as(
          "content",
        ),
      since: sql<Date>`max(${cartLines.addedAt})`.as("since"),
      pieces: sql<number>`sum(${cartLines.quantity})`.as("pieces"),
      worth: sql<number>`sum(${cartLines.quantity} * ${products.pricePaid})`.as("worth"),
    })
    .from(cartLines)
    .innerJoin(customers, eq(customers.shopperId, cartLines.shopperId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(isInShop, customers.isActive, isNull(customers.erasedAt)))
    .groupBy(customers.id)
    .as("current_carts");

/** Whether the customer of a cart has ordered since it was left, by telephone too. */
export const HAS_ORDERED_SINCE: SQL = sql`exists (select 1 from ${orders} o
  where o.customer_id = ${leftCarts}.customer_id and o.placed_at > ${leftCarts}.since)`;

/** Whether the customer has changed nothing since the last reminder: staff or the shop may have, as by an archived product. */
const WAS_REMINDED_SINCE: SQL = sql`exists (select 1 from ${leftCarts} reminded
  where reminded.customer_id = ${leftCarts}.customer_id and reminded.reminded_at is not null
    and reminded.since >= ${leftCarts}.since)`;

/** Whether the customer's cart still holds the same. */
function isCurrent(db: Database): SQL {
  const current = currentCarts(db);
  return sql`exists (select 1 from ${current}
    where ${current.customerId} = ${leftCarts}.customer_id and ${current.content} = ${leftCarts}.content)`;
}

/** Writes down which carts were left, each content once, and forgets those that have changed since. */
async function noticeCarts(db: Database, before: Date): Promise<void> {
  await db
    .delete(leftCarts)
    .where(and(isNull(leftCarts.remindedAt), sql`not ${isCurrent(db)}`, sql`not ${HAS_ORDERED_SINCE}`));
  const current = currentCarts(db);
  await db
    .insert(leftCarts)
    // What is known is left alone: a conflict would lock its row and take an id, at each run.
    .select(sql`
      select nextval('left_carts_id_seq'), ${current.customerId}, ${current.content}, ${current.since}, ${current.pieces}, ${current.worth}, null::timestamptz
      from ${current} where ${current.since} <= ${before.toISOString()}
        and not exists (select 1 from ${leftCarts} known where known.customer_id = ${current.customerId}
          and known.content = current_carts.content and known.since = current_carts.since)`)
    .onConflictDoUpdate({
      target: [leftCarts.customerId, leftCarts.content],
      set: { since: sql`excluded.since`, pieces: sql`excluded.pieces`, worth: sql`excluded.worth` },
      setWhere: sql`${leftCarts}.since <> excluded.since`,
    });
}

/** Whom the shop may remind: who asked for it, by an address that is proven. */
const WANTS_REMINDERS = and(
  isNotNull(customers.cartRemindersSince),
  isNotNull(customers.email),
  customers.emailIsProven,
  customers.isActive,
  isNull(customers.blockedAt),
);

type Token = (customerId: number) => string;

/**
 * Reminds some customers, and answers how many carts it looked at. Placing an order locks the shopper first, as this does:
 * who has just ordered is not reminded.
 */
const remindSome = (db: Database, before: Date, now: Date, tokenOf: Token): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = and(
      isNull(leftCarts.remindedAt),
      lte(leftCarts.since, before),
      gt(leftCarts.since, daysAfter(now, -CART_REMINDER_DAYS)),
      sql`not ${WAS_REMINDED_SINCE}`,
    );
    const locked = await tx
      .select({ id: leftCarts.id, shopperId: customers.shopperId })
      .from(leftCarts)
      .innerJoin(customers, eq(customers.id, leftCarts.customerId))
      .innerJoin(shoppers, eq(shoppers.id, customers.shopperId))
      .where(and(due, WANTS_REMINDERS, isCurrent(tx), sql`not ${HAS_ORDERED_SINCE}`))
      .orderBy(asc(shoppers.id))
      .limit(AT_ONCE)
      .for("no key update", { of: shoppers, skipLocked: true });
    if (locked.length === 0) return 0;
    const ids = locked.map(({ id }) => id);
    const claimed = await tx
      .update(leftCarts)
      .set({ remindedAt: now })
      .from(customers)
      .where(
        and(
          inArray(leftCarts.id, ids),
          eq(customers.id, leftCarts.customerId),
          ...[due, WANTS_REMINDERS, isCurrent(tx), sql`not ${HAS_ORDERED_SINCE}`],
        ),
      )
      .returning({
        customerId: customers.id,
        shopperId: customers.shopperId,
        name: customers.firstName,
        email: customers.email,
      });
    const lines = await tx
      .select({ shopperId: cartLines.shopperId, name: products.name, quantity: cartLines.quantity })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(
        and(
          isInShop,
          inArray(
            cartLines.shopperId,
            claimed.map(({ shopperId }) => shopperId),
          ),
        ),
      )
      .orderBy(asc(cartLines.id));
    const mails = claimed.flatMap(({ customerId, shopperId, name, email }) =>
      email === null
        ? []
        : [
            cartReminder({
              ...{ email, name, token: tokenOf(customerId) },
              lines: lines.filter((line) => line.shopperId === shopperId),
            }),
          ],
    );
    await queueMessages(tx, mails, now);
    return locked.length;
  });

interface Reminding {
  readonly db: Database;
  readonly policy: () => Policy;
  readonly secret: StoreSecret;
}

const MINUTES_AN_HOUR = 60;

/** Finds carts that customers left, and reminds each customer who wants it once of a content, never after an order. */
export const remindOfCarts = ({ db, policy, secret }: Reminding): Job => ({
  name: "remind of carts",
  schedule: "0 */10 * * * *",
  run: async (now) => {
    const { isOn, afterHours } = policy().cartReminders;
    const before = minutesAfter(now, -afterHours * MINUTES_AN_HOUR);
    await noticeCarts(db, before);
    if (!isOn) return;
    const { sign } = createReminderTokens(secret);
    while ((await remindSome(db, before, now, sign)) > 0);
  },
});
