import {
  createVoucher,
  editVoucher,
  endVoucher,
  type ParsedRequest,
  staffVoucher,
  staffVouchers,
  VOUCHER_FIELDS,
} from "@store/api-client/contract";
import {
  type CheckedVoucher,
  checkVoucherForm,
  hasCome,
  toRupees,
  usesLeft,
  VOUCHER_FORM_MESSAGES,
  type VoucherState,
  voucherDays,
  voucherKey,
  voucherState,
} from "@store/domain";
import { and, desc, eq, like, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, vouchers, voucherUses } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { GIFT_VOUCHER_IS_SEEN_ONLY, NO_SUCH_VOUCHER, VOUCHER_HAS_ENDED } from "../staff-lists/messages.ts";
import type { VoucherRow } from "./vouchers.ts";

type Query = ParsedRequest<typeof staffVouchers>["query"];
type Terms = ParsedRequest<typeof createVoucher>["body"];

/** The domain's `voucherState` as SQL conditions. */
function inState(state: VoucherState, now: Date): SQL {
  const ended = sql`(${vouchers.endsAt} is not null and ${vouchers.endsAt} <= ${now})`;
  const usedUp = sql`(coalesce(${vouchers.usesLeft}, 1) = 0 or (${vouchers.isGift} and ${vouchers.amount} = 0))`;
  const coming = sql`(${vouchers.startsAt} is not null and ${vouchers.startsAt} > ${now})`;
  if (state === "ended") return ended;
  if (state === "used-up") return sql`not ${ended} and ${usedUp}`;
  if (state === "coming") return sql`not ${ended} and not ${usedUp} and ${coming}`;
  return sql`not ${ended} and not ${usedUp} and not ${coming}`;
}

/** A gift voucher's code is money: it is found by the whole of it, so that nobody finds it letter by letter. */
function hasCode(search: string, kind: Query["kind"]): SQL {
  const key = voucherKey(search);
  return kind === "gift" ? eq(vouchers.codeKey, key) : like(vouchers.codeKey, `${key.replaceAll(/[\\%_]/g, "\\$&")}%`);
}

const conditionsOf = ({ kind, state, search }: Query, now: Date): SQL | undefined =>
  and(
    kind === "gift" ? vouchers.isGift : not(vouchers.isGift),
    state && inState(state, now),
    search ? hasCode(search, kind) : undefined,
  );

/** By how many orders a voucher was used: from the index, one number for each row of a page. */
const usedOf = sql`(select count(*) from ${voucherUses} where voucher_id = ${vouchers}.id)`.mapWith(Number);

const SHOWN_END = 4;
const shownCode = ({ isGift, code }: VoucherRow): string => (isGift ? `… ${code.slice(-SHOWN_END)}` : code);

const rupees = (amount: VoucherRow["amount"]) => (amount === null ? undefined : toRupees(amount));

function wireVoucher(row: VoucherRow, used: number, now: Date) {
  const { startsOn, endsOn } = voucherDays(row);
  return {
    id: row.id,
    code: shownCode(row),
    kind: row.isGift ? ("gift" as const) : row.kind,
    amount: rupees(row.amount),
    percent: row.percent,
    cap: rupees(row.cap),
    minimum: rupees(row.minimum),
    starts_at: row.startsAt?.toISOString(),
    ends_at: row.endsAt?.toISOString(),
    starts_on: startsOn || undefined,
    ends_on: endsOn || undefined,
    max_uses: row.usesLeft === null ? undefined : row.usesLeft + used,
    uses_left: row.usesLeft,
    uses_per_customer: row.usesPerCustomer,
    used,
    state: voucherState({ ...row, balance: row.isGift ? row.amount : null }, now),
    version: row.version,
  };
}

const checkTerms = (terms: Terms): CheckedVoucher | HttpError => {
  const checked = checkVoucherForm({
    code: terms.code,
    kind: terms.kind,
    amount: terms.amount === undefined ? undefined : toRupees(terms.amount),
    percent: terms.percent,
    cap: terms.cap === undefined ? undefined : toRupees(terms.cap),
    minimum: terms.minimum === undefined ? undefined : toRupees(terms.minimum),
    startsOn: terms.starts_on ?? "",
    endsOn: terms.ends_on ?? "",
    maxUses: terms.max_uses,
    usesPerCustomer: terms.uses_per_customer,
  });
  return checked.ok ? checked.value : httpError(400, checked.refusals, { fieldNames: VOUCHER_FIELDS });
};

const columnsOf = ({ maxUses: _, ...terms }: CheckedVoucher) => ({ ...terms, codeKey: voucherKey(terms.code) });

const codeTaken = () => httpError(409, VOUCHER_FORM_MESSAGES.codeTaken, { field: VOUCHER_FIELDS.code });

/** Who does something, and when. */
interface By {
  readonly customerId: number;
  readonly now: Date;
}

async function addVoucher(db: Database, terms: CheckedVoucher, { customerId, now }: By): Promise<number | HttpError> {
  return inTransaction(db, async (tx) => {
    const columns = { ...columnsOf(terms), usesLeft: terms.maxUses };
    const [written] = await tx
      .insert(vouchers)
      .values({ ...columns, createdAt: now })
      .onConflictDoNothing({ target: vouchers.codeKey })
      .returning({ id: vouchers.id });
    if (!written) return codeTaken();
    const action = { action: "create", subject: "voucher", subjectId: written.id, after: columns } as const;
    await recordAction(tx, { customerId, ...action }, now);
    return written.id;
  });
}

