import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { visit } from "../browser/visit.ts";
import { backendAs } from "../shopper/backend.ts";
import { listed } from "../shopper/catalogue.ts";
import { keptAt } from "../shopper/log-in.ts";
import { MAIN_PAGES, pathOf } from "../shopper/main-pages.ts";
import { headline } from "../shopper/visits.ts";
import { addressAt } from "../site-map.ts";
import { expectRetry, main, NO_ANSWER } from "./expect-retry.ts";
import { SILENT_PAGES } from "./own-pages.ts";
import { test } from "./test.ts";

/** How long the browser waits for an answer, in milliseconds. */
const REPLY_TIMEOUT_MS = 10_000;

describe("while the API accepts requests and does not answer", () => {
  test("the server times out, and the page says so and offers a retry", async ({
    openPage,
    store,
    down: { web, backend },
  }) => {
    await backend.silence();
    const pages = await Promise.all(
      sampled(MAIN_PAGES, ["product"]).map(async (name) => {
        const page = await openPage({ storefront: web, expected: NO_ANSWER });
        const response = await visit(page, await pathOf(name, store.api));
        expect(response?.status(), name).toBe(503);
        return page;
      }),
    );
    for (const page of pages) await expectRetry(page, backend.open);
  });

  test.for(SILENT_PAGES)(
    "$path gives up, says so and tries again when asked",
    async ({ path, who, shows }, { openPage, customer, staff, examples, down: { web, backend } }) => {
      const address = addressAt(path.slice(1), examples);
      // The server has the page's frame, so that the browser's own calls alone are left waiting.
      await backend.open();
      await fetch(web + address);
      await backend.silence();
      const storage = keptAt(web, who === "staff" ? staff : customer);
      const page = await openPage({ storefront: web, storage, expected: NO_ANSWER });
      await page.clock.install();
      const asked = page.waitForRequest(/\/backend\//);
      await visit(page, address);
      await asked;
      await expect(main(page).getByRole("alert")).toHaveCount(0);
      await page.clock.fastForward(REPLY_TIMEOUT_MS);
      await expectRetry(page, backend.open, shows);
    },
  );

  test("the shop shows where its products will be, then the products [R61]", async ({
    openPage,
    down: { web, backend },
  }) => {
    await backend.open();
    const page = await openPage({ storefront: web });
    await visit(page, "/login");
    await backend.silence();
    await page.getByRole("contentinfo").getByRole("link", { name: "All products", exact: true }).click();
    await expect(headline(page)).toHaveText("All products");
    await expect(main(page).getByText("Loading products")).toBeVisible();
    await backend.open();
    await expect(main(page).getByRole("article").first()).toBeVisible();
    await expect(main(page).getByText("Loading products")).toBeHidden();
  });

  test("a page that stays until the next has loaded shows that this is loading", async ({
    openPage,
    store,
    down: { web, backend },
  }) => {
    const [first] = await listed(backendAs(store.api), {});
    await backend.open();
    const page = await openPage({ storefront: web });
    await visit(page, "/shop");
    await backend.silence();
    await main(page).getByRole("link", { name: first?.name, exact: true }).click();
    await expect(page.getByText("Loading the page")).toBeVisible();
    await backend.open();
    await expect(headline(page)).toHaveText(first?.name ?? "");
    await expect(page.getByText("Loading the page")).toBeHidden();
  });
});
