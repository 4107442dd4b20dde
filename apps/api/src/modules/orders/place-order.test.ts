import { addAddress, addresses, addToCart, cart, order, orderList, placeOrder } from "@store/api-client/contract";
import {
  addMoney,
  DEFAULT_POLICY,
  DELIVERY_ONLY_IN_INDIA,
  fromRupees,
  minimumOrderMessage,
  outOfStockMessage,
  paise,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders, addresses as savedAddresses } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { addressIn, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CART_IS_EMPTY } from "../cart/messages.ts";
import { lostItsPrice, TOTAL_CHANGED, tooFewLeft } from "./messages.ts";

const GHEE = 1002;
const TURMERIC = 1067;

const store = useTestStore();

const change = (id: number, columns: Parameters<typeof changeProduct>[2]) => changeProduct(store(), id, columns);

beforeEach(async () => {
  await change(GHEE, { name: "Ghee", stock: 50, ...priced(1000, 5) });
  await change(TURMERIC, { name: "Turmeric", stock: 50, ...priced(100, 5) });
});

describe("placing an order with cash on delivery", () => {
  test("takes the stock, empties the cart, and writes the order as it was sold [R97] [R99] [R100]", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE, quantity: 2 });
    const body = { ...orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge), udf5: "For Ba" };
    const { data } = await expectDone(call(placeOrder, { body }));
    expect(data.order_id).toMatch(/^SO-2026-\d{6}$/);
    expect(data.final_total).toBe(fromRupees(2100));
    expect(await stockOf(store(), GHEE)).toBe(48);
    expect((await expectDone(call(cart))).data.cart_items).toEqual([]);

    await change(GHEE, { name: "Another name", ...priced(9, 5) });
    const placed = (await expectDone(call(order, { params: { id: data.id } }))).data;
    expect(placed).toMatchObject({
      order_id: data.order_id,
      order_date: store().clock.read().toISOString(),
      order_status: "Pending",
      sale_status: "Quotation Sent",
      pay_type: "Cash on Delivery",
      is_paid: false,
      is_invoiced: false,
      product_total: ready.cart.total,
      tax_amt: ready.cart.gst_amt,
      shipping_amt: DEFAULT_POLICY.shipping.charge,
      discount_amt: ZERO_PAISE,
      used_coin: 0,
      final_total: fromRupees(2100),
      is_gift: true,
      gift_message: "For Ba",
    });
    expect(placed.product_info).toEqual([
      expect.objectContaining({
        product_name: "Ghee",
        quantity: 2,
        selling_price: fromRupees(1000),
        tax_name: "GST 5%",
        product_total: fromRupees(2000),
        is_rated: false,
      }),
    ]);
    expect(placed.billing_address).toEqual(placed.shipping_address);
    expect(placed.billing_address?.full_address).toMatch(
      /^Flat \d+, 5 Champa Street, Old Town, Near the well, Pune, Maharashtra 400001, India$/,
    );
    expect((await expectDone(call(orderList))).data).toEqual([
      expect.objectContaining({
        id: data.id,
        final_total: fromRupees(2100),
        product_info: [expect.objectContaining({ product_name: "Ghee", quantity: 2 })],
      }),
    ]);
  });

  test("tells the customer by SMS and mail", async () => {
    const { call } = await store().logIn("customer");
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    const { data } = await expectDone(call(cart));
    const [address] = (await expectDone(call(addresses))).data;
    const body = orderOf(data, address?.id ?? 0, DEFAULT_POLICY.shipping.charge);
    const placed = (await expectDone(call(placeOrder, { body }))).data;
    const told = (await store().outbox()).filter(({ text }) => text.includes(placed.order_id));
    expect(told.map(({ channel, to }) => [channel, to]).sort()).toEqual([
      ["mail", "asha@example.com"],
      ["sms", "+919876543210"],
    ]);
    expect(told[0]?.text).toContain("₹1,100.00");
    const mail = told.find(({ channel }) => channel === "mail")?.text;
    expect(mail).toContain("Dear Asha,");
    expect(mail).toContain(`${data.cart_items[0]?.quantity} × ${data.cart_items[0]?.product}: ₹`);
    expect(mail).toContain("To pay: ₹1,100.00 (Cash on Delivery)");
    expect(mail).toContain(`Delivered to:\n${address?.full_name}`);
    expect(mail).toContain(`/orders/${placed.id}`);
    expect(mail).toContain("With warm regards,");
  });

  test("a second click finds an empty cart", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    await expectDone(call(placeOrder, { body }));
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(CART_IS_EMPTY);
    expect((await expectDone(call(orderList))).data).toHaveLength(1);
  });

  test("clicks in parallel place it once", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(placeOrder, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(store(), GHEE)).toBe(49);
  });
});

