import { type Batch, BUSINESS_TIME_ZONE, type StockReason } from "@store/domain";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { installParts, type Part, trigger, triggerFunction, voidFunction } from "./install-parts.ts";

/** Why stock changes, as the ledger says it. */
export interface StockCause {
  readonly reason: StockReason;
  readonly at: Date;
  readonly orderId?: number;
  readonly staffId?: number | undefined;
  readonly note?: string | undefined;
  /** A UUID: see `stockMovements.attempt`. */
  readonly attempt?: string;
  /** By the id of their product: the batches that pieces come into, or are written off from. */
  readonly batches?: Readonly<Record<number, Batch>>;
  /** The attempt that is taken back: its pieces leave the batches that they came into, and come back where they were. */
  readonly undoes?: string;
}

/**
 * Tells the ledger why the stock changes. It stands in the `from` of the statement that changes it, and so costs no round
 * trip: the trigger reads it at that statement's end. Its columns are nobody's.
 */
export const setStockCause = (cause: StockCause | Placeholder): SQL =>
  sql`set_config('store.stock_cause', ${sql.param(cause, { mapToDriverValue: JSON.stringify })}, true) as because`;

/**
 * Gives each movement of a product's stock to its batches. The statement that changed the stock has locked the product, and
 * so its batches: nobody else moves them.
 *
 * What goes leaves the batch that the cause names, otherwise the one that expires first, and only then what is in no batch.
 * A sale leaves batches alone that have expired; what must go anyway (a count, a write-off) takes those first. As all of it
 * comes out of the stock that was there, batches never have more than the stock. What comes back of an order goes to
 * the batches that it came from, the one that expires last first; what a count finds is in no batch. What is taken back and
 * came into no batch is none of a batch's as long as others are there.
 */
const MOVE_BATCHES = voidFunction(
  "move_batches",
  "movement int, product int, stock int, pieces int, cause json, today date",
  sql`
  declare
    reason text := cause->>'reason';
    named text := cause->'batches'->(product::text)->>'number';
    undone int;
  begin
    if cause->>'undoes' is not null then
      select id into undone from stock_movements where attempt = (cause->>'undoes')::uuid and product_id = product;
    end if;
    if pieces > 0 and named is not null then
      insert into stock_batches (product_id, number, best_before)
      values (product, named, (cause->'batches'->(product::text)->>'bestBefore')::date) on conflict do nothing;
    end if;
    with sources as (
      select id, pieces_left as held, best_before - '2000-01-01'::date as day,
        case when number = named or id in (select batch_id from batch_movements where movement_id = undone) then 0
          when reason = 'order' and best_before < today then 4 else 2 end as turn
      from stock_batches where product_id = product and pieces_left > 0 and pieces < 0
      union all
      select null, stock - (select coalesce(sum(pieces_left), 0) from stock_batches where product_id = product), 0,
        case when undone is null then 3 else 1 end
      where pieces < 0
      union all
      select id, pieces, 0, 0 from stock_batches where product_id = product and number = named and pieces > 0
      union all
      select b.id, -sum(m.change), '2000-01-01'::date - b.best_before, 0
      from batch_movements m join stock_batches b on b.id = m.batch_id
      where b.product_id = product and named is null and pieces > 0
        and (m.order_id = (cause->>'orderId')::int or m.movement_id = undone)
      group by b.id having sum(m.change) < 0
    ), queue as (
      select id, held, turn, sum(held) over (order by turn, day, id) - held as ahead from sources
    ), parts as (
      select id, turn, (sign(pieces) * least(held, abs(pieces) - ahead))::int as change from queue
      where id is not null and held > 0 and ahead < abs(pieces)
    ), moved as (
      update stock_batches set
        pieces_left = pieces_left + change,
        pieces_received = pieces_received
          + case when reason = 'received' or reason = 'undone' and pieces < 0 and turn = 0 then change else 0 end,
        pieces_expired = pieces_expired - case when reason = 'expired' then change else 0 end,
        version = version + 1
      from parts where stock_batches.id = parts.id
    )
    insert into batch_movements (movement_id, batch_id, order_id, change)
    select movement, id, (cause->>'orderId')::int, change from parts;
  end`,
);

const PARTS: readonly Part[] = [
  MOVE_BATCHES,
  triggerFunction(
    "record_stock_change",
    sql`
    declare
      cause json := nullif(current_setting('store.stock_cause', true), '')::json;
      caused_at timestamptz := coalesce((cause->>'at')::timestamptz, now());
      pieces int := coalesce(new.stock, 0) - coalesce(old.stock, 0);
      movement int;
    begin
      insert into stock_movements (product_id, change, stock_after, reason, order_id, staff_id, note, attempt, at)
      values (new.id, pieces, new.stock, coalesce(cause->>'reason', 'corrected'),
        (cause->>'orderId')::int, (cause->>'staffId')::int, cause->>'note', (cause->>'attempt')::uuid, caused_at)
      returning id into movement;
      if cause->'batches'->(new.id::text) is not null or exists (select from stock_batches where product_id = new.id) then
        perform move_batches(movement, new.id, coalesce(old.stock, 0), pieces, cause,
          (caused_at at time zone ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)})::date);
      end if;
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
