import type { Call } from "@store/api-client";
import {
  addToCart,
  cart,
  orderList,
  orderPaymentLink,
  placeOrder,
  progressOrder,
  shipParcel,
  stockMovements,
} from "@store/api-client/contract";
import {
  COUNTRY_CODE,
  DEFAULT_POLICY,
  formatRupees,
  fromRupees,
  multiplyMoney,
  RETURN_GROUND_NAMES,
  RETURN_NOTHING_CHOSEN,
  toRupees,
} from "@store/domain";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { expectPdf } from "../browser/expect-pdf.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { listed, stockOf, topCategories } from "../shopper/catalogue.ts";
import { addressInPune, type ReadyCustomer, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";

const PIECES = 2;

/** Puts into the cart what an unproven mobile may have on delivery, of the last categories: other files count the first. */
async function fill(call: Call): Promise<number> {
  for (const { id: category_id } of (await topCategories(call)).toReversed()) {
    for (const { id: pid, price } of await listed(call, { category_id })) {
      const total = multiplyMoney(price, PIECES);
      if (total < DEFAULT_POLICY.minimumOrder || total > fromRupees(1800) || (await stockOf(call, pid)) < 40) continue;
      await replyOf(call(addToCart, { body: { pid, quantity: PIECES } }));
      return pid;
    }
  }
  throw new Error("The store has nothing that could be ordered.");
}

/** What an order changed of a product's stock, newest first: shoppers of other files buy of it, too. */
const stockChangesOf = async (staff: Call, { id, product }: { readonly id: number; readonly product: number }) =>
  (await replyOf(staff(stockMovements, { params: { id: product }, query: {} }))).data
    .filter(({ order }) => order?.id === id)
    .map(({ change }) => change);

const totalsOf = async (call: Call) => {
  const { data } = await replyOf(call(cart));
  const [shipping, tax] = [toRupees(DEFAULT_POLICY.shipping.charge), toRupees(data.gst_amt)];
  return { data, shipping, tax, amount: toRupees(data.final_total) + shipping };
};

/** A customer's order to be paid on delivery. */
async function cashOrder({ call }: ReadyCustomer, address1: number) {
  await fill(call);
  const { data, shipping, tax, amount } = await totalsOf(call);
  const body = {
    address1,
    pay_type: "Cash on Delivery",
    sale_status: "Quotation Sent",
    productinfo: "Goods",
    order_total: toRupees(data.total),
    discount_amt: 0,
    udf2: shipping,
    udf3: tax,
    amount,
  } as const;
  const { id } = (await replyOf(call(placeOrder, { body }))).data;
  return { id, number: (await replyOf(call(orderList))).data.find((order) => order.id === id)?.order_id ?? "" };
}

/** A customer's order that is paid at the test gateway, in the customer's browser. */
async function paidOrder(page: Page, { call }: ReadyCustomer, billing_address: number) {
  const product = await fill(call);
  const { shipping, tax, amount } = await totalsOf(call);
  const body = {
    txnid: "1",
    amount,
    productinfo: "Goods",
    billing_address,
    shipping_amount: shipping,
    tax_amount: tax,
  };
  const { payment_url, order_id: id = 0 } = await replyOf(call(orderPaymentLink, { body }));
  await page.goto(payment_url);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Your order has been placed!").first()).toBeVisible();
  return { id, product, amount };
}

/** Accepts, packs, ships and delivers an order without a browser. */
async function deliver(staff: Call, id: number): Promise<void> {
  const params = { id };
  await replyOf(staff(progressOrder, { params, body: { action: "accept", order_status: "Pending", changes: 0 } }));
  await replyOf(staff(progressOrder, { params, body: { action: "pack", order_status: "Confirmed", changes: 0 } }));
  const parcel = { courier: "Garuda Parcels", tracking_number: `GP${id}` };
  await replyOf(staff(shipParcel, { params, body: { order_status: "Packed", seen_parcel: null, ...parcel } }));
  await replyOf(staff(progressOrder, { params, body: { action: "deliver", order_status: "Shipped", changes: 0 } }));
}

describe.each(mainlyOn("phone"))("the shop's orders on a $device", ({ device, screen }) => {
  /** By touch on a phone, by the keyboard on a desktop. */
  const press = async (button: Locator) => {
    if (device === "phone") return button.click();
    await button.focus();
    await button.press("Enter");
  };

  test("one is accepted with another, packed, shipped and delivered, as its shopper sees [R44 C38 C45]", async ({
    openPage,
    store,
    staff,
  }) => {
    const shopper = await readyCustomer(store);
    const address = await addressInPune(shopper);
    const page = await openPage({ screen, storage: shopper.storage });
    const order = await cashOrder(shopper, address);
    const other = await paidOrder(page, shopper, address);
    const member = await backendAsPerson(store.api, demoPerson("staff"));
    const desk = await openPage({ screen, storage: staff });
    const main = desk.getByRole("main");
    const button = (name: string | RegExp) => desk.getByRole("button", { name, exact: true });

    const chooseBoth = async () => {
      await visit(desk, `/dashboard/orders?show=sold&search=${shopper.person.mobile.slice(COUNTRY_CODE.length)}`);
      await main.getByRole("checkbox", { name: "Select all on this page" }).press("Space");
    };

    await chooseBoth();
    await press(button("Accept 2 orders"));
    await expect(desk.getByText("2 orders accepted.")).toBeVisible();
    await expect(main.getByRole("row", { name: new RegExp(order.number) })).toContainText("Confirmed");
    await expectAccessibleHere(desk);
    await expectPdf(desk, () => press(button("Packing slips")), "packing-slips.pdf");

    await press(main.getByRole("link", { name: order.number }));
    await press(button("Packed"));
    await press(button("Hand to the courier"));
    const dialog = desk.getByRole("dialog", { name: `Ship ${order.number}` });
    await dialog.getByLabel("Courier", { exact: true }).fill("Garuda Parcels");
    await dialog.getByRole("textbox", { name: "Tracking number" }).fill(`GP-${device}`);
    await expectAccessibleHere(desk);
    await press(dialog.getByRole("button", { name: "Hand to the courier" }));
    await expect(dialog).toBeHidden();
    await expect(main.getByText(/was collected at the door/)).toBeVisible();
    await press(button("Correct the parcel"));
    const correction = desk.getByRole("dialog", { name: `Correct the parcel of ${order.number}` });
    await correction.getByRole("textbox", { name: "Tracking number" }).fill(`HP-${device}`);
    await expectAccessibleHere(desk);
    await press(correction.getByRole("button", { name: "Save and mail the customer" }));
    await expect(correction).toBeHidden();
    await expect(main.getByText(`HP-${device}`).first()).toBeVisible();
    await press(button("Delivered"));
    await expect(main.getByText(/^Cash of ₹.* collected\.$/)).toBeVisible();
    await expectAccessibleHere(desk);

    const packed = { action: "pack", order_status: "Confirmed", changes: 0 } as const;
    await replyOf(member(progressOrder, { params: { id: other.id }, body: packed }));
    await chooseBoth();
    await expectPdf(desk, () => press(button("Invoices")), "invoices.pdf");

    await visit(page, `/orders/${order.id}`);
    const progress = page.getByRole("region", { name: "Progress" });
    await expect(progress.getByRole("listitem")).toHaveText([
      ...[/^Placed/, /^Confirmed/, /^Packed/, /^On its way/],
      /^Delivered/,
    ]);
    await expect(progress.getByText("To come")).toHaveCount(0);
    await expect(progress.getByText(`Garuda Parcels carried it under HP-${device}.`)).toBeVisible();
    await expectPdf(
      page,
      () => press(page.getByRole("button", { name: "Download invoice" })),
      `invoice-${order.id}.pdf`,
    );
    await visit(page, `/orders/${other.id}`);
    await expect(progress.locator('[aria-current="step"]')).toHaveText(/^Packed/);
  });

  test("one is cancelled with its refund, another refunded in part, as their shopper sees [R44 C39]", async ({
    openPage,
    store,
    staff,
  }) => {
    const shopper = await readyCustomer(store);
    const address = await addressInPune(shopper);
    const page = await openPage({ screen, storage: shopper.storage });
    const cancelled = await paidOrder(page, shopper, address);
    const delivered = await paidOrder(page, shopper, address);
    const member = await backendAsPerson(store.api, demoPerson("staff"));
    await deliver(member, delivered.id);
    const desk = await openPage({ screen, storage: staff });
    const main = desk.getByRole("main");
    const dialog = desk.getByRole("dialog");
    const refunds = main.getByRole("region", { name: "Refunds" });

    await visit(desk, `/dashboard/orders/${cancelled.id}`);
    await press(main.getByRole("button", { name: "Cancel the order" }));
    await expect(dialog).toContainText(
      `${formatRupees(fromRupees(cancelled.amount))}, is refunded the way it was paid`,
    );
    await dialog.getByRole("textbox").fill("The last jar broke");
    await expectAccessibleHere(desk);
    await press(dialog.getByRole("button", { name: "Cancel the order" }));
    await expect(dialog).toBeHidden();
    await expect(refunds.getByRole("listitem")).toContainText(["Refunded"]);
    expect(await stockChangesOf(member, cancelled)).toEqual([PIECES, -PIECES]);

    await visit(desk, `/dashboard/orders/${delivered.id}`);
    await press(refunds.getByRole("button", { name: "Refund", exact: true }));
    await dialog.getByRole("textbox", { name: "Amount in ₹" }).fill(String(delivered.amount + 1));
    await press(dialog.getByRole("button", { name: "Refund" }));
    await expect(dialog.getByText(/^At most ₹/)).toBeVisible();
    await expectAccessibleHere(desk);
    await dialog.getByRole("textbox", { name: "Amount in ₹" }).fill("120.50");
    await dialog.getByRole("textbox", { name: "Why" }).fill("One jar leaked");
    await press(dialog.getByRole("button", { name: "Refund" }));
    await expect(dialog).toBeHidden();
    await expect(refunds.getByRole("listitem")).toContainText(["₹120.50 Refunded"]);
    await expect(main.getByText("Refunded in all: ₹0.00 → ₹120.50")).toBeVisible();
    await expectAccessibleHere(desk);

    await visit(page, `/orders/${cancelled.id}`);
    const progress = page.getByRole("region", { name: "Progress" });
    await expect(progress.getByRole("listitem")).toHaveText([/^Placed/, /^Cancelled/]);
    await visit(page, `/orders/${delivered.id}`);
    await expect(progress.locator('[aria-current="step"]')).toHaveText(/^Delivered/);
    await expectPdf(
      page,
      () => press(page.getByRole("button", { name: "Download credit note" })),
      `credit-note-${delivered.id}.pdf`,
    );
  });

  test("a line of one is returned: asked for, accepted, taken in and refunded, as its shopper sees [R113 R119]", async ({
    openPage,
    store,
    staff,
  }) => {
    const shopper = await readyCustomer(store);
    const address = await addressInPune(shopper);
    const page = await openPage({ screen, storage: shopper.storage });
    const order = await paidOrder(page, shopper, address);
    const { id } = order;
    const member = await backendAsPerson(store.api, demoPerson("staff"));
    await deliver(member, id);
    const asked = page.getByRole("region", { name: "Returns" });

    await visit(page, `/orders/${id}`);
    await press(page.getByRole("button", { name: "Request a return" }));
    const asking = page.getByRole("dialog");
    await press(asking.getByRole("button", { name: "Send request" }));
    await expect(asking.getByText(RETURN_NOTHING_CHOSEN)).toBeVisible();
    await asking.getByLabel("How many").selectOption("1");
    await asking.getByLabel("What is wrong?").selectOption({ label: RETURN_GROUND_NAMES.mismatched });
    await asking.getByLabel("In your words").fill("I ordered the larger one");
    await expectAccessibleHere(page);
    await press(asking.getByRole("button", { name: "Send request" }));
    await expect(asking).toBeHidden();
    await expect(asked.getByRole("listitem")).toContainText(["Requested"]);
    await expectAccessibleHere(page);

    const desk = await openPage({ screen, storage: staff });
    const main = desk.getByRole("main");
    const dialog = desk.getByRole("dialog");
    const returns = main.getByRole("region", { name: "Returns" });
    await visit(desk, "/dashboard/orders?show=return");
    await expect(main.getByRole("row").filter({ hasText: "Return open" }).first()).toBeVisible();
    await visit(desk, `/dashboard/orders/${id}`);
    await expect(returns.getByText("I ordered the larger one")).toBeVisible();
    await press(returns.getByRole("button", { name: "Accept the return" }));
    await press(returns.getByRole("button", { name: "Take the goods in" }));
    await expect(dialog.getByLabel("Back into stock")).toHaveValue("1");
    await expectAccessibleHere(desk);
    await press(dialog.getByRole("button", { name: "Take them in" }));
    await expect(dialog).toBeHidden();
    expect(await stockChangesOf(member, order)).toEqual([1, -PIECES]);
    await press(returns.getByRole("button", { name: /^Refund ₹/ }));
    await expect(dialog).toContainText("without shipping, the way it was paid");
    await expectAccessibleHere(desk);
    await press(dialog.getByRole("button", { name: /^Refund ₹/ }));
    await expect(dialog).toBeHidden();
    await expect(returns.getByText("Refunded", { exact: true })).toBeVisible();
    await expectAccessibleHere(desk);

    await visit(page, `/orders/${id}`);
    await expect(asked.getByRole("listitem")).toContainText([/Refunded.*₹.* of your order/]);
    await expectPdf(
      page,
      () => press(page.getByRole("button", { name: "Download credit note" })),
      `credit-note-${id}.pdf`,
    );
  });
});
