import { STEPPER_MAXIMUM_WITHOUT_STOCK } from "@store/domain";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { installParts, type Part, trigger, triggerFunction } from "./install-parts.ts";
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
  tables.pages,
  tables.stores,
  tables.events,
  tables.deliveryOptions,
  tables.appointmentSlots,
  tables.appointmentDaysOff,
  tables.settingsVersions,
  tables.policyTexts,
];

/** Pages tell small stocks apart: how many pieces can be ordered. Each order of a larger stock would empty the caches. */
const SHOWN_STOCK = sql.raw(String(STEPPER_MAXIMUM_WITHOUT_STOCK));

const PARTS: readonly Part[] = [
  triggerFunction(
    "count_catalogue_change",
    sql`
    begin
      update catalogue_state set version = version + 1;
      return null;
    end`,
  ),
  trigger(
    "products_change_lists",
    "products",
    sql`create trigger products_change_lists
        after insert or delete or truncate or update of
          id, name, search_words, brand_id, foam_id, sort_rank, category_id, level1, level2, level3, is_hidden,
          is_archived, price_paid, tag_ids
        on products for each statement execute function count_catalogue_change()`,
  ),

  triggerFunction(
    "note_page_change",
    sql`
    begin
      insert into page_changes values (pg_current_xact_id()::text) on conflict do nothing;
      return null;
    end`,
  ),
  triggerFunction(
    "count_page_change",
    sql`
    begin
      update catalogue_state set pages_version = pages_version + 1;
      delete from page_changes where transaction = new.transaction;
      return null;
    end`,
  ),
  trigger(
    "page_changes_count",
    "page_changes",
    sql`create constraint trigger page_changes_count after insert on page_changes
        deferrable initially deferred for each row execute function count_page_change()`,
  ),
  ...SHOWN.map((table) => {
    const name = getTableName(table);
    return trigger(
      `${name}_change_pages`,
      name,
      sql`create trigger ${sql.identifier(`${name}_change_pages`)} after insert or delete or truncate or update
          on ${sql.identifier(name)} for each statement execute function note_page_change()`,
    );
  }),
  // Not the search document, which is derived, nor what only the dashboard shows.
  trigger(
    "products_change_pages",
    "products",
    sql`create trigger products_change_pages
        after insert or delete or truncate or update of
          id, name, brand_id, foam_id, section_id, sort_rank, category_id, level1, level2, level3, is_hidden, is_archived,
          price_paid, usual_price, gst_rate, hsn_code, base_price, gst, mrp, barcode, weight_grams, net_quantity, net_unit,
          pack_group, pack_label, label,
          tag_ids, benefits, description_html, meta_title, meta_description,
          meta_keywords, image, home_image, images, videos, star_counts, newest_reviews, search_words
        on products for each statement execute function note_page_change()`,
  ),
  trigger(
    "products_stock_changes_pages",
    "products",
    sql`create trigger products_stock_changes_pages after update of stock on products for each row
        when (least(coalesce(old.stock, -1), ${SHOWN_STOCK}) <> least(coalesce(new.stock, -1), ${SHOWN_STOCK}))
        execute function note_page_change()`,
  ),
  // A product's page names the day of its next batch: another one, once that is sold out.
  trigger(
    "stock_batches_change_pages",
    "stock_batches",
    sql`create trigger stock_batches_change_pages after update on stock_batches for each row
        when (old.best_before <> new.best_before or (old.pieces_left > 0) <> (new.pieces_left > 0))
        execute function note_page_change()`,
  ),
  trigger(
    "new_stock_batches_change_pages",
    "stock_batches",
    sql`create trigger new_stock_batches_change_pages after insert on stock_batches for each row
        when (new.pieces_left > 0) execute function note_page_change()`,
  ),
];

/**
 * Installs triggers that raise the catalogue's versions. They run within the changing transaction, so no process serves
 * an outdated list or page. Drizzle's migrations cannot hold triggers, so this runs after them.
 *
 * The lists' version is raised by the changing statement. The pages' version, which orders raise too, is raised as the
 * last thing before the commit: its row is locked only then, and no two transactions wait for each other.
 */
export async function countChanges(db: Database): Promise<void> {
  await db.execute(sql`insert into catalogue_state (version) values (1) on conflict do nothing`);
  await installParts(db, PARTS);
}
