import { addToCart, staffOrders, staffOrdersCsv } from "@store/api-client/contract";
import { STAFF_PAGE_SIZE } from "@store/domain";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { CSV_BATCH } from "../../lib/csv.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

/** The lines of the file, by the names of the columns. */
async function download(query: { search?: string; city?: string }): Promise<Record<string, string>[]> {
  const manager = await newStaffMember(store(), "manager");
  const { name, content } = await expectDone(manager(staffOrdersCsv, { query }));
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  // `text()` drops the mark that the file begins with.
  return parse(await content.text(), { columns: true, bom: true });
}

test("the list of orders is downloaded with its filters, and without formulas", async () => {
  const owner = await newOwner(store());
  await expectDone(owner.call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
  const { id } = await owner.onlineOrder();
  const shippingAddress = { id: 1, full_name: "=Zaverchand Mehta", mobile_no: "+919876543210", full_address: "1 Road" };
  await store()
    .db.update(orders)
    .set({ shippingAddress: { ...shippingAddress, city: "Pune", state: "Maharashtra" } })
    .where(eq(orders.id, id));

  const [line, ...others] = await download({ search: "zaverchand" });
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    State: "Pending",
    Paid: "No",
    Receiver: "'=Zaverchand Mehta",
    Mobile: "'+919876543210",
    City: "Pune",
    Placed: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    Order: expect.stringMatching(/^SO-/),
  });
  expect(await download({ search: "zaverchand", city: "Goa" })).toEqual([]);
});

test("a list longer than a batch is whole, newest first, each order once", async () => {
  const owner = await newOwner(store());
  const { id } = await owner.onlineOrder();
  // Many at one moment: what follows a batch is told by the id too.
  await store().db.execute(sql`
    insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, product_total,
      discount, tax, shipping, gift_voucher, used_coins, final_total, earned_coins, address_key, billing_address,
      shipping_address, is_invoiced)
    select 'SO-2020-' || n, customer_id, timestamptz '2020-01-01' + (n / 700) * interval '1 day', order_status, sale_status,
      pay_type, is_paid, product_total, discount, tax, shipping, gift_voucher, used_coins, final_total, earned_coins,
      address_key, billing_address, shipping_address, is_invoiced
    from orders, generate_series(1, ${CSV_BATCH * 2}) n where orders.id = ${id}`);
  const lines = await download({});
  const numbers = lines.map(({ Order = "" }) => Order).filter((number) => number.startsWith("SO-2020-"));
  expect(new Set(numbers).size).toBe(CSV_BATCH * 2);
  expect(numbers).toHaveLength(CSV_BATCH * 2);
  const placed = lines.map(({ Placed = "" }) => Placed);
  expect(placed).toEqual(placed.toSorted().toReversed());

  const packer = await newStaffMember(store(), "packer");
  for (const page of [1, 2, 40]) {
    const { data, count } = await expectDone(packer(staffOrders, { query: { page } }));
    const from = (page - 1) * STAFF_PAGE_SIZE;
    const expected = lines.slice(from, from + STAFF_PAGE_SIZE).map(({ Order, Pieces }) => [Order, Number(Pieces)]);
    expect([count, data.map((order) => [order.order_id, order.pieces])]).toEqual([lines.length, expected]);
  }
});
