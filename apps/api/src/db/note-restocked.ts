import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { installParts, type Part, trigger, triggerFunction } from "./install-parts.ts";

const PARTS: readonly Part[] = [
  triggerFunction(
    "note_restocked",
    sql`
    begin
      insert into restocked_products (product_id)
      select new.id where exists (select from stock_requests where product_id = new.id)
      on conflict do nothing;
      return null;
    end`,
  ),
  trigger(
    "products_restocked",
    "products",
    sql`create trigger products_restocked after update of stock, is_archived on products for each row
      when (new.stock > 0 and not new.is_archived and (coalesce(old.stock, 0) = 0 or old.is_archived))
      execute function note_restocked()`,
  ),
];

/**
 * Installs the trigger that notes a product that people wait for once it can be ordered again, however that came: goods
 * received, an order cancelled, a count, a file, or the product shown again. It runs in the changing transaction, and
 * costs what rises from zero one look at an index.
 */
export async function noteRestocked(db: Database): Promise<void> {
  await installParts(db, PARTS);
}
