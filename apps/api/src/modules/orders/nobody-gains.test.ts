import {
  addAddress,
  addresses,
  addToCart,
  cart,
  placeOrder,
  staffOrder,
  validateVoucher,
} from "@store/api-client/contract";
import {
  addMoney,
  COIN_VALUE,
  DEFAULT_POLICY,
  fromRupees,
  minutesAfter,
  multiplyMoney,
  percentOf,
  todayInIndia,
} from "@store/domain";
import { runs } from "@store/vitest";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { coinRedemptions, customers, orders, payments, refunds, vouchers, voucherUses } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderOnline, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { addressIn, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readBalance } from "../coins/read-wallet.ts";
import {
  acceptOrder,
  cancelOrder,
  deliverOrder,
  packOrder,
  recordUndelivered,
  refundUndelivered,
  returnOrder,
  sendOrderAgain,
  shipOrder,
} from "./change-order.ts";
import { findRefunds, refundedOf, refundPart } from "./refund-order.ts";
import type { OrderRow } from "./reservation.ts";

const GHEE = 1002;
const COINS = 30;
const VOUCHER = fromRupees(4000);

const store = useTestStore();
beforeEach(() => changeProduct(store(), GHEE, { stock: 1000, ...priced(1000, 5) }));

let lastCode = 0;

/** A customer of their own with a wallet and a gift voucher, whose mobile is proven. */
async function newBuyer() {
  const call = await newCustomer(store(), { coins: COINS });
  const { customerId } = call.customer;
  await store().db.update(customers).set({ mobileIsProven: true }).where(eq(customers.id, customerId));
  const code = `GAIN-${++lastCode}`;
  const voucher = { code, codeKey: code, kind: "flat", isGift: true, createdAt: store().clock.read() } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...voucher, amount: VOUCHER });
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const { data } = await expectDone(call(addresses));
  return { call, code, address: data[0]?.id ?? 0, customerId };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const ordersOf = ({ customerId }: Pick<Buyer, "customerId">): Promise<OrderRow[]> =>
  store().db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(asc(orders.id));

/** What a customer holds in coins, on the voucher and in money, in paise: money that was paid counts as gone. */
async function worthOf({ customerId, code }: Buyer): Promise<number> {
  const { db } = store();
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.codeKey, code));
  const own = await ordersOf({ customerId });
  const paidOnline = await db
    .select({ amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.state, "paid")));
  const paidAtDoor = own.filter(({ payType, isPaid }) => isPaid && payType === "Cash on Delivery");
  const back = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.customerId, customerId));
  const paid = addMoney(...paidOnline.map(({ amount }) => amount), ...paidAtDoor.map(({ finalTotal }) => finalTotal));
  const coins = multiplyMoney(COIN_VALUE, await readBalance(db, customerId));
  return (voucher?.amount ?? 0) + coins + addMoney(...back.map(({ amount }) => amount)) - paid;
}

const BEGUN_WITH = addMoney(VOUCHER, multiplyMoney(COIN_VALUE, COINS));

interface Purchase {
  readonly quantity: number;
  readonly usesVoucher: boolean;
  readonly coins: number;
  readonly isOnline: boolean;
}

/** Buys; where a limit or a rule says no, the cart stays. */
async function buy({ call, code, address, customerId }: Buyer, { quantity, usesVoucher, coins, isOnline }: Purchase) {
  const { db, clock } = store();
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity } }));
  if (usesVoucher) await call(validateVoucher, { query: { voucher_code: code } });
  const redeemed = Math.min(coins, await readBalance(db, customerId));
  if (redeemed > 0) {
    const confirmed = { customerId, coins: redeemed, expiresAt: minutesAfter(clock.read(), 30) };
    const set = { coins: redeemed };
    await db.insert(coinRedemptions).values(confirmed).onConflictDoUpdate({ target: coinRedemptions.customerId, set });
  }
  const { data } = await expectDone(call(cart));
  const body = orderOf(data, address, DEFAULT_POLICY.shipping.charge);
  if (isOnline && Number(body.amount) > 0)
    await report(store(), paidReport(await orderOnline(call, { cart: data, address })));
  else await call(placeOrder, { body });
}

const stepBy = (orderId: number) =>
  ({ orderId, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() }) as const;

/** The next step of an order's life. */
async function moveOn({ id, orderStatus }: OrderRow): Promise<void> {
  const steps: Readonly<Record<string, typeof acceptOrder>> = {
    Pending: acceptOrder,
    Confirmed: packOrder,
    Packed: shipOrder,
    Shipped: deliverOrder,
  };
  await steps[orderStatus]?.(store().db, stepBy(id));
}

async function takePart({ id, isPaid, finalTotal, customerId }: OrderRow, percent: number): Promise<void> {
  const left = isPaid ? finalTotal - refundedOf(await findRefunds(store().db, id)) : 0;
  const seenRefundable = addMoney(fromRupees(left / 100));
  const request = { orderId: id, amount: percentOf(seenRefundable, percent), reason: "A part", seenRefundable };
  // The customer stands for the member of staff, whose name alone is recorded.
  await refundPart(store().db, { ...request, staffId: customerId }, store().clock.read(), DEFAULT_POLICY);
}

const withdraw = async ({ id }: OrderRow) => {
  const cancelled = await cancelOrder(store().db, stepBy(id));
  if (!(cancelled instanceof HttpError)) return;
  await returnOrder(store().db, stepBy(id));
  await refundUndelivered(store().db, stepBy(id));
};

async function comeBack({ id }: OrderRow, isRefunded: boolean): Promise<void> {
  await recordUndelivered(store().db, stepBy(id), { day: todayInIndia(store().clock.read()), isRefunded });
}

