import { cart, toggleWishlist, wishlist } from "@store/api-client/contract";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { mainlyOn } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, backendAsPerson, replyOf } from "../shopper/backend.ts";
import { listed } from "../shopper/catalogue.ts";
import { logInByEmail } from "../shopper/log-in.ts";
import { newCustomer } from "../shopper/newcomer.ts";
import { readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { headline, loginLink } from "../shopper/visits.ts";

describe.each(mainlyOn("phone"))("My Wishlist on a $device", ({ screen }) => {
  test("holds what a visitor likes, gives it to the cart, in both of two tabs, and to the customer who logs in [R111]", async ({
    openPage,
    store,
  }) => {
    const offers = await listed(backendAs(store.api), { page: 2 });
    const [first, second, third, kept] = offers;
    const person = await newCustomer(store.api);
    const customer = await backendAsPerson(store.api, person);
    await replyOf(customer(toggleWishlist, { body: { pid: kept?.id ?? 0 } }));
    const page = await openPage({ screen });
    await visit(page, "/wishlist");
    const main = page.getByRole("main");
    await expect(main.getByText("Your wishlist is empty")).toBeVisible();
    await main.getByRole("link", { name: "Go to the shop" }).click();
    await visit(page, "/shop?page=2");
    for (const offer of [third, second, first]) {
      await main
        .getByRole("button", { name: `Save ${offer?.name} to wishlist`, exact: true })
        .first()
        .click();
      await expect(
        main.getByRole("button", { name: `Save ${offer?.name} to wishlist`, exact: true }).first(),
      ).toHaveAttribute("aria-pressed", "true");
    }
    await visit(page, "/wishlist");
    const cards = main.getByRole("article");
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(first?.name ?? "");
    await expect(cards.first()).toContainText(first?.priceShown ?? "");
    await expectAccessibleHere(page);

    const other = await page.context().newPage();
    await visit(other, "/wishlist");
    await expect(other.getByRole("main").getByRole("article")).toHaveCount(3);
    await main.getByRole("button", { name: `Move to cart: ${first?.name}` }).dblclick();
    await expect(page.getByText("Product added to cart!")).toBeVisible();
    await expect(cards).toHaveCount(2);
    await expect(other.getByRole("main").getByRole("article")).toHaveCount(2);
    await expect(
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /^Wishlist/ }),
    ).toContainText("2 items");

    await page.bringToFront();
    const remove = main.getByRole("button", { name: `Remove ${second?.name}` });
    await tabTo(page, remove, 80);
    await page.keyboard.press("Enter");
    await expect(cards).toHaveCount(1);
    await expect.poll(() => hasFocus(main.getByRole("link", { name: third?.name, exact: true }))).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(cards).toHaveCount(2);
    const visitorId = await page.evaluate(() => localStorage.getItem("visitor_id") ?? "");
    const call = backendAs(store.api, { visitorId });
    const { cart_items: items } = (await replyOf(call(cart))).data;
    expect(items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[first?.id, 1]]);
    expect((await replyOf(call(wishlist))).data.map(({ id }) => id).sort()).toEqual([second?.id, third?.id].sort());

    await loginLink(page).click();
    await logInByEmail(page, person);
    await expect(cards).toHaveCount(3);
    await expect(cards.filter({ hasText: kept?.name ?? "" })).toHaveCount(1);
  });
});

describe.each(mainlyOn("phone"))("a wishlist that is shared on a $device", ({ screen }) => {
  test("is bought from by who has no login, until its customer ends the link", async ({ openPage, store }) => {
    const [liked] = await listed(backendAs(store.api), {});
    const { person, call, storage } = await readyCustomer(store);
    await replyOf(call(toggleWishlist, { body: { pid: liked?.id ?? 0 } }));
    const page = await openPage({ screen, storage });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/wishlist");
    await page.getByRole("main").getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share your wishlist" });
    await dialog.getByRole("checkbox", { name: `Say that it is from ${person.firstName}` }).check();
    await dialog.getByRole("button", { name: "Share link" }).click();
    await expect(page.getByText("Link copied!")).toBeVisible();
    await expectAccessibleHere(page);
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const friend = await openPage({ screen, expected: [/404/] });
    const response = await visit(friend, address);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(headline(friend)).toHaveText(`${person.firstName}'s wishlist`);
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    for (const personal of [person.lastName, person.email, person.mobile])
      expect(await friend.content()).not.toContain(personal);
    await expectAccessibleHere(friend);
    const card = friend.getByRole("main").getByRole("article");
    await expect(card).toContainText(liked?.priceShown ?? "");
    await card.getByRole("button", { name: /^Add/ }).click();
    await expect(friend.getByText("Product added to cart!")).toBeVisible();

    await dialog.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByText("This wishlist is not shared any more.")).toBeVisible();
    expect((await visit(friend, address))?.status()).toBe(404);
    await expect(friend.getByRole("main")).toContainText("This wishlist is not shared any more.");
    await friend.getByRole("main").getByRole("link", { name: "Go to the shop" }).click();
    await expect(headline(friend)).toHaveText("All products");
  });
});
