import { cart, orderList, placeOrder, type WireReplyOf } from "@store/api-client/contract";
import { DEFAULT_POLICY, toRupees } from "@store/domain";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { replyOf } from "../shopper/backend.ts";
import { deliverOrder } from "../shopper/deliver-order.ts";
import { logInByEmail } from "../shopper/log-in.ts";
import { addressInPune, fillCart, type ReadyCustomer, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

type WireOrder = WireReplyOf<typeof orderList>["data"][number];

const STATES = ["Delivered", "Shipped", "Cancelled", "Pending"];
const MANY = 500;
const PAGE = 10;
/** Where it is another day than in India. */
const ZONES = { phone: "America/Los_Angeles", desktop: "Pacific/Kiritimati" } as const;

const orderOf = (id: number): WireOrder => ({
  id,
  order_id: `SO-2026-${String(id).padStart(6, "0")}`,
  order_date: "2026-03-14T18:30:00.000Z",
  order_status: STATES[id % STATES.length] ?? "",
  sale_status: "Sales Order",
  pay_type: "Online Payment",
  is_paid: true,
  is_invoiced: true,
  final_total: 1249,
  product_info: [
    {
      product_name: id % 50 === 0 ? "Wild Forest Honey" : "Cow Ghee from Seven Villages of the Western Ghats",
      quantity: 2,
    },
  ],
});

const answerMany = (page: Page) =>
  page.route("**/backend/web/orders/list/", (route) =>
    route.fulfill({ json: { status: true, data: Array.from({ length: MANY }, (_, index) => orderOf(MANY - index)) } }),
  );

/** Orders what is in the cart, to be paid on delivery. Returns the order's id. */
async function orderOnDelivery(customer: ReadyCustomer): Promise<number> {
  const address = await addressInPune(customer);
  const { data } = await replyOf(customer.call(cart));
  const body = {
    address1: address,
    pay_type: "Cash on Delivery",
    sale_status: "Quotation Sent",
    productinfo: "Goods",
    order_total: toRupees(data.total),
    discount_amt: 0,
    udf2: toRupees(DEFAULT_POLICY.shipping.charge),
    udf3: toRupees(data.gst_amt),
    amount: toRupees(data.final_total) + toRupees(DEFAULT_POLICY.shipping.charge),
  } as const;
  return (await replyOf(customer.call(placeOrder, { body }))).data.id;
}

describe.each(mainlyOn("desktop"))("orders on a $device", ({ screen, device }) => {
  test.runIf(isLong)(
    "500 are paged, filtered and searched, by India's day; Back and a reload keep it [R154] [R155]",
    async ({ openPage, store }) => {
      const { storage } = await readyCustomer(store);
      const page = await openPage({ screen, storage, timeZone: ZONES[device] });
      await watchLayoutShift(page);
      await answerMany(page);
      await visit(page, "/profile#orders");
      const list = page.getByRole("list", { name: "Orders" });
      const cards = list.getByRole("heading", { level: 2 });
      await expect(cards).toHaveCount(PAGE);
      await expect(list.getByText("Mar 15, 2026").first()).toBeVisible();
      expect(await layoutShift(page)).toEqual({ sum: 0, what: "nothing moved" });
      await expectAccessibleHere(page);

      const next = page.getByRole("link", { name: "Next page" });
      if (device === "phone") await next.click();
      else {
        await next.focus();
        await page.keyboard.press("Enter");
      }
      const count = page.getByText("Orders 11–20 of 500");
      await expect(count).toBeFocused();
      await page.getByRole("combobox", { name: "Status" }).selectOption("Delivered");
      await expect(page.getByText("Orders 1–10 of 125")).toBeVisible();
      await page.getByRole("searchbox", { name: "Search your orders" }).fill("forest honey");
      await expect(page.getByText("Orders 1–5 of 5")).toBeVisible();
      await expect(page).toHaveURL("/profile?status=Delivered&search=forest+honey#orders");
      await page.reload();
      await expect(page.getByText("Orders 1–5 of 5")).toBeVisible();
      await page.goBack();
      await expect(count).toBeVisible();
      await page.getByRole("searchbox", { name: "Search your orders" }).fill("no such thing");
      await expect(page.getByText("Order Not Found")).toBeVisible();
      await expectAccessibleHere(page);
    },
  );

  test.runIf(isLong)(
    "one that was delivered is rated, a line after the other [R161] [C51]",
    async ({ openPage, store }) => {
      const customer = await readyCustomer(store);
      await fillCart(customer.call, 2);
      const id = await orderOnDelivery(customer);
      await deliverOrder(store.api, id);
      const page = await openPage({ screen, storage: customer.storage });
      const main = page.getByRole("main");
      await visit(page, `/orders/${id}`);
      const rate = main.getByRole("button", { name: /^Rate / });
      await expect(rate).toHaveCount(2);
      await rate.first().click();
      const rating = page.getByRole("dialog", { name: "Rate this product" });
      await rating.getByRole("radio", { name: "5 stars" }).check();
      await expectAccessibleHere(page);
      await rating.getByRole("button", { name: "Send rating" }).click();
      await expect(rating).toBeHidden();
      await expect(main.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
      await expect(rate).toHaveCount(1);
    },
  );

  test("one is opened, bought again and cancelled [R156] [R158] [C45]", async ({ openPage, store }) => {
    const customer = await readyCustomer(store);
    await fillCart(customer.call, 2);
    const bought = (await replyOf(customer.call(cart))).data.cart_items;
    const id = await orderOnDelivery(customer);
    const page = await openPage({ screen, storage: customer.storage });
    const main = page.getByRole("main");
    const press = async (name: string | RegExp) => {
      const button = page.getByRole("button", { name }).first();
      if (device === "phone") return button.click();
      await button.focus();
      await page.keyboard.press("Enter");
    };
    await visit(page, "/profile#orders");
    const card = page.getByRole("list", { name: "Orders" }).getByRole("link");
    if (device === "phone") await card.click();
    else {
      await tabTo(page, card);
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(headline(page)).toHaveText(/^SO-\d{4}-\d{6}$/);
    await expect(main.getByRole("heading", { name: "Billing and shipping address" })).toBeVisible();
    await expect(main.getByRole("button", { name: /^Accept and Pay ₹/ })).toBeVisible();
    await expect(main.getByRole("button", { name: "Download invoice" })).toHaveCount(0);
    const progress = main.getByRole("region", { name: "Progress" });
    await expect(progress.getByRole("listitem")).toHaveCount(5);
    await expectAccessibleHere(page);

    await expect(main.getByRole("button", { name: /^Rate / })).toHaveCount(0);

    await press("Buy again");
    await expect(main.getByText("2 products are in your cart")).toBeVisible();
    const again = (await replyOf(customer.call(cart))).data.cart_items;
    const pieces = (items: typeof again) => new Map(items.map(({ product_id, quantity }) => [product_id, quantity]));
    expect(pieces(again)).toEqual(pieces(bought));

    await press("Cancel order");
    const dialog = page.getByRole("dialog", { name: /^Cancel SO-/ });
    await expect(dialog.getByText("You have not paid anything for it")).toBeVisible();
    await expectAccessibleHere(page);
    await press("Cancel the order");
    await expect(dialog).toBeHidden();
    await expect(progress.getByRole("listitem")).toHaveText([/^Placed/, /^Cancelled/]);
    await expect(main.getByRole("button", { name: /Cancel|Accept and Pay/ })).toHaveCount(0);
    await main.getByRole("link", { name: "Back to Profile" }).click();
    await expect(page).toHaveURL("/profile#orders");
  });
});

test("Accept and Pay leads to the payment page, and the order is paid [R158] [R159]", async ({ openPage, store }) => {
  const customer = await readyCustomer(store);
  await fillCart(customer.call, 1);
  const id = await orderOnDelivery(customer);
  const [product] = (await replyOf(customer.call(orderList))).data;
  const page = await openPage({ storage: customer.storage });
  await visit(page, `/orders/${id}`);
  await expect(headline(page)).toHaveText(product?.order_id ?? "");
  await page.getByRole("button", { name: /^Accept and Pay ₹/ }).dblclick();
  await page.waitForURL(/\/payments\/sandbox\//);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { name: "Your order has been placed!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download invoice" })).toHaveCount(0);
  expect((await replyOf(customer.call(orderList))).data).toMatchObject([{ is_paid: true }]);
});

test("another customer's order shows the error alone; a visitor logs in and is there [R156]", async ({
  openPage,
  store,
}) => {
  const owner = await readyCustomer(store);
  await fillCart(owner.call, 1);
  const id = await orderOnDelivery(owner);
  const [placed] = (await replyOf(owner.call(orderList))).data;
  const stranger = await readyCustomer(store);
  const page = await openPage({ storage: stranger.storage, expected: [/404/] });
  await visit(page, `/orders/${id}`);
  await expect(page.getByText("Failed to load order details")).toBeVisible();
  await expect(page.getByText(placed?.order_id ?? "")).toHaveCount(0);
  await expectAccessibleHere(page);

  const visitor = await openPage();
  await visit(visitor, `/orders/${id}`);
  await visitor.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await logInByEmail(visitor, owner.person);
  await expect(headline(visitor)).toHaveText(placed?.order_id ?? "");
  await expect(visitor).toHaveURL(`/orders/${id}`);
});
