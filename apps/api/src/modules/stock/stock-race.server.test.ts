import { changeStock } from "@store/api-client/contract";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderLines, products, stockMovements } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

test("staff who count and take in while shoppers order lose nothing, and nothing is oversold", async () => {
  const shoppers = [];
  for (let place = 0; place < 30; place++) shoppers.push(await newOwner(store()));
  const packer = await newStaffMember(store(), "packer");
  await store().db.update(products).set({ stock: 12 }).where(eq(products.id, GHEE));

  const change = (place: number) =>
    expectDone(
      packer(changeStock, {
        body: {
          changes: [
            place % 4 === 0
              ? { id: GHEE, action: "counted", quantity: 9, seen: 10 }
              : { id: GHEE, action: place % 2 ? "received" : "damaged", quantity: 1, seen: null },
          ],
          attempt: crypto.randomUUID(),
        },
      }),
    );
  const [ordered] = await Promise.all([
    Promise.allSettled(shoppers.map(({ onlineOrder }) => onlineOrder())),
    Promise.all(Array.from({ length: 20 }, (_, place) => change(place))),
  ]);
  const placed = ordered.flatMap((order) => (order.status === "fulfilled" ? [order.value.id] : []));
  expect(placed.length).toBeGreaterThan(0);

  const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
  const isOfGhee = eq(stockMovements.productId, GHEE);
  const total = sql<number>`coalesce(sum(${stockMovements.change}), 0)`.mapWith(Number);
  const [all] = await store().db.select({ total }).from(stockMovements).where(isOfGhee);
  expect(row?.stock).toBeGreaterThanOrEqual(0);
  expect(all?.total).toBe(row?.stock);
  const isOrder = eq(stockMovements.reason, "order");
  const [sold] = await store().db.select({ total }).from(stockMovements).where(and(isOfGhee, isOrder));
  const pieces = sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number);
  const recorded = sql`${orderLines.orderId} in (select order_id from stock_movements where reason = 'order')`;
  const [lines] = await store()
    .db.select({ pieces })
    .from(orderLines)
    .where(and(eq(orderLines.productId, GHEE), recorded));
  expect(sold?.total).toBe(-(lines?.pieces ?? 0));
  expect(store().log()).toEqual([]);
});
