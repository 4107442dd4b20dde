import { addresses, deleteAddress, profile } from "@store/api-client/contract";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { mainlyOn, type Screen } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { saveAddress } from "../shopper/address-form.ts";
import { replyOf } from "../shopper/backend.ts";
import { addressInPune, readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

const BREAKPOINT = 768;

const isPhone = ({ width }: Screen) => width < BREAKPOINT;

/** Opens a part of the profile, which is open: by its tab, or on a phone from the menu. */
const openPart = (page: Page, screen: Screen, name: string) =>
  page
    .getByRole("main")
    .getByRole(isPhone(screen) ? "link" : "tab", { name })
    .click();

describe.each(mainlyOn("phone"))("the profile on a $device", ({ screen }) => {
  test.runIf(isLong)(
    "keeps the place in its hash, at a reload and at Back [R141] [R142]",
    async ({ openPage, store }) => {
      const { person, storage } = await readyCustomer(store);
      const page = await openPage({ screen, storage });
      const main = page.getByRole("main");
      await visit(page, "/profile");
      if (isPhone(screen)) await expect(main.getByText(person.email)).toHaveCount(0);
      else await expect(main.getByText(person.email)).toBeVisible();
      await expect(main.getByText("SO Elite", { exact: true })).toHaveCount(0);
      await expectAccessibleHere(page);

      await openPart(page, screen, "Addresses");
      await expect(page).toHaveURL("/profile#addresses");
      await expect(main.getByText('Click "Add New Address" to get started')).toBeVisible();
      await page.reload();
      await expect(main.getByText('Click "Add New Address" to get started')).toBeVisible();
      await expectAccessibleHere(page);
      if (isPhone(screen)) {
        await main.getByRole("button", { name: "Back to My account" }).click();
        await expect.poll(() => hasFocus(main.getByRole("link", { name: "Addresses" }))).toBe(true);
        await expect(page).toHaveURL("/profile");
      }
      await openPart(page, screen, "My details");
      await expect(main.getByText(person.email)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(isPhone(screen) ? "/profile" : "/profile#addresses");
      await visit(page, "/profile#elite");
      await expect(main.getByText(person.email)).toBeVisible();
    },
  );

  test("changes the details, and ends the account by the keyboard [R143] [R144] [R145] [R146]", async ({
    openPage,
    store,
  }) => {
    const { person, storage, call } = await readyCustomer(store);
    const page = await openPage({ screen, storage });
    const main = page.getByRole("main");
    await visit(page, "/profile#details");
    await main.getByRole("button", { name: "Edit profile" }).click();
    await expect(page).toHaveURL("/profile/edit");
    await expect(main.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly");
    await main.getByRole("textbox", { name: "Mobile number" }).fill("9876543210");
    await main.getByRole("button", { name: "Update" }).click();
    await expect(main.getByText("Please enter valid mobile number")).toBeVisible();
    await expectAccessibleHere(page);
    await main.getByRole("textbox", { name: "Mobile number" }).fill(person.mobile);
    await main.getByRole("textbox", { name: "Company" }).fill("Kulkarni Farms");
    await main.getByRole("button", { name: "Update" }).dblclick();
    await expect(page).toHaveURL("/profile#details");
    await expect(main.getByText("Kulkarni Farms")).toBeVisible();
    expect((await replyOf(call(profile))).data.company).toBe("Kulkarni Farms");

    const deactivate = main.getByRole("button", { name: "Deactivate account" });
    await tabTo(page, deactivate, 80);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Deactivate your account?" });
    await expect(dialog.getByText("What goes")).toBeVisible();
    await expect(dialog.getByText("What stays")).toBeVisible();
    await expectAccessibleHere(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(deactivate)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Deactivate", exact: true }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect((await call(profile)).ok, "the login after the deactivation").toBe(false);
  });

  test.runIf(isLong)(
    "adds and edits addresses [R147] [R149] [R150] [R152] [R153] [C23]",
    async ({ openPage, store }) => {
      const customer = await readyCustomer(store);
      const id = await addressInPune(customer);
      const page = await openPage({ screen, storage: customer.storage });
      const main = page.getByRole("main");
      await visit(page, "/profile#addresses");
      const add = main.getByRole("link", { name: "Add New Address" });
      await add.dblclick();
      await expect(page).toHaveURL("/profile#wallet");
      await page.goBack();
      await tabTo(page, add, 80);
      await page.keyboard.press("Enter");
      await expect(headline(page)).toHaveText("Add address");
      await saveAddress(page, { fullName: "Meera at the fields", state: "Gujarat", city: "Surat" });
      const card = main.getByRole("article", { name: "Meera at the fields" });
      for (const text of ["Home", "+919812345678", "Surat 395003", "Gujarat"]) await expect(card).toContainText(text);
      await expectAccessibleHere(page);

      await card.getByRole("link", { name: /^Edit/ }).click();
      const street = main.getByRole("textbox", { name: "Street 1" });
      await street.fill("A very long lane behind the temple of the old town, by the third well");
      await main.getByRole("button", { name: "Save address" }).click();
      await expect(page).toHaveURL("/profile#addresses");
      await expect(card).toContainText("by the third well");
      await expect(main.getByRole("button", { name: /delete/i })).toHaveCount(0);

      await visit(page, `/profile/addresses/add?id=${id}`);
      const country = main.getByRole("combobox", { name: "Country" });
      await expect(country).toHaveValue("India");
      await country.fill("United Ar");
      await expect(main.getByRole("option", { name: "United Arab Emirates" })).toBeVisible();
      await expectAccessibleHere(page);
      await country.press("Enter");
      await expect(country).toHaveValue("United Arab Emirates");
      await expect(main.getByRole("combobox", { name: "State" })).toHaveValue("");
      await expect(main.getByText("Please select a state first!")).toBeVisible();
      await visit(page, `/profile/addresses/${id}/edit`);
      await expect(street).not.toHaveValue("");

      await replyOf(customer.call(deleteAddress, { params: { id } }));
      await visit(page, "/profile#addresses");
      await expect(main.getByRole("article")).toHaveCount(1);
      expect((await replyOf(customer.call(addresses))).data).toHaveLength(1);
      await visit(page, `/profile/addresses/${id}/edit`);
      await expect(main.getByText("We cannot find this address")).toBeVisible();
    },
  );
});
