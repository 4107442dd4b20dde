import { orderList, staffOrder } from "@store/api-client/contract";
import { COUNTRY_CODE, ORDER_SHIPPED } from "@store/domain";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessible } from "../accessibility/expect-accessible.ts";
import { countInputs } from "../browser/count-inputs.ts";
import { expect } from "../browser/expect.ts";
import { expectPdf } from "../browser/expect-pdf.ts";
import { tabTo } from "../browser/keyboard.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson, replyOf } from "../shopper/backend.ts";
import { paidOrders } from "../shopper/paid-orders.ts";
import { logIn, type ReadyCustomer, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";

/** As many as come on a good day; `npm test` has two pages of them. */
const MANY = isLong ? 80 : 32;
const MOST_CLICKS = 0.75 * MANY;
const A_PAGE = 25;
const FEW = 5;

const numberOf = (place: number) => `GP-${MANY}-${place}`;
const mobileOf = ({ person }: ReadyCustomer) => person.mobile.slice(COUNTRY_CODE.length);
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** In the menu, where it may also count new ones. */
const ordersLink = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: /^Orders/ });

/** What the last step of many orders came to. */
const result = (page: Page) => main(page).getByRole("region", { name: "Result" }).getByRole("status");

/** The numbers of as many parcels are in the clipboard, as copied from a courier's list. */
async function copyNumbers(page: Page, count: number): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const lines = Array.from({ length: count }, (_, place) => numberOf(place)).join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
}

/** Each order went out with its number: that of its place among the slips. */
async function expectShipped({ call }: ReadyCustomer, packer: ReadyCustomer["call"], ids: readonly number[]) {
  const states = (await replyOf(call(orderList))).data.map(({ id, order_status }) => [id, order_status]);
  expect(states).toEqual(ids.map((id) => [id, ORDER_SHIPPED]).toReversed());
  for (const [place, id] of ids.entries()) {
    const { tracking } = (await replyOf(packer(staffOrder, { params: { id } }))).data;
    expect(tracking).toMatchObject({ courier: "Garuda Parcels", number: numberOf(place) });
  }
}

/** How many rows of the list are in view, from the page's top, and how high they all are. */
const density = (page: Page) =>
  main(page)
    .locator("tbody tr")
    .evaluateAll((rows) => {
      window.scrollTo(0, 0);
      const boxes = rows.map((row) => row.getBoundingClientRect());
      const height = (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0);
      return { count: rows.length, inView: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length, height };
    });

