import {
  addDayOff,
  answerPerson,
  applyForEvent,
  appointmentSlots,
  attendedEvents,
  bookAppointment,
  cancelAppointment,
  createB2bLead,
  createExportLead,
  handlePerson,
  inquiry,
  moveAppointment,
  type RequestOf,
  removeDayOff,
  staffPeople,
  staffPeopleCsv,
  staffPerson,
} from "@store/api-client/contract";
import {
  APPOINTMENT_CANCELLED,
  APPOINTMENT_MESSAGES,
  APPOINTMENT_OVER,
  B2B_QUESTIONS,
  COUNTRY_INDIA,
  EDIT_CONFLICT,
  EVENT_CANCELLED,
  EXPORT_QUESTIONS,
  fromRupees,
  NO_SUCH_STATE,
  PEOPLE_KINDS,
  PEOPLE_STATES,
  type PeopleKind,
  SAME_TIME,
} from "@store/domain";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { appointments, events, staffActions, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { orderGiftVoucher } from "../../testing/gift-voucher.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { press } from "../../testing/pay-online.ts";
import { sampleBooking } from "../../testing/sample-booking.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { writeEvents } from "../events/write-events.ts";
import { NO_SUCH_ENTRY, NOTHING_TO_WRITE } from "../staff-lists/messages.ts";

const store = useTestStore();

const EVENT = OWN_IDS + 40;
const COMPANY = {
  company_name: "Nilgiri Foods",
  industry_type: "Retail",
  company_size: "11 to 50",
  annual_revenue: "1 to 5 cr",
  company_registered: "yes",
  country: COUNTRY_INDIA.id,
  full_name: "Lata Iyer",
  email: "lata@nilgiri.example",
  phone_no: "+919811100011",
};

let manager: NewCustomer;
let patient: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  patient = await newCustomer(store());
  const { nobody, db } = store();
  await expectDone(
    nobody(inquiry, {
      body: {
        ...{ company: "Rao Traders", name: "Kavita Rao", country: COUNTRY_INDIA.id, phone: "+919811122233" },
        ...{ email: "kavita.rao@example.com", subject: "Ghee by the tin", inquiry_description: "Tins of 15 kilos?" },
        recaptcha: SOLVED,
      },
    }),
  );
  await expectDone(nobody(createB2bLead, { body: { ...COMPANY, answer1: "Ghee", answer4: "A friend" } }));
  await expectDone(nobody(createExportLead, { body: { ...COMPANY, full_name: "Omar Sheikh", answer1: "Oman" } }));
  await expectDone(patient(bookAppointment, { body: sampleBooking() }));
  await writeEvents(db, [sampleEvent({ id: EVENT, title: "A walk through the farm" })]);
  const ticket = { event: EVENT, name: "Ravi Kumar", email: "ravi@example.com", phone_number: "+919811133344" };
  await expectDone(nobody(applyForEvent, { body: { event_aaply_data: [ticket] } }));
  const { url } = await orderGiftVoucher(store());
  await press(store(), url, "pay");
  await orderGiftVoucher(store(), { sender_name: "Mohan", receiver_name: "Uma", txnid: "1773556200009" });
});

type Query = RequestOf<typeof staffPeople>["query"];
const list = async (kind: PeopleKind, query: Query = {}) =>
  (await expectDone(manager(staffPeople, { params: { kind }, query }))).data;
const show = async (kind: PeopleKind, id: number) =>
  (await expectDone(manager(staffPerson, { params: { kind, id } }))).data;
const first = async (kind: PeopleKind, query?: Query) => {
  const [entry] = await list(kind, query);
  if (!entry) throw new Error(`Nobody is in the list of ${kind}`);
  return entry;
};

