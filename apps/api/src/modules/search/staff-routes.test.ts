import {
  profile,
  type ReplyOf,
  staffCustomers,
  staffOrders,
  staffProducts,
  staffSearch,
} from "@store/api-client/contract";
import { STAFF_SEARCH_SIZE } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { customers, orders, products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newMobileAccount } from "../../testing/mobile-account.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { LARGE_ROWS } from "../staff-lists/aggregate-cache.ts";

const store = useTestStore();

const GHEE = 1002;
const SKU = "GH-500/A2";
const BARCODE = "8901234567894";
const PIN_CODE = "744211";

let manager: NewCustomer;
let packer: NewCustomer;
let order: typeof orders.$inferSelect;
let customer: typeof customers.$inferSelect;

beforeAll(async () => {
  const { db } = store();
  manager = await newStaffMember(store(), "manager");
  packer = await newStaffMember(store(), "packer");
  const owner = await newOwner(store());
  await db
    .update(customers)
    .set({ firstName: "Lata-Devi", lastName: "O'Neil" })
    .where(eq(customers.id, owner.customerId));
  const { id } = await owner.onlineOrder();
  const address = JSON.stringify({
    full_name: "Zubeida Bégum",
    mobile_no: "+917012345678",
    full_address: `14 Neem Road, 744299, Port Blair, Andaman and Nicobar Islands ${PIN_CODE}, India`,
  });
  await db
    .update(orders)
    .set({ shippingAddress: sql`${orders.shippingAddress} || ${address}::jsonb` })
    .where(eq(orders.id, id));
  await db.update(products).set({ sku: SKU, barcode: BARCODE }).where(eq(products.id, GHEE));
  const [ordered] = await db.select().from(orders).where(eq(orders.id, id));
  const [buyer] = await db.select().from(customers).where(eq(customers.id, owner.customerId));
  if (!ordered || !buyer) throw new Error("An order was placed and is not there");
  order = ordered;
  customer = buyer;
});

type Found = ReplyOf<typeof staffSearch>["data"];
const search = async (q: string, by = manager): Promise<Found> =>
  (await expectDone(by(staffSearch, { query: { q } }))).data;
const idsOf = (rows: readonly { readonly id: number }[] | undefined) => rows?.map(({ id }) => id);

describe("the search of the dashboard finds", () => {
  test.each<[by: string, text: () => string]>([
    ["number", () => order.number],
    ["number without its year", () => order.number.split("-").at(-1) ?? ""],
    ["id", () => String(order.id)],
    ["receiver", () => "zubeida"],
    ["receiver without accents", () => "Begum zub"],
    ["mobile", () => "+91 70123 45678"],
    ["mobile without its calling code", () => "7012345678"],
    ["beginning of a mobile", () => "701234"],
    ["PIN code", () => PIN_CODE],
    ["PIN code and receiver", () => `begum ${PIN_CODE}`],
  ])("an order by its %s", async (_, text) => {
    const found = await search(text());
    expect(found.orders).toContainEqual({
      id: order.id,
      order_id: order.number,
      order_date: order.placedAt.toISOString(),
      order_status: "Pending",
      full_name: "Zubeida Bégum",
      city: "Pune",
    });
    // The link below the results leads to them.
    const { data } = await expectDone(manager(staffOrders, { query: { search: text() } }));
    expect(idsOf(data)).toEqual(expect.arrayContaining(idsOf(found.orders) ?? []));
  });

  test("no order by six digits of its street, nor by a part of its PIN code", async () => {
    expect((await search("744299")).orders).toEqual([]);
    expect((await search(PIN_CODE.slice(0, 5))).orders).toEqual([]);
    expect((await search(`asha ${PIN_CODE}`)).orders).toEqual([]);
  });

  test.each<[by: string, text: () => string]>([
    ["name", () => "devi lata"],
    ["name without its apostrophe", () => "oneil"],
    ["email", () => customer.email ?? ""],
    ["mobile", () => customer.mobile ?? ""],
    ["mobile without its calling code", () => customer.mobile?.slice(3) ?? ""],
  ])("a customer by %s", async (_, text) => {
    const found = await search(text());
    const { id, email, mobile } = customer;
    expect(found.customers).toContainEqual({ id, name: "Lata-Devi O'Neil", email, mobile });
    const { data } = await expectDone(manager(staffCustomers, { query: { search: text() } }));
    expect(idsOf(data)).toEqual(expect.arrayContaining(idsOf(found.customers) ?? []));
  });

  test.each([
    ["SKU", SKU],
    ["barcode", BARCODE],
    ["number", String(GHEE)],
    ["name", ""],
  ])("a product by its %s", async (_, code) => {
    const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
    const text = code || (row?.name ?? "");
    const found = await search(text);
    const { image, stock } = row ?? {};
    expect(found.products).toContainEqual({
      ...{ id: GHEE, name: row?.name, sku: SKU, is_archived: false },
      ...{ image, stock },
    });
    const { data } = await expectDone(manager(staffProducts, { query: { search: text } }));
    expect(idsOf(data)).toEqual(expect.arrayContaining(idsOf(found.products) ?? []));
  });

  test("nothing by words that nobody has, and nothing by signs alone", async () => {
    for (const text of ["nobody-of-this-name", "' | ! & :* <->", "%", "--"])
      expect(await search(text), text).toEqual({ orders: [], customers: [], products: [] });
  });
});

