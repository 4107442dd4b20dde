import type { Call } from "@store/api-client";
import { COUNTRY_CODE, DEFAULT_POLICY } from "@store/domain";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { saveAddressIn } from "../shopper/address-form.ts";
import { backendAs } from "../shopper/backend.ts";
import { listed, stockOf, topCategories } from "../shopper/catalogue.ts";
import { newcomer } from "../shopper/newcomer.ts";
import { test } from "../shopper/test.ts";

/** A product of which the demo has plenty, and one piece can be ordered. */
async function plentyOf(call: Call): Promise<number> {
  for (const { id: category_id } of (await topCategories(call)).toReversed()) {
    for (const { id, price } of await listed(call, { category_id }))
      if (price >= DEFAULT_POLICY.minimumOrder && (await stockOf(call, id)) >= 40) return id;
  }
  throw new Error("The store has nothing that could be ordered.");
}

describe.each(mainlyOn("phone"))("an order by telephone on a $device", ({ screen }) => {
  test("is taken for a new customer, to be paid by a link, and noted on", async ({ openPage, store, staff }) => {
    const person = newcomer();
    const desk = await openPage({ screen, storage: staff });
    const main = desk.getByRole("main");

    await visit(desk, "/dashboard/orders");
    await main.getByRole("link", { name: "New order" }).click();
    await main.getByRole("textbox", { name: "Mobile of the customer" }).fill(person.mobile.slice(COUNTRY_CODE.length));
    await main.getByRole("form", { name: "Find the customer" }).getByRole("button", { name: "Find" }).click();
    await main.getByRole("textbox", { name: "Name of the new customer" }).fill("Meera Kulkarni");
    await main.getByRole("button", { name: "New customer" }).click();
    await expectAccessibleHere(desk);
    const find = main.getByRole("form", { name: "Find a product" });
    await find.getByRole("searchbox").fill(String(await plentyOf(backendAs(store.api))));
    await find.getByRole("button", { name: "Find" }).click();
    await main.getByRole("list", { name: "Products found" }).getByRole("button", { name: /^Add / }).click();
    await saveAddressIn(main.getByRole("region", { name: "Address" }), {
      fullName: "Meera Kulkarni",
      state: "Maharashtra",
      city: "Pune",
    });
    await expect(main.getByRole("radio", { name: /Meera Kulkarni/ })).toBeChecked();
    await main.getByRole("radio", { name: /Link to pay/ }).check();
    await main.getByRole("textbox", { name: "Note for the staff" }).fill("Rings twice");
    const place = main.getByRole("button", { name: "Place the order" });
    await expect(place).toBeEnabled();
    await expectAccessibleHere(desk);
    await place.click();
    await expect(desk).toHaveURL(/\/dashboard\/orders\/\d+$/);
    const notes = main.getByRole("region", { name: "Notes" });
    await expect(notes).toContainText("Rings twice");
    await notes.getByRole("textbox", { name: "New note" }).fill("It leaves on Monday");
    await notes.getByLabel("To the customer, by mail").check();
    await notes.getByRole("button", { name: "Note and mail it" }).click();
    await expect(notes.getByRole("listitem")).toContainText(["Rings twice", "It leaves on Monday"]);
    await expectAccessibleHere(desk);
  });
});
