import type { Call } from "@store/api-client";
import { appointmentSlots, bookAppointment } from "@store/api-client/contract";
import {
  APPOINTMENT_MESSAGES,
  APPOINTMENTS_AHEAD,
  CAPTCHA_FIRST,
  HEALTH_CONSENT_FIRST,
  INVALID_EMAIL,
} from "@store/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { appointments, countries, outbox } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { sampleBooking } from "../../testing/sample-booking.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { BOOKED } from "./messages.ts";

const store = useTestStore();
let call: Call;
beforeEach(async () => {
  await store().db.delete(appointments);
  call = await newCustomer(store());
});

const book = (changed: Parameters<typeof sampleBooking>[0] = {}, as: Call = call) =>
  as(bookAppointment, { body: sampleBooking(changed) });
const booked = () => store().db.select().from(appointments).orderBy(appointments.startsAt);
const at = (start_datetime: string) => ({ start_datetime });

test("slots are offered on weekdays, sorted, none twice [R136]", async () => {
  const { online_appointment_slot: slots } = await expectDone(store().nobody(appointmentSlots));
  const written = slots.map(({ week_day_number, starting_hour }) => `${week_day_number} ${starting_hour}`);
  expect(written).toEqual([...new Set(written)].sort());
  expect(new Set(slots.map(({ week_day_number }) => week_day_number))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const { starting_hour } of slots) expect(starting_hour).toMatch(/^\d\d:\d\d$/);
});

