import {
  applyBulkEdit,
  BULK_FIELDS_OF_WIRE,
  type ParsedRequest,
  previewBulkEdit,
  undoBulkEdit,
} from "@store/api-client/contract";
import {
  BULK_EDIT_MAXIMUM,
  BULK_MESSAGES,
  type BulkChange,
  type BulkProduct,
  bulkFieldText,
  CHANGED_SINCE_PREVIEW,
  changeInBulk,
  checkBulkForm,
  isUnusualEdit,
  splitGst,
  unusualPriceRefusal,
} from "@store/domain";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { bulkEdits, products, bulkEditRows as rows, usualPrice } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordActions, type StaffAction } from "../../identity/record-action.ts";
import { inBatches } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { withUsualPrices } from "../discounts/reprice.ts";
import { changedFields } from "../staff-lists/edit-row.ts";
import { NO_LONGER_THERE } from "../staff-lists/messages.ts";
import { fitsFilters } from "./staff-routes.ts";
import { updateProducts } from "./write-import.ts";
import { findPlace, type Places, placeColumns, priceColumns, readPlaces, wordsOfChanged } from "./write-product.ts";

const NO_SUCH_EDIT = "This edit no longer exists. Please look at what would change again!";

/** Products that are read or written at once. */
const BATCH = 1000;
/** What a preview shows of the products that change, and of the names of those that are refused. */
const SAMPLES = 10;
const NAMES = 5;

/** All that can be edited of a product, as if there were no discounts, and what is derived from it. */
const EDITED = {
  id: products.id,
  name: products.name,
  version: products.version,
  categoryId: products.categoryId,
  brandId: products.brandId,
  foamId: products.foamId,
  sectionId: products.sectionId,
  sortRank: products.sortRank,
  level1: products.level1,
  level2: products.level2,
  level3: products.level3,
  tagIds: products.tagIds,
  hsnCode: products.hsnCode,
  isArchived: products.isArchived,
  isHidden: products.isHidden,
  searchWords: products.searchWords,
  mrp: products.mrp,
  cost: products.cost,
  gstRate: products.gstRate,
  pricePaid: usualPrice,
} as const;

const selectEdited = (db: Database) => db.select(EDITED).from(products);
type EditedRow = Awaited<ReturnType<typeof selectEdited>>[number];

const productOf = (row: EditedRow): BulkProduct => ({
  ...{ categoryId: row.categoryId, brandId: row.brandId, foamId: row.foamId, sectionId: row.sectionId },
  ...{ tagIds: row.tagIds, hsnCode: row.hsnCode, isArchived: row.isArchived, mrp: row.mrp, cost: row.cost },
  ...{ pricePaid: row.pricePaid, gstRate: row.gstRate },
});

const isSame = (one: BulkProduct, other: BulkProduct): boolean => JSON.stringify(one) === JSON.stringify(other);

type Body = ParsedRequest<typeof previewBulkEdit>["body"];
type Chosen = Pick<Body, "ids" | "filters">;

/** The chosen products, some at a time. */
async function* readChosen(db: Database, { ids, filters }: Chosen): AsyncGenerator<readonly EditedRow[]> {
  if (filters && !ids) {
    const fits = fitsFilters(filters);
    return yield* inBatches<EditedRow>(
      (last, limit) =>
        selectEdited(db)
          .where(and(fits, last && gt(products.id, last.id)))
          .orderBy(asc(products.id))
          .limit(limit),
      BATCH,
    );
  }
  const all = [...new Set(ids)].toSorted((one, other) => one - other);
  for (let from = 0; from < all.length; from += BATCH) {
    yield await selectEdited(db)
      .where(inArray(products.id, all.slice(from, from + BATCH)))
      .orderBy(asc(products.id));
  }
}

interface Sample {
  readonly id: number;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly is_unusual: boolean;
}

