import {
  addToCart,
  cart,
  coinSnapshot,
  confirmWallet,
  orderList,
  placeOrder,
  sendCoinOtp,
  updateCartItem,
  verifyCoinOtp,
  walletHistory,
} from "@store/api-client/contract";
import {
  COINS_ABOVE_ZERO,
  COINS_OVER_BALANCE,
  COINS_OVER_TOTAL,
  DEFAULT_POLICY,
  ENTER_OTP,
  fromRupees,
  REDEMPTION_MINUTES,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { coinLedger, outbox } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { deliver } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { coinOtpSentTo, redeemCoins } from "../../testing/redeem-coins.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { OTP_INVALID } from "../accounts/messages.ts";
import { WALLET_UPDATED } from "./messages.ts";
import { readBalance } from "./read-wallet.ts";

const GHEE = 1002;

const store = useTestStore();

beforeEach(async () => {
  const pricePaid = fromRupees(560);
  await changeProduct(store(), GHEE, { stock: 50, pricePaid, basePrice: pricePaid, gst: ZERO_PAISE, gstRate: 0 });
});

/** With a wallet of coins, and ghee for 560 rupees in the cart. */
async function withCoins(coins: number) {
  const call = await newCustomer(store(), { coins });
  return { call, ...(await readyToOrder(call, { pid: GHEE })) };
}

const wish = ({ customer }: NewCustomer, used_coin: number) => ({ user_id: customer.customerId, used_coin });
const shownCoins = async (call: NewCustomer) => (await expectDone(call(cart))).data.used_coin ?? 0;
const balanceOf = ({ customer }: NewCustomer) => readBalance(store().db, customer.customerId);

async function place({ call, address }: { call: NewCustomer; address: number }) {
  const { data } = await expectDone(call(cart));
  return expectDone(call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }));
}

describe("redeeming coins [R87]", () => {
  test("takes an OTP, and shows them on the cart", async () => {
    const { call } = await withCoins(300);
    expect(await shownCoins(call)).toBe(0);
    await redeemCoins(store(), call, 200);
    expect(await shownCoins(call)).toBe(200);
    expect(await balanceOf(call)).toBe(300);
  });

  test("is asked for again with another number, by another OTP", async () => {
    const { call } = await withCoins(300);
    await redeemCoins(store(), call, 200);
    await redeemCoins(store(), call, 50);
    expect(await shownCoins(call)).toBe(50);
  });

  test.each([
    [0, COINS_ABOVE_ZERO],
    [301, COINS_OVER_BALANCE],
  ])("%i of 300 coins: %s [R88]", async (coins, message) => {
    const { call } = await withCoins(300);
    const refused = await expectRefused(call(sendCoinOtp, { body: wish(call, coins) }), 409);
    expect(refused).toMatchObject({ message, errors: { used_coin: [message] } });
    expect(await coinOtpSentTo(store(), call)).toBe("");
  });

  test("goes up to the floor of the total, shipping included [R88]", async () => {
    const { call } = await withCoins(1000);
    await changeProduct(store(), GHEE, { pricePaid: fromRupees(560.75), basePrice: fromRupees(560.75) });
    const refused = await expectRefused(call(sendCoinOtp, { body: wish(call, 661) }), 409);
    expect(refused.message).toBe(COINS_OVER_TOTAL);
    await redeemCoins(store(), call, 660);
  });

  test("refuses an OTP that is missing, wrong, of another number of coins, or used [R88]", async () => {
    const { call } = await withCoins(300);
    await expectDone(call(sendCoinOtp, { body: wish(call, 200) }));
    const otp = await coinOtpSentTo(store(), call);
    expect((await sentTo(store(), call.mobile))[0]).toContain("to redeem 200 coins (₹200) at");
    const [queued] = await store().db.select().from(outbox).where(eq(outbox.recipient, call.mobile));
    expect(queued?.variables).toEqual({ otp, coins: "200", amount: "₹200", shop: "{shop-name}", minutes: "10" });
    const verify = (coins: number, entered: string) =>
      call(verifyCoinOtp, { body: { ...wish(call, coins), otp: entered } });
    expect((await expectRefused(verify(200, " "), 400)).message).toBe(ENTER_OTP);
    for (const [coins, entered] of [
      [200, otp === "000000" ? "000001" : "000000"],
      [201, otp],
    ] as const) {
      expect(await expectRefused(verify(coins, entered), 400)).toMatchObject({ errors: { otp: [OTP_INVALID] } });
    }
    expect(await shownCoins(call)).toBe(0);
    expect(await expectDone(verify(200, otp))).toMatchObject({ is_verified: true });
    await expectRefused(verify(200, otp), 400);
  });

  test("is for oneself alone", async () => {
    const [{ call }, stranger] = [await withCoins(300), await newCustomer(store(), { coins: 300 })];
    await expectRefused(call(sendCoinOtp, { body: wish(stranger, 10) }), 403);
    await expectRefused(call(verifyCoinOtp, { body: { ...wish(stranger, 10), otp: "123456" } }), 403);
    await expectRefused(store().nobody(sendCoinOtp, { body: wish(call, 10) }), 401);
  });

  test(`is good for ${REDEMPTION_MINUTES} minutes`, async () => {
    const { call } = await withCoins(300);
    await redeemCoins(store(), call, 200);
    store().clock.advance(REDEMPTION_MINUTES - 1);
    expect(await shownCoins(call)).toBe(200);
    store().clock.advance(1);
    expect(await shownCoins(call)).toBe(0);
  });

  test("is dropped, not cut, when the cart shrinks below it", async () => {
    const { call, address } = await withCoins(2000);
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    await redeemCoins(store(), call, 1000);
    const [line] = (await expectDone(call(cart))).data.cart_items;
    await expectDone(call(updateCartItem, { params: { id: line?.id ?? 0 }, body: { quantity: 1 } }));
    expect(await shownCoins(call)).toBe(0);
    expect((await place({ call, address })).data.final_total).toBe(fromRupees(660));
    expect(await balanceOf(call)).toBe(2000);
  });
});

