import { type DiscountOff, type DiscountState, paise, type ShopDiscount } from "@store/domain";
import { and, asc, gt, isNull, lte, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { discounts, products } from "../../db/schema/index.ts";

export type DiscountRow = typeof discounts.$inferSelect;

/** What of a discount's row the rules know. */
type Terms = Pick<DiscountRow, "id" | "name" | "scope" | "targets" | "kind" | "percent" | "amount" | "minimum">;

function offOf({ id, kind, percent, amount }: Terms): DiscountOff {
  if (kind === "percent" && percent !== null) return { kind, percent };
  if (kind === "rupees" && amount !== null) return { kind, amount };
  if (kind === "price" && amount !== null) return { kind, price: amount };
  throw new Error(`Discount ${id} does not say what it takes off`);
}

/** A discount as the domain's rules know it. */
const toDiscount = (row: Terms): ShopDiscount => {
  const { id, name, scope, targets, minimum } = row;
  return { id, name, scope, targets, minimum, off: offOf(row) };
};

type Moment = Date | Placeholder;
const at = (now: Moment): SQL => sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;

const hasStarted = (now: Moment) => lte(discounts.startsAt, at(now));
const hasEnded = (now: Moment) => lte(discounts.endsAt, at(now));

/** The domain's `discountState` as SQL conditions. */
export function inState(state: DiscountState, now: Moment): SQL | undefined {
  if (state === "over") return hasEnded(now);
  const goesOn = or(isNull(discounts.endsAt), gt(discounts.endsAt, at(now)));
  return and(goesOn, state === "running" ? hasStarted(now) : gt(discounts.startsAt, at(now)));
}

/** The discounts that count now, which are few. */
export async function readRunning(db: Database, now: Date): Promise<readonly ShopDiscount[]> {
  const rows = await db.select().from(discounts).where(inState("running", now)).orderBy(asc(discounts.id));
  return rows.map(toDiscount);
}

/** The name of the discount that a product has its price from, as a column of a statement about products. */
export const nameOfDiscount = sql<
  string | null
>`(select ${discounts.name} from ${discounts} where ${discounts.id} = ${products.discountId})`;

/** A discount on the cart as a statement about something else has it. */
interface CartTerms {
  readonly id: number;
  readonly name: string;
  readonly kind: DiscountRow["kind"];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minimum: number | null;
}

/** The discounts on the cart that count now, as a column of another statement; null where there are none. */
export const runningOfCart = (now: Moment) => sql<readonly CartTerms[] | null>`(
  select json_agg(json_build_object('id', ${discounts.id}, 'name', ${discounts.name}, 'kind', ${discounts.kind},
    'percent', ${discounts.percent}, 'amount', ${discounts.amount}, 'minimum', ${discounts.minimum}))
  from ${discounts} where ${and(sql`${discounts.scope} = 'cart'`, inState("running", now))})`;

const ofWire = (amount: number | null) => (amount === null ? null : paise(amount));

export const toCartDiscounts = (terms: readonly CartTerms[] | null | undefined): readonly ShopDiscount[] =>
  (terms ?? []).map((one) =>
    toDiscount({ ...one, scope: "cart", targets: [], amount: ofWire(one.amount), minimum: ofWire(one.minimum) }),
  );
