import {
  applyForEvent,
  cancelEventTicket,
  editEvent,
  eventDetail,
  eventList,
  eventTicket,
  giveBackTicket,
  letIn,
  type RequestOf,
  staffEvent,
  staffEventTicket,
  staffPeople,
  staffPeopleCsv,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  EVENT_FULL,
  minutesAfter,
  NO_SUCH_TICKET,
  TICKET_EVENT_CANCELLED,
  TICKET_GIVEN_BACK,
  TICKET_USED,
  TICKET_WAITS,
  waitingListJoined,
} from "@store/domain";
import { and, desc, eq, gt } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogueState, events, eventTickets, staffActions } from "../../db/schema/index.ts";
import { testTicketCodes } from "../../testing/event-ticket.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { eventForm } from "../../testing/requests/offer-requests.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { giveFreedSeats } from "./ticket-places.ts";
import { writeEvents } from "./write-events.ts";

const store = useTestStore();
const EVENT = 9001;

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(() => writeEvents(store().db, [sampleEvent({ id: EVENT, maxAttendees: 2, title: "Five millets" })]));
afterEach(async () => {
  await store().db.delete(eventTickets).where(gt(eventTickets.eventId, OWN_IDS));
  await store().db.delete(events).where(gt(events.id, OWN_IDS));
});

type Body = RequestOf<typeof applyForEvent>["body"];

const apply = (emails: readonly string[], join_waiting_list?: boolean) => {
  const event_aaply_data: Body["event_aaply_data"] = emails.map((email) => ({
    ...{ event: EVENT, name: `Name ${email}`, email, phone_number: "+919811122233" },
  }));
  const body: Body = join_waiting_list === undefined ? { event_aaply_data } : { event_aaply_data, join_waiting_list };
  return store().nobody(applyForEvent, { body });
};
const rowOf = async (email: string) => {
  const isIt = and(eq(eventTickets.eventId, EVENT), eq(eventTickets.email, email));
  const [row] = await store().db.select().from(eventTickets).where(isIt);
  if (!row) throw new Error(`${email} has no ticket`);
  return row;
};
const codeOf = async (email: string) => testTicketCodes.sign(await rowOf(email));
const see = async (email: string) =>
  (await expectDone(store().nobody(eventTicket, { params: { code: await codeOf(email) } }))).data;
const giveBack = async (email: string) => store().nobody(giveBackTicket, { params: { code: await codeOf(email) } });
const giveSeats = () =>
  giveFreedSeats({
    ...{ db: store().db, codes: testTicketCodes, siteUrl: "https://store.test", policy: () => DEFAULT_POLICY },
  }).run(store().clock.read());
/** The event begins on another day. */
const begin = (startsAt: Date) =>
  store()
    .db.update(events)
    .set({ startsAt, endsAt: minutesAfter(startsAt, 60) })
    .where(eq(events.id, EVENT));
const seatsShown = async () =>
  (await expectDone(store().nobody(eventDetail, { params: { id: EVENT } }))).events.max_attendees;
const mailsTo = async (email: string) => (await store().outbox()).filter(({ to }) => to === email);
const taken = async () => {
  const [row] = await store().db.select().from(events).where(eq(events.id, EVENT));
  return row?.attendees;
};
const [A, B, C, D] = ["a@example.com", "b@example.com", "c@example.com", "d@example.com"];

