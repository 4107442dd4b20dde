import { hash } from "node:crypto";
import { STEPPER_MAXIMUM_WITHOUT_STOCK } from "@store/domain";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import * as tables from "./schema/index.ts";

/** Of these, every change shows on some page. */
const SHOWN: readonly PgTable[] = [
  tables.brands,
  tables.foams,
  tables.shopSections,
  tables.categories,
  tables.banners,
  tables.homeSections,
  tables.homeSectionImages,
  tables.videos,
  tables.statistics,
  tables.testimonials,
  tables.blogs,
  tables.pageMeta,
  tables.stores,
  tables.events,
  tables.deliveryOptions,
  tables.appointmentSlots,
  tables.appointmentDaysOff,
  tables.settingsVersions,
];

/** Pages tell small stocks apart: how many pieces can be ordered. Each order of a larger stock would empty the caches. */
const SHOWN_STOCK = sql.raw(String(STEPPER_MAXIMUM_WITHOUT_STOCK));

const dialect = new PgDialect();

/**
 * Creates a trigger that is new, and replaces one of an earlier release: its comment says what it was made from. Those
 * that stand are left alone, without taking a lock.
 */
function createTrigger(name: string, table: string, definition: SQL): SQL {
  const madeFrom = sql.raw(`'${hash("sha1", dialect.sqlToQuery(definition).sql)}'`);
  const on = sql`${sql.identifier(name)} on ${sql.identifier(table)}`;
  return sql`
  do $$ begin
    if not exists (
      select from pg_trigger where tgname = ${sql.raw(`'${name}'`)} and tgrelid = ${sql.raw(`'${table}'`)}::regclass
        and obj_description(oid, 'pg_trigger') = ${madeFrom}
    ) then
      drop trigger if exists ${on};
      ${definition};
      comment on trigger ${on} is ${madeFrom};
    end if;
  end $$`;
}

/**
 * Installs triggers that raise the catalogue's versions. They run within the changing transaction, so no process serves
 * an outdated list or page. Drizzle's migrations cannot hold triggers, so this runs after them.
 *
 * The lists' version is raised by the changing statement. The pages' version, which orders raise too, is raised as the
 * last thing before the commit: its row is locked only then, and no two transactions wait for each other.
 */
export async function countChanges(db: Database): Promise<void> {
  await db.execute(sql`insert into catalogue_state (version) values (1) on conflict do nothing`);
  await db.execute(sql`
    create or replace function count_catalogue_change() returns trigger language plpgsql as $$
    begin
      update catalogue_state set version = version + 1;
      return null;
    end $$`);
  await db.execute(
    createTrigger(
      "products_change_lists",
      "products",
      sql`create trigger products_change_lists
        after insert or delete or truncate or update of
          id, name, search_words, brand_id, foam_id, sort_rank, category_id, level1, level2, level3, is_hidden,
          is_archived, price_paid, tag_ids
        on products for each statement execute function count_catalogue_change()`,
    ),
  );

  await db.execute(sql`
    create or replace function note_page_change() returns trigger language plpgsql as $$
    begin
      insert into page_changes values (pg_current_xact_id()::text) on conflict do nothing;
      return null;
    end $$`);
  await db.execute(sql`
    create or replace function count_page_change() returns trigger language plpgsql as $$
    begin
      update catalogue_state set pages_version = pages_version + 1;
      delete from page_changes where transaction = new.transaction;
      return null;
    end $$`);
  await db.execute(
    createTrigger(
      "page_changes_count",
      "page_changes",
      sql`create constraint trigger page_changes_count after insert on page_changes
        deferrable initially deferred for each row execute function count_page_change()`,
    ),
  );
  for (const table of SHOWN) {
    const name = getTableName(table);
    const trigger = `${name}_change_pages`;
    await db.execute(
      createTrigger(
        trigger,
        name,
        sql`create trigger ${sql.identifier(trigger)} after insert or delete or truncate or update
          on ${sql.identifier(name)} for each statement execute function note_page_change()`,
      ),
    );
  }
  // Not the search document, which is derived, nor what only the dashboard shows.
  await db.execute(
    createTrigger(
      "products_change_pages",
      "products",
      sql`create trigger products_change_pages
        after insert or delete or truncate or update of
          id, name, brand_id, foam_id, section_id, sort_rank, category_id, level1, level2, level3, is_hidden, is_archived,
          price_paid, gst_rate, hsn_code, base_price, gst, mrp, barcode, net_quantity, net_unit, pack_group, pack_label, label,
          tag_ids, benefits, description_html, meta_title, meta_description,
          meta_keywords, image, home_image, images, videos, star_counts, newest_reviews, search_words
        on products for each statement execute function note_page_change()`,
    ),
  );
  await db.execute(
    createTrigger(
      "products_stock_changes_pages",
      "products",
      sql`create trigger products_stock_changes_pages after update of stock on products for each row
        when (least(coalesce(old.stock, -1), ${SHOWN_STOCK}) <> least(coalesce(new.stock, -1), ${SHOWN_STOCK}))
        execute function note_page_change()`,
    ),
  );
}