describe("a packer's day", () => {
  test(`sends ${MANY} orders off in fewer than ${MOST_CLICKS} clicks, with papers and numbers [R44 C45]`, async ({
    openPage,
    store,
  }) => {
    const shopper = await readyCustomer(store);
    const ids = await paidOrders(store.api, shopper, MANY);
    const packer = await logIn(store, demoPerson("packer"));
    const desk = await openPage({ screen: DESKTOP, storage: packer.storage });
    const inputs = await countInputs(desk);
    const press = (name: string) => button(desk, name).click();

    await visit(desk, "/dashboard");
    await ordersLink(desk).click();
    await main(desk).getByRole("searchbox").click();
    await desk.keyboard.type(mobileOf(shopper));
    await desk.keyboard.press("Enter");
    await expect(main(desk).getByText(`${MANY} orders`)).toBeVisible();
    expect(await density(desk)).toMatchObject({ count: A_PAGE });
    expect((await density(desk)).inView).toBeGreaterThanOrEqual(15);

    const chooseAll = main(desk).getByRole("checkbox", { name: "Select all on this page" });
    await chooseAll.click();
    for (let page = 2; page <= Math.ceil(MANY / A_PAGE); page += 1) {
      await main(desk)
        .getByRole("link", { name: `Page ${page}`, exact: true })
        .click();
      await expect(chooseAll).not.toBeChecked();
      await chooseAll.click();
    }
    await press(`Accept ${MANY} orders`);
    await expect(result(desk)).toHaveText(`${MANY} orders accepted.`);
    await press(`Mark ${MANY} orders as packed`);
    await expect(result(desk)).toHaveText(`${MANY} orders packed.`);
    await expectPdf(desk, () => press("Packing slips"), "packing-slips.pdf");
    await expectPdf(desk, () => press("Invoices"), "invoices.pdf");

    await press(`Hand over ${MANY} orders`);
    const dialog = desk.getByRole("dialog", { name: `Hand over ${MANY} orders` });
    await dialog.getByLabel("Courier", { exact: true }).click();
    await desk.keyboard.type("Garuda Parcels");
    await copyNumbers(desk, MANY);
    await dialog.getByRole("textbox", { name: "Tracking numbers, one a line" }).click();
    await desk.keyboard.press("Control+v");
    await expect(dialog.getByRole("listitem")).toHaveCount(MANY);
    await expectAccessible(desk);
    await desk.setViewportSize(DESKTOP);
    await dialog.getByRole("button", { name: `Hand over ${MANY} orders` }).click();
    await expect(result(desk)).toHaveText(`${MANY} orders handed over.`);
    expect((await inputs()).clicks).toBeLessThan(MOST_CLICKS);
    await expectShipped(shopper, packer.call, ids);

    await expectAccessible(desk);
    await button(desk, "Close").click();
    await button(desk, "Clear the choice").click();
    await desk.setViewportSize(PHONE);
    await main(desk).getByRole("link", { name: "Page 1", exact: true }).click();
    await expect.poll(() => density(desk)).toMatchObject({ count: A_PAGE });
    expect((await density(desk)).height).toBeLessThan(3000);
  });

  test("needs no mouse [R44 C45]", async ({ openPage, store }) => {
    const shopper = await readyCustomer(store);
    const ids = await paidOrders(store.api, shopper, FEW);
    const packer = await logIn(store, demoPerson("packer"));
    const desk = await openPage({ screen: DESKTOP, storage: packer.storage });
    const inputs = await countInputs(desk);
    const { keyboard } = desk;
    const press = async (name: string) => {
      await tabTo(desk, button(desk, name));
      await keyboard.press("Enter");
    };

    await visit(desk, "/dashboard");
    await tabTo(desk, ordersLink(desk));
    await keyboard.press("Enter");
    await tabTo(desk, main(desk).getByRole("searchbox"));
    await keyboard.type(mobileOf(shopper));
    await keyboard.press("Enter");
    await expect(main(desk).getByText(`${FEW} orders`)).toBeVisible();
    await tabTo(desk, main(desk).getByRole("checkbox", { name: "Select all on this page" }));
    await keyboard.press("Space");
    await press(`Accept ${FEW} orders`);
    await expect(result(desk)).toHaveText(`${FEW} orders accepted.`);
    await press(`Mark ${FEW} orders as packed`);
    await expect(result(desk)).toHaveText(`${FEW} orders packed.`);
    await expectPdf(desk, () => press("Packing slips"), "packing-slips.pdf");
    await press(`Hand over ${FEW} orders`);
    const dialog = desk.getByRole("dialog", { name: `Hand over ${FEW} orders` });
    await tabTo(desk, dialog.getByLabel("Courier", { exact: true }));
    await keyboard.type("Garuda Parcels");
    await copyNumbers(desk, FEW);
    await tabTo(desk, dialog.getByRole("textbox", { name: "Tracking numbers, one a line" }));
    await keyboard.press("Control+v");
    await tabTo(desk, dialog.getByRole("button", { name: `Hand over ${FEW} orders` }));
    await keyboard.press("Enter");
    await expect(result(desk)).toHaveText(`${FEW} orders handed over.`);
    expect((await inputs()).clicks).toBe(0);
    await expectShipped(shopper, packer.call, ids);
  });
});
