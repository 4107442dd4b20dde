import { REWRITABLE_PAGES } from "@store/content";
import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { visit } from "../browser/visit.ts";
import { readDocument } from "../html/read-document.ts";
import { passCaptcha } from "../shopper/account-forms.ts";
import { backendAs, demoPerson } from "../shopper/backend.ts";
import { listed } from "../shopper/catalogue.ts";
import { keptAt, sendLogin } from "../shopper/log-in.ts";
import { MAIN_PAGES, pathOf } from "../shopper/main-pages.ts";
import { headline } from "../shopper/visits.ts";
import { addressAt, PAGE_NOT_FOUND, PATTERNS, UNKNOWN_PATH } from "../site-map.ts";
import { expectRetry, main, NO_ANSWER } from "./expect-retry.ts";
import { UNREACHABLE_PAGES } from "./own-pages.ts";
import { test } from "./test.ts";

/** The routes whose first HTML needs the backend, and the one that leads elsewhere. */
const FETCHED = [
  "",
  "shop",
  "products/:productId/:productName",
  "products/:productId/reviews/:productName",
  "wishlist/:shareToken",
  "store-locator",
  "blogs",
  "blogs/:blogId/:blogName",
  "pages/:slug",
  ...REWRITABLE_PAGES.map(({ path }) => path.slice(1)),
  "event",
  "event/:id",
  UNKNOWN_PATH,
];

describe("while the API cannot be reached", () => {
  test.for(sampled(MAIN_PAGES, ["home", "shop"]))(
    "the %s page says so, and tries again when asked",
    async (name, { openPage, store, down: { web, backend } }) => {
      const page = await openPage({ storefront: web, expected: NO_ANSWER });
      const response = await visit(page, await pathOf(name, store.api));
      expect(response?.status(), "for caches and search engines").toBe(503);
      await expect(page).toHaveTitle(/\w/);
      await expectRetry(page, backend.open);
    },
  );

  test("a page opened by a link in the store says so, too", async ({ openPage, store, down: { web, backend } }) => {
    const [first] = await listed(backendAs(store.api), {});
    await backend.open();
    const page = await openPage({ storefront: web, expected: NO_ANSWER });
    await visit(page, "/shop");
    await backend.cut();
    await main(page).getByRole("link", { name: first?.name, exact: true }).click();
    await expectRetry(page, backend.open);
    await expect(headline(page)).toHaveText(first?.name ?? "");
  });

  test.for(UNREACHABLE_PAGES)(
    "$path says so, and tries again when asked",
    async ({ path, who, shows }, { openPage, customer, staff, examples, down: { web, backend } }) => {
      const storage = keptAt(web, who === "staff" ? staff : customer);
      const page = await openPage({ storefront: web, storage, expected: NO_ANSWER });
      await visit(page, addressAt(path.slice(1), examples));
      await expectRetry(page, backend.open, shows);
    },
  );

  test("every other page is complete, as it needs no data", async ({ examples, down: { web } }) => {
    for (const pattern of PATTERNS.filter((one) => !FETCHED.includes(one))) {
      const address = addressAt(pattern, examples);
      const { status, headline } = await readDocument(web + address);
      expect(status, address).toBe(pattern === PAGE_NOT_FOUND ? 404 : 200);
      expect(headline, address).toMatch(/\w/);
    }
  });

  test("the login says so, and works once it can [R29]", async ({ openPage, down: { web, backend } }) => {
    const page = await openPage({ storefront: web, expected: NO_ANSWER });
    await visit(page, "/login");
    await sendLogin(page, demoPerson("customer"));
    await expect(page.getByText("Something went wrong")).toBeVisible();
    await expect(page.getByText("Please try again later!")).toBeVisible();
    await backend.open();
    await sendLogin(page, demoPerson("customer"));
    await expect(page).toHaveURL("/shop");
  });

  test("the signup's captcha says so, and works once it can [R36]", async ({ openPage, down: { web, backend } }) => {
    const page = await openPage({ storefront: web, expected: NO_ANSWER });
    await visit(page, "/signup");
    await main(page).getByRole("checkbox", { name: "I am not a robot" }).click();
    await expect(page.getByText("The check did not work. Please tick the box again.")).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Sign up" })).toBeDisabled();
    await backend.open();
    await passCaptcha(page);
    await expect(main(page).getByRole("button", { name: "Sign up" })).toBeEnabled();
  });

  test("a search says so, and finds once it can [R62]", async ({ openPage, down: { web, backend } }) => {
    const page = await openPage({ storefront: web, expected: NO_ANSWER });
    await visit(page, "/login");
    const search = page.getByRole("combobox", { name: "Search products" });
    await search.fill("honey");
    await search.press("Enter");
    await expect(main(page).getByText("There was an error loading the products!")).toBeVisible();
    await expectRetry(page, backend.open);
  });
});
