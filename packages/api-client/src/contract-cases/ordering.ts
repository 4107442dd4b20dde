import { addMoney, DEFAULT_POLICY, ZERO_PAISE } from "@store/domain";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addAddress,
  addresses,
  addToCart,
  cart,
  deleteAddress,
  editAddress,
  editContactAddress,
  eliteCheck,
  invoicePdf,
  logout,
  order,
  orderList,
  placeOrder,
  profile,
  sendOtp,
  signIn,
  verifyOtp,
} from "../contract/index.ts";
import {
  type CaseStore,
  done,
  formFor,
  goods,
  logIn,
  newVisitor,
  orderOf,
  readyToOrder,
  refused,
  withAddress,
} from "./case-store.ts";

const UNKNOWN = 999_999;

export function orderingCases(open: () => CaseStore): void {
  describe("logging in", () => {
    test("by OTP keeps the visitor's cart", async () => {
      const store = open();
      const visitor = await newVisitor(store);
      const [some] = await goods(store);
      await done(visitor.call(addToCart, { body: { pid: some?.id ?? 0 } }));
      const { mobile } = store.person;
      await done(visitor.call(sendOtp, { body: { mobile_no: mobile } }));
      const otp = await store.otpSentTo(mobile);
      const wrong = await refused(
        visitor.call(verifyOtp, { body: { mobile_no: mobile, otp: otp === "000000" ? "000001" : "000000" } }),
        400,
      );
      expect(wrong.non_field_errors).toBe(wrong.message);
      const { data } = await done(visitor.call(verifyOtp, { body: { mobile_no: mobile, otp } }));
      expect(data).toMatchObject({ phone_no: mobile, is_staff: false, is_sose_elite_user: false });
      expect(data.cart_counter).toBeGreaterThan(0);
      expect((await done(visitor.call(cart))).data.cart_items).toEqual([]);
      await refused(visitor.call(verifyOtp, { body: { mobile_no: mobile, otp } }), 400);
    });

    test("by OTP with a number that has no account says so, once the OTP is right", async () => {
      const mobile_no = "+919000000077";
      const call = open().as({});
      await done(call(sendOtp, { body: { mobile_no } }));
      const otp = await open().otpSentTo(mobile_no);
      expect((await refused(call(verifyOtp, { body: { mobile_no, otp } }), 404)).non_field_errors).toBeDefined();
      await refused(call(sendOtp, { body: { mobile_no: "12345" } }), 400);
    });

    test("by email and password; another password is refused", async () => {
      const { email, password } = open().person;
      const { reply, call } = await logIn(open());
      expect(reply.data.email).toBe(email);
      expect((await done(call(profile))).data).toMatchObject({ email });
      expect(await done(call(eliteCheck))).toMatchObject({ is_sose_elite_user: false });
      await refused(open().as({})(signIn, { body: { email, password: `${password}x` } }), 400);
    });

    test("ends with logging out", async () => {
      const { call } = await logIn(open());
      await done(call(logout));
      await refused(call(profile), 401);
    });
  });

  describe("addresses", () => {
    test("are saved, changed, listed in the order they were added, and deleted", async () => {
      const { call } = await logIn(open());
      const before = (await done(call(addresses))).data;
      await done(call(addAddress, { body: formFor(open()) }));
      const saved = (await done(call(addresses))).data;
      expect(saved).toHaveLength(before.length + 1);
      expect(saved.map(({ is_default }) => is_default)).toEqual(saved.map((_, position) => position === 0));
      const added = saved.at(-1);
      expect(added).toMatchObject({ mobile: "+919811122233", mobile_without_ext: "9811122233" });

      const id = added?.id ?? 0;
      await done(call(editAddress, { params: { id }, body: { ...formFor(open()), full_name: "Asha P." } }));
      const { contact_id } = (await done(call(profile))).data;
      const body = { ...formFor(open()), landmark: "By the well", add_id: id };
      await done(call(editContactAddress, { query: { contact_id }, body }));
      expect((await done(call(addresses))).data.at(-1)).toMatchObject({
        full_name: "Asha Patel",
        landmark: "By the well",
      });
      await done(call(deleteAddress, { params: { id } }));
      await refused(call(deleteAddress, { params: { id } }), 404);
      await refused(call(editAddress, { params: { id: UNKNOWN }, body: formFor(open()) }), 404);
    });

    test("are validated", async () => {
      const { call } = await logIn(open());
      await refused(call(addAddress, { body: { ...formFor(open()), mobile: "+9198" } }), 400);
      await refused(call(addAddress, { body: { ...formFor(open()), full_name: " " } }), 400);
      await refused(call(addAddress, { body: { ...formFor(open()), postal_code: "4110A7" } }), 400);
    });
  });

  describe("ordering", () => {
    beforeAll(async () => {
      const { call } = await logIn(open());
      await withAddress(open(), call);
    });

    test("orders the cart once, at the amounts that the shopper saw", async () => {
      const store = open();
      const { call } = await logIn(store);
      const ready = await readyToOrder(store, call);
      const shipping = ready.city === DEFAULT_POLICY.shipping.freeCity.id ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
      const body = orderOf(ready.cart, ready.address, shipping);
      await refused(call(placeOrder, { body: { ...body, amount: Number(body.amount) - 1 } }), 409);
      await refused(call(placeOrder, { body: { ...body, address1: UNKNOWN } }), 404);

      const { data } = await done(call(placeOrder, { body }));
      expect(data.final_total).toBe(addMoney(ready.cart.final_total, shipping));
      expect((await done(call(cart))).data.cart_items).toEqual([]);
      await refused(call(placeOrder, { body }), 409);

      const [newest] = (await done(call(orderList))).data;
      expect(newest).toMatchObject({ id: data.id, order_id: data.order_id, order_status: "Pending" });
      await refused(call(invoicePdf, { query: { source_doc: data.id } }), 409);
      await refused(call(invoicePdf, { query: { source_doc: UNKNOWN } }), 404);
      const placed = (await done(call(order, { params: { id: data.id } }))).data;
      expect(placed).toMatchObject({
        order_id: data.order_id,
        sale_status: "Quotation Sent",
        is_paid: false,
        product_total: ready.cart.total,
        tax_amt: ready.cart.gst_amt,
        shipping_amt: shipping,
        final_total: data.final_total,
      });
      expect(placed.product_info.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
        expect.arrayContaining(ready.cart.cart_items.map(({ product_id, quantity }) => [product_id, quantity])),
      );
      await refused(call(order, { params: { id: UNKNOWN } }), 404);
    });

    test("needs a login", async () => {
      const { call } = await newVisitor(open());
      await refused(call(orderList), 401);
      await refused(call(addresses), 401);
    });
  });
}