describe("the waiting list of an event", () => {
  test("takes names in order, and gives a seat that is given back to the first of them", async () => {
    await expectDone(apply([A, B]));
    expect((await expectRefused(apply([C]), 409)).message).toBe(EVENT_FULL);
    const joined = await expectDone(apply([C], true));
    expect(joined).toEqual({ status: true, message: waitingListJoined(1), waiting_position: 1 });
    expect(await expectDone(apply([D, "e@example.com"], true))).toMatchObject({ waiting_position: 2 });
    expect(await taken()).toBe(2);
    expect((await see("e@example.com")).position).toBe(3);
    const [waits] = await mailsTo(D);
    expect(waits?.text).toContain("at place 2");
    expect(waits?.text).toContain(`/event/${EVENT}?ticket=${await codeOf(D)}`);
    expect(waits?.attachments).toEqual([]);

    await expectDone(giveBack(A));
    expect((await mailsTo(A))[0]?.text).toContain("is given back");
    expect(await seatsShown()).toBe(0);
    const { events: list } = await expectDone(store().nobody(eventList));
    expect(list.find(({ id }) => id === EVENT)?.max_attendees).toBe(0);
    // Who waits comes first, also before the job runs.
    expect((await expectRefused(apply(["late@example.com"]), 409)).message).toBe(EVENT_FULL);
    await giveSeats();
    await giveSeats();
    expect(await see(C)).toMatchObject({ state: "seated", position: undefined });
    expect(await see(D)).toMatchObject({ state: "waiting", position: 1, qr: undefined });
    expect(await taken()).toBe(2);
    const seats = (await mailsTo(C)).filter(({ text }) => text.includes("became free, and it is yours now"));
    expect(seats).toHaveLength(1);
    expect(seats[0]?.attachments.map(({ name }) => name)).toEqual([
      "event.ics",
      expect.stringMatching(/^ticket-.*svg$/),
    ]);
  });

  test("of nobody leaves the free seats to whoever comes, and the pages are drawn again", async () => {
    await expectDone(apply([A, B]));
    await expectDone(apply([C], true));
    await expectDone(giveBack(A));
    const pages = () => store().db.select({ version: catalogueState.pagesVersion }).from(catalogueState);
    const before = await pages();
    await expectDone(giveBack(C));
    expect(await pages()).not.toEqual(before);
    expect(await seatsShown()).toBe(1);
  });

  test("is asked once: the same form again says the same place", async () => {
    await expectDone(apply([A, B]));
    for (const _ of [1, 2]) expect(await expectDone(apply([C], true))).toMatchObject({ waiting_position: 1 });
    expect((await expectDone(manager(staffEvent, { params: { id: EVENT } }))).data).toMatchObject({ waiting: 1 });
  });

  test("is not joined where there is a seat", async () => {
    expect((await expectDone(apply([A], true))).waiting_position).toBeUndefined();
    expect(await see(A)).toMatchObject({ state: "seated" });
  });

  test("moves up when staff add seats, and not once the event begins", async () => {
    await expectDone(apply([A, B]));
    await expectDone(apply([C, D], true));
    const body = { ...eventForm(store(), { max_attendees: 3 }), version: 1 };
    await expectDone(manager(editEvent, { params: { id: EVENT }, body }));
    await giveSeats();
    expect([(await see(C)).state, (await see(D)).state]).toEqual(["seated", "waiting"]);
    await expectDone(giveBack(C));
    await store().db.update(events).set({ startsAt: store().clock.read() }).where(eq(events.id, EVENT));
    await giveSeats();
    expect((await see(D)).state).toBe("waiting");
  });
});

describe("a ticket", () => {
  test("shows its QR code, which leads to the dashboard, and is mailed with it", async () => {
    await expectDone(apply([A]));
    const ticket = await see(A);
    expect(ticket).toMatchObject({ event: EVENT, code: await codeOf(A), number: `${EVENT}-${(await rowOf(A)).id}` });
    expect(ticket.qr?.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    const [mail] = await mailsTo(A);
    const [, file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ name: `ticket-${ticket.number}.svg`, contentType: "image/svg+xml" });
    expect(file?.content).toContain(ticket.qr?.path);
    expect(mail?.text).toContain(`/event/${EVENT}?ticket=${ticket.code}`);
  });

  test("is given back once, and not after its holder was let in", async () => {
    await expectDone(apply([A, B]));
    expect(await see(A)).toMatchObject({ can_give_back: true });
    await expectDone(giveBack(A));
    expect(await see(A)).toMatchObject({ can_give_back: false });
    expect((await expectRefused(giveBack(A), 409)).message).toBe(TICKET_GIVEN_BACK);
    expect(await taken()).toBe(1);
    await begin(store().clock.read());
    await expectDone(manager(letIn, { params: { code: await codeOf(B) }, body: { is_in: true } }));
    expect((await expectRefused(giveBack(B), 409)).message).toBe(TICKET_USED);
    expect(await see(B)).toMatchObject({ can_give_back: false });
  });

  test("that the store did not sign is none", async () => {
    await expectDone(apply([A]));
    const params = { code: `${(await codeOf(A)).slice(0, -8)}00000000` };
    for (const answer of [
      store().nobody(eventTicket, { params }),
      store().nobody(giveBackTicket, { params }),
      manager(staffEventTicket, { params }),
      manager(letIn, { params, body: { is_in: true } }),
      manager(cancelEventTicket, { params }),
    ])
      expect((await expectRefused(answer, 404)).message).toBe(NO_SUCH_TICKET);
  });

  test("is cancelled by staff, with an audit line", async () => {
    await expectDone(apply([A]));
    await expectDone(manager(cancelEventTicket, { params: { code: await codeOf(A) } }));
    expect(await see(A)).toMatchObject({ state: "cancelled" });
    const isEvent = and(eq(staffActions.subject, "event"), eq(staffActions.subjectId, EVENT));
    const [line] = await store().db.select().from(staffActions).where(isEvent).orderBy(desc(staffActions.id));
    expect(line).toMatchObject({ action: "cancel a ticket", before: { place: "seated" } });
  });
});

