import { cart, order, payOnDelivery, restoreCart } from "@store/api-client/contract";
import { cashLimitMessage, DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { acceptAndPay, orderOnline, orderToPay, paidReport, readOrder, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readBalance } from "../coins/read-wallet.ts";
import { NOT_TO_BE_PAID } from "./messages.ts";
import { releaseHeldStock } from "./order-payment.ts";

const CASH_LIMIT_PAY_ONLINE = cashLimitMessage({ isOfAddress: false, isMobileProven: true }, DEFAULT_POLICY);

const GHEE = 1002;
const store = useTestStore();

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) }));

const endReservation = async () => {
  store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
  await releaseHeldStock(store().db).run(store().clock.read());
};

describe("after a payment that failed", () => {
  test("it is paid again, within the reservation", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await report(store(), { ...paidReport(waiting), state: "failed" });
    const { txn_id } = await expectDone(acceptAndPay(waiting));
    await report(store(), paidReport({ ...waiting, txnId: txn_id ?? "" }));
    expect((await readOrder(waiting)).is_paid).toBe(true);
    expect(await stockOf(store(), GHEE)).toBe(49);
  });

  test("it becomes cash on delivery, whose goods are kept", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const params = { id: waiting.orderId };
    await expectDone(waiting.call(payOnDelivery, { params }));
    await expectDone(waiting.call(payOnDelivery, { params }));
    await endReservation();
    expect(await readOrder(waiting)).toMatchObject({ pay_type: "Cash on Delivery", is_paid: false });
    expect(await stockOf(store(), GHEE)).toBe(49);
    await report(store(), paidReport(waiting));
    expect(await readOrder(waiting)).toMatchObject({ pay_type: "Online Payment", is_paid: true });
    await expectRefused(waiting.call(payOnDelivery, { params }), 409);
  });

  test("cash takes goods that were released in the meantime again, if they are there", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await endReservation();
    await changeProduct(store(), GHEE, { stock: 0 });
    await expectRefused(waiting.call(payOnDelivery, { params: { id: waiting.orderId } }), 409);
    await changeProduct(store(), GHEE, { stock: 1 });
    await expectDone(waiting.call(payOnDelivery, { params: { id: waiting.orderId } }));
    expect(await stockOf(store(), GHEE)).toBe(0);
  });

  test("cash has its limits (C46)", async () => {
    const waiting = await orderToPay(store(), GHEE, 10);
    const refused = await expectRefused(waiting.call(payOnDelivery, { params: { id: waiting.orderId } }), 409);
    expect(refused.message).toBe(CASH_LIMIT_PAY_ONLINE);
  });

  test("everything goes back into the cart, merged with what is there, once", async () => {
    const call = await newCustomer(store(), { coins: 100 });
    const ready = await readyToOrder(call, { pid: GHEE, quantity: 2 });
    await redeemCoins(store(), call, 60);
    const waiting = await orderOnline(call, { ...ready, cart: { ...ready.cart, used_coin: 60 } });
    await readyToOrder(call, { pid: GHEE, quantity: 1 });
    expect([await stockOf(store(), GHEE), await readBalance(store().db, call.customer.customerId)]).toEqual([48, 40]);
    const params = { id: waiting.orderId };
    const { message } = await expectDone(call(restoreCart, { params }));
    expect(message).toContain("coins");
    await expectDone(call(restoreCart, { params }));
    const { data } = await expectDone(call(cart));
    expect(data.cart_items.map(({ quantity }) => quantity)).toEqual([3]);
    expect(data.used_coin ?? 0).toBe(0);
    expect([await stockOf(store(), GHEE), await readBalance(store().db, call.customer.customerId)]).toEqual([50, 100]);
    expect((await expectDone(call(order, { params }))).data.order_status).toBe("Cancelled");
  });

  test("what is left in stock limits what goes back", async () => {
    const waiting = await orderToPay(store(), GHEE, 3);
    await endReservation();
    await changeProduct(store(), GHEE, { stock: 2 });
    await expectDone(waiting.call(restoreCart, { params: { id: waiting.orderId } }));
    const { data } = await expectDone(waiting.call(cart));
    expect(data.cart_items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test("a payment that comes after that is flagged for refund", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await expectDone(waiting.call(restoreCart, { params: { id: waiting.orderId } }));
    await report(store(), paidReport(waiting));
    const [row] = await store().db.select().from(orders).where(eq(orders.id, waiting.orderId));
    expect(row).toMatchObject({ orderStatus: "Cancelled", isPaid: true, isInvoiced: false });
    expect((await store().outbox()).some(({ text }) => text.includes(waiting.txnId) && text.includes("refund"))).toBe(
      true,
    );
    expect(await stockOf(store(), GHEE)).toBe(50);
  });

  test("a paid order is not put back", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await report(store(), paidReport(waiting));
    const refused = await expectRefused(waiting.call(restoreCart, { params: { id: waiting.orderId } }), 409);
    expect(refused.message).toBe(NOT_TO_BE_PAID);
  });
});
