import type { createDiscount, ParsedRequest, previewDiscount } from "@store/api-client/contract";
import { DISCOUNT_FIELDS } from "@store/api-client/contract";
import {
  belowCostRefusal,
  type CheckedDiscount,
  checkDiscountForm,
  DISCOUNT_MESSAGES,
  isBelowCost,
  lowestPriceWith,
  type Paise,
  type ShopDiscount,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, gt, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { brands, categories, isInShop, products } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { inBatches } from "../../lib/csv.ts";
import { NO_LONGER_THERE } from "../staff-lists/messages.ts";
import { isTargeted } from "./apply-discounts.ts";
import { PRICED, toDiscounted } from "./reprice.ts";

type Terms = ParsedRequest<typeof previewDiscount>["body"];
export type ConfirmedTerms = ParsedRequest<typeof createDiscount>["body"];

/** What products are read by when a discount is tried on all that it is for. */
const BATCH = 1000;
/** Prices that a preview shows. */
const SAMPLES = 5;

const TARGET_TABLES = { products, categories, brands } as const;

/** The names of what discounts are for, in one statement for each kind of target. */
export async function readTargets(db: Database, of: readonly Pick<ShopDiscount, "scope" | "targets">[]) {
  const read = async (scope: keyof typeof TARGET_TABLES) => {
    const ids = of.filter((one) => one.scope === scope).flatMap(({ targets }) => targets);
    const { id, name } = TARGET_TABLES[scope];
    const rows =
      ids.length === 0 ? [] : await db.select({ id, name }).from(TARGET_TABLES[scope]).where(inArray(id, ids));
    return [scope, new Map(rows.map((row) => [row.id, row.name]))] as const;
  };
  const names = new Map<string, ReadonlyMap<number, string>>(
    await Promise.all([read("products"), read("categories"), read("brands")]),
  );
  return ({ scope, targets }: Pick<ShopDiscount, "scope" | "targets">) =>
    targets.flatMap((id) => {
      const name = names.get(scope)?.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
}

/** Checks a discount by the domain's rules, and that what it is for is there. */
export async function checkTerms(db: Database, terms: Terms, now: Date): Promise<CheckedDiscount | HttpError> {
  const rupees = (amount: Paise | null | undefined) => (amount == null ? undefined : toRupees(amount));
  const checked = checkDiscountForm({
    ...{ name: terms.name, scope: terms.scope, targets: terms.targets, kind: terms.kind },
    ...{ percent: terms.percent ?? undefined, amount: rupees(terms.amount), minimum: rupees(terms.minimum) },
    startsAt: terms.starts_at ? new Date(terms.starts_at) : now,
    endsAt: terms.ends_at ? new Date(terms.ends_at) : undefined,
  });
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: DISCOUNT_FIELDS });
  const { targets, off } = checked.value;
  const found = (await readTargets(db, [checked.value]))(checked.value);
  if (found.length < targets.length) return httpError(409, NO_LONGER_THERE, { field: DISCOUNT_FIELDS.targets });
  if (off.kind !== "price") return checked.value;
  const [product] = await db
    .select({ mrp: products.mrp })
    .from(products)
    .where(inArray(products.id, [...targets]));
  return product?.mrp != null && off.price > product.mrp
    ? httpError(409, DISCOUNT_MESSAGES.aboveMrp, { field: DISCOUNT_FIELDS.amount })
    : checked.value;
}

interface Tried {
  readonly count: number;
  readonly samples: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly becomes: number;
  }[];
}

/** Counts products, and keeps the prices of some. */
function createTally() {
  const samples: Tried["samples"][number][] = [];
  let count = 0;
  return {
    add: ({ id, name }: TriedRow, price: Paise, becomes: Paise) => {
      count += 1;
      if (samples.length < SAMPLES) samples.push({ id, name, price: toRupees(price), becomes: toRupees(becomes) });
    },
    read: (): Tried => ({ count, samples }),
  };
}

/** Tries a discount on all products that it is for, some at a time: what becomes of them, and which would be below cost. */
export async function tryDiscount(db: Database, terms: CheckedDiscount) {
  const discount = { id: 0, ...terms };
  const [all, below] = [createTally(), createTally()];
  const isOfCart = terms.scope === "cart";
  const batches = inBatches<TriedRow>(
    (last, limit) =>
      db
        .select(TRIED)
        .from(products)
        .where(and(isInShop, isOfCart ? undefined : isTargeted(terms), gt(products.id, last?.id ?? 0), isPriced))
        .orderBy(asc(products.id))
        .limit(limit),
    BATCH,
  );
  for await (const rows of batches) {
    for (const row of rows) {
      const price = isOfCart ? row.pricePaid : row.usualPrice;
      const becomes = lowestPriceWith(discount, toDiscounted(row), row.pricePaid);
      all.add(row, price, becomes);
      if (becomes < row.usualPrice && isBelowCost(becomes, row)) below.add(row, price, becomes);
    }
  }
  return { all: all.read(), below: below.read() };
}

const isPriced = gt(products.pricePaid, ZERO_PAISE);

const TRIED = { ...PRICED, name: products.name, cost: products.cost } as const;
type TriedRow = Pick<
  typeof products.$inferSelect,
  "id" | "level1" | "level2" | "level3" | "brandId" | "pricePaid" | "gstRate" | "mrp" | "discountId" | "name" | "cost"
> & { readonly usualPrice: Paise };

/** Refuses what would sell below cost, unless somebody has said that it may. */
export async function checkCost(
  db: Database,
  terms: CheckedDiscount,
  isConfirmed: boolean,
): Promise<HttpError | undefined> {
  if (isConfirmed) return undefined;
  const { count, samples } = (await tryDiscount(db, terms)).below;
  if (count === 0) return undefined;
  const names = samples.map(({ name }) => name);
  return httpError(409, belowCostRefusal(names, count), { field: DISCOUNT_FIELDS.mayBelowCost });
}
