import { applyForEvent, eventDetail } from "@store/api-client/contract";
import { EVENT_CLOSED, EVENT_REGISTERED, TICKET_MESSAGES } from "@store/domain";
import { eq, gt } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { events, eventTickets } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { ONE_EVENT_ONLY } from "./messages.ts";
import { writeEvents } from "./write-events.ts";

const store = useTestStore();

const [LIMITED, UNLIMITED, CANCELLED, ENDED, OVER] = [9001, 9002, 9003, 9004, 9005];

beforeEach(() =>
  writeEvents(store().db, [
    sampleEvent({ id: LIMITED, maxAttendees: 12, attendees: 4, title: "Five millets" }),
    sampleEvent({ id: UNLIMITED }),
    sampleEvent({ id: CANCELLED, status: "CANCELLED" }),
    sampleEvent({ id: ENDED, status: "ENDED" }),
    sampleEvent({ id: OVER, endsAt: new Date(store().clock.read().getTime() - 1) }),
  ]),
);
afterEach(async () => {
  await store().db.delete(eventTickets).where(gt(eventTickets.eventId, OWN_IDS));
  await store().db.delete(events).where(gt(events.id, OWN_IDS));
});

const ticket = (event: number, changed: object = {}) => ({
  event,
  name: "Kavita Rao",
  email: "kavita@example.com",
  phone_number: "+919811122233",
  ...changed,
});
type Ticket = ReturnType<typeof ticket>;

const apply = (...event_aaply_data: readonly Ticket[]) =>
  store().nobody(applyForEvent, { body: { event_aaply_data: [...event_aaply_data] } });
const times = (count: number, event: number) => Array.from({ length: count }, () => ticket(event));

/** Seats taken, and tickets stored. */
const taken = async (id: number) => {
  const [row] = await store().db.select().from(events).where(eq(events.id, id));
  const tickets = await store().db.select().from(eventTickets).where(eq(eventTickets.eventId, id));
  return [row?.attendees, tickets.length];
};

