import {
  cart,
  createVoucher,
  editVoucher,
  endVoucher,
  placeOrder,
  type RequestOf,
  staffVoucher,
  staffVouchers,
  validateVoucher,
  voucherUses,
  voucherUsesCsv,
} from "@store/api-client/contract";
import {
  DAY_MS,
  DEFAULT_POLICY,
  EDIT_CONFLICT,
  fromRupees,
  VOUCHER_EXPIRED,
  VOUCHER_FORM_MESSAGES,
  ZERO_PAISE,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { customers, staffActions, vouchers } from "../../db/schema/index.ts";
import { CSV_BATCH } from "../../lib/csv.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { newVoucher, voucherTerms } from "../../testing/requests/offer-requests.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { GIFT_VOUCHER_IS_SEEN_ONLY, VOUCHER_HAS_ENDED } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  await changeProduct(store(), GHEE, { stock: 1000, ...priced(1000, 12) });
});

const read = async (id: number) => (await expectDone(manager(staffVoucher, { params: { id } }))).data;
const make = async (changed: Parameters<typeof voucherTerms>[0] = {}) =>
  (await expectDone(manager(createVoucher, { body: voucherTerms(changed) }))).data.id;
const auditOf = (id: number) =>
  store()
    .db.select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, "voucher"), eq(staffActions.subjectId, id)));

/** Somebody with ghee in the cart and a voucher on it. */
async function withVoucher(voucher_code: string) {
  const call = await newCustomer(store());
  const { address } = await readyToOrder(call, { pid: GHEE });
  await expectDone(call(validateVoucher, { query: { voucher_code } }));
  return { call, address };
}

