import { DEFAULT_POLICY, ENTER_OTP, toRupees, VOUCHER_EXPIRED, VOUCHER_UNKNOWN } from "@store/domain";
import { describe, expect, test } from "vitest";
import {
  addToCart,
  cart,
  coinSnapshot,
  confirmWallet,
  editOrderPaymentLink,
  order,
  placeOrder,
  profile,
  sendCoinOtp,
  validateVoucher,
  verifyCoinOtp,
  walletHistory,
} from "../contract/index.ts";
import { newCustomer } from "./accounts.ts";
import { type CaseStore, done, newVisitor, orderOf, readyToOrder, refused, withAddress } from "./case-store.ts";

const UNKNOWN = 999_999;
/** Ten percent off from 500 rupees, and an expired one. */
const [CODE, EXPIRED] = ["WELCOME10", "HARVEST20"];

/** A customer with a cart that the voucher applies to. */
async function shopping(store: CaseStore) {
  const { call, form } = await newCustomer(store);
  await withAddress(store, call);
  const { cart: contents, address } = await readyToOrder(store, call);
  const [line] = contents.cart_items;
  await done(call(addToCart, { body: { pid: line?.product_id ?? 0, quantity: line?.quantity ?? 1 } }));
  const { contact_id } = (await done(call(profile))).data;
  return { call, address, contactId: contact_id, mobile: form.mobile_no };
}

type Shopping = Awaited<ReturnType<typeof shopping>>;

const orderBody = async ({ call, address }: Shopping) =>
  orderOf((await done(call(cart))).data, address, DEFAULT_POLICY.shipping.charge);

const place = async (shopper: Shopping) =>
  (await done(shopper.call(placeOrder, { body: await orderBody(shopper) }))).data;

/** Pays a cash order online, before it is delivered [R158]: its coins are credited then. */
async function pay(store: CaseStore, { call, address }: Shopping, order_id: number): Promise<void> {
  const { data } = await done(call(order, { params: { id: order_id } }));
  const body = {
    order_id,
    txnid: "1",
    amount: toRupees(data.final_total),
    productinfo: "Goods",
    billing_address: address,
    shipping_amount: toRupees(data.shipping_amt),
    tax_amount: toRupees(data.tax_amt),
  };
  await store.payAt((await done(call(editOrderPaymentLink, { body }))).payment_url);
}

export function spendingCases(open: () => CaseStore): void {
  describe("a voucher", () => {
    test("discounts the cart, and is removed by an empty code", async () => {
      const { call } = await shopping(open());
      const before = (await done(call(cart))).data;
      const applied = await done(call(validateVoucher, { query: { voucher_code: CODE.toLowerCase() } }));
      expect(applied).toMatchObject({ applied_voucher_code: CODE, total: before.total });
      expect(applied.discount_amt).toBeGreaterThan(0);
      // GST is on what the discount leaves (C38).
      expect(applied.gst_amt).toBeLessThanOrEqual(before.gst_amt);
      expect(applied.final_total).toBe(applied.total - applied.discount_amt + applied.gst_amt);
      expect((await done(call(cart))).data).toMatchObject({
        applied_voucher_code: CODE,
        final_total: applied.final_total,
      });
      const removed = await done(call(validateVoucher, { query: {} }));
      expect(removed).toMatchObject({ discount_amt: 0, final_total: before.final_total });
    });

    test("is refused with its reason, and needs a login and a cart", async () => {
      const { call } = await shopping(open());
      const apply = (voucher_code: string) => refused(call(validateVoucher, { query: { voucher_code } }), 409);
      expect((await apply("NO-SUCH-CODE")).message).toBe(VOUCHER_UNKNOWN);
      expect((await apply(EXPIRED)).errors?.voucher_code).toEqual([VOUCHER_EXPIRED]);
      const empty = await newCustomer(open());
      await refused(empty.call(validateVoucher, { query: { voucher_code: CODE } }), 409);
      const visitor = await newVisitor(open());
      await refused(visitor.call(validateVoucher, { query: { voucher_code: CODE } }), 401);
    });

    test("is recorded in the order that it was used for", async () => {
      const shopper = await shopping(open());
      const { call } = shopper;
      const { discount_amt } = await done(call(validateVoucher, { query: { voucher_code: CODE } }));
      const body = await orderBody(shopper);
      await refused(call(placeOrder, { body: { ...body, udf4: "" } }), 409);
      const { id } = await place(shopper);
      const placed = (await done(call(order, { params: { id } }))).data;
      expect(placed).toMatchObject({ applied_voucher_code: CODE, discount_amt });
    });
  });

  describe("coins", () => {
    test("are earned by an order and redeemed on the next, with an OTP", async () => {
      const shopper = await shopping(open());
      const { call, contactId, mobile } = shopper;
      const history = async () => (await done(call(walletHistory, { params: { contactId } }))).data ?? [];
      expect(await history()).toEqual([]);
      const body = await orderBody(shopper);
      const earned = Number(body.new_coin);
      expect(earned).toBeGreaterThan(0);
      await refused(call(placeOrder, { body: { ...body, new_coin: earned + 1 } }), 409);
      const first = await place(shopper);
      expect(await history()).toEqual([]);
      await pay(open(), shopper, first.id);
      expect(await history()).toMatchObject([
        { order_id: first.id, new_added_coin: earned, used_coin: 0, available_coin: earned },
      ]);

      await readyToOrder(open(), call);
      const wish = { user_id: contactId, used_coin: earned };
      await refused(call(sendCoinOtp, { body: { ...wish, used_coin: 0 } }), 409);
      await refused(call(sendCoinOtp, { body: { ...wish, used_coin: earned + 1 } }), 409);
      await done(call(sendCoinOtp, { body: wish }));
      const otp = await open().otpSentTo(mobile);
      const verify = (entered: string) => call(verifyCoinOtp, { body: { ...wish, otp: entered } });
      expect((await refused(verify(" "), 400)).message).toBe(ENTER_OTP);
      await refused(verify(otp === "000000" ? "000001" : "000000"), 400);
      expect((await done(verify(otp))).is_verified).toBe(true);
      expect((await done(call(cart))).data.used_coin).toBe(earned);

      const { id } = await place(shopper);
      expect((await done(call(order, { params: { id } }))).data.used_coin).toBe(earned);
      expect((await history())[0]).toMatchObject({ new_added_coin: 0, used_coin: earned, available_coin: 0 });
    });

    test("belong to the customer, and cannot be changed by what a client sends", async () => {
      const shopper = await shopping(open());
      const { call, contactId } = shopper;
      const { id: order_id } = await place(shopper);
      const params = { contactId };
      const before = await done(call(walletHistory, { params }));
      const said = { used_coin: 0, available_coin: 9999, order_id };
      const wallet = { ...said, new_added_coin: 9999, company_id: 17, website_id: 5 };
      const snapshot = { ...said, contact_id: contactId, total_coin: 9999, new_coin: 9999 };
      await done(call(confirmWallet, { params, body: wallet }));
      await done(call(coinSnapshot, { body: snapshot }));
      expect(await done(call(walletHistory, { params }))).toEqual(before);
      await refused(call(coinSnapshot, { body: { ...snapshot, order_id: UNKNOWN } }), 404);

      const stranger = await newCustomer(open());
      await refused(stranger.call(walletHistory, { params }), 403);
      await refused(stranger.call(confirmWallet, { params, body: wallet }), 403);
      await refused(stranger.call(sendCoinOtp, { body: { user_id: contactId, used_coin: 1 } }), 403);
    });
  });
}
