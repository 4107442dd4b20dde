import { appreciation, resources } from "@store/content";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn, PHONE } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";

const { pictures } = appreciation.photos;
const photo = (page: Page, place: number) =>
  page.getByRole("link", { name: `Enlarge photograph ${place} of ${pictures.length}` });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures of the health camp" });

describe.each(mainlyOn("phone"))("the photographs of the camp, on a $device", ({ screen }) => {
  test.runIf(isLong)(
    "open by key, turn by arrow, and give the focus back to the last one [R126]",
    async ({ openPage }) => {
      const page = await openPage({ screen });
      await watchLayoutShift(page);
      await visit(page, "/appreciation");
      await photo(page, 5).focus();
      await page.keyboard.press("Enter");
      await expect(viewer(page).getByText("5 / 6")).toBeVisible();
      expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
      await expectAccessibleHere(page);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(viewer(page).getByText("6 / 6")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(viewer(page)).toHaveCount(0);
      await expect(photo(page, 6)).toBeFocused();
      const moved = await layoutShift(page);
      expect(moved.sum, moved.what).toBe(0);
    },
  );

  test("are swiped, and a film loads nothing before it is pressed [R126 R127]", async ({ openPage }) => {
    const page = await openPage({ screen, isTouched: true });
    await visit(page, "/appreciation");
    await photo(page, 1).tap();
    await expect(viewer(page).getByText("1 / 6")).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const [x, y] = [screen.width / 2, screen.height / 2];
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: moved === undefined ? [] : [{ x: x - moved, y }] });
    await finger("touchStart", 0);
    for (const moved of [20, 60, 100, 140]) await finger("touchMove", moved);
    await finger("touchEnd");
    await expect(viewer(page).getByText("2 / 6")).toBeVisible();

    const films: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") films.push(new URL(request.url()).pathname);
    });
    await visit(page, "/resources");
    expect(films).toEqual(["/resources"]);
    const [film] = resources.films;
    await page.getByRole("button", { name: `Play ${film.name}` }).tap();
    await expect(page.frameLocator(`iframe[title="${film.name}"]`).getByRole("checkbox")).toBeChecked();
    expect(films).toEqual(["/resources", `/backend${film.link}`]);
  });
});

test("without scripts a photograph opens alone, and testimonials are read [R125 R126]", async ({ openPage }) => {
  const page = await openPage({ screen: PHONE, hasScripts: false });
  await page.goto("/testimonials", { waitUntil: "domcontentloaded" });
  await page.getByText("Respiratory", { exact: true }).click();
  await expect(page.getByText("Vasundhara, 38, Jaipur")).toBeVisible();
  await page.goto("/appreciation", { waitUntil: "domcontentloaded" });
  await photo(page, 2).click();
  await expect(page).toHaveURL(/\/backend\/media\/page\/appreciation-2\.1280\.webp$/);
});
