import { EVENT_CATEGORIES, EVENT_UNLIMITED, isEventClosed, TICKET_MESSAGES } from "@store/domain";
import { describe, expect, test } from "vitest";
import { applyForEvent, eventDetail, eventList } from "../contract/index.ts";
import { type CaseStore, done, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function eventCases(open: () => CaseStore): void {
  const anonymous = () => open().as({});
  const list = async (query: Parameters<typeof ask>[0]) => (await done(ask(query))).events;
  const ask = (query: {
    status?: "all_events" | "upcoming_events" | "past_events" | "this_month";
    category?: (typeof EVENT_CATEGORIES)[number];
  }) => anonymous()(eventList, { query });

  const ticket = (event: number, phone_number = "+919811122233") => ({
    event,
    name: "Kavita Rao",
    email: "kavita@example.com",
    phone_number,
  });
  const apply = (...event_aaply_data: ReturnType<typeof ticket>[]) =>
    anonymous()(applyForEvent, { body: { event_aaply_data } });

  describe("events", () => {
    test("are coming or past, physical or online", async () => {
      const all = await list({ status: "all_events" });
      const [coming, past] = [await list({ status: "upcoming_events" }), await list({ status: "past_events" })];
      expect(Math.min(coming.length, past.length)).toBeGreaterThan(0);
      expect(coming.length + past.length).toBe(all.length);
      for (const category of EVENT_CATEGORIES) {
        const found = await list({ category });
        expect(found.length).toBeGreaterThan(0);
        for (const event of found) expect(event.category).toBe(category);
      }
    });

    test("to come are listed latest first, past ones earliest first, since pages reverse both", async () => {
      const starts = async (status: "upcoming_events" | "past_events") =>
        (await list({ status })).map(({ start_datetime }) => start_datetime);
      const [coming, past] = [await starts("upcoming_events"), await starts("past_events")];
      expect(coming).toEqual([...coming].sort().reverse());
      expect(past).toEqual([...past].sort());
    });

    test("are shown one by one", async () => {
      const [some] = await list({ status: "upcoming_events" });
      const { events } = await done(anonymous()(eventDetail, { params: { id: some?.id ?? 0 } }));
      expect(events).toMatchObject({ id: some?.id, title: some?.title, desc: expect.stringMatching(/./) });
      await refused(anonymous()(eventDetail, { params: { id: UNKNOWN } }), 404);
    });

    test("take attendees up to the seats that are left", async () => {
      const coming = await list({ status: "upcoming_events" });
      const limited = coming.find(
        ({ event_status, max_attendees }) => !isEventClosed(event_status ?? "") && [2, 3].includes(max_attendees ?? 0),
      );
      const id = limited?.id ?? 0;
      const left = limited?.max_attendees ?? 0;
      await refused(apply(...Array.from({ length: left + 1 }, () => ticket(id))), 409);
      const { message } = await refused(apply(ticket(id), ticket(id, "9811122233")), 400);
      expect(message).toBe(TICKET_MESSAGES.phonePrefix);
      await done(apply(...Array.from({ length: left }, () => ticket(id))));
      const { events } = await done(anonymous()(eventDetail, { params: { id } }));
      expect(events).toMatchObject({ max_attendees: 0 });
      expect(coming.some(({ max_attendees_status }) => max_attendees_status === EVENT_UNLIMITED)).toBe(true);
    });

    test("that are over or cancelled take no registrations", async () => {
      const closed = (await list({})).filter(({ event_status }) => isEventClosed(event_status ?? ""));
      expect(new Set(closed.map(({ event_status }) => event_status))).toEqual(new Set(["CANCELLED", "ENDED"]));
      for (const { id } of closed) await refused(apply(ticket(id)), 409);
      await refused(apply(ticket(UNKNOWN)), 404);
    });
  });
}
