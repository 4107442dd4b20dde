import { addToCart, cart, placeOrder, validateVoucher } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { vouchers } from "../../db/schema/index.ts";
import { expectDone } from "../expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../new-customer.ts";
import { orderOf } from "../samples.ts";
import { useTestStore } from "../test-store.ts";
import { type Beginning, findBroken } from "./invariants.ts";

const GHEE = 1002;
const VOUCHER = fromRupees(100);

const store = useTestStore();
let buyer: NewCustomer;
let order: number;
let beginning: Beginning;

beforeAll(async () => {
  const { db, clock } = store();
  buyer = await newCustomer(store(), { coins: 5 });
  const voucher = { code: "BREAK-1", codeKey: "BREAK-1", kind: "flat", isGift: true, createdAt: clock.read() } as const;
  await db.insert(vouchers).values({ ...voucher, amount: VOUCHER });
  const { address } = await readyToOrder(buyer, { pid: GHEE });
  await expectDone(buyer(addToCart, { body: { pid: GHEE, quantity: 1 } }));
  await expectDone(buyer(validateVoucher, { query: { voucher_code: "BREAK-1" } }));
  const { data } = await expectDone(buyer(cart));
  order = (await expectDone(buyer(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }))).data
    .id;
  beginning = { firstOrder: order, voucher: VOUCHER, voucherPrefix: "BREAK-" };
});

test("an order that was placed breaks nothing", async () => {
  expect(await findBroken(store().db, beginning)).toEqual({});
});

test.each<readonly [string, () => SQL]>([
  [
    "stock is what its ledger says, and not below nothing",
    () => sql`update stock_movements set change = change + 1 where product_id = ${GHEE}`,
  ],
  [
    "a batch has what its ledger says, and not below nothing",
    () =>
      sql`insert into stock_batches (product_id, number, best_before, pieces_left) values (${GHEE}, 'B1', now(), 1)`,
  ],
  [
    "the batches of a product have no more than its stock",
    () =>
      sql`insert into stock_batches (product_id, number, best_before, pieces_left) values (${GHEE}, 'B1', now(), 999999)`,
  ],
  [
    "no batch gives an order more than the order took of its product",
    () => sql`with b as (insert into stock_batches (product_id, number, best_before) values (${GHEE}, 'B1', now()) returning id)
      insert into batch_movements select m.id, b.id, m.order_id, m.change - 1 from b, stock_movements m where m.order_id = ${order}`,
  ],
  ["an order has taken its pieces once, or none", () => sql`delete from stock_movements where order_id = ${order}`],
  ["an order's money adds up", () => sql`update order_lines set base_price = base_price + 1 where order_id = ${order}`],
  [
    "what was taken out of a line is credited, and no more",
    () => sql`update order_lines set withdrawn = 1 where order_id = ${order}`,
  ],
  [
    "a gift voucher holds what is not spent of it",
    () => sql`update vouchers set amount = amount + 1 where code = 'BREAK-1'`,
  ],
  [
    "a wallet is what its ledger says",
    () => sql`update coin_wallets set balance = balance + 1 where customer_id = ${buyer.customer.customerId}`,
  ],
  [
    "an order that is paid online was paid, exactly",
    () => sql`update orders set pay_type = 'Online', is_paid = true where id = ${order}`,
  ],
  [
    "no more goes back than was paid",
    () =>
      sql`insert into refunds (order_id, amount, reason, requested_at, token, due_at) values (${order}, 1, '', now(), 'a', now())`,
  ],
  ["papers are numbered without a gap", () => sql`insert into document_series values ('invoice', '98-99', 1)`],
  [
    "an order is announced once",
    () => sql`insert into outbox (channel, kind, recipient, text, created_at)
      select channel, kind, recipient, text, created_at from outbox where kind = 'order-placed'`,
  ],
  ["what is placed is announced", () => sql`delete from outbox`],
])("it is found when this does not hold: %s", async (name, break_) => {
  let found: Readonly<Record<string, unknown>> = {};
  await store()
    .db.transaction(async (tx) => {
      await tx.execute(break_());
      found = await findBroken(tx, beginning);
      tx.rollback();
    })
    .catch(() => {});
  expect(Object.keys(found)).toContain(name);
});
