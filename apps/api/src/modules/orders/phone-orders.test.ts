import { randomUUID } from "node:crypto";
import {
  addCaller,
  addCallersAddress,
  addOrderNote,
  addresses,
  addToCart,
  cart,
  findCaller,
  order as orderCall,
  orderList,
  placeOrder,
  placePhoneOrder,
  previewPhoneOrder,
  type RequestOf,
  staffOrder,
  verifyOtp,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  fromRupees,
  minimumOrderMessage,
  outOfStockMessage,
  toRupees,
  VOUCHER_UNKNOWN,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo } from "../../testing/messages.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { addressIn, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { staffTotalChanged, tooFewLeft } from "./messages.ts";

const [GHEE, HONEY] = [1002, 1003];
const store = useTestStore();

let staff: NewCustomer;
beforeAll(async () => {
  staff = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(1000, 5) });
  await changeProduct(store(), HONEY, { name: "Honey", stock: 50, ...priced(100, 5) });
});

let callers = 0;
const nextMobile = () => `96${String(++callers).padStart(8, "0")}`;

/** Somebody calls for the first time, and says where they live. */
async function caller() {
  const mobile = nextMobile();
  const { customer } = (await expectDone(staff(addCaller, { body: { mobile, name: "Meena Joshi" } }))).data;
  const added = await expectDone(staff(addCallersAddress, { params: { id: customer.id }, body: addressIn("Pune") }));
  return { mobile, id: customer.id, address: added.data.id };
}

type Body = RequestOf<typeof placePhoneOrder>["body"];

const bodyFor = (
  { id, address }: { readonly id: number; readonly address: number },
  change: Partial<Body> = {},
): Body => ({
  attempt: randomUUID(),
  customer_id: id,
  address_id: address,
  lines: [{ product_id: GHEE, quantity: 1 }],
  pay_type: "Cash on Delivery",
  amount: 1100,
  ...change,
});

const look = (body: Body) => {
  const { attempt: _, amount: __, note: ___, ...asked } = body;
  return staff(previewPhoneOrder, { body: asked });
};

const place = (body: Body) => staff(placePhoneOrder, { body });
const asStaff = async (id: number) => (await expectDone(staff(staffOrder, { params: { id } }))).data;

/** The caller logs in with the OTP that the number gets. */
async function logInBy(mobile: string) {
  const otp = await otpSentTo(store(), `+91${mobile}`);
  const visitor = await store().newVisitor();
  return visitor(verifyOtp, { body: { mobile_no: mobile, otp } });
}

describe("who calls", () => {
  test("is found by the mobile, however it is typed", async () => {
    const { mobile, id } = await caller();
    for (const typed of [mobile, `+91${mobile}`, `0${mobile}`, `${mobile.slice(0, 5)} ${mobile.slice(5)}`]) {
      const found = (await expectDone(staff(findCaller, { query: { mobile: typed } }))).data.customer;
      expect(found).toMatchObject({ id, name: "Meena Joshi", mobile: `+91${mobile}`, mobile_is_proven: false });
      expect(found?.addresses).toHaveLength(1);
    }
    expect((await expectDone(staff(findCaller, { query: { mobile: nextMobile() } }))).data.customer).toBeUndefined();
    await expectRefused(staff(findCaller, { query: { mobile: "12" } }), 400);
  });

  test("is made once, with the number alone, and is not made anew of somebody known", async () => {
    const mobile = nextMobile();
    const make = () => staff(addCaller, { body: { mobile, name: "Meena" } });
    const made = await Promise.all([make(), make(), make()].map(expectDone));
    expect(new Set(made.map(({ data }) => data.customer.id)).size).toBe(1);
    const known = await newCustomer(store());
    const same = await expectDone(staff(addCaller, { body: { mobile: known.mobile, name: "Somebody" } }));
    expect(same.data.customer).toMatchObject({ id: known.customer.customerId, name: "Kavita Rao" });
  });

  test("opens the account by an OTP, which proves the number (C54)", async () => {
    const { mobile, id } = await caller();
    const { data } = await expectDone(logInBy(mobile));
    expect(data).toMatchObject({ first_name: "Meena", last_name: "Joshi" });
    const [row] = await store().db.select().from(customers).where(eq(customers.id, id));
    expect(row?.mobileIsProven).toBe(true);
  });

  test("does not open an account that somebody signed up for with the number", async () => {
    const { mobile, id } = await caller();
    await store().db.update(customers).set({ passwordHash: "somebody's" }).where(eq(customers.id, id));
    await expectRefused(logInBy(mobile), 404);
  });

  test("an address is checked as in the customer's own form", async () => {
    const { id } = await caller();
    const wrong = { ...addressIn("Pune"), postal_code: "380001" };
    const refused = await expectRefused(staff(addCallersAddress, { params: { id }, body: wrong }), 400);
    expect(Object.keys(refused.errors)).toEqual(["postal_code"]);
    await expectRefused(staff(addCallersAddress, { params: { id: 2_000_000_000 }, body: addressIn("Pune") }), 404);
  });
});