/** A promotion's voucher with the row locked, so that no order uses it in the meantime, and how often it was used. */
async function lockPromotion(tx: Database, id: number) {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  if (!row) return httpError(404, NO_SUCH_VOUCHER);
  if (row.isGift) return httpError(409, GIFT_VOUCHER_IS_SEEN_ONLY);
  return { row, used: await tx.$count(voucherUses, eq(voucherUses.voucherId, id)) };
}

/** Days that were not changed keep their moments: a voucher that was ended at noon is not opened until midnight. */
function momentsOf(row: VoucherRow, terms: CheckedVoucher) {
  const [before, after] = [voucherDays(row), voucherDays(terms)];
  return {
    startsAt: before.startsOn === after.startsOn ? row.startsAt : terms.startsAt,
    endsAt: before.endsOn === after.endsOn ? row.endsAt : terms.endsAt,
  };
}

interface Edit {
  readonly id: number;
  readonly version: number;
}

const changeVoucher = (db: Database, { id, version }: Edit, terms: CheckedVoucher, { customerId, now }: By) =>
  inTransaction(db, async (tx): Promise<number | HttpError> => {
    const locked = await lockPromotion(tx, id);
    if (locked instanceof HttpError) return locked;
    const { row, used } = locked;
    let left = row.usesLeft;
    if (row.version === version) {
      const columns = columnsOf(terms);
      if (columns.codeKey !== row.codeKey) {
        const field = VOUCHER_FIELDS.code;
        if (used > 0) return httpError(409, VOUCHER_FORM_MESSAGES.codeStays, { field });
        if ((await tx.$count(vouchers, eq(vouchers.codeKey, columns.codeKey))) > 0) return codeTaken();
      }
      const checked = usesLeft(terms.maxUses, used);
      if (!checked.ok) return httpError(409, checked.refusal, { field: VOUCHER_FIELDS.maxUses });
      left = checked.value;
    }
    // A code that stays keeps its letters as they were written.
    const code = voucherKey(row.code) === terms.code ? row.code : terms.code;
    const changes = { ...columnsOf(terms), code, ...momentsOf(row, terms), usesLeft: left };
    const action = { customerId, action: "change", subject: "voucher", subjectId: id } as const;
    return editRow(
      tx,
      vouchers,
      { where: eq(vouchers.id, id), version, changes, missing: NO_SUCH_VOUCHER },
      action,
      now,
    );
  });

const endNow = (db: Database, { id, version }: Edit, { customerId, now }: By) =>
  inTransaction(db, async (tx): Promise<number | HttpError> => {
    const locked = await lockPromotion(tx, id);
    if (locked instanceof HttpError) return locked;
    const { endsAt } = locked.row;
    if (endsAt && hasCome(endsAt, now)) return httpError(409, VOUCHER_HAS_ENDED);
    const edit = { where: eq(vouchers.id, id), version, changes: { endsAt: now }, missing: NO_SUCH_VOUCHER };
    return editRow(tx, vouchers, edit, { customerId, action: "end", subject: "voucher", subjectId: id }, now);
  });

/** A customer as the staff's lists call them. */
export const nameOf = sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`;

/** Vouchers: promotions are made, changed and ended; gift vouchers are seen. */
export function staffVoucherRoutes({ serve, db, clock }: Backend): void {
  serve(staffVouchers, async ({ query }) => {
    const now = clock();
    const where = conditionsOf(query, now);
    const select = () => db.select({ row: vouchers, used: usedOf }).from(vouchers);
    const [rows, total] = await readPage(db, { table: vouchers, where, page: query.page }, ({ limit, offset }) =>
      select().where(where).orderBy(desc(vouchers.id)).limit(limit).offset(offset),
    );
    return listPage(
      rows.map(({ row, used }) => wireVoucher(row, used, now)),
      total,
    );
  });

  serve(staffVoucher, async ({ params: { id } }) => {
    const isUsed = eq(voucherUses.voucherId, id);
    const [[found], [used]] = await Promise.all([
      db
        .select({ row: vouchers, ownerName: nameOf })
        .from(vouchers)
        .leftJoin(customers, eq(customers.id, vouchers.ownerId))
        .where(eq(vouchers.id, id)),
      db
        .select({
          times: sql`count(*)`.mapWith(Number),
          given: sql`coalesce(sum(${voucherUses.amount}), 0)`.mapWith(voucherUses.amount),
        })
        .from(voucherUses)
        .where(isUsed),
    ]);
    if (!found || !used) return httpError(404, NO_SUCH_VOUCHER);
    const { row, ownerName } = found;
    const owner = row.ownerId === null ? undefined : { id: row.ownerId, name: ownerName };
    return { status: true, data: { ...wireVoucher(row, used.times, clock()), given: toRupees(used.given), owner } };
  });

  serve(createVoucher, async ({ body, customer: { customerId } }) => {
    const terms = checkTerms(body);
    if (terms instanceof HttpError) return terms;
    const id = await addVoucher(db, terms, { customerId, now: clock() });
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });

  serve(editVoucher, async ({ params: { id }, body, customer: { customerId } }) => {
    const terms = checkTerms(body);
    if (terms instanceof HttpError) return terms;
    const version = await changeVoucher(db, { id, version: body.version }, terms, { customerId, now: clock() });
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(endVoucher, async ({ params: { id }, body, customer: { customerId } }) => {
    const version = await endNow(db, { id, version: body.version }, { customerId, now: clock() });
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });
}