/** Somebody in each list, words that find them, and the state that they are in. */
const EXAMPLES = [
  ["inquiries", "Kavita Rao", ["kavita", "rao traders", "98111", "rao@example", "ghee tin"], "open"],
  ["leads", "Lata Iyer", ["lata", "nilgiri", "9811100011", "retail"], "open"],
  ["appointments", "Kavita Rao", ["kavita", "digest", "9811122233"], "coming"],
  ["attendees", "Ravi Kumar", ["ravi k", "98111333", "ravi@example.com"], "coming"],
  ["gift-vouchers", "Sarita", ["sarita", "rohan", "receiver@example.com"], "paid"],
] as const;

describe.each(EXAMPLES)("the list of %s", (kind, name, words, state) => {
  test("is found by words as they begin, and by no others", async () => {
    for (const search of words)
      expect(
        (await list(kind, { search })).map((row) => row.name),
        search,
      ).toContain(name);
    expect(await list(kind, { search: "nobody-of-this-name" })).toEqual([]);
    expect((await list(kind, { search: "' | !" })).length).toBeGreaterThan(0);
  });

  test("is filtered by state and by days in India", async () => {
    expect(await first(kind, { search: name, state })).toMatchObject({ name, state });
    for (const other of PEOPLE_STATES[kind].filter((one) => one !== state))
      expect((await list(kind, { state: other })).map((row) => row.state)).not.toContain(state);
    const { at } = await first(kind, { search: name });
    const day = at.slice(0, 10);
    expect((await list(kind, { from: day, to: day })).map((row) => row.name)).toContain(name);
    expect(await list(kind, { from: "2031-01-01" })).toEqual([]);
    expect((await list(kind, { to: "2025-12-31" })).map((row) => row.name)).not.toContain(name);
  });

  test("shows each with all that was filled in, and nothing that was not", async () => {
    const { id } = await first(kind, { search: name });
    const entry = await show(kind, id);
    expect(entry).toMatchObject({ id, name });
    expect(entry.facts.length).toBeGreaterThan(1);
    for (const { value } of entry.facts) expect(value).not.toBe("");
    await expectRefused(manager(staffPerson, { params: { kind, id: 2_000_000 } }), 404);
  });

  test("is downloaded as it is filtered, with a column for each question", async () => {
    const file = async (query: RequestOf<typeof staffPeopleCsv>["query"]) => {
      const { name: fileName, content } = await expectDone(manager(staffPeopleCsv, { params: { kind }, query }));
      expect(fileName).toBe(`${kind}-2026-03-15.csv`);
      return (await content.text()).split("\r\n");
    };
    const [header, row] = await file({ search: name, state });
    expect(header).toContain("Name,Email,Phone,Received,State");
    const { id } = await first(kind, { search: name });
    for (const { label } of (await show(kind, id)).facts) expect(header).toContain(label);
    expect(row).toMatch(new RegExp(`^${name},`));
    expect(await file({ search: "nobody-of-this-name" })).toHaveLength(2);
    expect((await file({})).join()).not.toContain("GIFT-");
  });

  test("has no state of another list", async () => {
    const other = PEOPLE_KINDS.flatMap((one) => PEOPLE_STATES[one]).find(
      (one) => !PEOPLE_STATES[kind].some((own) => own === one),
    );
    const asked = manager(staffPeople, { params: { kind }, query: { state: other } });
    expect((await expectRefused(asked, 400)).message).toBe(NO_SUCH_STATE);
  });
});

