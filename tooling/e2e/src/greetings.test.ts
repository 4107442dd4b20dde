import { isLong } from "@store/vitest";
import { describe } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { expect } from "./browser/expect.ts";
import { layoutShift, watchLayoutShift } from "./browser/layout-shift.ts";
import { mainlyOn } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";

const CELEBRATION = "Ten years of honest goods";

/** Runs in the browser: notes on the document how faint the message was at the least, and that it is gone. */
function watchMessage(title: string): void {
  let least: number | undefined;
  const look = () => {
    const message = [...document.querySelectorAll("dialog h2")].find(({ textContent }) => textContent === title);
    const around: Element[] = [];
    for (let element: Element | null | undefined = message; element; element = element.parentElement)
      around.push(element);
    if (message) least = Math.min(least ?? 1, ...around.map((element) => Number(getComputedStyle(element).opacity)));
    if (least !== undefined) document.documentElement.dataset.message = `${least}${message ? "" : " gone"}`;
    if (message || least === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe.each(mainlyOn("phone"))("a new session on a $device", ({ device, screen }) => {
  test("is greeted by the celebration, then by the invitation, and nothing moves below [R42 R43 R52 R53]", async ({
    openPage,
  }) => {
    const page = await openPage({ screen, hasPopups: true, isMoving: true });
    await watchLayoutShift(page);
    await visit(page, "/");
    const celebration = page.getByRole("dialog", { name: CELEBRATION });
    await expect(celebration).toBeVisible();
    await expect(celebration.locator("[data-flying=confetti]")).toHaveCount(device === "phone" ? 80 : 140);
    await expect(celebration.locator("[data-flying=sparkle]")).toHaveCount(36);
    await celebration.getByRole("button", { name: "Continue" }).click();
    await expect(celebration).toBeHidden();
    // Slides wait while the pointer is above them.
    await page.mouse.move(0, 0);

    const invitation = page.getByRole("dialog", { name: /^Welcome to/ });
    await expect(invitation).toBeVisible();
    await expect(invitation.getByRole("textbox", { name: /Mobile number/ })).toBeVisible();
    expect(await invitation.evaluate((element) => element.contains(document.activeElement)), "it has the focus").toBe(
      true,
    );
    await expect(invitation.getByText(/^[2-9] \/ \d$/), "a slide that came by itself").toBeVisible();
    await invitation.getByRole("button", { name: "Pause What awaits you" }).click();
    await expect(invitation.getByRole("button", { name: "Play What awaits you" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(invitation).toBeHidden();
    const { sum, what } = await layoutShift(page);
    expect(sum, what).toBeLessThanOrEqual(0.01);

    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("can read the celebration's message from when it comes until it is gone: it moves, but never fades", async ({
    openPage,
  }) => {
    const page = await openPage({ screen, hasPopups: true, isMoving: true });
    await page.addInitScript(watchMessage, CELEBRATION);
    await visit(page, "/");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.message)).toMatch(/ gone$/);
    expect(await page.evaluate(() => document.documentElement.dataset.message)).toBe("1 gone");
  });

  test.runIf(isLong)("finds nothing to complain about in the celebration", async ({ openPage }) => {
    const page = await openPage({ screen, hasPopups: true });
    await visit(page, "/");
    const celebration = page.getByRole("dialog", { name: CELEBRATION });
    await expect(celebration.getByRole("heading")).toBeVisible();
    await expect(celebration.locator("[data-flying=confetti]")).toHaveCount(0);
    await expect(celebration.locator("[data-flying=sparkle]")).toHaveCount(12);
    expect(await axeFindings(page)).toEqual([]);
  });
});
