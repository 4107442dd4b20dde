import { changeShopSettings, placeOrder, postReview, shopSettings } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newBuyerOf } from "../../testing/new-buyer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
const store = useTestStore();
let owner: Awaited<ReturnType<typeof newStaffMember>>;
beforeAll(async () => {
  owner = await newStaffMember(store(), "owner");
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(500, 5) });
});

const change = async (changes: Readonly<Record<string, string>>) => {
  const { data } = await expectDone(owner(shopSettings));
  await expectDone(owner(changeShopSettings, { body: { version: data.version, changes } }));
};

describe("coins", () => {
  async function placeOne(): Promise<number> {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    const { id } = (await expectDone(call(placeOrder, { body }))).data;
    return id;
  }
  const coinsOf = async (id: number) => {
    const [row] = await store().db.select({ coins: orders.earnedCoins }).from(orders).where(eq(orders.id, id));
    return row?.coins;
  };

  it("are not earned while they are off; an order of before keeps its own, and they come back when on", async () => {
    const before = await placeOne();
    await change({ "coins.isOn": "off" });
    const meanwhile = await placeOne();
    await change({ "coins.isOn": "on" });
    const after = await placeOne();
    expect(await Promise.all([before, meanwhile, after].map(coinsOf))).toEqual([5, 0, 5]);
  });
});

describe("reviews", () => {
  const review = async (call: Awaited<ReturnType<typeof newCustomer>>) =>
    (await expectDone(call(postReview, { params: { id: GHEE }, body: { rating: 4 } }))).is_published;

  it.each([
    ["buyers", true, false],
    ["all", true, true],
    ["none", false, false],
  ])("are seen at once: %s", async (seenAtOnce, ofBuyer, ofOther) => {
    await change({ "reviews.seenAtOnce": seenAtOnce });
    const buyer = await newBuyerOf(store(), GHEE);
    expect(await review(buyer.call)).toBe(ofBuyer);
    expect(await review(await newCustomer(store()))).toBe(ofOther);
  });
});