test("a name that a spreadsheet would compute is a text in the file", async () => {
  const body = { ...COMPANY, full_name: "=HYPERLINK(1)", company_name: "@sum" };
  await expectDone(store().nobody(createB2bLead, { body }));
  const query = { search: "hyperlink" };
  const { content } = await expectDone(manager(staffPeopleCsv, { params: { kind: "leads" }, query }));
  const [, row] = (await content.text()).split("\r\n");
  expect(row).toMatch(/^'=HYPERLINK\(1\),.*,'\+919811100011,.*,'@sum,/);
});

describe("leads", () => {
  test("are told apart by their form, each with its questions and answers", async () => {
    const [b2b] = await list("leads", { form: "b2b", search: "iyer" });
    const [exporter] = await list("leads", { form: "export" });
    expect([b2b?.name, exporter?.name]).toEqual(["Lata Iyer", "Omar Sheikh"]);
    expect((await show("leads", b2b?.id ?? 0)).facts).toEqual(
      expect.arrayContaining([
        { label: B2B_QUESTIONS[0], value: "Ghee" },
        { label: B2B_QUESTIONS[3], value: "A friend" },
      ]),
    );
    const { facts } = await show("leads", exporter?.id ?? 0);
    expect(facts).toContainEqual({ label: EXPORT_QUESTIONS[0], value: "Oman" });
    expect(facts).not.toContainEqual(expect.objectContaining({ label: B2B_QUESTIONS[0] }));
  });
});

describe("gift vouchers", () => {
  test("say what is left, and never the code", async () => {
    const paid = await first("gift-vouchers", { state: "paid" });
    expect(paid).toMatchObject({ amount: fromRupees(500), left: fromRupees(500) });
    expect((await first("gift-vouchers", { state: "unpaid" })).left).toBeUndefined();
    const [voucher] = await store().db.select().from(vouchers).where(eq(vouchers.isGift, true));
    const answers = JSON.stringify([await list("gift-vouchers"), await show("gift-vouchers", paid.id)]);
    expect(voucher?.code).toMatch(/^GIFT-/);
    expect(answers).not.toContain(voucher?.code);
    expect(answers).not.toContain(voucher?.codeKey);
  });
});

describe("attendees", () => {
  test("are listed by event", async () => {
    const { data } = await expectDone(manager(attendedEvents));
    expect(data).toContainEqual(expect.objectContaining({ id: EVENT, attendees: 1 }));
    expect((await list("attendees", { event: EVENT })).map((row) => row.name)).toEqual(["Ravi Kumar"]);
    expect(await list("attendees", { event: EVENT + 1 })).toEqual([]);
  });

  test("of a cancelled event are neither coming nor past", async () => {
    const setStatus = (status: string) => store().db.update(events).set({ status }).where(eq(events.id, EVENT));
    await setStatus(EVENT_CANCELLED);
    const found = await first("attendees", { event: EVENT, state: "cancelled" });
    expect(found).toMatchObject({ name: "Ravi Kumar", state: "cancelled" });
    for (const state of ["coming", "past"] as const)
      expect(await list("attendees", { event: EVENT, state })).toEqual([]);
    await setStatus("PUBLISHED");
  });
});

const auditOf = (subject: string, id: number) =>
  store()
    .db.select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, subject), eq(staffActions.subjectId, id)))
    .orderBy(desc(staffActions.id));