/** The lines of the file of a voucher's uses, by the names of its columns. */
async function usesOf(id: number): Promise<Record<string, string>[]> {
  const { name, content } = await expectDone(manager(voucherUsesCsv, { params: { id } }));
  expect(name).toMatch(new RegExp(`^voucher-${id}-uses-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  return parse(await content.text(), { columns: true, bom: true });
}

/** An order that used a voucher. */
async function use(code: string): Promise<string> {
  const { call, address } = await withVoucher(code);
  const body = orderOf((await expectDone(call(cart))).data, address, DEFAULT_POLICY.shipping.charge);
  return (await expectDone(call(placeOrder, { body }))).data.order_id ?? "";
}

describe("a promotion's voucher", () => {
  test("is made, gives a cart what it says, and tells of the orders that used it", async () => {
    const code = "Monsoon-15";
    const id = await make({ code, percent: 15, cap: 100, minimum: 500, max_uses: 5, uses_per_customer: 1 });
    expect(await read(id)).toMatchObject({
      ...{ code: "MONSOON-15", kind: "percent", percent: 15, cap: fromRupees(100), minimum: fromRupees(500) },
      ...{ max_uses: 5, uses_left: 5, used: 0, given: ZERO_PAISE, state: "running", version: 1 },
    });
    const numbers = [await use("monsoon-15"), await use(code)];
    expect(await read(id)).toMatchObject({ max_uses: 5, uses_left: 3, used: 2, given: fromRupees(200), version: 1 });
    const { data, count } = await expectDone(manager(voucherUses, { params: { id } }));
    expect(data.map(({ order_id }) => order_id)).toEqual(numbers.toReversed());
    expect(data[0]).toMatchObject({ full_name: "Kavita Rao", amount: fromRupees(100) });
    expect(count).toBe(2);
    expect(await auditOf(id)).toMatchObject([{ action: "create", customerId: manager.customer.customerId }]);

    const lines = await usesOf(id);
    expect(lines.map(({ Order }) => Order)).toEqual(numbers.toReversed());
    expect(lines[0]).toEqual({
      Order: numbers[1],
      Used: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      Customer: "Kavita Rao",
      Gave: "100",
    });
  });

  test("that many orders used gives all of them as a file, each once, without formulas", async () => {
    const { id, code } = await newVoucher(store());
    await use(code);
    await store().db.execute(sql`
      with copies as (
        insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, product_total,
          discount, tax, shipping, gift_voucher, used_coins, final_total, earned_coins, address_key, billing_address,
          shipping_address, is_invoiced)
        select 'SO-2019-' || n, customer_id, timestamptz '2019-01-01' + (n / 700) * interval '1 day', order_status,
          sale_status, pay_type, is_paid, product_total, discount, tax, shipping, gift_voucher, used_coins, final_total,
          earned_coins, address_key, billing_address, shipping_address, is_invoiced
        from orders, generate_series(1, ${CSV_BATCH * 2}) n
        where id = (select order_id from voucher_uses where voucher_id = ${id})
        returning id, customer_id, placed_at)
      insert into voucher_uses (order_id, voucher_id, customer_id, amount, used_at)
      select id, ${id}, customer_id, 5000, placed_at from copies`);
    await store().db.update(customers).set({ firstName: "=1+1" }).where(eq(customers.firstName, "Kavita"));
    const lines = await usesOf(id);
    await store().db.update(customers).set({ firstName: "Kavita" }).where(eq(customers.firstName, "=1+1"));
    expect(new Set(lines.map(({ Order }) => Order)).size).toBe(CSV_BATCH * 2 + 1);
    expect(lines).toHaveLength(CSV_BATCH * 2 + 1);
    expect(lines.map(({ Used }) => Used)).toEqual(
      lines
        .map(({ Used }) => Used)
        .toSorted()
        .toReversed(),
    );
    expect(lines[0]?.Customer).toBe("'=1+1 Rao");
  });

  test("that nobody used gives an empty file, and one that there is not gives none", async () => {
    expect(await usesOf((await newVoucher(store())).id)).toEqual([]);
    await expectRefused(manager(voucherUsesCsv, { params: { id: 999_999 } }), 404);
  });

  test.each<[string, object, string, string]>([
    ["no percentage", { percent: undefined }, "percent", VOUCHER_FORM_MESSAGES.percent],
    ["101 percent", { percent: 101 }, "percent", VOUCHER_FORM_MESSAGES.percent],
    ["a flat one without an amount", { kind: "flat" }, "amount", VOUCHER_FORM_MESSAGES.amount],
    ["a code with spaces", { code: "A B C" }, "code", VOUCHER_FORM_MESSAGES.code],
    ["a code that there is", { code: "welcome10" }, "code", VOUCHER_FORM_MESSAGES.codeTaken],
    ["an early end", { starts_on: "2026-04-02", ends_on: "2026-04-01" }, "ends_on", VOUCHER_FORM_MESSAGES.endsFirst],
    ["no use", { max_uses: 0 }, "max_uses", VOUCHER_FORM_MESSAGES.uses],
  ])("with %s is refused at its field", async (_, changed, field, message) => {
    const body = { ...voucherTerms(), ...changed };
    const { errors } = await expectRefused(
      manager(createVoucher, { body }),
      message === VOUCHER_FORM_MESSAGES.codeTaken ? 409 : 400,
    );
    expect(errors).toEqual({ [field]: [message] });
  });

  test("is changed for those who use it next, and the change is recorded", async () => {
    const { id, code } = await newVoucher(store());
    const body = { code, kind: "flat" as const, amount: 75, version: 1 };
    expect((await expectDone(manager(editVoucher, { params: { id }, body }))).data.version).toBe(2);
    const { call } = await withVoucher(code);
    expect((await expectDone(call(cart))).data.discount_amt).toBe(fromRupees(75));
    expect(await auditOf(id)).toMatchObject([
      { action: "change", before: { amount: fromRupees(50) }, after: { amount: fromRupees(75) } },
    ]);
    // Somebody who had it open before sees that it changed.
    const late = manager(editVoucher, { params: { id }, body: { ...body, amount: 5 } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
    expect((await read(id)).amount).toBe(fromRupees(75));
  });

  test("keeps its code and the uses that were made, once it was used", async () => {
    const { id, code } = await newVoucher(store(), { usesLeft: 3 });
    const terms = { code, kind: "flat" as const, amount: 50, version: 1 };
    const edit = (changed: Partial<RequestOf<typeof editVoucher>["body"]>) =>
      manager(editVoucher, { params: { id }, body: { ...terms, ...changed } });
    expect((await expectDone(edit({ code: `${code}-X` }))).data.version).toBe(2);
    expect((await expectDone(edit({ code, max_uses: 3, version: 2 }))).data.version).toBe(3);
    await use(code);
    await use(code);
    const version = 3;
    expect((await expectRefused(edit({ code: `${code}-Y`, version }), 409)).errors).toEqual({
      code: [VOUCHER_FORM_MESSAGES.codeStays],
    });
    expect((await expectRefused(edit({ max_uses: 1, version }), 409)).errors.max_uses?.[0]).toContain("2 times");
    await expectDone(edit({ max_uses: 2, version }));
    expect(await read(id)).toMatchObject({ uses_left: 0, state: "used-up", version: 4 });
    await expectDone(edit({ version: 4 }));
    expect(await read(id)).toMatchObject({ used: 2, state: "running" });
    expect((await read(id)).max_uses).toBeUndefined();
    await expectRefused(edit({ code: "WELCOME10", version: 5 }), 409);
  });

  test("ends now, also for the carts that it is on", async () => {
    const { id, code } = await newVoucher(store());
    const { call, address } = await withVoucher(code);
    const seen = (await expectDone(call(cart))).data;
    await expectDone(manager(endVoucher, { params: { id }, body: { version: 1 } }));
    expect(await read(id)).toMatchObject({ state: "ended", version: 2 });
    await expectRefused(call(placeOrder, { body: orderOf(seen, address, DEFAULT_POLICY.shipping.charge) }), 409);
    expect((await expectDone(call(cart))).data.applied_voucher_code).toBeUndefined();
    const again = call(validateVoucher, { query: { voucher_code: code } });
    expect((await expectRefused(again, 409)).message).toBe(VOUCHER_EXPIRED);
    const twice = manager(endVoucher, { params: { id }, body: { version: 2 } });
    expect((await expectRefused(twice, 409)).message).toBe(VOUCHER_HAS_ENDED);
  });

  test("that was ended today stays so when its other terms are changed", async () => {
    const { id, code } = await newVoucher(store());
    await expectDone(manager(endVoucher, { params: { id }, body: { version: 1 } }));
    const { ends_on } = await read(id);
    await expectDone(
      manager(editVoucher, { params: { id }, body: { code, kind: "flat", amount: 60, ends_on, version: 2 } }),
    );
    expect(await read(id)).toMatchObject({ amount: fromRupees(60), state: "ended", version: 3 });
  });
});

describe("the list of vouchers", () => {
  const find = async (query: RequestOf<typeof staffVouchers>["query"]) =>
    (await expectDone(manager(staffVouchers, { query }))).data;
  const at = (days: number) => new Date(store().clock.read().getTime() + days * DAY_MS);

  test("finds them by state and by the beginning of their code, newest first", async () => {
    const code = (state: string) => ({ code: `LIST_${state}`, codeKey: `LIST_${state}` });
    await newVoucher(store(), code("RUNNING"));
    await newVoucher(store(), { ...code("COMING"), startsAt: at(1) });
    await newVoucher(store(), { ...code("ENDED"), endsAt: at(-1) });
    await newVoucher(store(), { ...code("USED-UP"), usesLeft: 0 });
    await newVoucher(store(), { code: "LISTX", codeKey: "LISTX" });
    expect((await find({ search: "list_" })).map(({ state }) => state)).toEqual([
      "used-up",
      "ended",
      "coming",
      "running",
    ]);
    for (const state of ["running", "coming", "ended", "used-up"] as const) {
      const found = await find({ state, search: "LIST_" });
      expect(found.map(({ code: shown }) => shown)).toEqual([`LIST_${state.toUpperCase()}`]);
      expect(new Set((await find({ state })).map((row) => row.state))).toEqual(new Set([state]));
    }
    expect(await find({ search: "%" })).toEqual([]);
  });

  test("shows of a gift voucher what is left and whose it is, and never its code [C38]", async () => {
    const code = "GIFT-AAAA-BBBB-CCCC-DDDD";
    const ownerId = manager.customer.customerId;
    const { id } = await newVoucher(store(), { code, codeKey: code, isGift: true, ownerId });
    expect(await find({ search: code })).toEqual([]);
    expect(await find({ kind: "gift", search: "GIFT-AAAA" })).toEqual([]);
    expect(await find({ kind: "gift", search: code.toLowerCase() })).toMatchObject([
      { id, code: "… DDDD", kind: "gift", amount: fromRupees(50), state: "running" },
    ]);
    expect(await read(id)).toMatchObject({ code: "… DDDD", owner: { id: ownerId, name: "Kavita Rao" } });
    const body = { ...voucherTerms({ code }), version: 1 };
    for (const change of [
      manager(editVoucher, { params: { id }, body }),
      manager(endVoucher, { params: { id }, body: { version: 1 } }),
    ])
      expect((await expectRefused(change, 409)).message).toBe(GIFT_VOUCHER_IS_SEEN_ONLY);
    const [row] = await store().db.select().from(vouchers).where(eq(vouchers.id, id));
    expect(row).toMatchObject({ code, version: 1, endsAt: null });
    await store().db.update(vouchers).set({ amount: ZERO_PAISE }).where(eq(vouchers.id, id));
    expect((await read(id)).state).toBe("used-up");
  });
});
