import { openingProgress, type Policy, paise, sampleSettings } from "@store/domain";
import { and, eq, exists, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isInShop, orders, outbox, products, staffMembers } from "../../db/schema/index.ts";
import { SANDBOX } from "../../ports/payment/sandbox.ts";

/** Finds what a shop still needs before it can open, as the wire tells it; undefined once it has all. */
export function createFindOpening(db: Database, gateway: string, policy: () => Policy) {
  const one = { one: sql`1` };
  const owner = db.select(one).from(staffMembers).where(eq(staffMembers.role, "owner"));
  const product = db
    .select(one)
    .from(products)
    .where(and(isInShop, gt(products.pricePaid, paise(0))));
  // That the mail server took one proves its settings; there is none to ask otherwise.
  const mail = db
    .select(one)
    .from(outbox)
    .where(and(eq(outbox.channel, "mail"), isNotNull(outbox.sentAt)));
  // The test order went its whole way: it was placed by a shopper, and cancelled. A shop that delivers needs none.
  const order = db
    .select(one)
    .from(orders)
    .where(inArray(orders.orderStatus, ["Cancelled", "Delivered"]));
  const statement = db
    .select({
      staff: sql<boolean>`${exists(owner)}`,
      product: sql<boolean>`${exists(product)}`,
      mail: sql<boolean>`${exists(mail)}`,
      order: sql<boolean>`${exists(order)}`,
    })
    .from(sql`(values (1)) one`)
    .prepare("shop_opening");

  return async () => {
    const [found] = await statement.execute();
    if (!found) return undefined;
    const sample = sampleSettings(policy());
    const done = { ...found, identity: sample.length === 0, payment: gateway !== SANDBOX };
    return openingProgress(done)?.map(({ step, isDone }) => ({
      ...{ step, is_done: isDone },
      ...(step === "identity" && !isDone ? { missing: [...sample] } : {}),
    }));
  };
}
