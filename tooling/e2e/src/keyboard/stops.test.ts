import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { focusFindings } from "../browser/focus-walk.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { MAIN_PAGES, pathOf } from "../shopper/main-pages.ts";
import { test } from "../shopper/test.ts";

describe.each(SCREENS)("with a keyboard at a $device, every control is reached and shows the focus", ({ screen }) => {
  test.for(MAIN_PAGES)("of the %s page", async (name, { openPage, store, customer }) => {
    const page = await openPage({ screen, storage: customer });
    await visit(page, await pathOf(name, store.api));
    const { stops, findings } = await focusFindings(page);
    expect(stops).toBeGreaterThan(20);
    expect(findings).toEqual([]);
  });

  test.for(["/login", "/signup", "/reset-password", "/update-password"])(
    "of %s",
    async (path, { openPage, customer }) => {
      const page = await openPage({ screen, storage: path === "/update-password" ? customer : undefined });
      await visit(page, path);
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
      expect((await focusFindings(page)).findings).toEqual([]);
    },
  );
});