describe("of many, the search of the dashboard shows", () => {
  const NAME = "Gulabo";
  let numbers: readonly number[] = [];

  /** Adds orders to one receiver, the last of them the newest. */
  async function addOrders(count: number): Promise<readonly number[]> {
    const { id: _, city: __, search: ___, ...columns } = order;
    const rows = await store()
      .db.insert(orders)
      .values(
        Array.from({ length: count }, (____, n) => ({
          ...columns,
          number: `SO-MANY-${n}-${count}`,
          clientTxnId: null,
          placedAt: new Date(columns.placedAt.getTime() + n * 1000),
          shippingAddress: { ...columns.shippingAddress, full_name: NAME, mobile_no: "+916200000001" },
        })),
      )
      .returning({ id: orders.id });
    return rows.map(({ id }) => id);
  }

  test("the newest five, whether a few or thousands fit", async () => {
    numbers = await addOrders(STAFF_SEARCH_SIZE + 2);
    const newest = () => numbers.slice(-STAFF_SEARCH_SIZE).toReversed();
    expect(idsOf((await search(NAME)).orders)).toEqual(newest());
    numbers = [...numbers, ...(await addOrders(LARGE_ROWS + STAFF_SEARCH_SIZE))];
    await store().db.execute(sql`analyze orders`);
    expect(idsOf((await search(NAME)).orders)).toEqual(newest());
  });

  test("first what has exactly the number that was typed", async () => {
    const id = 62;
    const { id: _, city: __, search: ___, ...columns } = order;
    const placedAt = new Date(0);
    await store()
      .db.insert(orders)
      .values({ ...columns, id, number: "SO-1970-000062", clientTxnId: null, placedAt })
      .onConflictDoNothing();
    const found = idsOf((await search(String(id))).orders);
    expect(found?.[0]).toBe(id);
    expect(found).toHaveLength(STAFF_SEARCH_SIZE);
  });
});

describe("the search of the dashboard", () => {
  test("finds for a packer what packers may see: orders and products, and no customers", async () => {
    const mobile = customer.mobile ?? "";
    expect(idsOf((await search(mobile)).customers)).toEqual([customer.id]);
    expect(await search(mobile, packer)).toEqual({ orders: expect.any(Array), products: [] });
    expect(idsOf((await search(order.number, packer)).orders)).toEqual([order.id]);
    expect(idsOf((await search(BARCODE, packer)).products)).toEqual([GHEE]);
  });

  test("is for staff alone", async () => {
    const query = { query: { q: "ghee" } };
    await expectRefused(store().nobody(staffSearch, query), 401);
    await expectRefused((await newCustomer(store()))(staffSearch, query), 403);
  });

  test.each([
    ["", "Search text is required"],
    ["   ", "Search text is required"],
    ["x".repeat(101), "Search text must have at most 100 characters"],
    ["a\u0000b", "Search text is not valid"],
  ])("refuses %j", async (q, message) => {
    expect(await expectRefused(manager(staffSearch, { query: { q } }), 400)).toMatchObject({ message });
  });

  test("takes the longest text, of words that are all looked for", async () => {
    expect(await search("zz ".repeat(33))).toEqual({ orders: [], customers: [], products: [] });
  });
});

test("a customer without a name yet is found by the mobile, and named by a number (C54)", async () => {
  const { mobile, login } = await newMobileAccount(store());
  const { id } = (await expectDone(store().as({ token: login.token })(profile))).data;
  const { data } = await expectDone(manager(staffSearch, { query: { q: mobile.slice(3) } }));
  expect(data.customers).toEqual([{ id, mobile, email: undefined, name: `Customer ${id}` }]);
});
