import { STATES_TO_CHECK } from "@store/domain";
import { sql } from "drizzle-orm";
import { payoutLines as lines, orders, payments } from "../../db/schema/index.ts";
import { sumOf } from "../staff-lists/sums.ts";

const TO_CHECK = sql.raw(STATES_TO_CHECK.map((state) => `'${state}'`).join(", "));

/** Money that counted before it was due, and is not due yet: its parcel is not delivered, or its payment not paid. */
const IS_EARLY_STILL = sql`${lines}.state = 'early' and not (
  exists (select 1 from ${orders} o where o.id = ${lines}.order_id and o.delivered_at is not null)
  or exists (select 1 from ${payments} p where p.txn_id = ${lines}.txn_id and p.state = 'paid'))`;

/** How much of a line is to be checked: what belongs to nothing, and all of it where nothing is due. */
const OPEN = sql`case when ${IS_EARLY_STILL} then ${lines}.amount else ${lines}.rest end`;
export const OPEN_AMOUNT = OPEN.mapWith(lines.rest);
export const SUM_TO_CHECK = sumOf(OPEN);

/** Written out as the index has it. An early line is right once its order is delivered, or its payment paid. */
export const IS_TO_CHECK = sql`${lines.isApplied} and ${lines.closedAt} is null and ${lines.state} in (${TO_CHECK})
  and (${lines}.state <> 'early' or ${lines}.rest <> 0 or ${IS_EARLY_STILL})`;
