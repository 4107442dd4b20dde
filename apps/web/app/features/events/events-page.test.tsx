// @vitest-environment jsdom
import { eventList, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import EventsPage, { loader } from "./events-page.tsx";

const backend = useMockBackend();

type WireEvent = WireReplyOf<typeof eventList>["events"][number];

const event = (id: number, changed: Partial<WireEvent> = {}): WireEvent => ({
  id,
  title: `Event ${id}`,
  event_image: `/media/event/${id}.640.webp`,
  desc: "",
  start_datetime: "2026-03-14T04:00:00Z",
  end_datetime: "2026-03-14T06:30:00Z",
  vanue_address: "Surabhi House",
  organizer_obj: { name: "Surabhi Organics" },
  event_status: "PUBLISHED",
  category: "Physical Event",
  max_attendees: 40,
  max_attendees_status: "Limited",
  ...changed,
});
const replyWith = (...events: readonly WireEvent[]) => ({ status: true, events: [...events] });

const open = (search = "") =>
  renderRoutes(
    [
      {
        path: "/event",
        Component: EventsPage,
        loader,
      },
    ],
    `/event${search}`,
  );

const titles = async () => (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
const chosen = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page" && link.closest("nav[aria-label*=event i]"))
    .map(({ textContent }) => textContent);

describe("the list of events [R181]", () => {
  it("shows title, picture and start, in reverse order of the reply", async () => {
    backend.reply(eventList, replyWith(event(1), event(2), event(3)));
    open();
    expect(await titles()).toEqual(["Event 3", "Event 2", "Event 1"]);
    const [first] = screen.getAllByRole("article");
    if (!first) throw new Error("There is no card");
    expect(within(first).getByText("Saturday, March 14, 2026, 9:30 AM")).toBeTruthy();
    expect(first.querySelector("img")?.getAttribute("src")).toContain("/media/event/3.");
    expect(within(first).getByRole("link", { name: "Event 3" }).getAttribute("href")).toBe("/event/3");
  });

  it("asks for upcoming physical events at first, and for what its links name", async () => {
    const calls = backend.reply(eventList, replyWith(event(1)));
    const { user, address, router } = open();
    await titles();
    expect(chosen()).toEqual(["Physical Event", "Upcoming events"]);
    await user.click(screen.getByRole("link", { name: "Past events" }));
    await waitFor(() => expect(chosen()).toEqual(["Physical Event", "Past events"]));
    expect(address()).toBe("/event?status=past_events");
    await user.click(screen.getByRole("link", { name: "Online" }));
    await waitFor(() => expect(chosen()).toEqual(["Online", "Past events"]));
    expect(address()).toBe("/event?status=past_events&category=Online");
    await router.navigate(-1);
    await waitFor(() => expect(chosen()).toEqual(["Physical Event", "Past events"]));
    expect(calls.map(({ query }) => [query.status, query.category])).toEqual([
      ["upcoming_events", "Physical Event"],
      ["past_events", "Physical Event"],
      ["past_events", "Online"],
      ["past_events", "Physical Event"],
    ]);
    expect(
      within(screen.getByRole("navigation", { name: "Time of the events" }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/event?status=all_events", "/event", "/event?status=past_events", "/event?status=this_month"]);
  });

  it.each(["?status=soon&category=Party", "?status=&category=__proto__"])(
    "takes %s for the default",
    async (search) => {
      backend.reply(eventList, replyWith(event(1)));
      open(search);
      await titles();
      expect(chosen()).toEqual(["Physical Event", "Upcoming events"]);
    },
  );

  it("says what keeps one from coming", async () => {
    backend.reply(
      eventList,
      replyWith(
        event(1, { event_status: "CANCELLED", max_attendees: 0 }),
        event(2, { event_status: "ENDED" }),
        event(3, { max_attendees: 0 }),
        event(4, { max_attendees: 1 }),
        event(5, { max_attendees: null, max_attendees_status: "Unlimited" }),
      ),
    );
    open();
    await titles();
    const ends = screen.getAllByRole("article").map((card) => card.querySelector("p ~ span")?.textContent);
    expect(ends).toEqual([undefined, "Only 1 ticket is left", "Sold out", "Over", "Cancelled"]);
  });

  it("is empty in words, with a way on", async () => {
    backend.reply(eventList, replyWith());
    open();
    expect(await screen.findByText("No events added!")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all events" }).getAttribute("href")).toBe("/event?status=all_events");
  });

  it("that cannot be loaded is asked for again", async () => {
    backend.reply(eventList, refuse(503));
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    backend.reply(eventList, replyWith(event(1)));
    await user.click(again);
    expect(await titles()).toEqual(["Event 1"]);
  });
});

describe("the search of events", () => {
  const ofCategory = ({ query }: { readonly query: { readonly category?: string | undefined } }) =>
    query.category === "Online"
      ? replyWith(event(7, { category: "Online", title: "Millets, live" }))
      : replyWith(
          event(1, { title: "Five millets, five lunches" }),
          event(2, { vanue_address: "Millet House" }),
          event(3),
        );

  it("finds words of titles and places, and says what the other category has", async () => {
    backend.reply(eventList, ofCategory);
    const { user, address } = open("?status=past_events");
    await titles();
    await user.type(screen.getByPlaceholderText("Search an event.."), " millet{Enter}");
    await waitFor(() => expect(address()).toBe("/event?status=past_events&search=millet"));
    expect(await titles()).toEqual(["Event 2", "Five millets, five lunches"]);
    expect(screen.getByRole("status").textContent).toContain("2 events for “millet”");
    await user.click(screen.getByRole("link", { name: "1 event more: Online" }));
    expect(await screen.findByRole("heading", { name: "Millets, live" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Show all" }));
    await waitFor(() => expect(address()).toBe("/event?status=past_events&category=Online"));
  });

  it("leads to where there is something", async () => {
    backend.reply(eventList, ofCategory);
    open("?search=live");
    expect(await screen.findByText("No events added!")).toBeTruthy();
    expect(screen.getByRole("link", { name: "1 event: Online" }).getAttribute("href")).toBe(
      "/event?category=Online&search=live",
    );
  });
});
