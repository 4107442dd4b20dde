// @vitest-environment jsdom
import { applyForEvent, eventDetail, eventTicket, giveBackTicket, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { JOIN_WAITING_LIST, NO_SUCH_TICKET, TICKET_USED, waitingListJoined } from "@store/domain";
import { BACKEND, call } from "@store/react-client/browser-call";
import { saveFile } from "@store/react-client/save-file";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import EventPage, { loader } from "./event-page.tsx";
import { eventStructuredData } from "./event-structured-data.ts";
import { loadEvent } from "./load-events.ts";

const backend = useMockBackend();

type WireEvent = WireReplyOf<typeof eventDetail>["events"];
type User = ReturnType<typeof userEvent.setup>;

const EVENT: WireEvent = {
  id: 7,
  title: "Five millets, five lunches",
  event_image: "/media/event/7.640.webp",
  desc: "<p>Each cooked as it <strong>likes</strong>.</p>",
  start_datetime: "2026-03-14T04:00:00Z",
  end_datetime: "2026-03-14T06:30:00Z",
  vanue_address: "Surabhi House, Ahmedabad",
  organizer_obj: { name: "Surabhi Organics" },
  event_status: "PUBLISHED",
  category: "Physical Event",
  max_attendees: 40,
  max_attendees_status: "Limited",
};

/** The title as a calendar file has it. */
const SUMMARY = "Five millets\\, five lunches";

const replyWith = (changed: Partial<WireEvent> = {}) =>
  backend.reply(eventDetail, { status: true, events: { ...EVENT, ...changed } });

function open(changed: Partial<WireEvent> = {}) {
  replyWith(changed);
  return renderRoutes(
    [
      {
        path: "/event/:id",
        Component: EventPage,
        loader,
      },
    ],
    "/event/7",
  );
}

const details = () => screen.findByRole("region", { name: "Date, place and registration" });

describe("an event's page", () => {
  it("shows all that is known of it", async () => {
    open();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(EVENT.title);
    const facts = within(await details());
    expect(facts.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Date and time",
      "Venue",
      "Organizer",
    ]);
    expect(facts.getByText("Surabhi House, Ahmedabad")).toBeTruthy();
    expect(facts.getByText("Surabhi Organics")).toBeTruthy();
    expect(facts.getByRole("link", { name: /^Open the map/ }).getAttribute("href")).toBe(
      "https://www.google.com/maps/search/?api=1&query=Surabhi%20House%2C%20Ahmedabad",
    );
    expect(screen.getByText("likes").tagName).toBe("STRONG");
    expect(within(screen.getByRole("region", { name: "Share" })).getAllByRole("link")).toHaveLength(5);
  });

  it.each([
    ["2026-03-14T18:29:00Z", ["Saturday, March 14, 2026, 9:30 AM"]],
    ["2026-03-14T18:30:00Z", ["Saturday, March 14, 2026, 9:30 AM", "Sunday, March 15, 2026, 12:00 AM"]],
  ])("until %s has the lines %j [R182]", async (end_datetime, lines) => {
    open({ end_datetime });
    const times = (await details()).querySelectorAll("time");
    expect([...times].map(({ textContent }) => textContent)).toEqual(lines);
  });

  it("that is online has no map", async () => {
    open({ category: "Online", vanue_address: "Online; the link comes by mail" });
    expect(within(await details()).queryByRole("link", { name: /map/ })).toBeNull();
  });

  it.each([
    ["CANCELLED", "This event was cancelled."],
    ["ENDED", "This event is over."],
  ])("that is %s is closed, and says so [R183]", async (event_status, words) => {
    open({ event_status });
    const closed = await screen.findByRole("button", { name: "Event Closed!" });
    expect(closed).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Register" })).toBeNull();
    expect(within(await details()).getByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Qty" })).toBeNull();
  });

  it("that is sold out says so, and takes names for its waiting list", async () => {
    const { user } = open({ max_attendees: 0 });
    const place = within(await details());
    expect(place.getAllByText("Sold out")).toHaveLength(2);
    expect(place.getByText(/All seats are taken/)).toBeTruthy();
    const sent = backend.reply(applyForEvent, {
      status: true,
      message: waitingListJoined(3),
      waiting_position: 3,
    });
    await user.click(place.getByRole("button", { name: JOIN_WAITING_LIST }));
    const dialog = within(await screen.findByRole("dialog", { name: "Attendees" }));
    await user.type(dialog.getByLabelText("Name"), "Kavita Rao");
    await user.type(dialog.getByLabelText("Email"), "kavita@example.com");
    await user.type(dialog.getByLabelText("Phone"), "9811122233");
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await place.findByText(/at place 3/)).toBeTruthy();
    expect(place.getAllByText(/You are on the waiting list/)).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ join_waiting_list: true, event_aaply_data: [{ event: 7 }] });
    expect(screen.queryByText("You are registered")).toBeNull();
  });

  it.each([
    [40, "Limited", 9],
    [3, "Limited", 3],
    [null, "Unlimited", 9],
  ])(
    "with %s seats left, %s, offers 1 to %d tickets [R184] [C25]",
    async (max_attendees, max_attendees_status, last) => {
      open({ max_attendees, max_attendees_status });
      const options = within(await screen.findByRole("combobox", { name: "Qty" })).getAllByRole("option");
      expect(options.map(({ textContent }) => textContent)).toEqual(
        Array.from({ length: last }, (_, place) => String(place + 1)),
      );
      expect(screen.queryByText("Only 3 tickets are left") !== null).toBe(last === 3);
    },
  );

  it("searches all events", async () => {
    const { user, address } = open();
    await user.type(await screen.findByPlaceholderText("Search an event.."), "ghee{Enter}");
    await waitFor(() => expect(address()).toBe("/event?status=all_events&search=ghee"));
  });

  it("that cannot be loaded is asked for again", async () => {
    const { user } = open();
    await screen.findByRole("heading", { level: 1 });
    backend.reply(eventDetail, refuse(503));
    const failed = renderRoutes(
      [
        {
          path: "/event/:id",
          Component: EventPage,
          loader: () => loadEvent(call, "8"),
        },
      ],
      "/event/8",
    );
    const again = await within(failed.container).findByRole("button", { name: "Try again" });
    replyWith();
    await user.click(again);
    expect(await within(failed.container).findByRole("heading", { level: 1, name: EVENT.title })).toBeTruthy();
  });

  it("that does not exist leads to the others", async () => {
    backend.reply(eventDetail, refuse(404, "This event does not exist"));
    const { data, init } = await loadEvent(call, "9999");
    expect([data, init?.status]).toEqual([{ event: undefined, isMissing: true }, 404]);
  });
});

