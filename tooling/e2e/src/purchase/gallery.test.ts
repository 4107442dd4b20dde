import { isLong, sampled } from "@store/vitest";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { mainlyOn, PHONE } from "../browser/screens.ts";
import { type OpenPage, test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";

/** A ghee of the sample shop: four pictures, two films. */
const PRODUCT = "/products/1002/a2-gir-cow-bilona-ghee-500-ml";
const NAME = "A2 Gir Cow Bilona Ghee 500 ml";
const FILM = "From curd to ghee";
const FINGER = { screen: PHONE, isTouched: true } as const;

const gallery = (page: Page) => page.getByRole("region", { name: `Pictures of ${NAME}` });
const thumbnail = (page: Page, label: string) => gallery(page).getByRole("link", { name: label, exact: true });
const zoomOf = (page: Page, alt: string) => gallery(page).getByRole("button", { name: `Zoom: ${alt}`, exact: true });
const viewer = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${NAME}` });
const row = (page: Page) => gallery(page).getByRole("list").first();

const expectShown = (page: Page, label: string) =>
  expect(thumbnail(page, label)).toHaveAttribute("aria-current", "true");

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not in the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is asked of other sites from now on. */
function watchOutside(page: Page): readonly string[] {
  const home = new URL(page.url()).origin;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== home) asked.push(request.url());
  });
  return asked;
}

async function openGallery(openPage: OpenPage, options: Parameters<OpenPage>[0]): Promise<Page> {
  const page = await openPage(options);
  await visit(page, PRODUCT);
  return page;
}

describe.each(mainlyOn("phone"))("the gallery of a product, on a $device", ({ screen }) => {
  test("turns by thumbnail, magnifies by click and wheel, and gives the focus back [R67]", async ({ openPage }) => {
    const page = await openPage({ screen });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await watchLayoutShift(page);
    await visit(page, PRODUCT);
    await expectShown(page, "Picture 1 of 4");
    await expect(gallery(page).getByText("1 / 6")).toBeVisible();
    await thumbnail(page, "Picture 4 of 4").click();
    await expectShown(page, "Picture 4 of 4");
    await expect(gallery(page).getByText("4 / 6")).toBeVisible();
    await expectAccessibleHere(page);
    const moved = await layoutShift(page);
    expect(moved.sum, moved.what).toBe(0);
    expect(
      scripts.filter((url) => url.includes("zoom-viewer") && url.endsWith(".js")),
      "the viewer's script",
    ).toEqual([]);

    await zoomOf(page, `${NAME}, label on the back`).click();
    await expect(viewer(page)).toBeVisible();
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
    await expectAccessibleHere(page);
    const { x, y } = await middleOf(viewer(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    await expect(viewer(page).getByText("149%")).toBeVisible();
    await page.mouse.click(x, y);
    await expect(viewer(page).getByText("100%")).toBeVisible();
    await page.mouse.click(x, y);
    await expect(viewer(page).getByText("250%")).toBeVisible();

    const picture = viewer(page).getByRole("img");
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(screen.width);
    const before = await middleOf(picture);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 25, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => middleOf(picture)).toEqual({ x: before.x - 40, y: before.y + 25 });
    await expectAccessibleHere(page);

    await viewer(page).getByRole("button", { name: "Previous picture" }).click();
    await expect(viewer(page).getByText("3 / 4")).toBeVisible();
    await expect(viewer(page).getByText("100%")).toBeVisible();
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(zoomOf(page, `${NAME}, seen closely`)).toBeFocused();
    await expectShown(page, "Picture 3 of 4");
  });

  test("is used by keys alone [R67]", async ({ openPage }) => {
    const page = await openGallery(openPage, { screen });
    await zoomOf(page, NAME).focus();
    await page.keyboard.press("ArrowRight");
    await expectShown(page, "Picture 2 of 4");
    const second = zoomOf(page, `${NAME}, with what it is made of`);
    await expect(second).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(viewer(page)).toBeVisible();
    for (const [key, scale] of [
      ["+", "150%"],
      ["+", "225%"],
      ["-", "150%"],
      ["0", "100%"],
      ["+", "150%"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(viewer(page).getByText(scale)).toBeVisible();
    }
    const picture = viewer(page).getByRole("img");
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBe(Math.min(screen.width, screen.height) * 1.5);
    const { x } = await middleOf(picture);
    await page.keyboard.press("ArrowLeft");
    // On a desktop the picture of 1.5 times is narrower than the screen, so that it stays in the middle.
    const gain = Math.min(80, Math.max(0, (Math.min(screen.width, screen.height) * 1.5 - screen.width) / 2));
    await expect.poll(async () => (await middleOf(picture)).x).toBe(x + gain);
    await page.keyboard.press("0");
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText("3 / 4")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    await expect(second).toBeFocused();

    await thumbnail(page, `Film: ${FILM}`).focus();
    await page.keyboard.press("Enter");
    await expectShown(page, `Film: ${FILM}`);
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, "Picture 4 of 4");
    await expect(thumbnail(page, "Picture 4 of 4")).toBeFocused();
  });

  test("shows its pictures and their thumbnails without a script [R67]", async ({ openPage }) => {
    const page = await openPage({ screen, hasScripts: false });
    await page.goto(PRODUCT, { waitUntil: "domcontentloaded" });
    const pictures = gallery(page).getByRole("img", { name: NAME });
    await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
    await expect(gallery(page).getByRole("button").first()).toBeInViewport();
    await thumbnail(page, "Picture 3 of 4").click();
    await expect(zoomOf(page, `${NAME}, seen closely`)).toBeInViewport({ ratio: 0.5 });
  });
});

describe("the gallery of a product, under a finger", () => {
  test("is swiped, opens with a pinch, and is pinched, tapped twice and swiped there [R67]", async ({ openPage }) => {
    const page = await openGallery(openPage, FINGER);
    const touch = await page.context().newCDPSession(page);
    /**
     * A finger that moves over the middle of something, in steps as a screen reports them, and has rested for a second when
     * it is lifted: on a busy machine a fling may take Chromium past the next picture.
     */
    const swipe = async (locator: Locator, distance: number) => {
      const { x, y } = await middleOf(locator);
      const begun = Date.now() / 1000;
      const send = (type: "touchStart" | "touchMove" | "touchEnd", seconds: number, share?: number) =>
        touch.send("Input.dispatchTouchEvent", {
          type,
          timestamp: begun + seconds,
          touchPoints: share === undefined ? [] : [{ x: x - distance / 2 + distance * share, y }],
        });
      await send("touchStart", 0, 0);
      for (let step = 1; step <= 10; step += 1) await send("touchMove", step / 60, step / 10);
      await send("touchEnd", 1);
    };
    const pinch = async (locator: Locator, scaleFactor: number) => {
      const { x, y } = await middleOf(locator);
      await touch.send("Input.synthesizePinchGesture", { x, y, scaleFactor, gestureSourceType: "touch" });
    };
    await swipe(row(page), -260);
    await expectShown(page, "Picture 2 of 4");
    await pinch(row(page), 1.5);
    await expect(viewer(page)).toBeVisible();
    expect(await page.evaluate(() => window.visualViewport?.scale), "the page itself is not magnified").toBe(1);
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });

    const scale = async () =>
      Number.parseInt(
        (await viewer(page)
          .getByText(/^\d+%$/)
          .textContent()) ?? "",
        10,
      );
    const picture = viewer(page).getByRole("img");
    await pinch(picture, 2);
    await expect.poll(scale).toBeGreaterThan(140);
    await pinch(viewer(page), 0.3);
    await expect.poll(scale).toBe(100);
    const { x, y } = await middleOf(picture);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(scale).toBe(250);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(scale).toBe(100);
    await swipe(picture, -150);
    await expect(viewer(page).getByText("3 / 4")).toBeVisible();
    const close = viewer(page).getByRole("button", { name: "Close" });
    const tapClose = async () => {
      if (await close.isVisible()) await close.tap();
      return viewer(page).count();
    };
    // Chromium takes a tap right after a swipe for what stops the fling.
    await expect.poll(tapClose).toBe(0);
    await expectShown(page, "Picture 3 of 4");
  });
});

/** A link to a film elsewhere, and what is shown of it. */
const OUTSIDE = [
  ["https://www.youtube.com/shorts/Abc-123_xyz", "https://www.youtube-nocookie.com/embed/Abc-123_xyz?autoplay=1"],
  ["https://www.instagram.com/reel/C1aB-2_c/", "https://www.instagram.com/reel/C1aB-2_c/embed/"],
] as const;

describe("a film in the gallery", () => {
  test.runIf(isLong)("plays when it is pressed, and stops when it is left [R67]", async ({ openPage }) => {
    const page = await openGallery(openPage, FINGER);
    await thumbnail(page, `Film: ${FILM}`).tap();
    await expectShown(page, `Film: ${FILM}`);
    await expect(gallery(page).locator("iframe")).toHaveCount(0);
    await expectAccessibleHere(page);
    await gallery(page)
      .getByRole("button", { name: `Play ${FILM}` })
      .tap();
    const film = page.frameLocator(`iframe[title="${FILM}"]`);
    await expect(film.getByRole("checkbox", { name: `Play ${FILM}` })).toBeChecked();
    await thumbnail(page, "Picture 1 of 4").tap();
    await expect(gallery(page).locator("iframe")).toHaveCount(0);
  });

  test.for(sampled(OUTSIDE, OUTSIDE.slice(0, 1)))(
    "behind the short-form link %s loads nothing from there before it is pressed [R67]",
    async ([link, framed], { openPage }) => {
      // The tests' own script, which notes that popups were seen, runs in frames too.
      const page = await openPage({ expected: [/'sessionStorage'/] });
      await page.route("**/web/single/product/**", async (route) => {
        const response = await route.fetch();
        const reply: { readonly data: object } = await response.json();
        const videos = [{ name: "In a minute", embed_link: link }];
        await route.fulfill({ response, json: { ...reply, data: { ...reply.data, videos } } });
      });
      await page.route(`${new URL(framed).origin}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The film</p>" }),
      );
      await page.route("**/user/meta-tags/**", (route) => route.fulfill({ json: { status: true } }));
      await visit(page, "/shop?search=bilona");
      const outside = watchOutside(page);
      // The last that the page asks for: a test that ends before would make a failure of it.
      const tags = page.waitForResponse(/\/user\/meta-tags\//);
      await page.getByRole("main").getByRole("link", { name: NAME, exact: true }).first().click();
      await tags;
      await thumbnail(page, "Film: In a minute").click();
      await expectShown(page, "Film: In a minute");
      await page.waitForLoadState("networkidle");
      expect(outside).toEqual([]);
      await gallery(page).getByRole("button", { name: "Play In a minute" }).click();
      await expect(page.getByTitle("In a minute")).toHaveAttribute("src", framed);
      await expect.poll(() => outside).toEqual([framed]);
      await expect(page.frameLocator("iframe[title='In a minute']").getByText("The film")).toBeVisible();
    },
  );
});