describe("an order by telephone", () => {
  test("costs what the checkout of the same goods costs, and is written as it is", async () => {
    const shopper = await newCustomer(store());
    const to = { id: shopper.customer.customerId, address: 0 };
    const { data } = await expectDone(staff(addCallersAddress, { params: { id: to.id }, body: addressIn("Pune") }));
    const lines = [
      { product_id: HONEY, quantity: 3 },
      { product_id: GHEE, quantity: 1 },
    ];
    const body = bodyFor({ ...to, address: data.id }, { lines });
    const seen = (await expectDone(look(body))).data;
    expect(seen.refusal).toBeUndefined();
    expect(seen.lines.map(({ product_name, stock }) => [product_name, stock])).toEqual([
      ["Honey", 50],
      ["Ghee", 50],
    ]);
    const byPhone = (await expectDone(place({ ...body, amount: toRupees(seen.final_total) }))).data;

    for (const { product_id: pid, quantity } of lines)
      await expectDone(shopper(addToCart, { body: { pid, quantity } }));
    const contents = (await expectDone(shopper(cart))).data;
    const own = orderOf(contents, data.id, DEFAULT_POLICY.shipping.charge);
    const bySelf = (await expectDone(shopper(placeOrder, { body: own }))).data;

    const [one, other] = [await asStaff(byPhone.id), await asStaff(bySelf.id)];
    const sums = ({ product_total, tax_amt, shipping_amt, cash_fee_amt, discount_amt, final_total }: typeof one) => ({
      ...{ product_total, tax_amt, shipping_amt, cash_fee_amt, discount_amt, final_total },
    });
    expect(sums(one)).toEqual(sums(other));
    expect(seen).toMatchObject(sums(one));
    expect(one.shipping_address).toEqual(other.shipping_address);
    expect(await stockOf(store(), HONEY)).toBe(44);
    // What is in the shopper's own cart is the shopper's own affair.
    expect((await expectDone(shopper(orderList))).data).toHaveLength(2);
  });

  test("says who took it, in its history and in the audit, with the note for the staff", async () => {
    const who = await caller();
    const { id } = (await expectDone(place(bodyFor(who, { note: "Rings twice" })))).data;
    const told = await asStaff(id);
    expect(told.events[0]).toMatchObject({ action: "place", actor: "staff", by: "Kavita Rao" });
    expect(told.events[0]?.changes).toContainEqual(expect.objectContaining({ field: "goods", after: "1 × Ghee" }));
    expect(told.notes).toEqual([
      expect.objectContaining({ text: "Rings twice", is_to_customer: false, by: "Kavita Rao" }),
    ]);
    const lines = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "order"), eq(staffActions.subjectId, id)));
    expect(lines).toEqual([
      expect.objectContaining({ action: "place", subject: "order", customerId: staff.customer.customerId }),
    ]);
  });

  test("is placed once by a request that is repeated, also at once", async () => {
    const who = await caller();
    const body = bodyFor(who, { note: "Once" });
    const placed = await Promise.all([place(body), place(body), place(body)].map(expectDone));
    expect(new Set(placed.map(({ data }) => data.id)).size).toBe(1);
    expect(await stockOf(store(), GHEE)).toBe(49);
    expect((await asStaff(placed[0]?.data.id ?? 0)).notes).toHaveLength(1);
  });

  test("on delivery: the customer gets the SMS that every order sends", async () => {
    const who = await caller();
    const { order_id } = (await expectDone(place(bodyFor(who)))).data;
    const told = (await store().outbox()).filter(({ text }) => text.includes(order_id));
    expect(told.map(({ channel, to, text }) => [channel, to, text.includes("is placed")])).toEqual([
      ["sms", `+91${who.mobile}`, true],
    ]);
  });

  test("by link: its stock is held for half an hour, and the customer pays it as any unpaid order", async () => {
    const who = await caller();
    const body = bodyFor(who, { pay_type: "Online Payment" });
    const { id, order_id } = (await expectDone(place(body))).data;
    expect(await stockOf(store(), GHEE)).toBe(49);
    const [sms] = (await store().outbox()).filter(({ text }) => text.includes(order_id));
    expect(sms).toMatchObject({ channel: "sms", to: `+91${who.mobile}` });
    expect(sms?.text).toMatch(new RegExp(`waits for its payment\\..*https?://\\S+/orders/${id}$`));

    const { data } = await expectDone(logInBy(who.mobile));
    const call = store().as({ token: data.token });
    expect((await expectDone(call(orderCall, { params: { id } }))).data).toMatchObject({
      sale_status: "Quotation Sent",
      is_paid: false,
    });
    const { txn_id } = await expectDone(acceptAndPay({ call, orderId: id }));
    await report(store(), paidReport({ txnId: txn_id ?? "", amount: fromRupees(1100) }));
    expect((await asStaff(id)).is_paid).toBe(true);
  });

  test.each([
    [
      "below the minimum",
      { lines: [{ product_id: HONEY, quantity: 1 }] },
      minimumOrderMessage(DEFAULT_POLICY.minimumOrder),
    ],
    ["more than there is", { lines: [{ product_id: GHEE, quantity: 51 }] }, tooFewLeft("Ghee", 50)],
    ["a voucher that is none", { voucher_code: "NO-SUCH" }, VOUCHER_UNKNOWN],
  ])("%s is refused, and foreseen in the same words", async (_, change, words) => {
    const who = await caller();
    const body = bodyFor(who, change);
    const seen = (await expectDone(look(body))).data;
    expect(seen.refusal).toBe(words);
    const refused = await expectRefused(place({ ...body, amount: toRupees(seen.final_total) }), 409);
    expect(refused.message).toBe(seen.refusal);
    expect(await stockOf(store(), GHEE)).toBe(50);
  });

  test("what is out of stock is named", async () => {
    await changeProduct(store(), GHEE, { stock: 0 });
    const who = await caller();
    expect((await expectRefused(place(bodyFor(who)), 409)).message).toBe(outOfStockMessage(["Ghee"]));
  });

  test("cash beyond the limit is refused in words for the staff, and a link is taken (C46)", async () => {
    const who = await caller();
    const { orders } = DEFAULT_POLICY.cashOnDelivery.unproven;
    for (let placed = 0; placed < orders; placed++) await expectDone(place(bodyFor(who)));
    const seen = (await expectDone(look(bodyFor(who)))).data;
    expect(seen.refusal).toContain("Please send a link to pay");
    expect((await expectRefused(place(bodyFor(who)), 409)).message).toBe(seen.refusal);
    await expectDone(place(bodyFor(who, { pay_type: "Online Payment" })));
  });

  test("unpaid orders beyond the limit are refused in words for the staff", async () => {
    const who = await caller();
    const body = () => bodyFor(who, { pay_type: "Online Payment" });
    for (let placed = 0; placed < DEFAULT_POLICY.unpaidOrders.maximum; placed++) await expectDone(place(body()));
    const seen = (await expectDone(look(body()))).data;
    expect(seen.refusal).toContain("The customer has as many unpaid orders");
    expect((await expectRefused(place(body()), 409)).message).toBe(seen.refusal);
  });

  test("a total that changed since is said, and nothing is placed", async () => {
    const who = await caller();
    await changeProduct(store(), GHEE, priced(1010, 5));
    const refused = await expectRefused(place(bodyFor(who)), 409);
    expect(refused.message).toBe(staffTotalChanged("₹1,110.00"));
    expect(await stockOf(store(), GHEE)).toBe(50);
  });

  test("somebody else's address and a product that is none are refused", async () => {
    const [who, other] = [await caller(), await caller()];
    const strange = bodyFor({ ...who, address: other.address });
    expect((await expectRefused(place(strange), 404)).message).toBe(NO_SUCH_ADDRESS);
    expect((await expectRefused(look(strange), 404)).message).toBe(NO_SUCH_ADDRESS);
    const unknown = bodyFor(who, { lines: [{ product_id: 2_000_000_000, quantity: 1 }] });
    expect((await expectRefused(place(unknown), 404)).message).toBe(NO_SUCH_PRODUCT);
    expect((await expectDone(look(unknown))).data.refusal).toBe(NO_SUCH_PRODUCT);
    await expectRefused(place(bodyFor({ ...who, id: 2_000_000_000 })), 404);
  });
});

