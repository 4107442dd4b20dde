import {
  addAddress,
  addresses,
  cart,
  order,
  orderSubscription,
  placeOrder,
  productDetail,
  validateVoucher,
} from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, type Paise, type Policy } from "@store/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { addressIn, orderOf } from "../../testing/samples.ts";
import { readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { TOTAL_CHANGED } from "./messages.ts";

const GHEE = 1002;
/** Of an address in Pune, whose PIN codes begin with 4. */
const TO_PUNE = fromRupees(140);
const A_KILOGRAM = fromRupees(25);
const OF_INDIA = DEFAULT_POLICY.shipping.charge;

/** A shop that charges by place and by weight (C59). */
const policy: Policy = {
  ...DEFAULT_POLICY,
  shipping: {
    ...DEFAULT_POLICY.shipping,
    pinCharges: [{ pin: "4", charge: TO_PUNE }],
    includedKilograms: 2,
    kilogramCharge: A_KILOGRAM,
  },
};

const store = useTestStore({ policy });
const sum = (...amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, weightGrams: 900, ...priced(700) }));

describe("shipping by weight and PIN code", () => {
  test("is what the cart's weight and the first address say, and nothing else is believed", async () => {
    const call = await newCustomer(store());
    const { cart: contents, address } = await readyToOrder(call, { pid: GHEE, quantity: 3 });
    expect(contents.weight_grams).toBe(2700);
    expect((await expectDone(call(productDetail, { params: { id: GHEE } }))).data.weight_grams).toBe(900);

    for (const wrong of [OF_INDIA, TO_PUNE]) {
      const body = orderOf(contents, address, wrong);
      expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(TOTAL_CHANGED);
    }
    const shipping = fromRupees(165);
    const { id } = (await expectDone(call(placeOrder, { body: orderOf(contents, address, shipping) }))).data;
    expect((await expectDone(call(order, { params: { id } }))).data).toMatchObject({
      shipping_amt: shipping,
      final_total: fromRupees(2265),
    });
  });

  test("goes by the first address, whichever the order goes to (C17)", async () => {
    const call = await newCustomer(store());
    const { cart: contents } = await readyToOrder(call, { city: "Jaipur", pid: GHEE });
    await expectDone(call(addAddress, { body: addressIn("Pune") }));
    const inPune = (await expectDone(call(addresses))).data[1]?.id ?? 0;
    const { id } = (await expectDone(call(placeOrder, { body: orderOf(contents, inPune, OF_INDIA) }))).data;
    expect((await expectDone(call(order, { params: { id } }))).data.shipping_amt).toBe(OF_INDIA);
  });

  test("is paid by a gift voucher in the cart as in the order", async () => {
    const code = "GIFT-SHIPPING";
    const row = { code, codeKey: code, kind: "flat", isGift: true, createdAt: store().clock.read() } as const;
    await store()
      .db.insert(vouchers)
      .values({ ...row, amount: fromRupees(5000) });
    const call = await newCustomer(store());
    const { address } = await readyToOrder(call, { pid: GHEE, quantity: 3 });
    await expectDone(call(validateVoucher, { query: { voucher_code: code } }));
    const { data: contents } = await expectDone(call(cart));
    expect(contents.gift_voucher_amt).toBe(sum(fromRupees(2100), TO_PUNE, A_KILOGRAM));
    const { data } = await expectDone(call(placeOrder, { body: orderOf(contents, address, fromRupees(165)) }));
    expect(data.final_total).toBe(0);
  });

  test("is that of a subscription's delivery, too", async () => {
    const call = await newCustomer(store());
    const wish = { product: GHEE, price: fromRupees(700), gstRate: 5, quantity: 3 };
    const flat = await readyToSubscribe(call, { ...wish, shipping: OF_INDIA });
    await expectRefused(call(orderSubscription, { body: flat }), 409);
    const body = { ...flat, shipping_amount: 165, udf2: 165 };
    const { data } = await expectDone(call(orderSubscription, { body }));
    expect((await expectDone(call(order, { params: data }))).data.shipping_amt).toBe(fromRupees(165));
  });
});
