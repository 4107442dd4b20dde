import { applyForEvent, eventDetail, eventList } from "@store/api-client/contract";
import { JOIN_WAITING_LIST, TICKET_MESSAGES } from "@store/domain";
import { isLong } from "@store/vitest";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { hasFocus, tabTo } from "../browser/keyboard.ts";
import { layoutShift, watchLayoutShift } from "../browser/layout-shift.ts";
import { DESKTOP, mainlyOn, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { countReceived, countSent, FORM_TROUBLE, holdForms, spoilNext, whileOffline } from "../shopper/form-trouble.ts";
import { filesSentTo } from "../shopper/outbox.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

const TICKETS = "/backend/events/event_apply/";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Attendees" });
const seats = (page: Page) => main(page).getByRole("region", { name: "Date, place and registration" });

const eventsOf = async (
  api: string,
  status: "upcoming_events" | "past_events",
  category: "Physical Event" | "Online",
) => (await replyOf(backendAs(api)(eventList, { query: { status, category } }))).events.reverse();

/** Types an attendee into a form of the dialog, from its first field on. */
async function typeTicket(page: Page, name: string, email: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("9811122233");
}

describe.each(mainlyOn("desktop"))("events on a $device", ({ device, screen }) => {
  test.runIf(isLong)(
    "are chosen by links, with or without scripts, and Back leads back [R181]",
    async ({ openPage, store }) => {
      const [coming, past] = await Promise.all([
        eventsOf(store.api, "upcoming_events", "Physical Event"),
        eventsOf(store.api, "past_events", "Online"),
      ]);
      const titles = (events: typeof coming) => events.map(({ title }) => title);
      // Links work without scripts at any width.
      for (const hasScripts of device === "phone" ? [true, false] : [true]) {
        const page = await openPage({ screen, hasScripts });
        await watchLayoutShift(page);
        await page.goto("/event", { waitUntil: "domcontentloaded" });
        await expect(cards(page).getByRole("heading")).toHaveText(titles(coming));
        await main(page).getByRole("link", { name: "Past events" }).click();
        await expect(page).toHaveURL("/event?status=past_events");
        await main(page).getByRole("link", { name: "Online" }).click();
        await expect(cards(page).getByRole("heading")).toHaveText(titles(past));
        await page.goBack();
        await page.goBack();
        await expect(cards(page).getByRole("heading")).toHaveText(titles(coming));
        if (!hasScripts) continue;
        const { sum, what } = await layoutShift(page);
        expect(sum, what).toBe(0);
      }
    },
  );

  test("take attendees by keyboard, through troubles, and mail them tickets [R185] [R186]", async ({
    openPage,
    store,
  }) => {
    const page = await openPage({ screen, expected: FORM_TROUBLE });
    await visit(page, "/event?category=Online&search=kitchen+garden");
    await cards(page).getByRole("link").click();
    await expect(headline(page)).toHaveText("A kitchen garden in four pots");
    await seats(page).getByRole("combobox", { name: "Qty" }).selectOption("2");
    const register = seats(page).getByRole("button", { name: "Register" });
    await register.focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect.poll(() => hasFocus(dialog.getByRole("textbox", { name: "Name" }).first())).toBe(true);
    await tabTo(page, dialog.getByRole("button", { name: "Submit" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Phone is required")).toHaveCount(2);
    await expectAccessibleHere(page);
    const [first, second] = [`asha-${device}@example.com`, `mohan-${device}@example.com`];
    await expect.poll(() => hasFocus(dialog.getByRole("textbox", { name: "Name" }).first())).toBe(true);
    await typeTicket(page, "Asha", first);
    await tabTo(page, dialog.getByRole("textbox", { name: "Name" }).last(), 3);
    await typeTicket(page, "Mohan", second);
    await whileOffline(page, async () => {
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(/^You are offline/)).toBeVisible();
    });
    await spoilNext(page, TICKETS, /"phone_number":"[^"]*"/, '"phone_number":"9811122233"');
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(TICKET_MESSAGES.phonePrefix)).toBeVisible();
    await expect.poll(() => hasFocus(dialog.getByRole("textbox", { name: "Phone" }).first())).toBe(true);
    await expect(dialog.getByRole("textbox", { name: "Name" }).last()).toHaveValue("Mohan");
    const sent = countSent(page, TICKETS);
    // The second press comes before the answer: the dialog is then closed, and it would open it again.
    const answer = await holdForms(page, TICKETS);
    if (device === "phone") await dialog.getByRole("button", { name: "Submit" }).dblclick();
    else await Promise.all(["Enter", "Enter"].map((key) => page.keyboard.press(key)));
    answer();
    const toast = page.getByText("Event registration successfully!");
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "at the right").toBeGreaterThan(screen.width / 2);
    expect(box?.y, "at the top").toBeLessThan(screen.height / 4);
    await expect(main(page).getByText("2 people are registered")).toBeVisible();
    await expect.poll(() => hasFocus(register)).toBe(true);
    expect(sent()).toBe(1);
    for (const email of [first, second]) {
      expect(await countReceived(store.api, "attendees", email)).toBe(1);
      const [file] = await filesSentTo(store.api, email);
      expect(file).toMatchObject({ name: "event.ics", content: expect.stringContaining("A kitchen garden in four") });
    }
  });
});

test("of two people who want the last seat, the screens show who has it [R184] [C25]", async ({ openPage, store }) => {
  const api = backendAs(store.api);
  const events = await eventsOf(store.api, "upcoming_events", "Physical Event");
  const event = events.find(({ max_attendees }) => max_attendees === 3);
  if (!event) throw new Error("The demo shop has no event with three seats left.");
  const taken = Array.from({ length: 2 }, (_, place) => ({
    event: event.id,
    name: `Early ${place}`,
    email: "early@example.com",
    phone_number: "+919811122233",
  }));
  await replyOf(api(applyForEvent, { body: { event_aaply_data: taken } }));

  const pages = await Promise.all([DESKTOP, PHONE].map((screen) => openPage({ screen, expected: [/answer 409/] })));
  for (const [place, page] of pages.entries()) {
    await visit(page, `/event/${event.id}`);
    await expect(seats(page).getByText("Only 1 ticket is left")).toBeVisible();
    await seats(page).getByRole("button", { name: "Register" }).click();
    await expect.poll(() => hasFocus(dialogOf(page).getByRole("textbox", { name: "Name" }))).toBe(true);
    await typeTicket(page, `Person ${place}`, `person${place}@example.com`);
  }
  await Promise.all(pages.map((page) => dialogOf(page).getByRole("button", { name: "Submit" }).click()));
  const outcomes = pages.map(async (page) => {
    const refusal = dialogOf(page).getByText("All seats are taken");
    await expect(refusal.or(main(page).getByText("You are registered")).first()).toBeVisible();
    return (await refusal.count()) === 0;
  });
  const hasSeat = await Promise.all(outcomes);
  expect(hasSeat.toSorted()).toEqual([false, true]);
  const loser = pages[hasSeat.indexOf(false)];
  if (!loser) throw new Error("Nobody was refused.");
  await expect(dialogOf(loser).getByRole("textbox", { name: "Name" })).toHaveValue(`Person ${hasSeat.indexOf(false)}`);
  for (const page of pages) {
    await page.keyboard.press("Escape");
    await expect(seats(page).getByText("Sold out").first()).toBeVisible();
    await expect(seats(page).getByRole("button", { name: "Register" })).toHaveCount(0);
    await expect(seats(page).getByRole("button", { name: JOIN_WAITING_LIST })).toBeEnabled();
  }
  const { events: after } = await replyOf(api(eventDetail, { params: { id: event.id } }));
  expect(after.max_attendees).toBe(0);
});