describe("at the entrance", () => {
  beforeEach(() => begin(store().clock.read()));
  const look = async (email: string) =>
    (await expectDone(manager(staffEventTicket, { params: { code: await codeOf(email) } }))).data;
  const enter = async (email: string, is_in = true) =>
    manager(letIn, { params: { code: await codeOf(email) }, body: { is_in } });

  test("a ticket lets in once, says since when, and staff can take it back", async () => {
    await expectDone(apply([A, B]));
    await expectDone(apply([C], true));
    expect(await look(A)).toMatchObject({ name: `Name ${A}`, title: "Five millets", refusal: undefined });
    await expectDone(enter(A));
    expect((await expectRefused(enter(A), 409)).message).toContain("Already in, since");
    expect(await look(A)).toMatchObject({ attended_at: store().clock.read().toISOString(), can_give_back: false });
    expect((await expectRefused(enter(C), 409)).message).toBe(TICKET_WAITS);
    expect((await expectDone(manager(staffEvent, { params: { id: EVENT } }))).data.attended).toBe(1);

    const people = async (state?: "attended" | "waiting" | "coming") =>
      (await expectDone(manager(staffPeople, { params: { kind: "attendees" }, query: { event: EVENT, state } }))).data;
    expect((await people("attended")).map(({ email }) => email)).toEqual([A]);
    expect((await people("waiting")).map(({ email }) => email)).toEqual([C]);
    expect((await people("coming")).map(({ email }) => email)).toEqual([B]);
    const csv = await expectDone(manager(staffPeopleCsv, { params: { kind: "attendees" }, query: { event: EVENT } }));
    const text = await csv.content.text();
    expect(text).toContain("Place,Came");
    expect(text).toContain("Waiting list");

    await expectDone(enter(A, false));
    expect(await look(A)).toMatchObject({ attended_at: undefined, refusal: undefined });
    await store().db.update(events).set({ status: "CANCELLED" }).where(eq(events.id, EVENT));
    expect((await expectRefused(enter(A), 409)).message).toBe(TICKET_EVENT_CANCELLED);
  });

  test("a ticket of another day lets nobody in, and an entry that was none is not taken back", async () => {
    await expectDone(apply([A]));
    const isEvent = and(eq(staffActions.subject, "event"), eq(staffActions.subjectId, EVENT));
    const before = await store().db.$count(staffActions, isEvent);
    await begin(minutesAfter(store().clock.read(), 24 * 60));
    const words = "This ticket is for Five millets on 16 Mar 2026.";
    expect((await look(A)).refusal).toBe(words);
    expect((await expectRefused(enter(A), 409)).message).toBe(words);
    await expectDone(enter(A, false));
    expect(await store().db.$count(staffActions, isEvent)).toBe(before);
  });

  test("is for staff who look after the content", async () => {
    await expectDone(apply([A]));
    const packer = await newStaffMember(store(), "packer");
    const params = { code: await codeOf(A) };
    await expectRefused(packer(staffEventTicket, { params }), 403);
    await expectRefused((await newCustomer(store()))(letIn, { params, body: { is_in: true } }), 403);
  });
});