/** Opens the dialog for that many attendees. */
async function openDialog(user: User, quantity = 1) {
  await user.selectOptions(await screen.findByRole("combobox", { name: "Qty" }), String(quantity));
  await user.click(screen.getByRole("button", { name: "Register" }));
  return within(await screen.findByRole("dialog", { name: "Attendees" }));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const ticketsOf = (dialog: Dialog) => dialog.getAllByRole("group").map((group) => within(group));
const field = (ticket: Dialog, name: string) => ticket.getByRole("textbox", { name });

/** Pasted, which takes a test far less time than typing. */
async function fill(user: User, dialog: Dialog): Promise<void> {
  for (const [place, ticket] of ticketsOf(dialog).entries()) {
    const texts = { Name: `Person ${place + 1}`, Email: `person${place + 1}@example.com`, Phone: "9811122233" };
    for (const [name, text] of Object.entries(texts)) {
      await user.click(field(ticket, name));
      await user.paste(text);
    }
  }
}
const submit = (user: User, dialog: Dialog) => user.click(dialog.getByRole("button", { name: "Submit" }));
const sent = (count: number) => ({
  event_aaply_data: Array.from({ length: count }, (_, place) => ({
    event: 7,
    name: `Person ${place + 1}`,
    email: `person${place + 1}@example.com`,
    phone_number: "+919811122233",
  })),
});

/** A Blob of jsdom has no `text`. */
const textOf = (file = new Blob()) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(file);
  });