describe("what the shopper saw is compared with what the server computes [C16]", () => {
  test.each(["order_total", "discount_amt", "udf2", "udf3", "amount"] as const)(
    "%s off by a paisa, either way, refuses the order and changes nothing",
    async (field) => {
      const call = await newCustomer(store());
      const ready = await readyToOrder(call, { pid: GHEE });
      const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
      for (const by of [0.01, -0.01]) {
        const off = { ...body, [field]: Number((Number(body[field]) + by).toFixed(2)) };
        const refused = await expectRefused(call(placeOrder, { body: off }), 409);
        expect(refused.message).toBe(TOTAL_CHANGED);
        expect(refused.errors).toEqual({ [field]: [TOTAL_CHANGED] });
      }
      expect(await stockOf(store(), GHEE)).toBe(50);
      expect((await expectDone(call(cart))).data.cart_counter).toBe(1);
      expect((await expectDone(call(orderList))).data).toEqual([]);
    },
  );

  test("a price that changed in the meantime is noticed", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    await change(GHEE, priced(1200, 5));
    await expectRefused(
      call(placeOrder, { body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) }),
      409,
    );
  });

  test("a voucher code or coins that nobody has are refused", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body: { ...body, udf4: "SO10" } }), 409)).message).toBe(
      TOTAL_CHANGED,
    );
    const withCoins = { ...body, used_coin: 10, amount: Number(body.amount) - 10 };
    expect((await expectRefused(call(placeOrder, { body: withCoins }), 409)).errors.used_coin).toBeDefined();
  });
});

describe("shipping [R102] [C17]", () => {
  test("is free when the first address is in Ahmedabad, wherever the order goes", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: addressIn("Ahmedabad") }));
    const ready = await readyToOrder(call, { pid: GHEE });
    const [, second] = (await expectDone(call(addresses))).data;
    const body = orderOf(ready.cart, second?.id ?? 0);
    expect((await expectDone(call(placeOrder, { body }))).data.final_total).toBe(fromRupees(1000));
  });

  test("is charged when Ahmedabad was typed instead of chosen", async () => {
    const call = await newCustomer(store());
    const { city: _, ...place } = addressIn("Ahmedabad");
    await expectDone(call(addAddress, { body: { ...place, city_name: DEFAULT_POLICY.shipping.freeCity.name } }));
    const ready = await readyToOrder(call, { pid: GHEE });
    const [typed] = (await expectDone(call(addresses))).data;
    await expectRefused(call(placeOrder, { body: orderOf(ready.cart, typed?.id ?? 0) }), 409);
    await expectDone(call(placeOrder, { body: orderOf(ready.cart, typed?.id ?? 0, DEFAULT_POLICY.shipping.charge) }));
  });

  test("is charged when only a later address is in Ahmedabad", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    await expectDone(call(addAddress, { body: addressIn("Ahmedabad") }));
    const [, second] = (await expectDone(call(addresses))).data;
    await expectRefused(call(placeOrder, { body: orderOf(ready.cart, second?.id ?? 0) }), 409);
    const body = orderOf(ready.cart, second?.id ?? 0, DEFAULT_POLICY.shipping.charge);
    await expectDone(call(placeOrder, { body }));
  });

  test("is free for an elite member, whatever the browser says", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    await expectRefused(call(placeOrder, { body: orderOf(ready.cart, ready.address) }), 409);
    const { call: elite } = await store().logIn("elite");
    await expectDone(elite(addToCart, { body: { pid: GHEE } }));
    const { data } = await expectDone(elite(cart));
    const [address] = (await expectDone(elite(addresses))).data;
    await expectDone(elite(placeOrder, { body: orderOf(data, address?.id ?? 0) }));
  });
});