/** Counts what an edit would do, and keeps some of it. */
function createTally(change: BulkChange, places: Places) {
  const text = (product: BulkProduct) => bulkFieldText(change.field, product, places.choices);
  const samples: { readonly [kind in "unusual" | "usual"]: Sample[] } = { unusual: [], usual: [] };
  const refused = new Map<string, { count: number; readonly names: string[] }>();
  const counts = { changed: 0, unchanged: 0, unusual: 0 };
  return {
    keep: () => {
      counts.unchanged += 1;
    },
    refuse: (message: string, name: string) => {
      const found = refused.get(message) ?? { count: 0, names: [] };
      found.count += 1;
      if (found.names.length < NAMES) found.names.push(name);
      refused.set(message, found);
    },
    change: ({ id, name }: EditedRow, before: BulkProduct, after: BulkProduct) => {
      const is_unusual = isUnusualEdit(before, after);
      counts.changed += 1;
      counts.unusual += is_unusual ? 1 : 0;
      const kept = samples[is_unusual ? "unusual" : "usual"];
      if (kept.length < SAMPLES) kept.push({ id, name, before: text(before), after: text(after), is_unusual });
      return is_unusual;
    },
    read: () => ({
      ...counts,
      samples: [...samples.unusual, ...samples.usual].slice(0, SAMPLES),
      refused: [...refused].map(([message, found]) => ({ message, ...found })),
    }),
  };
}

/** What products are sorted into by a change has to be there. */
function isThere(change: BulkChange, { choices }: Places): boolean {
  const lists = { ...choices, category: choices.categories, brand: choices.brands, form: choices.foams };
  switch (change.field) {
    case "category":
    case "brand":
    case "form":
      return change.choice === null || lists[change.field].some(({ id }) => id === change.choice);
    case "section":
      return change.choice === null || choices.sections.some(({ id }) => id === change.choice);
    default:
      return true;
  }
}

interface By {
  readonly staffId: number;
  readonly now: Date;
}

/** Looks at what an edit would do, and keeps it; the one that the member of staff had looked at before goes. */
const preview = (db: Database, body: Body, { staffId, now }: By) =>
  inTransaction(db, async (tx) => {
    const checked = checkBulkForm({
      ...{ field: body.field, step: body.step, value: body.value, isRounded: body.is_rounded },
      ...{ choice: body.choice, hsnCode: body.hsn_code },
    });
    if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: BULK_FIELDS_OF_WIRE });
    const change = checked.value;
    const places = await readPlaces(tx);
    if (!isThere(change, places)) return httpError(409, NO_LONGER_THERE, { field: BULK_FIELDS_OF_WIRE.choice });
    if (body.ids ? body.ids.length === 0 : !body.filters) return httpError(400, BULK_MESSAGES.nothing);
    await tx.delete(bulkEdits).where(eq(bulkEdits.staffId, staffId));
    const [edit] = await tx
      .insert(bulkEdits)
      .values({ staffId, madeAt: now, change, mayBelowCost: body.may_below_cost })
      .returning({ id: bulkEdits.id });
    if (!edit) throw new Error("Inserting an edit of products returned no row");
    const tally = createTally(change, places);
    let read = 0;
    for await (const batch of readChosen(tx, body)) {
      read += batch.length;
      if (read > BULK_EDIT_MAXIMUM) return httpError(409, BULK_MESSAGES.tooMany);
      const values = batch.flatMap((row): (typeof rows.$inferInsert)[] => {
        const before = productOf(row);
        const changed = changeInBulk(before, change, body.may_below_cost);
        if (!changed.ok) tally.refuse(changed.refusal.message, row.name);
        else if (isSame(before, changed.value)) tally.keep();
        else {
          const isUnusual = tally.change(row, before, changed.value);
          return [{ editId: edit.id, productId: row.id, version: row.version, before, isUnusual }];
        }
        return [];
      });
      if (values.length > 0) await tx.insert(rows).values(values);
    }
    return { status: true, data: { id: edit.id, ...tally.read() } };
  });

interface Change {
  readonly row: EditedRow;
  readonly after: BulkProduct;
}

/** A product's columns after an edit; undefined where what it is sorted into is gone. */
function columnsOf({ row, after }: Change, places: Places) {
  const place = findPlace(places, after);
  if (typeof place === "string") return undefined;
  const { mrp, hsnCode } = after;
  const searchWords = wordsOfChanged(places, row, place);
  return {
    ...placeColumns(after, place),
    ...priceColumns(after),
    mrp,
    hsnCode,
    tagIds: [...after.tagIds],
    searchWords,
  };
}

