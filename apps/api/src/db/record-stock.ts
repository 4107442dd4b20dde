import type { StockReason } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { installParts, type Part, trigger, triggerFunction } from "./install-parts.ts";

/** Why stock changes, as the ledger says it. */
export interface StockCause {
  readonly reason: StockReason;
  readonly at: Date;
  readonly orderId?: number;
  readonly staffId?: number | undefined;
  readonly note?: string | undefined;
  /** A UUID: see `stockMovements.attempt`. */
  readonly attempt?: string;
}

/**
 * Tells the ledger why the stock changes. It stands in the `from` of the statement that changes it, and so costs no round
 * trip: the trigger reads it at that statement's end. Its columns are nobody's.
 */
export const setStockCause = (cause: StockCause): SQL =>
  sql`set_config('store.stock_cause', ${JSON.stringify(cause)}, true) as because`;

const PARTS: readonly Part[] = [
  triggerFunction(
    "record_stock_change",
    sql`
    declare cause json := nullif(current_setting('store.stock_cause', true), '')::json;
    begin
      insert into stock_movements (product_id, change, stock_after, reason, order_id, staff_id, note, attempt, at)
      values (new.id, coalesce(new.stock, 0) - coalesce(old.stock, 0), new.stock, coalesce(cause->>'reason', 'corrected'),
        (cause->>'orderId')::int, (cause->>'staffId')::int, cause->>'note', (cause->>'attempt')::uuid,
        coalesce((cause->>'at')::timestamptz, now()));
      return null;
    end`,
  ),
  triggerFunction(
    "record_first_stock",
    sql`
    begin
      insert into stock_movements (product_id, change, stock_after, reason, at)
      select id, stock, stock, 'opening', now() from added where stock is not null;
      return null;
    end`,
  ),
  trigger(
    "products_stock_recorded",
    "products",
    sql`create trigger products_stock_recorded after update of stock on products for each row
      when (old.stock is distinct from new.stock) execute function record_stock_change()`,
  ),
  trigger(
    "products_first_stock_recorded",
    "products",
    sql`create trigger products_first_stock_recorded after insert on products referencing new table as added
      for each statement execute function record_first_stock()`,
  ),
];

/**
 * Installs the triggers that keep the ledger of stock: however a product's stock is changed, a movement is
 * written in the same transaction. Products that stand already begin with an opening movement, under the lock that a new
 * trigger takes: no sale comes between.
 */
export async function recordStock(db: Database): Promise<void> {
  if (!(await installParts(db, PARTS))) return;
  await db.execute(sql`
    insert into stock_movements (product_id, change, stock_after, reason, at)
    select id, stock, stock, 'opening', now() from products
    where stock is not null and not exists (select from stock_movements where product_id = products.id)`);
}
