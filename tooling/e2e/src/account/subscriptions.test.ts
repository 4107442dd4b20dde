import { type ReplyOf, subscriptions, updateSubscription } from "@store/api-client/contract";
import {
  addDays,
  calendarDate,
  deliveryCountdown,
  formatShortDate,
  oneMoreDelivery,
  todayInIndia,
} from "@store/domain";
import { isLong, sampled } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { SCREENS } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAsPerson, demoPerson, replyOf } from "../shopper/backend.ts";
import { logInByEmail } from "../shopper/log-in.ts";
import { test } from "../shopper/test.ts";
import { headline, termsOf } from "../shopper/visits.ts";

const TAB = "/profile#subscribe";
/** Less than a pixel of a line: what rounding the heights of texts may leave. */
const STILL = 0.001;

type Subscription = ReplyOf<typeof subscriptions>["data"][number];

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

async function byKeyboard(page: Page, name: RegExp): Promise<void> {
  await expect(button(page, name)).toBeVisible();
  // A dialog that has closed may have given the focus back to it.
  if (!(await hasFocus(button(page, name)))) await tabTo(page, button(page, name), 100);
  await page.keyboard.press("Enter");
}
const byPointer = (page: Page, name: RegExp) => button(page, name).click();

/**
 * The demo customer's subscription that is delivered next: a new one is delivered too late to be shifted. No other test
 * depends on its dates.
 */
async function nextOf(api: string): Promise<Subscription> {
  const call = await backendAsPerson(api, demoPerson("customer"));
  const { data } = await replyOf(call(subscriptions));
  const [next] = data
    .filter(({ active, shifted_delivery_date }) => active && !shifted_delivery_date)
    .toSorted((one, other) => String(one.next_delivery_date).localeCompare(String(other.next_delivery_date)));
  if (!next) throw new Error("The demo customer has no subscription to shift.");
  return next;
}

const deliveryOf = (subscription: Subscription) => {
  const day = calendarDate(subscription.next_delivery_date ?? "");
  if (!day) throw new Error("The subscription has no next delivery.");
  return day;
};

const [phone, desktop] = SCREENS;

/** Each on its screen; `npm test` goes one of them. */
const WAYS = [
  { ...desktop, way: "by keyboard", press: byKeyboard, isShifted: false },
  { ...phone, way: "by pointer", press: byPointer, isShifted: true },
];

