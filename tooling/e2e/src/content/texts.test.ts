import { aboutUs, faq, franchisePage, inspireAndSupport, organicLiving, policies, shopContact } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { isLong } from "@store/vitest";
import { describe } from "vitest";
import { expectAccessible } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { headline } from "../shopper/visits.ts";

const STORIES = [franchisePage, inspireAndSupport, aboutUs, organicLiving].map((page) => page(DEFAULT_POLICY));

describe.each(mainlyOn("desktop"))("pages of text on a $device", ({ screen }) => {
  test("are read, jumped through and opened without any script [R113 R114 R115 R116 R117 R118 R119 R120 R121]", async ({
    openPage,
  }) => {
    const page = await openPage({ screen, hasScripts: false });
    const main = page.getByRole("main");
    for (const { path, title, sections } of [...policies(DEFAULT_POLICY), faq(DEFAULT_POLICY), ...STORIES]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(headline(page)).toHaveText(title);
      for (const section of sections) await expect(main.getByRole("region", { name: section.title })).toBeVisible();
    }

    await page.goto(faq(DEFAULT_POLICY).path, { waitUntil: "domcontentloaded" });
    await expect(main.getByRole("searchbox")).toBeHidden();
    await main.getByRole("link", { name: "SO Elite membership" }).click();
    await expect(main.getByRole("heading", { name: "SO Elite membership" })).toBeInViewport();
    const answer = main.getByText("Ahmedabad, Mumbai, Bangalore, Kolkata, Gandhinagar and Bhavnagar");
    await expect(answer).toBeHidden();
    await main.getByText("Where is rapid delivery available?").click();
    await expect(answer).toBeVisible();
  });

  test.runIf(isLong)("let the FAQ be searched by keyboard, down to an answer [R113]", async ({ openPage }) => {
    const page = await openPage({ screen });
    await visit(page, faq(DEFAULT_POLICY).path);
    const main = page.getByRole("main");
    const field = main.getByRole("searchbox", { name: "Search the answers" });
    await field.focus();
    await page.keyboard.type("minimum book");
    await expect(main.getByRole("status")).toHaveText("1 answer found");
    await tabTo(page, main.locator("summary"), 4);
    await page.keyboard.press("Enter");
    await expect(main.getByText("There is none if you order a book.")).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(screen);
    await field.fill("zebra");
    const showAll = main.getByRole("button", { name: "Show all questions" });
    await expect(showAll).toBeVisible();
    await tabTo(page, showAll, 4);
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(field)).toBe(true);
    await expect(main.locator("summary")).not.toHaveCount(0);
  });

  test("have pictures of the store, a drawn map, a phone to call, and nothing that moves [R120 R121]", async ({
    openPage,
    store,
  }) => {
    const page = await openPage({ screen });
    await watchLayoutShift(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(store.web) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    await visit(page, aboutUs(DEFAULT_POLICY).path);
    const main = page.getByRole("main");
    const drawn = (name: RegExp) =>
      main.getByRole("img", { name }).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    await expect.poll(() => drawn(/Gir cows before a farm hut/)).toBe(true);
    await visit(page, organicLiving(DEFAULT_POLICY).path);
    await expect.poll(() => drawn(/A lake in the morning/)).toBe(true);
    await expect(main.getByRole("img", { name: /^Plan of/ })).toBeVisible();
    const { shown, href } = shopContact(DEFAULT_POLICY).phones.organicLiving;
    await expect(main.getByRole("link", { name: `Call ${shown}` })).toHaveAttribute("href", href);
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBe(0);
    expect(foreign, "nothing comes from a third party").toEqual([]);
  });
});