describe("an order is refused", () => {
  test("below 250 rupees, before shipping [R92]", async () => {
    const call = await newCustomer(store());
    await change(TURMERIC, priced(249.99, 5));
    const ready = await readyToOrder(call, { pid: TURMERIC });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(
      minimumOrderMessage(DEFAULT_POLICY.minimumOrder),
    );
    await change(TURMERIC, priced(250, 5));
    const again = (await expectDone(call(cart))).data;
    await expectDone(call(placeOrder, { body: orderOf(again, ready.address, DEFAULT_POLICY.shipping.charge) }));
  });

  test("unless a product's name holds 'book'", async () => {
    const call = await newCustomer(store());
    await change(TURMERIC, { name: "The little Cookbook", ...priced(50, 5) });
    const ready = await readyToOrder(call, { pid: TURMERIC });
    await expectDone(call(placeOrder, { body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) }));
  });

  test("with a line out of stock, which it names; nothing is taken of the others", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: TURMERIC });
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    await change(TURMERIC, { stock: 0 });
    const { data } = await expectDone(call(cart));
    const body = orderOf(data, ready.address, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(outOfStockMessage(["Turmeric"]));
    expect(await stockOf(store(), GHEE)).toBe(50);
  });

  test("with a line that asks for more than is left, which it names", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE, quantity: 5 });
    await change(GHEE, { stock: 4 });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(tooFewLeft("Ghee", 4));
    expect(await stockOf(store(), GHEE)).toBe(4);
  });

  test("with a line whose product has lost its price, which it names", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    await expectDone(call(addToCart, { body: { pid: TURMERIC } }));
    await change(TURMERIC, priced(0));
    const { data } = await expectDone(call(cart));
    const body = orderOf(data, ready.address, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(lostItsPrice("Turmeric"));
  });

  test("to somebody else's address [R96]", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const { call: stranger } = await store().logIn("staff");
    const [theirs] = (await expectDone(stranger(addresses))).data;
    for (const address of [theirs?.id ?? 0, 999_999]) {
      const refused = await expectRefused(
        call(placeOrder, { body: orderOf(ready.cart, address, DEFAULT_POLICY.shipping.charge) }),
        404,
      );
      expect(refused.errors.address1).toBeDefined();
    }
  });

  test("to another country [C32]", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    await expectDone(call(addAddress, { body: addressIn("Toronto", "+1") }));
    const [, abroad] = (await expectDone(call(addresses))).data;
    const body = orderOf(ready.cart, abroad?.id ?? 0, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(DELIVERY_ONLY_IN_INDIA);
  });

  test("to an address whose PIN code contradicts its state, saved before they had to agree", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE, city: "Pune" });
    await store().db.update(savedAddresses).set({ postalCode: "380001" }).where(eq(savedAddresses.id, ready.address));
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    const refused = await expectRefused(call(placeOrder, { body }), 409);
    expect(refused.errors.address1?.[0]).toContain("not in Maharashtra");
  });

  test.each([
    ["pay_type", "Online Payment"],
    ["sale_status", "Sales Order"],
    ["address1", 0],
    ["amount", "lots"],
  ])("with %s %j", async (field, value) => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = { ...orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge), [field]: value };
    expect((await expectRefused(call(placeOrder, { body }), 400)).errors[field]).toBeDefined();
  });

  test("of an empty cart", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: addressIn("Pune") }));
    const [address] = (await expectDone(call(addresses))).data;
    const nothing = (await expectDone(call(cart))).data;
    const body = orderOf(nothing, address?.id ?? 0, DEFAULT_POLICY.shipping.charge);
    expect((await expectRefused(call(placeOrder, { body }), 409)).message).toBe(CART_IS_EMPTY);
  });
});

describe("orders", () => {
  test("are listed newest first, in every state that the store knows", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(orderList));
    const dates = data.map(({ order_date }) => order_date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(data.map(({ order_status }) => order_status))).toEqual(
      new Set(["Pending", "Cancelled", "Delivered"]),
    );
  });

  test("belong to one customer [C29]", async () => {
    const { call } = await store().logIn("customer");
    const [mine] = (await expectDone(call(orderList))).data;
    const { call: stranger } = await store().logIn("elite");
    await expectRefused(stranger(order, { params: { id: mine?.id ?? 0 } }), 404);
    expect((await expectDone(stranger(orderList))).data.map(({ id }) => id)).not.toContain(mine?.id);
    await expectRefused(store().nobody(order, { params: { id: mine?.id ?? 0 } }), 401);
  });

  test("add up to the paisa, also where the lines' GST was rounded", async () => {
    const rows = await store().db.select().from(orders);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const shown = addMoney(row.productTotal, row.tax, row.shipping);
      expect(toRupees(row.finalTotal)).toBe(toRupees(paise(shown - row.discount)) - row.usedCoins);
    }
  });
});
