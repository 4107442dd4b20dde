import {
  addAddress,
  addresses,
  addToCart,
  cart,
  changeStock,
  orderList,
  productDetail,
  productList,
  staffOrders,
} from "@store/api-client/contract";
import { isNotNull } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { batchMovements } from "./db/schema/index.ts";
import { expectDone } from "./testing/expect-answer.ts";
import { newStaffMember } from "./testing/new-staff-member.ts";
import { newOwner, type Owner } from "./testing/requests/index.ts";
import { GHEE } from "./testing/requests/owner.ts";
import { addressIn } from "./testing/samples.ts";
import { useTestStore } from "./testing/test-store.ts";

const store = useTestStore();

/** How many statements the database is asked while something runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}

/** A list, how one more row comes onto it, and how it is read. */
type List = readonly [
  name: string,
  add: (owner: Owner, turn: number) => Promise<unknown>,
  read: (owner: Owner) => Promise<unknown>,
];

const LISTS: readonly List[] = [
  [
    "the cart",
    ({ call }, turn) => expectDone(call(addToCart, { body: { pid: [1003, 1067][turn] ?? 0 } })),
    ({ call }) => expectDone(call(cart)),
  ],
  [
    "the addresses",
    ({ call }) => expectDone(call(addAddress, { body: addressIn("Pune") })),
    ({ call }) => expectDone(call(addresses)),
  ],
  ["a customer's orders", ({ cashOrder }) => cashOrder(), ({ call }) => expectDone(call(orderList))],
  [
    "the shop's orders",
    ({ cashOrder }) => cashOrder(),
    async () => expectDone((await newStaffMember(store(), "packer"))(staffOrders)),
  ],
];

test.each(LISTS)("%s: as many statements for many rows as for few", async (_, add, read) => {
  const owner = await newOwner(store());
  await add(owner, 0);
  // What is asked for once, such as the caches, is known afterwards.
  await read(owner);
  const before = await statementsOf(() => read(owner));
  await add(owner, 0);
  await add(owner, 1);
  expect(before).toBeGreaterThan(0);
  expect(await statementsOf(() => read(owner))).toBe(before);
});

test("an order of goods with batches asks as many statements as one without", async () => {
  const owner = await newOwner(store());
  await owner.onlineOrder();
  const without = await statementsOf(owner.onlineOrder);
  for (const [place, bestBefore] of (["2026-06-01", "2026-07-01"] as const).entries()) {
    const batch = { number: `B${place}`, best_before: bestBefore };
    const changes = [{ id: GHEE, action: "received" as const, quantity: 1, seen: null, batch }];
    const packer = await newStaffMember(store(), "packer");
    await expectDone(packer(changeStock, { body: { changes, attempt: crypto.randomUUID() } }));
  }
  expect(await statementsOf(owner.onlineOrder)).toBe(without);
  expect(await store().db.$count(batchMovements, isNotNull(batchMovements.orderId))).toBeGreaterThan(0);
});

test("shoppers who open products and lists at the same moment are answered by one statement", async () => {
  const openAll = () =>
    Promise.all([GHEE, 1003, GHEE].map((id) => expectDone(store().nobody(productDetail, { params: { id } }))));
  const searchAll = () =>
    Promise.all(
      ["ghee", "honey", "ghee"].map((text) =>
        expectDone(store().nobody(productList, { query: { prod_search: text } })),
      ),
    );
  for (const ask of [openAll, searchAll]) {
    // What is asked for once, such as the caches, is known afterwards.
    const before = await ask();
    let after: unknown;
    const ofAll = await statementsOf(async () => {
      after = await ask();
    });
    expect(ofAll).toBe(1);
    expect(after).toEqual(before);
  }
});
