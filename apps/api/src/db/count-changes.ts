import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * Installs triggers that raise the catalogue's version whenever something changes that product lists show or sort by.
 * They run within the changing transaction, so no process serves an outdated list. Drizzle's migrations cannot hold
 * triggers, so this runs after them. Existing triggers are left alone, without taking a lock.
 */
export async function countChanges(db: Database): Promise<void> {
  await db.execute(sql`insert into catalogue_state (version) values (1) on conflict do nothing`);
  await db.execute(sql`
    create or replace function count_catalogue_change() returns trigger language plpgsql as $$
    begin
      update catalogue_state set version = version + 1;
      return null;
    end $$`);
  await db.execute(sql`
    do $$ begin
      if not exists (select from pg_trigger where tgname = 'products_change_lists' and tgrelid = 'products'::regclass) then
        create trigger products_change_lists
          after insert or delete or truncate or update of
            id, name, search_words, brand_id, foam_id, sort_rank, category_id, level1, level2, level3, is_hidden,
            price_paid, tag_ids
          on products for each statement execute function count_catalogue_change();
      end if;
    end $$`);
}
