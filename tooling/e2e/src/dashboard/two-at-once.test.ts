import { staffOrder, staffProduct } from "@store/api-client/contract";
import { EDIT_CONFLICT, fromRupees, orderChangedMeanwhile } from "@store/domain";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson, replyOf } from "../shopper/backend.ts";
import { newProduct } from "../shopper/new-product.ts";
import { paidOrders } from "../shopper/paid-orders.ts";
import { logIn, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";

/** The second is refused. */
const expected = [/^answer 409/];

describe.each(mainlyOn("desktop"))("two members of staff, each on a $device", ({ device, screen }) => {
  test("take one order a step on once: the slower is told, and sees how it is [R44 C45]", async ({
    openPage,
    store,
    staff,
  }) => {
    const [id = 0] = await paidOrders(store.api, await readyCustomer(store), 1);
    const packer = await logIn(store, demoPerson("packer"));
    const quick = await openPage({ screen, storage: staff });
    const slow = await openPage({ screen, storage: packer.storage, expected });
    const accept = { name: "Accept", exact: true };
    for (const page of [quick, slow]) {
      await visit(page, `/dashboard/orders/${id}`);
      await expect(page.getByRole("button", accept)).toBeVisible();
    }
    await quick.getByRole("button", accept).click();
    await expect(quick.getByRole("button", { name: "Packed", exact: true })).toBeVisible();

    await slow.bringToFront();
    await slow.getByRole("button", accept).click();
    await expect(slow.getByRole("alert")).toHaveText(orderChangedMeanwhile("Confirmed"));
    await expect(slow.getByRole("button", accept)).toHaveCount(0);
    await expect(slow.getByRole("button", { name: "Packed", exact: true })).toBeVisible();
    await expectAccessibleHere(slow);
    const { order_status, events } = (await replyOf(packer.call(staffOrder, { params: { id } }))).data;
    expect(order_status).toBe("Confirmed");
    expect(events.filter(({ action }) => action === "accept")).toHaveLength(1);
  });

  test("edit one product: both see each field, and nothing is lost that one of them did not touch [R44 C48]", async ({
    openPage,
    store,
    staff,
  }) => {
    const name = `Journey Curd ${device}`;
    const id = await newProduct(store.api, { name, stock: 5 });
    const manager = await logIn(store, demoPerson("manager"));
    const quick = await openPage({ screen, storage: staff });
    const slow = await openPage({ screen, storage: manager.storage, expected });
    const pages = [quick, slow] as const;
    const field = (page: typeof quick, label: string | RegExp) => page.getByRole("form").getByLabel(label);
    for (const page of pages) {
      await visit(page, `/dashboard/products/${id}`);
      await expect(field(page, "HSN code")).toHaveValue("0405");
    }
    await field(quick, /^Price in rupees/).fill("519");
    await field(quick, "HSN code").fill("0403");
    await quick.getByRole("button", { name: "Save", exact: true }).click();
    await expect(quick.getByText("Saved.", { exact: true })).toBeVisible();

    await slow.bringToFront();
    await field(slow, /^Price in rupees/).fill("529");
    await field(slow, "Benefits").fill("Set in clay");
    await slow.getByRole("button", { name: "Save", exact: true }).click();
    const conflict = slow.getByRole("alert").filter({ hasText: EDIT_CONFLICT });
    const row = (label: string) => conflict.getByRole("row", { name: new RegExp(`^${label}`) });
    await expect(row("Price")).toContainText(/499.*519.*529/);
    await expect(row("HSN code")).toContainText("Not changed");
    await expect(row("Benefits")).toContainText("Set in clay");
    await expect(conflict.getByRole("row")).toHaveCount(4);
    await expectAccessibleHere(slow);
    await conflict.getByRole("combobox", { name: "Save for Price" }).selectOption("The shop's");
    await conflict.getByRole("button", { name: "Save both changes" }).click();
    await expect(slow.getByText("Saved.", { exact: true })).toBeVisible();
    const { data } = await replyOf(manager.call(staffProduct, { params: { id } }));
    expect(data).toMatchObject({ name, price: fromRupees(519), hsn_code: "0403", benefits: ["Set in clay"] });
  });
});
