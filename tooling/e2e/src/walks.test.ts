import type { Call } from "@store/api-client";
import { addToCart, cart, productList } from "@store/api-client/contract";
import { formatRupees } from "@store/domain";
import { isLong } from "@store/vitest";
import fc from "fast-check";
import type { ElementHandle, Page } from "playwright";
import { onTestFailed } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { expect } from "./browser/expect.ts";
import { DESKTOP, PHONE } from "./browser/screens.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { backendAs, backendAsPerson, replyOf } from "./shopper/backend.ts";
import { logInByEmail } from "./shopper/log-in.ts";
import { newCustomer } from "./shopper/newcomer.ts";
import { loginLink } from "./shopper/visits.ts";

const WALKS = 60;
const STEPS = 16;
/** Between two looks by axe. */
const AXE_EVERY = 5;

/** What is typed into a field that is met. */
const WORDS = ["ghee", "  ", "110001", "9876543210", "<b>&amp;", "घी", "x".repeat(300)] as const;

const TYPED = "input:not([type=checkbox], [type=radio]), textarea";

/** What would leave the shop, or buy what other tests count. */
const LEFT_ALONE = /log ?out|place order|pay |join|buy now|subscribe|download|print|erase|delete my/i;

const step = fc.record({ choice: fc.nat(), byKeyboard: fc.boolean(), word: fc.constantFrom(...WORDS) });

/** The controls that can be pressed now: those of a dialog while one is open, otherwise the page's. */
async function controls(page: Page): Promise<readonly ElementHandle<HTMLElement | SVGElement>[]> {
  const all = await page.$$("a[href^='/'], button, input, textarea, summary, [role=tab]");
  const open = await page.evaluate((elements) => {
    const isOpen = (element: Element) => {
      if (element instanceof HTMLAnchorElement && (element.target !== "" || element.hasAttribute("download")))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.matches(":disabled, [aria-hidden=true] *, [inert] *, [type=file]")) return false;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
      return uppermost !== null && (element.contains(uppermost) || uppermost.contains(element));
    };
    return elements.map(isOpen);
  }, all);
  return all.filter((_, place) => open[place]);
}

const nameOf = (control: ElementHandle<HTMLElement | SVGElement>): Promise<string> =>
  control.evaluate((element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 60)}” ${element.getAttribute("href") ?? ""}`.trim();
  });

/** The cart's page says what the API says, unless it is about to be left. */
async function expectSameCart(page: Page, call: Call): Promise<void> {
  const isCart = () => new URL(page.url()).pathname === "/cart";
  const saysSo = async () => {
    const { data } = await replyOf(call(cart));
    const text = (await page.getByRole("main").textContent()) ?? "";
    return text.includes(data.cart_items.length === 0 ? "Your cart is empty" : formatRupees(data.total));
  };
  if (isCart()) await expect.poll(async () => !isCart() || saysSo(), "the cart's total").toBe(true);
}

// What can be pressed depends on how quick the machine is: a walk is told when it fails, but is not the same each time.
test.runIf(isLong).for(Array.from({ length: WALKS }, (_, seed) => seed))(
  "a shopper presses whatever is there, walk %i, and nothing breaks",
  async (seed, { openPage, store }) => {
    const story: string[] = [];
    onTestFailed(() => console.log(`Walk ${seed}:\n${story.join("\n")}`));
    const person = await newCustomer(store.api);
    const call = await backendAsPerson(store.api, person);
    const { data } = (await replyOf(backendAs(store.api)(productList, { query: {} }))).data;
    const [product] = data.filter(({ available_stock_quantity }) => (available_stock_quantity ?? 0) > 10);
    await replyOf(call(addToCart, { body: { pid: product?.id ?? 0, quantity: 2 } }));

    const screen = seed % 2 === 0 ? DESKTOP : PHONE;
    // What is typed may be refused; only the server's own failures are problems.
    const page = await openPage({ screen, expected: [/^answer 4\d\d:/] });
    await visit(page, "/");
    await loginLink(page).click();
    await logInByEmail(page, person);

    for (const [index, { choice, byKeyboard, word }] of fc.sample(step, { seed, numRuns: STEPS }).entries()) {
      const found = await controls(page);
      const control = found[choice % found.length];
      if (!control) throw new Error(`There is nothing to press at ${page.url()}`);
      const name = await nameOf(control);
      story.push(`${page.url()}: ${byKeyboard ? "Enter on" : "click on"} ${name}`);
      if (LEFT_ALONE.test(name)) continue;
      const press = async () => {
        if (await control.evaluate((element, typed) => element.matches(typed), TYPED)) {
          await control.fill(word);
          await control.press("Enter");
        } else if (byKeyboard) await control.press("Enter");
        else await control.click();
      };
      // What was there when the shopper looked may be gone: a message that fades, a list that is filtered.
      await press().catch(async (error: unknown) => {
        if (await control.evaluate((element) => element.isConnected).catch(() => false)) throw error;
      });
      await page.waitForLoadState("domcontentloaded");
      await expect(page.getByRole("main")).toBeAttached();
      if (byKeyboard) {
        const focused = () => page.evaluate(() => document.activeElement?.localName);
        await expect.poll(focused, "the focus, from which one goes on").not.toBe("body");
      }
      await expectSameCart(page, call);
      if (index % AXE_EVERY === 0) await expect.poll(() => axeFindings(page), page.url()).toEqual([]);
    }
  },
);