const sendAgain = async ({ id }: OrderRow): Promise<void> => {
  await sendOrderAgain(store().db, stepBy(id));
};

/** To its door, whatever it takes. */
const moveToEnd = async ({ id }: OrderRow): Promise<void> => {
  for (const step of [acceptOrder, packOrder, shipOrder, deliverOrder]) await step(store().db, stepBy(id));
};

type Step = (buyer: Buyer) => Promise<void>;
const anyOrder = (act: (order: OrderRow) => Promise<void>) =>
  fc.nat(20).map(
    (place): Step =>
      async (buyer) => {
        const own = await ordersOf(buyer);
        const order = own[place % Math.max(1, own.length)];
        if (order) await act(order);
      },
  );
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record<Purchase>({
      quantity: fc.integer({ min: 1, max: 3 }),
      usesVoucher: fc.boolean(),
      coins: fc.constantFrom(0, 0, 7, 1000),
      isOnline: fc.boolean(),
    })
    .map(
      (purchase): Step =>
        (buyer) =>
          buy(buyer, purchase),
    ),
  anyOrder(moveOn),
  anyOrder(moveToEnd),
  anyOrder(withdraw),
  fc.boolean().chain((isRefunded) => anyOrder((order) => comeBack(order, isRefunded))),
  anyOrder(sendAgain),
  fc.integer({ min: 1, max: 100 }).chain((percent) => anyOrder((order) => takePart(order, percent))),
);

describe("whatever is bought, spent, cancelled, returned, brought back and refunded in part [C38] [C39] [C55]", () => {
  test("leaves nobody with more than was paid in, once every order has ended", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (taken) => {
        const buyer = await newBuyer();
        for (const step of taken) await step(buyer);
        for (const order of await ordersOf(buyer)) {
          await withdraw(order);
          await moveToEnd(order);
          await withdraw(order);
        }
        expect(await worthOf(buyer)).toBe(BEGUN_WITH);
      }),
      { numRuns: runs(10) },
    );
  });
});

describe("an order that a gift voucher paid whole", () => {
  /** Buys with the voucher, spends the coins of that on another order, and cancels the first. */
  async function spendAndCancel() {
    const buyer = await newBuyer();
    await buy(buyer, { quantity: 1, usesVoucher: true, coins: 0, isOnline: false });
    const [first] = await ordersOf(buyer);
    await buy(buyer, { quantity: 1, usesVoucher: false, coins: COINS + 10, isOnline: false });
    expect(await readBalance(store().db, buyer.customerId)).toBe(0);
    const cancelled = await cancelOrder(store().db, stepBy(first?.id ?? 0));
    if (cancelled instanceof HttpError) throw new Error("The order was not cancelled");
    return { buyer, order: cancelled };
  }

  test("gives the voucher back less the coins that it earned, and that are spent [C39]", async () => {
    const { buyer, order } = await spendAndCancel();
    const [voucher] = await store().db.select().from(vouchers).where(eq(vouchers.codeKey, buyer.code));
    expect(order.earnedCoins).toBe(10);
    expect(voucher?.amount).toBe(VOUCHER - fromRupees(10));
    const uses = await store().db.select().from(voucherUses).where(eq(voucherUses.orderId, order.id));
    expect(uses).toMatchObject([{ amount: fromRupees(10), customerId: buyer.customerId }]);
    await withdraw((await ordersOf(buyer))[1] ?? order);
    expect(await worthOf(buyer)).toBe(BEGUN_WITH);
  });

  test("says so to the customer, and in its history", async () => {
    const { buyer, order } = await spendAndCancel();
    const email = `gains-${order.id}@example.com`;
    await store().db.update(customers).set({ email }).where(eq(customers.id, buyer.customerId));
    const again = await spendFromVoucher(buyer);
    const manager: NewCustomer = await newStaffMember(store(), "manager");
    await cancelOrder(store().db, { ...stepBy(again), staffId: manager.customer.customerId });
    const kept = "We keep ₹10.00 of the gift voucher for coins that you earned with this order and have spent.";
    expect((await store().outbox()).filter(({ to, text }) => to === email && text.includes(kept))).toHaveLength(1);
    const { data } = await expectDone(manager(staffOrder, { params: { id: again } }));
    expect(data.events.at(-1)?.changes).toContainEqual({ field: "keptForCoins", after: "₹10.00" });
  });

  /** Another order of the voucher, whose coins are taken out of the wallet. */
  async function spendFromVoucher(buyer: Buyer): Promise<number> {
    await buy(buyer, { quantity: 1, usesVoucher: true, coins: 0, isOnline: false });
    await buy(buyer, { quantity: 1, usesVoucher: false, coins: 10, isOnline: false });
    return (await ordersOf(buyer)).at(-2)?.id ?? 0;
  }

  test("of which a little is money pays no money back, once or later", async () => {
    const buyer = await newBuyer();
    await changeProduct(store(), GHEE, priced(3905, 0));
    await buy(buyer, { quantity: 1, usesVoucher: true, coins: 0, isOnline: true });
    const [first] = await ordersOf(buyer);
    expect(first?.finalTotal).toBe(fromRupees(5));
    await buy(buyer, { quantity: 1, usesVoucher: false, coins: 1000, isOnline: true });
    await cancelOrder(store().db, stepBy(first?.id ?? 0));
    expect(await findRefunds(store().db, first?.id ?? 0)).toMatchObject([
      { amount: 0, withheld: fromRupees(5), state: "done" },
    ]);
    const manager = await newStaffMember(store(), "manager");
    const { data } = await expectDone(manager(staffOrder, { params: { id: first?.id ?? 0 } }));
    expect(data.refundable).toBe(0);
  });
});
