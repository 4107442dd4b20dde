import {
  applyForEvent,
  cancelEvent,
  createEvent,
  editEvent,
  eventDetail,
  eventList,
  type RequestOf,
  staffEvent,
  staffEvents,
} from "@store/api-client/contract";
import { DAY_MS, daysAfter, EDIT_CONFLICT, EVENT_CLOSED, EVENT_FORM_MESSAGES } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { eventTickets, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { eventForm } from "../../testing/requests/offer-requests.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { writeEvents } from "./write-events.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

type Body = RequestOf<typeof createEvent>["body"];

const make = async (changed: Partial<Body> = {}) =>
  (await expectDone(manager(createEvent, { body: eventForm(store(), changed) }))).data.id;
const read = async (id: number) => (await expectDone(manager(staffEvent, { params: { id } }))).data;
const shown = async (id: number) => (await expectDone(store().nobody(eventDetail, { params: { id } }))).events;
const edit = (id: number, changed: Partial<Body>, version: number) =>
  manager(editEvent, { params: { id }, body: { ...eventForm(store(), changed), version } });

const linesOf = (file: { readonly content?: string | undefined } | undefined) => file?.content?.split("\r\n") ?? [];

const register = (event: number, emails: readonly string[]) =>
  store().nobody(applyForEvent, {
    body: {
      event_aaply_data: emails.map((email) => ({ event, name: "Kavita Rao", email, phone_number: "+919811122233" })),
    },
  });

describe("an event", () => {
  test("is added, shown to everybody, and takes registrations", async () => {
    const id = await make({ description: "<p>Come!</p><script>alert(1)</script>", max_attendees: 2 });
    expect(await shown(id)).toMatchObject({
      ...{ title: "Pressing oil", desc: "<p>Come!</p>", event_status: "PUBLISHED", max_attendees: 2 },
    });
    const { events } = await expectDone(store().nobody(eventList, { query: { status: "upcoming_events" } }));
    expect(events.map((event) => event.id)).toContain(id);
    await expectDone(register(id, ["one@example.com"]));
    expect(await read(id)).toMatchObject({ attendees: 1, max_attendees: 2, description: "<p>Come!</p>", version: 1 });
  });

  test("is changed, with its HTML sanitised, and keeps the seats that are taken [R184]", async () => {
    const id = await make();
    await expectDone(register(id, ["one@example.com", "two@example.com"]));
    const few = await expectRefused(edit(id, { max_attendees: 1 }, 1), 409);
    expect(few.errors.max_attendees?.[0]).toContain("2 seats are taken");
    await expectDone(edit(id, { max_attendees: 2, description: "<p onclick='x()'>Full</p>" }, 1));
    expect(await shown(id)).toMatchObject({ max_attendees: 0, desc: "<p>Full</p>" });
    expect((await expectRefused(edit(id, { title: "Late" }, 1), 409)).message).toBe(EDIT_CONFLICT);
    await expectDone(edit(id, { max_attendees: undefined }, 2));
    expect((await shown(id)).max_attendees_status).toBe("Unlimited");
  });

  test("that is cancelled says so, takes nobody, and mails each attendee once", async () => {
    const id = await make({ title: "Milking at dawn" });
    await expectDone(register(id, ["one@example.com", "ONE@example.com", "two@example.com"]));
    const cancel = manager(cancelEvent, { params: { id }, body: { version: 1, note: "The cows are ill." } });
    await expectDone(cancel);
    expect((await shown(id)).event_status).toBe("CANCELLED");
    expect((await expectRefused(register(id, ["three@example.com"]), 409)).message).toBe(EVENT_CLOSED);
    const mails = (await store().outbox()).filter(({ html }) => html?.includes("Cancelled: Milking at dawn"));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["one@example.com", "two@example.com"]);
    expect(mails[0]?.text).toContain("The cows are ill.");
    const [file] = mails[0]?.attachments ?? [];
    expect(file).toMatchObject({ name: "event.ics", contentType: expect.stringContaining("method=CANCEL") });
    for (const line of ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1"]) expect(linesOf(file)).toContain(line);

    const again = manager(cancelEvent, { params: { id }, body: { version: 2 } });
    expect((await expectRefused(again, 409)).message).toBe(EVENT_FORM_MESSAGES.cannotCancel);
    expect((await expectRefused(edit(id, {}, 2), 409)).message).toBe(EVENT_FORM_MESSAGES.cancelled);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "event"), eq(staffActions.subjectId, id)));
    expect(audit.map(({ action }) => action)).toEqual(["create", "cancel"]);
  });

  test("that is moved mails each attendee once, with the file that moves it in calendars", async () => {
    const title = "Churning by moonlight";
    const id = await make({ title });
    await expectDone(register(id, ["one@example.com", "ONE@example.com", "two@example.com"]));
    const [registered] = (await store().outbox()).flatMap(({ attachments }) => attachments);
    const movedMails = async () => (await store().outbox()).filter(({ html }) => html?.includes(`Moved: ${title}`));

    await expectDone(edit(id, { title, description: "<p>Bring a jar.</p>" }, 1));
    expect(await movedMails()).toEqual([]);
    const [start, end] = [4, 4.1].map((days) => daysAfter(store().clock.read(), days).toISOString());
    await expectDone(edit(id, { title, start_datetime: start, end_datetime: end }, 2));
    const mails = await movedMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["one@example.com", "two@example.com"]);
    const [file] = mails[0]?.attachments ?? [];
    const uid = linesOf(registered).find((line) => line.startsWith("UID:")) ?? "none";
    for (const line of ["METHOD:PUBLISH", "SEQUENCE:2", uid]) expect(linesOf(file)).toContain(line);
    expect((await shown(id)).sequence).toBe(2);
    await expectDone(edit(id, { title, start_datetime: start, end_datetime: end, venue_address: "The barn" }, 3));
    expect(await movedMails()).toHaveLength(4);
  });

  test("that is over is put right without a mail", async () => {
    const title = "Last year's fair";
    const [id = 0] = await writeEvents(store().db, [
      sampleEvent({
        ...{ id: OWN_IDS + 400, title, startsAt: daysAfter(store().clock.read(), -9) },
        endsAt: daysAfter(store().clock.read(), -8),
      }),
    ]);
    const ticket = { eventId: id, name: "Kavita", email: "fair@example.com", phone: "+919811122233" };
    await store()
      .db.insert(eventTickets)
      .values({ ...ticket, createdAt: daysAfter(store().clock.read(), -20) });
    const [start_datetime, end_datetime] = [-7, -6].map((days) => daysAfter(store().clock.read(), days).toISOString());
    await expectDone(edit(id, { title, start_datetime, end_datetime }, 1));
    expect((await store().outbox()).filter(({ to }) => to === "fair@example.com")).toEqual([]);
  });

  test("is not cancelled by who saw it as it was, and nobody is mailed", async () => {
    const id = await make({ title: "Dawn walk" });
    await expectDone(register(id, ["one@example.com"]));
    await expectDone(edit(id, { title: "Dusk walk" }, 1));
    const late = manager(cancelEvent, { params: { id }, body: { version: 1 } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
    expect((await store().outbox()).filter(({ html }) => html?.includes("Cancelled: D"))).toEqual([]);
  });

  test.each<[string, Partial<Body>]>([
    ["title", { title: " " }],
    ["start_datetime", { start_datetime: undefined }],
    ["end_datetime", { end_datetime: "2020-01-01T00:00:00Z" }],
    ["venue_address", { venue_address: "" }],
    ["max_attendees", { max_attendees: 0 }],
  ])("is refused for its %s: %j", async (field, changed) => {
    const { errors } = await expectRefused(manager(createEvent, { body: eventForm(store(), changed) }), 400);
    expect(Object.keys(errors)).toEqual([field]);
  });
});

test("the list of events finds them by time, category and words, latest first", async () => {
  const at = (days: number) => new Date(store().clock.read().getTime() + days * DAY_MS).toISOString();
  const past = await make({ title: "List: 100% past", start_datetime: at(-2), end_datetime: at(-1) });
  const soon = await make({ title: "List: soon", category: "Online", venue_address: undefined });
  const later = await make({ title: "List: later", start_datetime: at(9), end_datetime: at(10) });
  const find = async (query: RequestOf<typeof staffEvents>["query"]) =>
    (await expectDone(manager(staffEvents, { query }))).data.map(({ id }) => id);
  expect(await find({ search: "list:" })).toEqual([later, soon, past]);
  expect(await find({ search: "list:", time: "coming" })).toEqual([later, soon]);
  expect(await find({ search: "list:", time: "past" })).toEqual([past]);
  const off = await make({ title: "List: cancelled" });
  await expectDone(manager(cancelEvent, { params: { id: off }, body: { version: 1 } }));
  expect(await find({ search: "list:", time: "coming" })).toEqual([later, soon]);
  expect(await find({ search: "list:", category: "Online" })).toEqual([soon]);
  expect(await find({ search: "0%" })).toEqual([past]);
});
