import { appointmentSlots } from "@store/api-client/contract";
import {
  APPOINTMENT_LOGIN,
  APPOINTMENT_MESSAGES,
  addDays,
  CAPTCHA_FIRST,
  type CalendarDate,
  earliestAppointment,
  formatTimeOfDay,
  slotsOfDay,
} from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { DESKTOP, mainlyOn, PHONE } from "../browser/screens.ts";
import { visit } from "../browser/visit.ts";
import { passCaptcha } from "../shopper/account-forms.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import {
  countReceived,
  countSent,
  expireCaptcha,
  FORM_TROUBLE,
  sendWithRefusedEmail,
  whileOffline,
} from "../shopper/form-trouble.ts";
import { logInByEmail, loginDialog } from "../shopper/log-in.ts";
import { newCustomer, newcomer } from "../shopper/newcomer.ts";
import { filesSentTo } from "../shopper/outbox.ts";
import { readyCustomer } from "../shopper/ready-customer.ts";
import { test } from "../shopper/test.ts";
import { headline } from "../shopper/visits.ts";

const LANDING = "/consult-our-vaidya";
const BOOKING = `${LANDING}/schedule-appointment`;

const BOOKINGS = "/backend/events/";

const main = (page: Page) => page.getByRole("main");

/** The first free hours of the first of the next days that has as many. */
async function freeHours(api: string, count: number): Promise<{ date: CalendarDate; hours: string[] }> {
  // Not the first day that can be booked, which may be over in India before the form is sent.
  const first = addDays(earliestAppointment(new Date()), 1);
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const date = addDays(first, ahead);
    const { online_appointment_slot, booked_hours } = await replyOf(
      backendAs(api)(appointmentSlots, { query: { date } }),
    );
    const slots = online_appointment_slot.map(({ week_day_number, starting_hour }) => ({
      weekday: week_day_number,
      startingHour: starting_hour,
    }));
    const free = slotsOfDay(slots, date, booked_hours ?? []).filter(({ isTaken }) => !isTaken);
    if (free.length >= count) return { date, hours: free.map(({ startingHour }) => formatTimeOfDay(startingHour)) };
  }
  throw new Error("No day has so many free slots.");
}

const slot = (page: Page, hour: string) => main(page).getByRole("radio", { name: new RegExp(`^${hour}`) });
const send = (page: Page) => main(page).getByRole("button", { name: "Book appointment" });

async function solveCaptcha(page: Page): Promise<void> {
  await passCaptcha(page);
  await expect(send(page)).toBeEnabled();
}

/** Fills in everything but the captcha. */
async function fillForm(page: Page, date: string, hour: string): Promise<void> {
  const form = main(page);
  await form.getByLabel("Date", { exact: true }).fill(date);
  await slot(page, hour).check();
  await form.getByRole("textbox", { name: "Phone" }).fill("+91 98111 22233");
  await form.getByRole("radio", { name: "Other" }).check();
  await form.getByRole("combobox", { name: "Age group" }).selectOption("45 to 60");
  await form.getByRole("textbox", { name: "Landmark" }).fill("Near the well");
  await form.getByRole("combobox", { name: "Problem" }).selectOption("Digestive Health");
  await form.getByRole("textbox", { name: "Description" }).fill("No appetite since the rains");
  await form.getByRole("radio", { name: "Yes" }).check();
  await form.getByRole("checkbox", { name: "Ayurvedic" }).check();
  await form.getByRole("checkbox", { name: /what I say here of my health/ }).check();
}

describe.each(mainlyOn("phone"))("a consultation on a $device", ({ device, screen }) => {
  test("is booked by a visitor who logs in, and comes as a file by mail and press [R133] [R134] [R140] (C21)", async ({
    openPage,
    store,
  }) => {
    const person = await newCustomer(store.api);
    const { date, hours } = await freeHours(store.api, 1);
    const [hour = ""] = hours;
    const page = await openPage({ screen, expected: FORM_TROUBLE });
    await page.goto(BOOKING);
    await expect(page.getByText(APPOINTMENT_LOGIN)).toBeVisible();
    await expect(page).toHaveURL(LANDING);
    await expect(loginDialog(page)).toBeVisible();
    await logInByEmail(page, person);
    await expect(page).toHaveURL(BOOKING);
    await expect(headline(page)).toHaveText("Book your appointment");

    await fillForm(page, date, hour);
    await expectAccessibleHere(page);
    await solveCaptcha(page);
    await whileOffline(page, async () => {
      await send(page).click();
      await expect(main(page).getByText(/^You are offline/)).toBeVisible();
    });
    await solveCaptcha(page);
    await expireCaptcha(page, BOOKINGS);
    await send(page).click();
    await expect(main(page).getByRole("alert").filter({ hasText: CAPTCHA_FIRST })).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await solveCaptcha(page);
    await sendWithRefusedEmail(page, BOOKINGS, {
      field: main(page).getByRole("textbox", { name: "Email" }),
      email: person.email,
      send: send(page),
    });
    await solveCaptcha(page);
    const sent = countSent(page, BOOKINGS);
    if (device === "phone") await send(page).dblclick();
    else {
      await tabTo(page, send(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    await expect(headline(page)).toHaveText(`See you soon, ${person.firstName} ${person.lastName}`);
    expect(sent()).toBe(1);
    expect(await countReceived(store.api, "appointments", person.email)).toBe(1);
    await expectAccessibleHere(page);
    const download = page.waitForEvent("download");
    await main(page).getByRole("button", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("consultation.ics");
    await expect
      .poll(async () => (await filesSentTo(store.api, person.email)).map(({ name }) => name))
      .toEqual(["consultation.ics"]);
  });
});

test("two people want the last time that they see: one has it, the other loses nothing but the time [R136]", async ({
  openPage,
  store,
}) => {
  const { date, hours } = await freeHours(store.api, 2);
  const [wanted = "", other = ""] = hours;
  const pages = await Promise.all(
    [DESKTOP, PHONE].map(async (screen) => {
      const { storage } = await readyCustomer(store);
      const page = await openPage({ screen, storage, expected: [/409/] });
      await visit(page, BOOKING);
      await main(page).getByLabel("Date", { exact: true }).focus();
      await main(page).getByRole("textbox", { name: "Email" }).fill(newcomer().email);
      await fillForm(page, date, wanted);
      await solveCaptcha(page);
      return page;
    }),
  );
  await Promise.all(pages.map((page) => send(page).click()));
  const isBooked = async (page: Page) => {
    const refusal = main(page).getByText(APPOINTMENT_MESSAGES.slotTaken);
    await expect(refusal.or(headline(page).filter({ hasText: "See you soon" })).first()).toBeVisible();
    return (await refusal.count()) === 0;
  };
  const booked = await Promise.all(pages.map(isBooked));
  expect(booked.toSorted()).toEqual([false, true]);
  const slow = pages[booked.indexOf(false)];
  if (!slow) throw new Error("Nobody was refused.");

  await expect(main(slow).getByText(APPOINTMENT_MESSAGES.slotTaken)).toBeVisible();
  await expect(slot(slow, wanted)).toBeDisabled();
  await expect(slot(slow, wanted)).not.toBeChecked();
  await expect(main(slow).getByRole("textbox", { name: "Description" })).toHaveValue("No appetite since the rains");
  await slot(slow, other).check();
  await solveCaptcha(slow);
  await send(slow).click();
  await expect(headline(slow)).toContainText("See you soon");
});