describe("the attendees of an event", () => {
  it("have a form each, and are registered together [R185] [R186]", async () => {
    const calls = backend.reply(applyForEvent, { status: true, message: "Done" });
    const { user } = open();
    const dialog = await openDialog(user, 3);
    expect(ticketsOf(dialog).map((ticket) => field(ticket, "Phone").getAttribute("value"))).toEqual([
      "+91",
      "+91",
      "+91",
    ]);
    await fill(user, dialog);
    await submit(user, dialog);
    const toast = await screen.findByText("Event registration successfully!");
    expect(toast.closest("[data-sonner-toaster]")?.getAttribute("data-x-position")).toBe("right");
    expect(toast.closest("[data-sonner-toaster]")?.getAttribute("data-y-position")).toBe("top");
    expect(calls.map(({ body }) => body)).toEqual([sent(3)]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("3 people are registered")).toBeTruthy();
    const again = await openDialog(user, 3);
    expect(ticketsOf(again).map((ticket) => field(ticket, "Name").getAttribute("value"))).toEqual(["", "", ""]);
  });

  it("put the event into their calendar", async () => {
    backend.reply(applyForEvent, { status: true, message: "Done" });
    const { user } = open();
    const dialog = await openDialog(user);
    await fill(user, dialog);
    expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
    await submit(user, dialog);
    await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, file?.type]).toEqual(["event.ics", "text/calendar; charset=utf-8; method=publish"]);
    const lines = (await textOf(file)).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining(["DTSTART:20260314T040000Z", "DTEND:20260314T063000Z", `SUMMARY:${SUMMARY}`]),
    );
  });

  it("see the toast of their registration for 4 seconds [R186]", async () => {
    const { toast } = await import("@store/ui/toaster");
    const shown = vi.spyOn(toast, "success");
    const { user } = open();
    const dialog = await openDialog(user);
    await fill(user, dialog);
    await submit(user, dialog);
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith("Event registration successfully!", { position: "top-right", duration: 4000 }),
    );
  });

  it("are told at each field what is missing, and the first wrong one is focused [R185]", async () => {
    const calls = backend.reply(applyForEvent);
    const { user } = open();
    const dialog = await openDialog(user, 2);
    const [first, second] = ticketsOf(dialog);
    if (!first || !second) throw new Error("There are no tickets");
    await user.type(field(first, "Name"), "Asha");
    await user.type(field(first, "Email"), "asha");
    await user.type(field(first, "Phone"), "98111");
    await submit(user, dialog);
    const messages = (ticket: Dialog) => ticket.queryAllByRole("alert").map(({ textContent }) => textContent);
    expect(messages(first)).toEqual(["Phone number must contain exactly 10 digits after +91"]);
    expect(messages(second)).toEqual(["Name is required", "Email is required", "Phone is required"]);
    expect(document.activeElement).toBe(field(first, "Phone"));
    expect(field(first, "Phone").getAttribute("value")).toBe("+9198111");
    await user.clear(field(first, "Phone"));
    expect(field(first, "Phone").getAttribute("value")).toBe("+91");
    await user.paste("+91 98765 43210");
    expect(field(first, "Phone").getAttribute("value")).toBe("+919876543210");
    expect(calls).toEqual([]);
  });

  it("see the server's refusals at their fields", async () => {
    backend.reply(
      applyForEvent,
      refuse(400, { message: "Invalid email", errors: { "event_aaply_data.1.email": ["Invalid email format"] } }),
    );
    const { user } = open();
    const dialog = await openDialog(user, 2);
    await fill(user, dialog);
    await submit(user, dialog);
    expect((await dialog.findByRole("alert")).textContent).toBe("Invalid email format");
    const second = ticketsOf(dialog)[1];
    expect(document.activeElement).toBe(second && field(second, "Email"));
  });

  it("of whom too many came meanwhile keep what they typed, and can be fewer [C25]", async () => {
    backend.reply(applyForEvent, refuse(409, "Only 1 ticket is left"));
    const { user } = open();
    const dialog = await openDialog(user, 2);
    await fill(user, dialog);
    replyWith({ max_attendees: 1 });
    await submit(user, dialog);
    expect((await dialog.findByRole("alert")).textContent).toBe("Only 1 ticket is left");
    const names = ticketsOf(dialog).map((ticket) => field(ticket, "Name").getAttribute("value"));
    expect(names).toEqual(["Person 1", "Person 2"]);
    const calls = backend.reply(applyForEvent, { status: true, message: "Done" });
    await user.click(dialog.getByRole("button", { name: "Remove attendee 2" }));
    await submit(user, dialog);
    expect(await screen.findByText("You are registered")).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([sent(1)]);
  });

  it("that are fewer for a while keep what was typed for the others", async () => {
    const { user } = open();
    const dialog = await openDialog(user, 2);
    await fill(user, dialog);
    await user.keyboard("{Escape}");
    const fewer = await openDialog(user, 1);
    await user.type(field(fewer, "Name"), "!");
    await user.keyboard("{Escape}");
    const again = await openDialog(user, 2);
    const names = ticketsOf(again).map((ticket) => field(ticket, "Name").getAttribute("value"));
    expect(names).toEqual(["Person 1!", "Person 2"]);
  });

  it("of whom none finds a seat are led on", async () => {
    backend.reply(applyForEvent, refuse(409, "All seats are taken"));
    const { user } = open({ max_attendees: 1 });
    const dialog = await openDialog(user);
    await fill(user, dialog);
    replyWith({ max_attendees: 0 });
    await submit(user, dialog);
    expect((await dialog.findByRole("link", { name: "See what is coming" })).getAttribute("href")).toBe("/event");
    expect(dialog.getByRole("alert").textContent).toBe("All seats are taken. See what is coming");
    expect(field(dialog, "Name").getAttribute("value")).toBe("Person 1");
    // Nobody asked to wait yet.
    const calls = backend.reply(applyForEvent, refuse(409, "All seats are taken"));
    await submit(user, dialog);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([sent(1)]));
  });

  it("are sent once by a double click", async () => {
    const gate = deferred<void>();
    let requests = 0;
    backend.use(
      http.post(`${BACKEND}/events/event_apply/`, async () => {
        requests += 1;
        await gate.promise;
        return HttpResponse.json({ status: true, message: "Done" });
      }),
    );
    const { user } = open();
    const dialog = await openDialog(user);
    await fill(user, dialog);
    await user.dblClick(dialog.getByRole("button", { name: "Submit" }));
    gate.resolve();
    expect(await screen.findByText("You are registered")).toBeTruthy();
    expect(requests).toBe(1);
  });

  it.each([
    [false, "You are offline. What you typed stays here: submit it again once you are connected."],
    [true, "Something went wrong. Please submit it again."],
  ])(
    "without an answer (online: %s) keep what they typed, also while the dialog is closed",
    async (isOnline, words) => {
      backend.use(http.post(`${BACKEND}/events/event_apply/`, () => HttpResponse.error()));
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      const { user } = open();
      const dialog = await openDialog(user);
      await fill(user, dialog);
      await submit(user, dialog);
      expect((await dialog.findByRole("alert")).textContent).toBe(words);
      const [close] = dialog.getAllByRole("button", { name: "Close" });
      if (close) await user.click(close);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const again = await openDialog(user);
      expect(field(again, "Name").getAttribute("value")).toBe("Person 1");
    },
  );

  it("can be taken off the list", async () => {
    const calls = backend.reply(applyForEvent, { status: true, message: "Done" });
    const { user } = open();
    const dialog = await openDialog(user, 2);
    await fill(user, dialog);
    await user.click(dialog.getByRole("button", { name: "Remove attendee 1" }));
    expect(ticketsOf(dialog)).toHaveLength(1);
    await submit(user, dialog);
    await screen.findByText("You are registered");
    expect(calls[0]?.body.event_aaply_data.map(({ name }) => name)).toEqual(["Person 2"]);
  });

  it("who take the last seat see it sold out, and the focus stays there", async () => {
    const { user } = open({ max_attendees: 1 });
    const dialog = await openDialog(user);
    await fill(user, dialog);
    backend.reply(applyForEvent, { status: true, message: "Done" });
    replyWith({ max_attendees: 0 });
    await submit(user, dialog);
    expect(await screen.findByText("You are registered")).toBeTruthy();
    expect((await screen.findAllByText("Sold out")).length).toBeGreaterThan(0);
    const place = await details();
    await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
  });
});

