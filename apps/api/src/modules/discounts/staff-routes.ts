import {
  createDiscount,
  editDiscount,
  endDiscount,
  previewDiscount,
  staffDiscount,
  staffDiscounts,
} from "@store/api-client/contract";
import { type CheckedDiscount, discountState, hasCome, toRupees } from "@store/domain";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { discounts } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { applyDiscounts } from "./apply-discounts.ts";
import { type ConfirmedTerms, checkCost, checkTerms, readTargets, tryDiscount } from "./check-discount.ts";
import { type DiscountRow, inState } from "./discounts.ts";

const NO_SUCH_DISCOUNT = "There is no such discount.";
const DISCOUNT_IS_OVER = "This discount is over already.";

const rupees = (amount: DiscountRow["amount"]) => (amount === null ? undefined : toRupees(amount));

function wireDiscount(row: DiscountRow, targets: { id: number; name: string }[], now: Date) {
  return {
    ...{ id: row.id, name: row.name, scope: row.scope, kind: row.kind, percent: row.percent, targets },
    ...{ amount: rupees(row.amount), minimum: rupees(row.minimum), may_below_cost: row.mayBelowCost },
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString(),
    state: discountState(row, now),
    version: row.version,
  };
}

function columnsOf({ off, targets, ...terms }: CheckedDiscount, { may_below_cost: mayBelowCost }: ConfirmedTerms) {
  return {
    ...terms,
    ...{ targets: [...targets], kind: off.kind, mayBelowCost },
    percent: off.kind === "percent" ? off.percent : null,
    amount: off.kind === "percent" ? null : off.kind === "price" ? off.price : off.amount,
  };
}

/** Who does something, and when. */
interface By {
  readonly customerId: number;
  readonly now: Date;
}

const addDiscount = (db: Database, terms: ConfirmedTerms, { customerId, now }: By): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const checked = await checkTerms(tx, terms, now);
    if (checked instanceof HttpError) return checked;
    const refused = await checkCost(tx, checked, terms.may_below_cost);
    if (refused) return refused;
    const columns = columnsOf(checked, terms);
    const [written] = await tx
      .insert(discounts)
      .values({ ...columns, createdAt: now })
      .returning({ id: discounts.id });
    if (!written) throw new Error("Inserting a discount returned no row");
    const action = { action: "create", subject: "discount", subjectId: written.id, after: columns } as const;
    await recordAction(tx, { customerId, ...action }, now);
    return written.id;
  });

interface Edit {
  readonly id: number;
  readonly version: number;
}

/** Writes a change, after which its products are priced anew. */
const write = async (
  tx: Database,
  { id, version }: Edit,
  changes: Partial<DiscountRow>,
  action: "change" | "end",
  { customerId, now }: By,
): Promise<number | HttpError> => {
  const edit = { where: eq(discounts.id, id), version, changes, missing: NO_SUCH_DISCOUNT };
  const next = await editRow(tx, discounts, edit, { customerId, action, subject: "discount", subjectId: id }, now);
  if (!(next instanceof HttpError)) await tx.update(discounts).set({ appliedState: null }).where(eq(discounts.id, id));
  return next;
};

const changeDiscount = (db: Database, edit: Edit, terms: ConfirmedTerms, by: By): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const checked = await checkTerms(tx, terms, by.now);
    if (checked instanceof HttpError) return checked;
    const refused = await checkCost(tx, checked, terms.may_below_cost);
    return refused ?? write(tx, edit, columnsOf(checked, terms), "change", by);
  });

const endNow = (db: Database, edit: Edit, by: By): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(discounts).where(eq(discounts.id, edit.id)).for("update");
    if (!row) return httpError(404, NO_SUCH_DISCOUNT);
    if (row.endsAt && hasCome(row.endsAt, by.now)) return httpError(409, DISCOUNT_IS_OVER);
    return write(tx, edit, { endsAt: by.now }, "end", by);
  });

const isOfProduct = (product: number): SQL =>
  sql`${discounts.scope} = 'products' and ${product} = any(${discounts.targets})`;

/** Discounts and scheduled prices, for those who set prices. */
export function staffDiscountRoutes({ serve, db, clock }: Backend): void {
  serve(staffDiscounts, async ({ query: { state, product, page } }) => {
    const now = clock();
    const where = and(state && inState(state, now), product ? isOfProduct(product) : undefined);
    const [rows, total] = await readPage(db, { table: discounts, where, page }, ({ limit, offset }) =>
      db.select().from(discounts).where(where).orderBy(desc(discounts.id)).limit(limit).offset(offset),
    );
    const targetsOf = await readTargets(db, rows);
    return listPage(
      rows.map((row) => wireDiscount(row, targetsOf(row), now)),
      total,
    );
  });

  serve(staffDiscount, async ({ params: { id } }) => {
    const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
    if (!row) return httpError(404, NO_SUCH_DISCOUNT);
    const targetsOf = await readTargets(db, [row]);
    return { status: true, data: wireDiscount(row, targetsOf(row), clock()) };
  });

  serve(previewDiscount, async ({ body }) => {
    const checked = await checkTerms(db, body, clock());
    if (checked instanceof HttpError) return checked;
    const { all, below } = await tryDiscount(db, checked);
    const data = { products: all.count, samples: [...all.samples] };
    return { status: true, data: { ...data, below_cost: below.count, below_cost_samples: [...below.samples] } };
  });

  // The first products have their new prices before the answer; a job prices the others.
  const applied = async <T>(changed: T | HttpError): Promise<T | HttpError> => {
    if (!(changed instanceof HttpError)) await applyDiscounts(db, clock(), 1);
    return changed;
  };

  serve(createDiscount, async ({ body, customer: { customerId } }) => {
    const id = await applied(await addDiscount(db, body, { customerId, now: clock() }));
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });

  serve(editDiscount, async ({ params: { id }, body, customer: { customerId } }) => {
    const edit = { id, version: body.version };
    const version = await applied(await changeDiscount(db, edit, body, { customerId, now: clock() }));
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(endDiscount, async ({ params: { id }, body: { version }, customer: { customerId } }) => {
    const next = await applied(await endNow(db, { id, version }, { customerId, now: clock() }));
    return next instanceof HttpError ? next : { status: true, data: { version: next } };
  });
}