describe("an order", () => {
  test("spends the coins that were redeemed and earns none on it [R103] [C18]", async () => {
    const buyer = await withCoins(300);
    await redeemCoins(store(), buyer.call, 200);
    const { data } = await place(buyer);
    expect(data.final_total).toBe(fromRupees(460));
    const history = await expectDone(
      buyer.call(walletHistory, { params: { contactId: buyer.call.customer.customerId } }),
    );
    expect(history.SoseCoins).toEqual(history.data);
    expect(history.data).toMatchObject([
      {
        order_id: data.id,
        pos_order: { order_id: data.order_id },
        used_coin: 200,
        new_added_coin: 0,
        available_coin: 100,
      },
      { order_id: undefined, used_coin: 0, new_added_coin: 300, available_coin: 300 },
    ]);
    await expectDone(buyer.call(addToCart, { body: { pid: GHEE } }));
    expect(await shownCoins(buyer.call)).toBe(0);
  });

  test("that redeemed none earns the floor of its final total by a hundred, once paid on delivery [R103] (C39)", async () => {
    const buyer = await withCoins(0);
    const { data } = await place(buyer);
    const walletOf = () =>
      expectDone(buyer.call(walletHistory, { params: { contactId: buyer.call.customer.customerId } }));
    expect(await balanceOf(buyer.call)).toBe(0);
    expect(await walletOf()).toMatchObject({ data: [], pending_coins: 5 });
    await deliver(store(), data.id);
    expect(await balanceOf(buyer.call)).toBe(5);
    expect(await walletOf()).toMatchObject({ data: [{ new_added_coin: 5, reason: "earned" }], pending_coins: 0 });
    const ledger = await store().db.select().from(coinLedger).where(eq(coinLedger.orderId, data.id));
    expect(ledger).toMatchObject([{ reason: "earned", added: 5, used: 0, balance: 5 }]);
  });

  test("that coins cover whole is paid, and billed", async () => {
    const buyer = await withCoins(1000);
    await redeemCoins(store(), buyer.call, 660);
    const { data } = await place(buyer);
    const [placed] = (await expectDone(buyer.call(orderList))).data;
    const paid = { final_total: 0, is_paid: true, is_invoiced: true, sale_status: "Sales Order" };
    expect(placed).toMatchObject({ id: data.id, ...paid });
  });
});

describe("the wallet's history", () => {
  test("is the caller's own [C30]", async () => {
    const [mine, theirs] = [await newCustomer(store(), { coins: 7 }), await newCustomer(store(), { coins: 9 })];
    const ofTheirs = { params: { contactId: theirs.customer.customerId } };
    await expectRefused(mine(walletHistory, ofTheirs), 403);
    await expectRefused(store().nobody(walletHistory, ofTheirs), 401);
  });

  test("of the demo's customer adds up, newest first [R171]", async () => {
    const { call } = await store().logIn("customer");
    const ledger = await store().db.select().from(coinLedger);
    const contactId = ledger.find(({ reason }) => reason === "opening")?.customerId ?? 0;
    const records = (await expectDone(call(walletHistory, { params: { contactId } }))).data ?? [];
    expect(records.length).toBeGreaterThan(3);
    const sum = records.reduce((coins, { new_added_coin, used_coin }) => coins + new_added_coin - used_coin, 0);
    expect(records[0]?.available_coin).toBe(sum);
    expect(sum).toBe(await readBalance(store().db, contactId));
    const times = records.map(({ created_at }) => created_at ?? "");
    expect(times).toEqual([...times].sort().reverse());
  });
});

test("what a client says of its wallet is confirmed and changes nothing [C35] [R100]", async () => {
  const buyer = await withCoins(300);
  const { call } = buyer;
  const { customerId } = call.customer;
  const { data } = await place(buyer);
  const before = await store().db.select().from(coinLedger);
  const said = { used_coin: 0, available_coin: 99_999 };
  const wallet = { ...said, new_added_coin: 99_999, pos_id: 1, company_id: 17, website_id: 5, order_id: data.id };
  const snapshot = { ...said, contact_id: customerId, order_id: data.id, total_coin: 99_999, new_coin: 99_999 };
  const params = { contactId: customerId };
  for (let times = 0; times < 2; times++) {
    expect(await expectDone(call(confirmWallet, { params, body: wallet }))).toMatchObject({ message: WALLET_UPDATED });
    await expectDone(call(coinSnapshot, { body: snapshot }));
  }
  expect(await store().db.select().from(coinLedger)).toEqual(before);

  const stranger = await newCustomer(store());
  await expectRefused(stranger(confirmWallet, { params, body: wallet }), 403);
  const own = { contactId: stranger.customer.customerId };
  await expectRefused(stranger(confirmWallet, { params: own, body: wallet }), 404);
  await expectRefused(stranger(coinSnapshot, { body: { ...snapshot, contact_id: own.contactId } }), 404);
});
