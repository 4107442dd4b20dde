import { sampled } from "@store/vitest";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { focusFindings } from "../browser/focus-walk.ts";
import { PHONE, SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { MAIN_VISITS, pathOf } from "../shopper/main-pages.ts";
import { test } from "../shopper/test.ts";

/** A page that is a form; in the long run all, on both screens. */
const FORMS = sampled(
  ["/login", "/signup", "/reset-password", "/update-password"].flatMap((path) =>
    SCREENS.map((one) => ({ path, ...one })),
  ),
  [{ path: "/signup", device: "phone", screen: PHONE }],
);

describe("with a keyboard every control is reached and shows the focus", () => {
  test.for(MAIN_VISITS)("of the $name page on a $device", async ({ name, screen }, { openPage, store, customer }) => {
    const page = await openPage({ screen, storage: customer });
    await visit(page, await pathOf(name, store.api));
    const { stops, findings } = await focusFindings(page);
    expect(stops).toBeGreaterThan(20);
    expect(findings).toEqual([]);
  });

  test.for(FORMS)("of $path on a $device", async ({ path, screen }, { openPage, customer }) => {
    const page = await openPage({ screen, storage: path === "/update-password" ? customer : undefined });
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    expect((await focusFindings(page)).findings).toEqual([]);
  });
});