describe("a registration for an event", () => {
  test("needs no login, and takes a seat for each attendee [R185] [R186]", async () => {
    const reply = await expectDone(
      apply(ticket(LIMITED), ticket(LIMITED, { name: " Mohan ", email: "m@example.com" })),
    );
    expect(reply).toEqual({ status: true, message: EVENT_REGISTERED });
    expect(await taken(LIMITED)).toEqual([6, 2]);
    const tickets = await store().db.select().from(eventTickets).where(eq(eventTickets.eventId, LIMITED));
    expect(tickets.map(({ name, phone }) => [name, phone])).toEqual([
      ["Kavita Rao", "+919811122233"],
      ["Mohan", "+919811122233"],
    ]);
    const { events: shown } = await expectDone(store().nobody(eventDetail, { params: { id: LIMITED } }));
    expect(shown.max_attendees).toBe(6);
  });

  test("is confirmed by one mail to each address, which repeats nothing that was typed", async () => {
    const before = (await store().outbox()).length;
    await expectDone(
      apply(
        ticket(LIMITED, { name: "Visit evil.example" }),
        ticket(LIMITED, { email: "KAVITA@example.com" }),
        ticket(LIMITED, { email: "m@example.com" }),
      ),
    );
    const sent = (await store().outbox()).slice(0, -before || undefined);
    expect(sent.map(({ to, channel }) => [channel, to]).sort()).toEqual([
      ["mail", "kavita@example.com"],
      ["mail", "m@example.com"],
    ]);
    const texts = sent.map(({ text }) => text).join();
    expect(texts).toContain('2 people are registered for "Five millets"');
    expect(texts).toContain('One person is registered for "Five millets"');
    expect(texts).not.toContain("evil");
  });

  test("takes any email, and mails those that mail can reach [R185]", async () => {
    const before = (await store().outbox()).length;
    const odd = ["Kavita", "kavita@example.com>", "m@example.com"];
    await expectDone(apply(...odd.map((email) => ticket(LIMITED, { email }))));
    expect(await taken(LIMITED)).toEqual([7, 3]);
    const sent = (await store().outbox()).slice(0, -before || undefined);
    expect(sent.map(({ to }) => to)).toEqual(["m@example.com"]);
  });

  test("is confirmed with ticket numbers and the event as a calendar's file", async () => {
    await expectDone(apply(ticket(LIMITED), ticket(LIMITED), ticket(LIMITED, { email: "m@example.com" })));
    const tickets = await store().db.select().from(eventTickets).where(eq(eventTickets.eventId, LIMITED));
    const [mails, event] = [(await store().outbox()).slice(0, 2), sampleEvent({ id: LIMITED })];
    const numbersOf = (to: string) => tickets.filter(({ email }) => email === to).map(({ id }) => `${LIMITED}-${id}`);
    const own = mails.find(({ to }) => to === "kavita@example.com");
    expect(own?.text).toContain(`Tickets: ${numbersOf("kavita@example.com").join(", ")}\n`);
    expect(own?.text).toContain(`/event/${LIMITED}`);
    const other = mails.find(({ to }) => to === "m@example.com");
    expect(other?.text).toContain(`Ticket: ${numbersOf("m@example.com")[0]}\n`);
    for (const { attachments } of mails) {
      const [file, ...more] = attachments;
      expect(more.map(({ name }) => name)).toEqual(more.map(() => expect.stringMatching(/^ticket-.*\.svg$/)));
      expect(file).toMatchObject({ name: "event.ics", contentType: expect.stringMatching(/^text\/calendar/) });
      const inUtc = (time: Date) => time.toISOString().replace(/[-:]|\.000/g, "");
      expect(file?.content?.split("\r\n")).toEqual(
        expect.arrayContaining([
          `DTSTART:${inUtc(event.startsAt)}`,
          `DTEND:${inUtc(event.endsAt)}`,
          "SUMMARY:Five millets",
          "LOCATION:Surabhi House",
        ]),
      );
    }
  });

  test("that is sent again, as its answer was lost, takes no more seats and is no less done", async () => {
    const both = [ticket(LIMITED), ticket(LIMITED, { name: "Mohan" })];
    const mails = async () => (await store().outbox()).length;
    await expectDone(apply(...both));
    const before = await mails();
    await store().db.update(events).set({ maxAttendees: 6 }).where(eq(events.id, LIMITED));
    await expectDone(apply(...both));
    await expectDone(apply(ticket(LIMITED, { email: "Kavita@Example.com" })));
    expect([await taken(LIMITED), await mails()]).toEqual([[6, 2], before]);
    await expectRefused(apply(ticket(LIMITED), ticket(LIMITED)), 409);
    await store().db.update(events).set({ maxAttendees: null }).where(eq(events.id, LIMITED));
    store().clock.advance(11);
    await expectDone(apply(...both));
    expect(await taken(LIMITED)).toEqual([8, 4]);
  });

  test.each([
    [1, UNLIMITED],
    [10, UNLIMITED],
    [8, LIMITED],
  ])("of %d is taken [R184]", async (count, event) => {
    await expectDone(apply(...times(count, event)));
    expect((await taken(event))[1]).toBe(count);
  });

  test.each([
    ["eleven", 400, "At most 10 tickets can be registered at once", times(11, UNLIMITED)],
    ["none", 400, "Ticket is required", []],
    ["more than are left", 409, "Only 8 tickets are left", times(9, LIMITED)],
    ["a cancelled event [R183]", 409, EVENT_CLOSED, times(1, CANCELLED)],
    ["one that was closed [R183]", 409, EVENT_CLOSED, times(1, ENDED)],
    ["one whose end has passed [R183]", 409, EVENT_CLOSED, times(1, OVER)],
    ["one that does not exist", 404, "This event does not exist", times(1, 999_999)],
    ["two events at once", 400, ONE_EVENT_ONLY, [ticket(LIMITED), ticket(UNLIMITED)]],
  ])("of %s is refused, and takes nothing [R184]", async (_, status, words, tickets) => {
    const { message } = await expectRefused(apply(...tickets), status);
    expect(message).toContain(words);
    expect([await taken(LIMITED), await taken(UNLIMITED)]).toEqual([
      [4, 0],
      [0, 0],
    ]);
  });

  test.each([
    ["name", "  ", TICKET_MESSAGES.name],
    ["email", "", TICKET_MESSAGES.email],
    ["phone_number", "+915811122233", TICKET_MESSAGES.phoneDigits],
    ["phone_number", "", TICKET_MESSAGES.phone],
    ["phone_number", "+91", TICKET_MESSAGES.phone],
    ["phone_number", "9811122233", TICKET_MESSAGES.phonePrefix],
    ["phone_number", "+9198111222", TICKET_MESSAGES.phoneDigits],
    ["phone_number", "+91981112223344", TICKET_MESSAGES.phoneDigits],
  ])("whose second ticket has the %s %j is refused whole: %s [R185]", async (field, value, words) => {
    const { message, errors } = await expectRefused(
      apply(ticket(LIMITED), ticket(LIMITED, { [field]: value }), ticket(LIMITED)),
      400,
    );
    expect(message).toBe(words);
    expect(errors).toEqual({ [`event_aaply_data.1.${field}`]: [words] });
    expect(await taken(LIMITED)).toEqual([4, 0]);
  });
});
