import { USUAL_LINKS } from "@store/content";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { mainlyOn, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { test } from "../shopper/test.ts";
import { headline, openFooterGroup } from "../shopper/visits.ts";

// In one file, as its tests run one after the other: the page below is in everybody's footer for a while.
test("with a finger on a phone the footer fits on the screen, its links folded behind their titles, also before any script runs [R13]", async ({
  openPage,
}) => {
  const page = await openPage({ screen: PHONE, isTouched: true, hasScripts: false });
  // Where nothing may move, the notice of the export countries takes as many lines as it has.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const footer = page.getByRole("contentinfo");
  const height = async () => (await footer.boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(PHONE.height);
  for (const { title, links } of USUAL_LINKS.footer) {
    const shown = footer.getByRole("navigation", { name: title, exact: true }).getByRole("link");
    await expect(shown).toHaveCount(0);
    await openFooterGroup(page, title);
    await expect(shown).toHaveText(links.map(({ label }) => label));
  }
});

describe.each(mainlyOn("phone"))("a page of the shop's own, written on a $device", ({ device, screen }) => {
  test("is put into the footer, where a shopper opens it, and moves without losing anybody", async ({
    openPage,
    staff,
  }) => {
    const title = `How we bottle on a ${device}`;
    const slug = `how-we-bottle-on-a-${device}`;
    const desk = await openPage({ screen, storage: staff, expected: [/answer 404/] });
    const main = desk.getByRole("main");
    await visit(desk, "/dashboard/content/pages/new");
    await main.getByLabel("Title").fill(title);
    await expect(main.getByRole("textbox", { name: /^Address/ })).toHaveValue(slug);
    await main.getByRole("button", { name: "Write Text" }).click();
    await main.getByRole("textbox", { name: "Text", exact: true }).fill("Slowly, and by hand.");
    await expectAccessibleHere(desk);
    await main.getByRole("button", { name: "Add the page" }).click();
    await expect(main.getByRole("link", { name: title })).toBeVisible();

    await visit(desk, "/dashboard/settings/links");
    await main.getByRole("button", { name: "Add a link under Work with us" }).click();
    const link = main.getByRole("listitem", { name: "New link" });
    await link.getByLabel("Leads to").fill(title);
    await main.getByRole("option", { name: `Your page: ${title}` }).click();
    await link.getByLabel("Link text").fill(title);
    await expectAccessibleHere(desk);
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.getByText("Saved. The shop shows it now.")).toBeVisible();

    const shop = await openPage({ screen, expected: [/answer 404/] });
    const inFooter = shop.getByRole("contentinfo").getByRole("link", { name: title });
    // The storefront asks each second whether anything has changed.
    await expect(async () => {
      await visit(shop, "/");
      await openFooterGroup(shop, "Work with us");
      // Not awaited: a page that is open does not change.
      expect(await inFooter.count()).toBe(1);
    }).toPass();
    await inFooter.click();
    await expect(headline(shop)).toHaveText(title);
    await expect(shop.getByText("Slowly, and by hand.")).toBeVisible();
    await expectAccessibleHere(shop);

    await visit(desk, "/dashboard/content/pages");
    await main.getByRole("link", { name: title }).click();
    await expect(main.getByText(/There is a link to it in the footer’s “Work with us”/)).toBeVisible();
    await main.getByRole("textbox", { name: /^Address/ }).fill(`${slug}-today`);
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.getByText("Saved. The shop shows it now.")).toBeVisible();
    await expect(async () => {
      await visit(shop, `/pages/${slug}`);
      expect(new URL(shop.url()).pathname).toBe(`/pages/${slug}-today`);
    }).toPass();

    await visit(desk, "/dashboard/settings/links");
    await main.getByRole("button", { name: "Footer: put back the usual links" }).click();
    await main.getByRole("button", { name: "Save", exact: true }).click();
    await expect(desk.getByText("Saved. The shop shows it now.")).toBeVisible();
    await expect(async () => {
      await visit(shop, "/");
      await openFooterGroup(shop, "Work with us");
      // Not awaited: a page that is open does not change.
      expect(await inFooter.count()).toBe(0);
    }).toPass();
  });
});