/** Writes products that are locked, a thousand at a time, and their audit lines at once. */
async function write(tx: Database, edit: number, changes: readonly Change[], action: string, { staffId, now }: By) {
  const places = await readPlaces(tx);
  const written = changes.map((change) => {
    const columns = columnsOf(change, places);
    const { base: basePrice, gst } = splitGst(change.row.pricePaid, change.row.gstRate);
    return columns && { id: change.row.id, columns, ...changedFields({ ...change.row, basePrice, gst }, columns) };
  });
  const there = written.flatMap((one) => one ?? []);
  if (there.length < written.length) return httpError(409, NO_LONGER_THERE);
  const touched = new Set(there.flatMap(({ after }) => Object.keys(after)));
  const ofEdit = tx.select({ id: rows.productId }).from(rows).where(eq(rows.editId, edit));
  const changed = there.map(({ id, columns }) => ({
    ...Object.fromEntries(Object.entries(columns).filter(([name]) => touched.has(name))),
    id,
  }));
  await withUsualPrices(tx, inArray(products.id, ofEdit), now, async () => {
    // A product stands in many indexes: each statement stays far below what a request's may take.
    for (let from = 0; from < changed.length; from += BATCH)
      await updateProducts(tx, changed.slice(from, from + BATCH));
  });
  const lines = there.map(
    ({ id, before, after }): StaffAction => ({
      ...{ customerId: staffId, action, subject: "product", subjectId: id, before, after },
    }),
  );
  await recordActions(tx, lines, now);
  return undefined;
}

const lockEdit = async (tx: Database, id: number, staffId: number) =>
  (
    await tx
      .select()
      .from(bulkEdits)
      .where(and(eq(bulkEdits.id, id), eq(bulkEdits.staffId, staffId)))
      .for("update")
  )[0];

/** The products of an edit, locked in the order of their ids, with what it has kept of each. */
const lockProducts = (tx: Database, id: number) =>
  tx
    .select({ row: EDITED, kept: { version: rows.version, before: rows.before } })
    .from(rows)
    .innerJoin(products, eq(products.id, rows.productId))
    .where(eq(rows.editId, id))
    .orderBy(asc(products.id))
    .for("no key update", { of: products });

/** Applies an edit whole or not at all; one that is applied already stays so. */
const apply = (db: Database, id: number, isConfirmed: boolean, by: By): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const edit = await lockEdit(tx, id, by.staffId);
    if (!edit) return httpError(404, NO_SUCH_EDIT);
    const count = () => tx.$count(rows, eq(rows.editId, id));
    if (edit.appliedAt) return count();
    const unusual = await tx.$count(rows, and(eq(rows.editId, id), eq(rows.isUnusual, true)));
    if (unusual > 0 && !isConfirmed) return httpError(409, unusualPriceRefusal(unusual));
    const found = await lockProducts(tx, id);
    const changes = found.flatMap(({ row, kept }): Change[] => {
      const changed = changeInBulk(productOf(row), edit.change, edit.mayBelowCost);
      return row.version === kept.version && changed.ok ? [{ row, after: changed.value }] : [];
    });
    if (changes.length < found.length) return httpError(409, CHANGED_SINCE_PREVIEW);
    const refused = await write(tx, id, changes, "bulk change", by);
    if (refused) return refused;
    await tx.update(bulkEdits).set({ appliedAt: by.now }).where(eq(bulkEdits.id, id));
    return changes.length;
  });

/** Gives products back what an edit changed: those that nobody has changed since. */
const undo = (db: Database, id: number, by: By) =>
  inTransaction(db, async (tx) => {
    const edit = await lockEdit(tx, id, by.staffId);
    if (!edit?.appliedAt) return httpError(404, NO_SUCH_EDIT);
    if (edit.undoneAt) return { undone: 0, left: 0 };
    const found = await lockProducts(tx, id);
    const changes = found.flatMap(({ row, kept }): Change[] =>
      row.version === kept.version + 1 ? [{ row, after: kept.before }] : [],
    );
    const refused = await write(tx, id, changes, "undo bulk change", by);
    if (refused) return refused;
    await tx.update(bulkEdits).set({ undoneAt: by.now }).where(eq(bulkEdits.id, id));
    return { undone: changes.length, left: found.length - changes.length };
  });

/** One field of many products at once: looked at, applied whole or not at all, and taken back by a second change. */
export function bulkEditRoutes({ serve, db, clock }: Backend): void {
  serve(previewBulkEdit, ({ body, customer: { customerId } }) =>
    preview(db, body, { staffId: customerId, now: clock() }),
  );
  serve(applyBulkEdit, async ({ params: { id }, body: { is_confirmed }, customer: { customerId } }) => {
    const changed = await apply(db, id, is_confirmed, { staffId: customerId, now: clock() });
    return changed instanceof HttpError ? changed : { status: true, data: { changed } };
  });
  serve(undoBulkEdit, async ({ params: { id }, customer: { customerId } }) => {
    const undone = await undo(db, id, { staffId: customerId, now: clock() });
    return undone instanceof HttpError ? undone : { status: true, data: undone };
  });
}
