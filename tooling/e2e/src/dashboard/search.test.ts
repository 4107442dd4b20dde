import { staffOrders } from "@store/api-client/contract";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

describe.each(mainlyOn("desktop"))("the search of the dashboard on a $device", ({ device, screen }) => {
  test("finds an order and its list, by keys alone on a desk [R44]", async ({ openPage, store, staff }) => {
    const { data } = await replyOf((await backendAsPerson(store.api, demoPerson("staff")))(staffOrders));
    const number = data[0]?.order_id ?? "";
    const desk = await openPage({ screen, storage: staff });
    await visit(desk, "/dashboard/sessions");
    const opener = desk.getByRole("banner").getByRole("button", { name: "Search" });
    await expect(opener).toBeVisible();
    await expectAccessibleHere(desk);

    const dialog = desk.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("textbox", { name: "Search" });
    if (device === "phone") await opener.click();
    else await desk.keyboard.press("/");
    await expect(field).toBeFocused();
    await expectAccessibleHere(desk);
    await desk.keyboard.type("nobody-of-this-name");
    await expect(dialog.getByText("Nothing found")).toBeVisible();
    await field.fill("a");
    await expect(dialog.getByRole("link", { name: "All orders that match" })).toBeVisible();
    await expectAccessibleHere(desk);

    await field.fill(number);
    const found = dialog.getByRole("link", { name: number });
    await expect(found).toBeVisible();
    if (device === "phone") await found.click();
    else {
      await expect(dialog.getByRole("link")).toHaveCount(1);
      await desk.keyboard.press("ArrowDown");
      await expect(found).toBeFocused();
      await desk.keyboard.press("Enter");
    }
    await expect(dialog).toBeHidden();
    await expect(desk).toHaveURL(/\/dashboard\/orders\/\d+$/);
    await expect(headline(desk)).toContainText(number);

    await desk.keyboard.press("Control+k");
    await field.fill("a");
    await dialog.getByRole("link", { name: "All orders that match" }).click();
    await expect(desk).toHaveURL("/dashboard/orders?search=a");
    await expect(desk.getByRole("main").getByLabel("Number, name, mobile or PIN code")).toHaveValue("a");

    await expect(dialog).toBeHidden();
    await desk.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await desk.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
