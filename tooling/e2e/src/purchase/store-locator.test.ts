import { stores } from "@store/api-client/contract";
import { openingState } from "@store/domain";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { test } from "../shopper/test.ts";

const PATH = "/store-locator";

const sectionsOf = async (api: string) => (await replyOf(backendAs(api)(stores))).store_section_data;

describe.each(mainlyOn("desktop"))("the store locator on a $device", ({ screen }) => {
  test("shows every store of every city, open or not, and nothing moves [R112]", async ({ openPage, store }) => {
    const page = await openPage({ screen });
    await watchLayoutShift(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(store.web) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    await visit(page, PATH);
    const main = page.getByRole("main");
    for (const { city, stores: inCity } of await sectionsOf(store.api)) {
      const section = main.getByRole("region", { name: city });
      for (const one of inCity) {
        const card = section.getByRole("article").filter({ has: page.getByRole("heading", { name: one.store_name }) });
        const hours = { opensAt: one.work_start_time, closesAt: one.work_end_time };
        const words = [one.landmark, one.address_line_1, one.address_line_2, one.postal_code, one.state_obj?.name];
        for (const word of words) await expect(card).toContainText(word ?? "");
        await expect(card).toContainText(`${one.work_start_time}–${one.work_end_time}`);
        await expect(card.getByText(/^(Open|Closed) now/)).toHaveText(
          openingState(hours, new Date())?.isOpen ? /^Open/ : /^Closed/,
        );
        await expect(card.locator(`a[href="tel:${one.mobile_no}"]`)).toBeVisible();
        await expect(card.locator(`a[href="mailto:${one.email}"]`)).toBeVisible();
        await expect(card.getByRole("link", { name: /^Map/ })).toHaveAttribute("href", one.location_url ?? "");
        await expect(card.getByRole("link", { name: /^Virtual/ })).toHaveAttribute(
          "href",
          one.virtual_location_url ?? "",
        );
        await expect(card.locator("img")).toHaveCount(1);
      }
    }
    await expect(main.getByRole("img", { name: /Map of India with our stores: Gujarat 8 stores/ })).toBeVisible();
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBe(0);
    expect(foreign, "nothing comes from a third party").toEqual([]);
  });

  test("is searched and jumped through by keyboard [R112]", async ({ openPage }) => {
    const page = await openPage({ screen });
    await visit(page, PATH);
    const main = page.getByRole("main");
    const field = main.getByRole("searchbox", { name: "City, area or PIN code" });
    await field.focus();
    await page.keyboard.type("700001");
    await expect(main.getByRole("article")).toHaveCount(1);
    await expect(main.getByRole("status")).toHaveText("1 store found");
    await tabTo(page, main.getByRole("link", { name: /^Kolkata/ }), 4);
    await page.keyboard.press("Enter");
    const city = main.getByRole("heading", { name: "Kolkata" });
    await expect(city).toBeInViewport();
    await expect.poll(() => hasFocus(city)).toBe(true);

    await field.fill("Reykjavik");
    await expect(main.getByText("No stores found")).toBeVisible();
    await expectAccessibleHere(page);
    await tabTo(page, main.getByRole("button", { name: "Show all stores" }), 4);
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(main.getByRole("article")).not.toHaveCount(0);
  });
});

test("the store locator can be read without scripts [R112]", async ({ openPage, store }) => {
  const plain = await openPage({ hasScripts: false });
  await plain.goto(PATH, { waitUntil: "domcontentloaded" });
  const count = (await sectionsOf(store.api)).reduce((sum, { stores: inCity }) => sum + inCity.length, 0);
  await expect(plain.getByRole("main").getByRole("article")).toHaveCount(count);
});