describe("handling", () => {
  test.each([
    ["inquiries", "inquiry"],
    ["leads", "lead"],
  ] as const)("%s move on with a note, by whom and when; an older view is refused", async (kind, subject) => {
    const { id } = await first(kind);
    const { version = 0 } = await show(kind, id);
    const body = { version, state: "answered", note: "Called back" } as const;
    await expectDone(manager(handlePerson, { params: { kind, id }, body }));
    expect(await show(kind, id)).toMatchObject({ state: "answered", note: "Called back", handled_by: "Kavita Rao" });
    const late = manager(handlePerson, { params: { kind, id }, body: { ...body, state: "closed" } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
    expect(await show(kind, id)).toMatchObject({ state: "answered", version: version + 1 });
    expect((await auditOf(subject, id))[0]).toMatchObject({
      customerId: manager.customer.customerId,
      before: { state: "open", note: "" },
      after: { state: "answered", note: "Called back" },
    });
  });

  test("a consultation takes a note, but no state; the others take nothing", async () => {
    const { id } = await first("appointments");
    const note = "Sent the diet by mail";
    const params = { kind: "appointments", id } as const;
    await expectDone(manager(handlePerson, { params, body: { version: 1, note } }));
    expect(await show("appointments", id)).toMatchObject({ note, version: 2 });
    const refused = [
      manager(handlePerson, { params, body: { version: 2, state: "closed", note } }),
      manager(handlePerson, { params: { kind: "attendees", id: 1 }, body: { version: 1, note } }),
      manager(handlePerson, { params: { kind: "gift-vouchers", id: 1 }, body: { version: 1, note } }),
    ];
    for (const one of refused) expect((await expectRefused(one, 400)).message).toBe(NOTHING_TO_WRITE);
    const missing = manager(handlePerson, { params: { kind: "leads", id: 2_000_000 }, body: { version: 1, note } });
    expect((await expectRefused(missing, 404)).message).toBe(NO_SUCH_ENTRY);
  });
});

describe("a consultation", () => {
  test("is moved to a free slot: the customer is told, the calendar's entry moves, and the old hour is free", async () => {
    const { id } = await first("appointments", { state: "coming" });
    const { version = 0, at } = await show("appointments", id);
    const to = "2026-03-17T10:30:00+05:30";
    const move = (start_datetime: string, seen = version) =>
      manager(moveAppointment, {
        params: { id },
        body: { version: seen, start_datetime, reason: "The vaidya is away" },
      });
    const hours = async (date: string) =>
      (await expectDone(manager(appointmentSlots, { query: { date } }))).booked_hours;
    const calendarOf = (sent?: { readonly attachments: readonly { readonly content?: string | undefined }[] }) =>
      /UID:\S+\s+SEQUENCE:\d+/.exec(sent?.attachments[0]?.content ?? "")?.[0].replace(/@\S+\s+/, " ");

    const other = await newCustomer(store());
    await expectDone(other(bookAppointment, { body: sampleBooking({ start_datetime: "2026-03-17T11:00:00+05:30" }) }));
    for (const [start, message] of [
      [at, SAME_TIME],
      ["2026-03-17T11:00:00+05:30", APPOINTMENT_MESSAGES.slotTaken],
      ["2026-03-17T03:00:00+05:30", APPOINTMENT_MESSAGES.slot],
      ["soon", APPOINTMENT_MESSAGES.date],
    ] as const)
      expect((await expectRefused(move(start), 409)).message).toBe(message);
    expect((await expectRefused(move(to, version + 5), 409)).message).toBe(EDIT_CONFLICT);
    await expectDone(manager(addDayOff, { body: { day: "2026-03-17" } }));
    expect((await expectRefused(move(to), 409)).message).toBe(APPOINTMENT_MESSAGES.slot);
    await expectDone(manager(removeDayOff, { body: { day: "2026-03-17" } }));

    const done = await expectDone(move(to));
    expect(done.data.version).toBe(version + 1);
    const [mail, sms] = await store().outbox();
    expect(mail).toMatchObject({ to: "kavita@example.com", text: expect.stringContaining("The vaidya is away") });
    expect(mail?.attachments[0]?.content).toContain("METHOD:PUBLISH");
    expect(mail?.attachments[0]?.content).toContain("DTSTART:20260317T050000Z");
    expect(sms?.text).toContain("is booked for");
    expect(await show("appointments", id)).toMatchObject({ at: new Date(to).toISOString(), state: "coming" });
    expect(await hours("2026-03-17")).toEqual(["10:30", "11:00"]);
    expect(await hours("2026-03-16")).not.toContain("10:00");
    const after = { startsAt: new Date(to).toISOString(), reason: "The vaidya is away" };
    expect((await auditOf("appointment", id))[0]).toMatchObject({ action: "move", after });

    // Back again: it stays one entry of the calendar, by files that count higher.
    expect(calendarOf(mail)).toBe(`UID:consultation-${id} SEQUENCE:${version + 1}`);
    await expectDone(move(at, version + 1));
    const [back] = await store().outbox();
    expect(calendarOf(back)).toBe(`UID:consultation-${id} SEQUENCE:${version + 2}`);
    await expectRefused(
      manager(moveAppointment, { params: { id: 2_000_000 }, body: { version: 1, start_datetime: to } }),
      404,
    );
    await store().db.delete(appointments).where(eq(appointments.customerId, other.customer.customerId));
  });

  test("is cancelled once: the customer is mailed why, and the hour can be booked again", async () => {
    const { id } = await first("appointments", { state: "coming" });
    const reason = "The vaidya is ill.";
    const other = await newCustomer(store());
    await expectRefused(other(bookAppointment, { body: sampleBooking() }), 409);
    await expectDone(manager(cancelAppointment, { params: { id }, body: { reason } }));
    const [newest] = await store().outbox();
    expect(newest).toMatchObject({ to: "kavita@example.com", text: expect.stringContaining(reason) });
    expect(newest?.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*UID:consultation-/);
    expect(await show("appointments", id)).toMatchObject({ state: "cancelled", can_cancel: false });
    expect((await auditOf("appointment", id))[0]).toMatchObject({ action: "cancel", after: { cancelled: true } });
    const again = manager(cancelAppointment, { params: { id }, body: { reason: "" } });
    expect((await expectRefused(again, 409)).message).toBe(APPOINTMENT_CANCELLED);

    await expectDone(other(bookAppointment, { body: sampleBooking() }));
    expect((await list("appointments", { state: "coming" })).map((row) => row.id)).not.toContain(id);
    expect(await list("appointments", { state: "coming" })).toHaveLength(1);
  });

  test("that is over is not cancelled any more", async () => {
    const { id } = await first("appointments", { state: "coming" });
    store().clock.advance(7 * 24 * 60);
    const late = manager(cancelAppointment, { params: { id }, body: { reason: "" } });
    expect((await expectRefused(late, 409)).message).toBe(APPOINTMENT_OVER);
    expect(await first("appointments", { state: "past" })).toMatchObject({ id });
    await expectRefused(manager(cancelAppointment, { params: { id: 2_000_000 }, body: { reason: "" } }), 404);
  });
});

describe("an answer", () => {
  test.each([
    ["inquiries", "Kavita Rao", "kavita.rao@example.com", /^Re: Ghee by the tin \(T-\d{6}\)$/],
    ["leads", "Omar Sheikh", "lata@nilgiri.example", /^Re: Nilgiri Foods \(L-\d+\)$/],
  ] as const)("to one of %s is mailed, kept, and marks it as answered", async (kind, search, to, subject) => {
    const { id } = await first(kind, { search });
    const before = await show(kind, id);
    const text = "Yes, we have them.\n\nThey come on <Monday>.";
    const done = await expectDone(
      manager(answerPerson, { params: { kind, id }, body: { version: before.version ?? 0, text } }),
    );
    const [mail] = await store().outbox();
    expect(mail?.to).toBe(to);
    expect(/<title>([^<]*)</.exec(mail?.html ?? "")?.[1]).toMatch(subject);
    expect(mail?.text).toContain("They come on <Monday>.");
    expect(mail?.html).toContain("They come on &lt;Monday&gt;.");
    const after = await show(kind, id);
    expect(after).toMatchObject({ state: "answered", version: done.data.version });
    expect(after.answers).toMatchObject([{ text, by: "Kavita Rao" }]);

    const late = manager(answerPerson, { params: { kind, id }, body: { version: before.version ?? 0, text } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
    expect((await show(kind, id)).answers).toHaveLength(1);
    const second = { version: done.data.version, text: "One more thing." };
    await expectDone(manager(answerPerson, { params: { kind, id }, body: second }));
    expect((await show(kind, id)).answers.map((answer) => answer.text)).toEqual([text, second.text]);
  });

  test("is refused where nobody asked, where nothing is written, and where there is no entry", async () => {
    const { id } = await first("appointments");
    const body = { version: 1, text: "See you soon." };
    const unasked = manager(answerPerson, { params: { kind: "appointments", id }, body });
    expect((await expectRefused(unasked, 400)).message).toBe(NOTHING_TO_WRITE);
    const missing = manager(answerPerson, { params: { kind: "leads", id: 2_000_000 }, body });
    expect((await expectRefused(missing, 404)).message).toBe(NO_SUCH_ENTRY);
    const asked = await first("inquiries");
    const empty = manager(answerPerson, {
      params: { kind: "inquiries", id: asked.id },
      body: { version: 1, text: "" },
    });
    await expectRefused(empty, 400);
  });
});