describe("the hours that are booked", () => {
  const hoursOn = async (date: string) =>
    (await expectDone(store().nobody(appointmentSlots, { query: { date } }))).booked_hours;

  test("are those of the date that is asked for, in India's day", async () => {
    await expectDone(book());
    await expectDone(book(at("2026-03-16T18:30:00+05:30")));
    await expectDone(book(at("2026-03-17T10:30:00+05:30")));
    expect(await hoursOn("2026-03-16")).toEqual(["10:00", "18:30"]);
    expect(await hoursOn("2026-03-17")).toEqual(["10:30"]);
    expect(await hoursOn("2026-03-18")).toEqual([]);
  });

  test("are left out without a date, and never cached", async () => {
    await expectDone(book());
    expect((await expectDone(store().nobody(appointmentSlots))).booked_hours).toBeUndefined();
    const response = await store().request("/online_appointment_slots/?date=2026-03-16");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("are none on the last day that has a date", async () => {
    expect(await hoursOn("9999-12-31")).toEqual([]);
  });

  test.each(["soon", "2026-03"])("of the date %j are refused", async (date) => {
    await expectRefused(store().nobody(appointmentSlots, { query: { date } }), 400);
  });
});

describe("a booking", () => {
  test("is recorded as it was sent [R134] [R139]", async () => {
    expect(await expectDone(book())).toEqual({ status: true, message: BOOKED, id: expect.any(Number) });
    expect(await booked()).toMatchObject([
      {
        startsAt: new Date("2026-03-16T04:30:00Z"),
        name: "Kavita Rao",
        mobile: "+919811122233",
        problem: "Digestive Health",
        isTakingMedicine: true,
        medicineTypes: ["Ayurvedic", "Allopathic"],
      },
    ]);
  });

  test("is confirmed by mail and SMS, and the vaidya's desk learns of it", async () => {
    await expectDone(book());
    const sent = (await store().outbox()).slice(0, 3);
    expect(new Set(sent.map(({ channel, to }) => `${channel} ${to}`))).toEqual(
      new Set(["sms +919811122233", "mail kavita@example.com", `mail ${SELLER.email}`]),
    );
    const atDesk = sent.find(({ to }) => to === SELLER.email)?.text;
    expect(atDesk).toContain("Somebody has booked a consultation");
    // What is said of one's health is read in the dashboard alone.
    const told = JSON.stringify(await store().db.select().from(outbox));
    for (const word of ["Female", "18 to 45", "Digestive", "appetite", "Ayurvedic", "Allopathic"])
      expect(told).not.toContain(word);
    for (const { text } of sent) expect(text).toMatch(/Mar(ch)? 16, 2026, 10:00 AM/);
  });

  test("keeps when the customer agreed that it is kept; a no is refused, and an older form is taken", async () => {
    await expectDone(book({ has_consented: true }));
    expect((await booked())[0]?.consentedAt).toEqual(store().clock.read());
    const no = book({ has_consented: false, start_datetime: "2026-03-16T11:00:00+05:30" });
    expect((await expectRefused(no, 400)).errors).toEqual({ has_consented: [HEALTH_CONSENT_FIRST] });
    await expectDone(book({ start_datetime: "2026-03-16T11:00:00+05:30" }));
    expect((await booked()).map(({ consentedAt }) => consentedAt !== null)).toEqual([true, false]);
  });

  test("comes with a file for the calendar", async () => {
    await expectDone(book());
    const mail = (await store().outbox()).find(({ to }) => to === "kavita@example.com");
    expect(mail?.attachments).toMatchObject([
      { name: "consultation.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH" },
    ]);
    expect(mail?.attachments?.[0]?.content).toContain("DTSTART:20260316T043000Z");
    const [row] = await booked();
    expect(mail?.attachments?.[0]?.content).toMatch(new RegExp(`UID:consultation-${row?.id}@.*\\s+SEQUENCE:1\\s`));
  });

  test("from abroad is confirmed by mail alone", async () => {
    const [abroad] = (await store().db.select().from(countries)).filter(({ callingCode }) => callingCode === "+971");
    await expectDone(book({ country_id: abroad?.id ?? 0, mobile: "+9715012345678" }));
    expect((await store().outbox()).slice(0, 2).map(({ channel }) => channel)).toEqual(["mail", "mail"]);
    expect((await booked())[0]?.mobile).toBe("+9715012345678");
  });

  test("needs a login [R134]", async () => {
    await expectRefused(book({}, store().nobody), 401);
    await expectRefused(book({}, await store().newVisitor()), 401);
    expect(await booked()).toEqual([]);
  });

  test("means the same moment in whatever zone it is written", async () => {
    await expectDone(book(at("2026-03-16T04:30:00.000Z")));
    await expectRefused(book(), 409);
  });

  test.each([
    ["today", "2026-03-15T16:00:00+05:30", APPOINTMENT_MESSAGES.dateTooEarly],
    ["yesterday", "2026-03-14T10:00:00+05:30", APPOINTMENT_MESSAGES.dateTooEarly],
    ["91 days ahead", "2026-06-15T10:00:00+05:30", APPOINTMENT_MESSAGES.dateTooLate],
    ["the year 9999", "9999-12-31T10:00:00+05:30", APPOINTMENT_MESSAGES.dateTooLate],
    ["a Sunday", "2026-03-22T10:00:00+05:30", APPOINTMENT_MESSAGES.slot],
    ["a Saturday afternoon", "2026-03-21T16:00:00+05:30", APPOINTMENT_MESSAGES.slot],
    ["an hour that is not offered", "2026-03-16T03:00:00+05:30", APPOINTMENT_MESSAGES.slot],
    ["seconds past a slot", "2026-03-16T10:00:01+05:30", APPOINTMENT_MESSAGES.slot],
    ["a slot of India in London's zone", "2026-03-16T10:00:00Z", APPOINTMENT_MESSAGES.slot],
    ["no day at all", "2026-02-30T10:00:00+05:30", APPOINTMENT_MESSAGES.date],
    ["no time at all", "soon", APPOINTMENT_MESSAGES.date],
    ["nothing", "", APPOINTMENT_MESSAGES.date],
  ])("for %s is refused [R135] [R136]", async (_, start_datetime, words) => {
    const { errors } = await expectRefused(book(at(start_datetime)), 400);
    expect(errors).toMatchObject({ start_datetime: [words] });
    expect(await booked()).toEqual([]);
  });

  test("tomorrow is tomorrow in India [R135]", async () => {
    // From Sunday noon to its last minute, and across midnight.
    store().clock.advance(11 * 60 + 59);
    await expectDone(book());
    store().clock.advance(1);
    await expectRefused(book(at("2026-03-16T16:00:00+05:30")), 400);
    store().clock.advance(-12 * 60);
  });

  test.each([
    ["name", " ", APPOINTMENT_MESSAGES.name],
    ["email", "kavita", INVALID_EMAIL],
    ["mobile", "+91981112223", APPOINTMENT_MESSAGES.mobile],
    ["mobile", "", APPOINTMENT_MESSAGES.mobile],
    ["gender", "female", APPOINTMENT_MESSAGES.gender],
    ["age_group", "60", APPOINTMENT_MESSAGES.ageGroup],
    ["problem_suffering_from", "Everything", APPOINTMENT_MESSAGES.problem],
    ["problem_description", "", APPOINTMENT_MESSAGES.description],
    ["landmark", "", APPOINTMENT_MESSAGES.landmark],
    ["country_id", 999_999, "This country is not known"],
    ["event_type", "Party", "Event type is not valid"],
    ["category", "Physical", "Category is not valid"],
    ["type_of_medicine_list", [], APPOINTMENT_MESSAGES.medicineTypes],
    ["type_of_medicine_list", ["Magic", "Ayurvedic"], APPOINTMENT_MESSAGES.medicineTypes],
    ["recaptcha", "", CAPTCHA_FIRST],
    ["recaptcha", "guessed", CAPTCHA_FIRST],
  ])("with the %s %j is refused: %s [R137] [R138] [R140]", async (field, value, words) => {
    const { errors } = await expectRefused(book({ [field]: value }), 400);
    expect(errors).toEqual({ [field]: [words] });
    expect(await booked()).toEqual([]);
  });

  test("names every field that is wrong", async () => {
    const { errors } = await expectRefused(book({ name: "", gender: "", start_datetime: "soon" }), 400);
    expect(Object.keys(errors).sort()).toEqual(["gender", "name", "start_datetime"]);
  });

  test("forgets the medicines when none is taken [R138]", async () => {
    await expectDone(book({ is_taking_medicine: false }));
    expect((await booked())[0]).toMatchObject({ isTakingMedicine: false, medicineTypes: [] });
  });
});

describe("a slot", () => {
  test("is for one person", async () => {
    await expectDone(book());
    const { message, errors } = await expectRefused(book({}, await newCustomer(store())), 409);
    expect(message).toBe(APPOINTMENT_MESSAGES.slotTaken);
    expect(errors).toEqual({ start_datetime: [APPOINTMENT_MESSAGES.slotTaken] });
    expect(await booked()).toHaveLength(1);
    await expectDone(book(at("2026-03-16T10:30:00+05:30"), await newCustomer(store())));
  });

  test("that is sent again by who booked it is booked once, and said so", async () => {
    await expectDone(book());
    expect((await expectRefused(book(), 409)).message).toBe(APPOINTMENT_MESSAGES.slotYours);
    expect(await booked()).toHaveLength(1);
  });

  test("is taken by one customer for three appointments ahead at the most, and again once one is over", async () => {
    const days = [16, 17, 18, 19].map((day) => at(`2026-03-${day}T10:00:00+05:30`));
    for (const day of days.slice(0, APPOINTMENTS_AHEAD)) await expectDone(book(day));
    const { message } = await expectRefused(book(days.at(-1)), 409);
    expect(message).toContain("3 appointments ahead");
    const [first] = await booked();
    const minutes = ((first?.startsAt.getTime() ?? 0) - store().clock.read().getTime()) / 60_000;
    store().clock.advance(minutes);
    await expectDone(book(days.at(-1)));
    store().clock.advance(-minutes);
  });
});