describe("what search engines are told", () => {
  const asEngines = async (changed: Partial<WireEvent>) => {
    replyWith(changed);
    const { data } = await loadEvent(call, "7");
    if (!data.event) throw new Error("There is no event");
    return eventStructuredData(data.event, { url: "https://store.example/event/7", siteUrl: "https://store.example" });
  };

  it("is when and where, that it takes place, and that it is free", async () => {
    expect(await asEngines({})).toEqual({
      "@type": "Event",
      name: EVENT.title,
      url: "https://store.example/event/7",
      startDate: EVENT.start_datetime,
      endDate: EVENT.end_datetime,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: EVENT.vanue_address, address: EVENT.vanue_address },
      image: expect.stringMatching(/^https:\/\/store\.example\/backend\/media\/event\/7\./),
      description: "Each cooked as it likes .",
      organizer: { "@type": "Organization", name: "Surabhi Organics", url: "https://store.example/" },
      offers: {
        "@type": "Offer",
        url: "https://store.example/event/7",
        price: "0",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
      },
    });
  });

  it("is also what is cancelled, online or sold out", async () => {
    expect(await asEngines({ event_status: "CANCELLED" })).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      offers: { availability: "https://schema.org/SoldOut" },
    });
    expect(await asEngines({ category: "Online", max_attendees: 0 })).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://store.example/event/7" },
      offers: { availability: "https://schema.org/SoldOut" },
    });
  });
});

