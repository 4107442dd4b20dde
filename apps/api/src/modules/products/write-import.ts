import { inArray, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import { recordActions, type StaffAction } from "../../identity/record-action.ts";
import { withUsualPrices } from "../discounts/reprice.ts";
import { changedFields } from "../staff-lists/edit-row.ts";
import type { PlannedRow } from "./plan-import.ts";
import { checkedOfFile } from "./product-of-file.ts";
import { findPlace, type Places, productColumns, wordsOfChanged, wordsOfPlace } from "./write-product.ts";

type Columns = ReturnType<typeof changesOf>;

function changesOf({ product: read, before }: PlannedRow, places: Places) {
  const { product, facts } = checkedOfFile(read);
  const place = findPlace(places, product);
  if (typeof place === "string") throw new Error(`A product of a file has no ${place}`);
  const searchWords = before ? wordsOfChanged(places, before, place) : wordsOfPlace(place);
  return { ...productColumns(product, place), ...facts, searchWords };
}

/** Changes products, each in the same columns: one statement for all of them. */
export async function updateProducts(
  tx: Database,
  changes: readonly (Partial<Columns> & { readonly id: number })[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const names = Object.keys(first)
    .filter((key) => key !== "id")
    .map((key) => sql.identifier(toSnakeCase(key)));
  const rows = changes.map((change) =>
    Object.fromEntries(Object.entries(change).map(([key, value]) => [toSnakeCase(key), value])),
  );
  await tx.execute(sql`
    update ${products} set ${sql.join(
      names.map((name) => sql`${name} = changed.${name}`),
      sql`, `,
    )}, version = ${products.version} + 1
    from jsonb_populate_recordset(null::${products}, ${JSON.stringify(rows)}::jsonb) changed
    where ${products.id} = changed.id`);
}

/** Writes new and changed products, with their audit lines, in as many statements however many they are. */
export async function writePlanned(
  tx: Database,
  planned: readonly PlannedRow[],
  { places, customerId, now }: { readonly places: Places; readonly customerId: number; readonly now: Date },
): Promise<void> {
  const rows = planned.map((row) => ({ row, columns: changesOf(row, places) }));
  const added = rows.filter(({ row }) => row.kind === "new");
  const values = added.map(({ row, columns }) => ({ ...columns, stock: row.product.stock, createdAt: now }));
  const ids = values.length > 0 ? await tx.insert(products).values(values).returning({ id: products.id }) : [];
  const action = { customerId, action: "import", subject: "product" } as const;
  const actions: StaffAction[] = ids.map(({ id }, place) => ({ ...action, subjectId: id, after: values[place] ?? {} }));
  const changed = rows.flatMap(({ row: { before }, columns }) => (before ? [{ before, columns }] : []));
  const written = [...changed.map(({ before }) => before.id), ...ids.map(({ id }) => id)];
  await withUsualPrices(tx, inArray(products.id, written), now, () =>
    updateProducts(
      tx,
      changed.map(({ before, columns }) => ({ ...columns, id: before.id })),
    ),
  );
  for (const { before, columns } of changed) {
    actions.push({ ...action, subjectId: before.id, ...changedFields(before, columns) });
  }
  await recordActions(tx, actions, now);
}
