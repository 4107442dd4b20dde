import { eventDetail, eventList } from "@store/api-client/contract";
import { EVENT_CATEGORIES, EVENT_STATUS_FILTERS, eventQuantityChoices, isInEventFilter } from "@store/domain";
import { gt } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { events } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { writeEvents } from "./write-events.ts";

const store = useTestStore();

afterEach(() => store().db.delete(events).where(gt(events.id, OWN_IDS)));

const list = async (query: NonNullable<Parameters<typeof ask>[0]> = {}) => (await expectDone(ask(query))).events;
const ask = (query: { status?: (typeof EVENT_STATUS_FILTERS)[number]; category?: (typeof EVENT_CATEGORIES)[number] }) =>
  store().nobody(eventList, { query });
const show = async (id: number) => (await expectDone(store().nobody(eventDetail, { params: { id } }))).events;
const statusOf = async (id: number) => (await show(id)).event_status;

describe("the list of events [R181]", () => {
  test.each(EVENT_STATUS_FILTERS)(
    "has what belongs to %s by the domain's rule, and something of each kind",
    async (status) => {
      const now = store().clock.read();
      const all = await list();
      const belongs = all.filter(({ start_datetime, end_datetime }) =>
        isInEventFilter({ start: new Date(start_datetime), end: new Date(end_datetime ?? "") }, status, now),
      );
      const ids = (found: typeof all) => found.map(({ id }) => id).sort((one, other) => one - other);
      expect(belongs.length).toBeGreaterThan(0);
      expect(ids(await list({ status }))).toEqual(ids(belongs));
      for (const category of EVENT_CATEGORIES) {
        expect(ids(await list({ status, category }))).toEqual(ids(belongs.filter((one) => one.category === category)));
      }
    },
  );

  test.each([
    // [status, whether pages, which reverse the reply, show the earliest event first]
    ["upcoming_events", true],
    ["this_month", true],
    ["past_events", false],
    ["all_events", false],
  ] as const)("of %s, turned round, begins with the earliest: %s", async (status, earliestFirst) => {
    const starts = (await list({ status })).map(({ start_datetime }) => start_datetime).reverse();
    const earliest = [...starts].sort();
    expect(starts).toEqual(earliestFirst ? earliest : earliest.reverse());
  });

  test("counts months in India", async () => {
    const on = (id: number, startsAt: string) =>
      sampleEvent({ id, startsAt: new Date(startsAt), endsAt: new Date("2026-05-01T00:00:00Z") });
    await writeEvents(store().db, [
      on(9001, "2026-02-28T18:29:59Z"),
      on(9002, "2026-02-28T18:30:00Z"),
      on(9003, "2026-03-31T18:29:59Z"),
      on(9004, "2026-03-31T18:30:00Z"),
    ]);
    const found = (await list({ status: "this_month" })).map(({ id }) => id).filter((id) => id > OWN_IDS);
    expect(found).toEqual([9003, 9002]);
  });

  test("refuses a filter that is none", async () => {
    for (const query of ["status=soon", "category=Party", "status=__proto__"]) {
      expect((await store().request(`/events/ecommerce/?${query}`)).status).toBe(400);
    }
  });
});

describe("an event", () => {
  test("has all that its page shows", async () => {
    expect(await show(1)).toEqual({
      id: 1,
      title: expect.stringMatching(/./),
      event_image: expect.stringMatching(/^\/media\/event\/1\./),
      desc: expect.stringMatching(/^<p>/),
      start_datetime: "2026-03-27T04:00:00.000Z",
      end_datetime: "2026-03-27T06:30:00.000Z",
      vanue_address: expect.stringMatching(/Ahmedabad/),
      organizer_obj: { name: expect.stringMatching(/./) },
      event_status: "PUBLISHED",
      category: "Physical Event",
      max_attendees: 3,
      max_attendees_status: "Limited",
      sequence: 0,
    });
  });

  test("offers no more tickets than are left [R184]", async () => {
    const choices = async (id: number) => {
      const { max_attendees, max_attendees_status } = await show(id);
      return eventQuantityChoices({ maxAttendees: max_attendees, maxAttendeesStatus: max_attendees_status }).at(-1);
    };
    await writeEvents(store().db, [
      sampleEvent({ id: 9001, maxAttendees: 10, attendees: 6 }),
      sampleEvent({ id: 9002, maxAttendees: 10, attendees: 10 }),
      sampleEvent({ id: 9003, maxAttendees: null, attendees: 5000 }),
    ]);
    expect(await Promise.all([9001, 9002, 9003].map(choices))).toEqual([4, undefined, 9]);
  });

  test("is ENDED once its end has passed, and CANCELLED whenever it is [R183]", async () => {
    const now = store().clock.read().getTime();
    const ending = (id: number, at: number, status = "PUBLISHED") =>
      sampleEvent({ id, status, startsAt: new Date(at - 1), endsAt: new Date(at) });
    await writeEvents(store().db, [
      ending(9001, now),
      ending(9002, now - 1),
      ending(9003, now - 1, "CANCELLED"),
      ending(9004, now + 1, "ENDED"),
    ]);
    const statuses = await Promise.all([9001, 9002, 9003, 9004].map(statusOf));
    expect(statuses).toEqual(["PUBLISHED", "ENDED", "CANCELLED", "ENDED"]);
  });

  test("that does not exist is refused", async () => {
    await expectRefused(store().nobody(eventDetail, { params: { id: 999_999 } }), 404);
  });

  test("holds nothing that could run, whatever was written", async () => {
    const written = HTML_PAYLOADS.map((payload, index) =>
      sampleEvent({ id: 9001 + index, descriptionHtml: `<p>before</p>${payload}` }),
    );
    await writeEvents(store().db, written);
    for (const { id } of written) {
      const { desc } = await show(id);
      expect(desc).toContain("before");
      expect(desc).not.toMatch(DANGEROUS_HTML);
    }
  });
});