describe("a ticket that the address names", () => {
  const CODE = "7-341-K3MQ9TXZ";
  const TICKET = { event: 7, number: "7-341", code: CODE, can_give_back: true };
  const openTicket = () => {
    replyWith();
    return renderRoutes([{ path: "/event/:id", Component: EventPage, loader }], `/event/7?ticket=${CODE}`);
  };

  it("shows its QR code, and is given back after a question", async () => {
    const asked = backend.reply(eventTicket, {
      status: true,
      data: { ...TICKET, state: "seated", qr: { size: 29, path: "M4 4h1v1h-1z" } },
    });
    const { user } = openTicket();
    const ticket = within(await screen.findByRole("region", { name: "Your ticket" }));
    const code = await ticket.findByRole("img", { name: "QR code of your ticket" });
    expect(code.querySelector("path")?.getAttribute("d")).toBe("M4 4h1v1h-1z");
    expect(ticket.getByText(CODE)).toBeTruthy();
    expect(asked[0]?.params).toEqual({ code: CODE });
    await user.click(ticket.getByRole("button", { name: "I cannot come" }));
    backend.reply(giveBackTicket, refuse(409, TICKET_USED));
    await user.click(ticket.getByRole("button", { name: "Give it back" }));
    expect(await ticket.findByText(TICKET_USED)).toBeTruthy();
    await user.click(ticket.getByRole("button", { name: "I cannot come" }));
    backend.reply(giveBackTicket, { status: true });
    backend.reply(eventTicket, { status: true, data: { ...TICKET, state: "cancelled", can_give_back: false } });
    await user.click(ticket.getByRole("button", { name: "Give it back" }));
    expect(await ticket.findByText(/was given back/)).toBeTruthy();
    expect(ticket.queryByRole("img")).toBeNull();
    expect(ticket.queryByRole("button", { name: "I cannot come" })).toBeNull();
  });

  it("that was used, or whose event is over, is not given back", async () => {
    const data = { ...TICKET, state: "seated" as const, qr: { size: 29, path: "M4 4h1v1h-1z" }, can_give_back: false };
    backend.reply(eventTicket, { status: true, data });
    openTicket();
    await screen.findByRole("img", { name: "QR code of your ticket" });
    expect(screen.queryByRole("button", { name: "I cannot come" })).toBeNull();
  });

  it("says its place on the waiting list", async () => {
    backend.reply(eventTicket, { status: true, data: { ...TICKET, state: "waiting", position: 3 } });
    openTicket();
    expect(await screen.findByText(/You are at place 3 of the waiting list/)).toBeTruthy();
  });

  it("that is none is said so", async () => {
    backend.reply(eventTicket, refuse(404, NO_SUCH_TICKET));
    openTicket();
    expect(await screen.findByText(NO_SUCH_TICKET)).toBeTruthy();
  });
});