describe.each(sampled(WAYS, WAYS.slice(0, 1)))(
  "a customer's subscriptions on a $device, $way",
  ({ screen, press, isShifted }) => {
    test("are listed, paused, resumed and shifted [R163 R164 R165 R166 R167 R168 R169 C43]", async ({
      openPage,
      customer,
      store,
    }) => {
      const subscription = await nextOf(store.api);
      const { name } = subscription.product_details;
      const delivery = deliveryOf(subscription);
      const page = await openPage({ screen, storage: customer });
      await watchLayoutShift(page);
      await visit(page, TAB);
      const item = main(page).getByRole("listitem").filter({ hasText: name });
      // The day may have changed in India since the demo shop was filled.
      const countsDown = async () => {
        const { label } = deliveryCountdown({ active: true, deliveryDate: delivery, today: todayInIndia(new Date()) });
        return (await item.textContent())?.includes(label);
      };
      await expect.poll(countsDown).toBe(true);
      await expect(main(page).getByText("Paused")).toBeVisible();
      await expectAccessibleHere(page);
      await item.getByRole("link", { name: /View Details/ }).click();
      await expect(page).toHaveURL(`/subscribe/${subscription.product}`);

      const card = main(page).getByRole("article", { name });
      await expect(card.getByText("Active Subscription")).toBeVisible();
      await expect(main(page).getByRole("heading", { name: `About ${name}` })).toBeVisible();
      expect(await termsOf(card)).toMatchObject({ "Next Delivery": formatShortDate(delivery), Quantity: "1" });
      await expect(card).toContainText(/costs ₹[\d,.]+ with shipping, charged on/);
      // What a press changes moves what is below it, which is no shift only while the machine answers at once.
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBeLessThan(STILL);
      await expectAccessibleHere(page);

      await press(page, /^Pause/);
      const edit = dialog(page, "Edit Subscription");
      await expect(edit.getByRole("radio", { name: "Inactive" })).toBeChecked();
      await expect(edit.getByText(oneMoreDelivery(delivery))).toBeVisible();
      await expectAccessibleHere(page);
      await press(page, /^Update$/);
      await expect(page.getByText("Subscription updated")).toBeVisible();
      await expect(edit).toBeHidden();
      await expect(card.getByText("Paused Subscription")).toBeVisible();
      await expect(card.getByText(oneMoreDelivery(delivery))).toBeVisible();
      await press(page, /^Resume/);
      await press(page, /^Update$/);
      await expect(edit).toBeHidden();
      await expect(card.getByText("Active Subscription")).toBeVisible();

      await press(page, /^Shift Order/);
      const shift = dialog(page, "Shift Order");
      const date = shift.getByLabel("New delivery date");
      await expect(date).toHaveAttribute("min", delivery);
      await expect(date).toHaveAttribute("max", addDays(delivery, 15));
      await date.fill(addDays(delivery, -1));
      await date.press("Enter");
      await expect(shift.getByText("Select a date on or after the next delivery date")).toBeVisible();
      await date.fill("");
      await date.press("Enter");
      await expect(shift.getByText("Please select a date")).toBeVisible();
      await expectAccessibleHere(page);
      if (isShifted) {
        await date.fill(addDays(delivery, 15));
        await shift.getByRole("button", { name: "Shift Order" }).click();
        await expect(page.getByText("Order shifted")).toBeVisible();
        await expect(shift).toBeHidden();
        await expect
          .poll(() => termsOf(card))
          .toMatchObject({ "Shifted Delivery": formatShortDate(addDays(delivery, 15)) });
        await expect(button(page, /^Shift Order/)).toHaveCount(0);
      } else {
        await page.keyboard.press("Escape");
        await expect(button(page, /^Shift Order/)).toBeFocused();
      }
    });

    test.runIf(isLong)(
      "are nobody else's, and lead a visitor to the login and back [R164]",
      async ({ openPage, store }) => {
        const others = await replyOf((await backendAsPerson(store.api, demoPerson("elite")))(subscriptions));
        const [theirs] = others.data;
        const page = await openPage({ screen, expected: [/answer 404/] });
        await visit(page, `/subscribe/${theirs?.product}`);
        await main(page).getByRole("button", { name: "Log in" }).click();
        await logInByEmail(page, demoPerson("customer"));
        await expect(page).toHaveURL(`/subscribe/${theirs?.product}`);
        await expect(main(page).getByText("No Subscriptions Found")).toBeVisible();
        await expect(main(page).getByRole("article")).toHaveCount(0);
        const call = await backendAsPerson(store.api, demoPerson("customer"));
        const change = await call(updateSubscription, { params: { id: theirs?.id ?? 0 }, body: { active: false } });
        expect(change).toMatchObject({ ok: false, failure: { httpStatus: 404 } });
      },
    );

    test.runIf(isLong)("are explained, with a way from the header [R5 R170]", async ({ openPage, customer }) => {
      const page = await openPage({ screen, storage: customer });
      await watchLayoutShift(page);
      await visit(page, "/faq");
      await page.getByRole("navigation", { name: "Account" }).getByRole("button").click();
      await page.getByRole("link", { name: "Subscribe", exact: true }).click();
      await expect(page).toHaveURL("/subscribe");
      await expect(headline(page)).toHaveText("Subscribe and Save");
      for (const name of ["Add Subscription", "Contact Us", "Subscription Details"]) {
        await expect(main(page).getByRole("link", { name, exact: true })).toBeVisible();
      }
      await expectAccessibleHere(page);
      await visit(page, "/subscribe");
      await expect(main(page).getByRole("link", { name: "Subscription Details" })).toBeVisible();
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBeLessThan(STILL);
      await main(page).getByRole("link", { name: "Subscription Details" }).click();
      await expect(page).toHaveURL(TAB);
    });
  },
);

test.runIf(isLong)(
  "subscriptions are read the same in every zone of the browser [R163 R164]",
  async ({ openPage, customer }) => {
    const shown: string[] = [];
    for (const timeZone of ["America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"]) {
      const page = await openPage({ storage: customer, timeZone });
      await visit(page, TAB);
      const list = main(page).getByRole("list", { name: "Subscriptions" });
      await expect(list).toBeVisible();
      shown.push((await list.textContent()) ?? "");
    }
    expect(new Set(shown).size, shown.join("\n")).toBe(1);
  },
);

test.runIf(isLong)("Subscribe and Save is complete without scripts [R170]", async ({ openPage }) => {
  const plain = await openPage({ hasScripts: false });
  await plain.goto("/subscribe", { waitUntil: "domcontentloaded" });
  await plain.getByText("How is a subscription paid?").click();
  await expect(plain.getByText(/debit card, credit card, net banking or UPI/).first()).toBeVisible();
  await expect(plain.getByRole("region", { name: "Terms and conditions" })).toContainText("10 calendar days");
});