describe("notes on an order", () => {
  test("one for the staff stays in the shop, one to the customer is mailed and shown", async () => {
    const shopper = await newCustomer(store());
    const { customerId: id } = shopper.customer;
    const email = `note-${id}@example.com`;
    await store().db.update(customers).set({ email }).where(eq(customers.id, id));
    const { data } = await expectDone(staff(addCallersAddress, { params: { id }, body: addressIn("Pune") }));
    const placed = (await expectDone(place(bodyFor({ id, address: data.id })))).data;
    const params = { id: placed.id };
    const packer = await newStaffMember(store(), "packer");
    await expectDone(packer(addOrderNote, { params, body: { text: "Box is wet", to_customer: false } }));
    for (let sent = 0; sent < 2; sent++) {
      const note = { text: "It leaves on Monday", to_customer: true };
      await expectDone(staff(addOrderNote, { params, body: note }));
    }
    expect((await asStaff(placed.id)).notes?.map(({ text, is_to_customer }) => [text, is_to_customer])).toEqual([
      ["Box is wet", false],
      ["It leaves on Monday", true],
    ]);
    const own = (await expectDone(shopper(orderCall, { params }))).data;
    expect(own.notes).toEqual([{ text: "It leaves on Monday", at: store().clock.read().toISOString() }]);
    const mails = (await store().outbox()).filter((mail) => mail.to === email);
    expect(mails.filter(({ text }) => text.includes("It leaves on Monday"))).toHaveLength(1);
    expect(mails.some(({ text }) => text.includes("Box is wet"))).toBe(false);
    await expectRefused(
      staff(addOrderNote, { params: { id: 2_000_000_000 }, body: { text: "x", to_customer: false } }),
      404,
    );
  });
});

test("addresses that staff saved are the customer's own", async () => {
  const who = await caller();
  const { data } = await expectDone(logInBy(who.mobile));
  const saved = await expectDone(store().as({ token: data.token })(addresses));
  expect(saved.data.map(({ id }) => id)).toEqual([who.address]);
});
