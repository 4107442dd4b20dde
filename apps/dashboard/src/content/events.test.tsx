// @vitest-environment jsdom
import {
  cancelEvent,
  createEvent,
  editEvent,
  staffEvent,
  staffEvents,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT, EVENT_FORM_MESSAGES } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
// Loaded here, not within a test that waits for it.
import "./event-form.tsx";
import EventPage from "./event-page.tsx";
import EventsPage from "./events-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "content/events", Component: EventsPage },
      { path: "content/events/:eventId", Component: EventPage },
    ],
    path,
  );

const EVENT: WireReplyOf<typeof staffEvent>["data"] = {
  ...{ id: 7, title: "Pressing oil", start_datetime: "2026-04-01T04:30:00Z", end_datetime: "2026-04-01T06:30:00Z" },
  ...{ venue_address: "Surabhi House", category: "Physical Event", status: "PUBLISHED", max_attendees: 20 },
  ...{ attendees: 4, version: 3, description: "<p>Come and see!</p>" },
};

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["content"], second_factor: "off" },
  });
  logInAs("staff");
});

describe("the list of events", () => {
  it("says when each is and how many come", async () => {
    const asked = backend.reply(staffEvents, { status: true, data: [EVENT], count: 1, total_pages: 1 });
    open("/dashboard/content/events?time=coming");
    const row = (await screen.findByRole("link", { name: "Pressing oil" })).closest("tr");
    for (const text of ["1 Apr 2026, 10:00 am", "Open", "4 of 20"]) expect(row?.textContent).toContain(text);
    expect(asked[0]?.query).toEqual({ time: "coming", page: 1 });
  });

  it("says when there is none", async () => {
    backend.reply(staffEvents, { status: true, data: [], count: 0, total_pages: 0 });
    const { unmount } = open("/dashboard/content/events");
    expect(await screen.findByText("No events yet")).toBeDefined();
    unmount();
    open("/dashboard/content/events?time=past");
    expect(await screen.findByText("No events found")).toBeDefined();
  });
});

describe("an event", () => {
  it("is announced, at India's time", async () => {
    const made = backend.reply(createEvent, { status: true, data: { id: 9 } });
    backend.reply(staffEvents, { status: true, data: [], count: 0, total_pages: 0 });
    const { user, address } = open("/dashboard/content/events/new");
    await user.click(await screen.findByRole("button", { name: "Add the event" }));
    expect(screen.getByText(EVENT_FORM_MESSAGES.title)).toBeDefined();
    expect(screen.getByText(EVENT_FORM_MESSAGES.venue)).toBeDefined();
    await user.type(screen.getByLabelText(/^Title/), "Baking");
    fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: "2026-04-02T10:00" } });
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: "2026-04-02T12:00" } });
    await user.selectOptions(screen.getByLabelText("Kind"), "Online");
    await user.click(screen.getByRole("button", { name: "Add the event" }));
    await waitFor(() => expect(address()).toBe("/dashboard/content/events"));
    expect(made[0]?.body).toEqual({
      ...{ title: "Baking", category: "Online", description: "" },
      ...{ start_datetime: "2026-04-02T04:30:00.000Z", end_datetime: "2026-04-02T06:30:00.000Z" },
    });
  });

  it("is changed from the version that was seen, or both are shown", async () => {
    backend.reply(staffEvent, { status: true, data: EVENT });
    const changed = backend.reply(editEvent, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/content/events/7");
    await user.type(await screen.findByLabelText(/^Title/), " at home");
    backend.reply(staffEvent, { status: true, data: { ...EVENT, title: "Pressing", max_attendees: 30, version: 4 } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const keep = await screen.findByRole("button", { name: "Save both changes" });
    expect(changed[0]?.body).toMatchObject({ title: "Pressing oil at home", max_attendees: 20, version: 3 });
    const kept = backend.reply(editEvent, { status: true, data: { version: 5 } });
    await user.click(keep);
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(kept[0]?.body).toMatchObject({ title: "Pressing oil at home", max_attendees: 30, version: 4 });
  });

  it("shows at its field what the server refuses", async () => {
    backend.reply(staffEvent, { status: true, data: EVENT });
    backend.reply(editEvent, refuse(409, { errors: { max_attendees: ["4 seats are taken"] } }));
    const { user } = open("/dashboard/content/events/7");
    const seats = await screen.findByLabelText(/^Seats/);
    await user.clear(seats);
    await user.type(seats, "2");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("4 seats are taken")).toBeDefined();
  });

  it("is cancelled with a word to those who registered, who are led to", async () => {
    backend.reply(staffEvent, { status: true, data: EVENT });
    const cancelled = backend.reply(cancelEvent, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/content/events/7");
    const link = await screen.findByRole("link", { name: "Who comes (4)" });
    expect(link.getAttribute("href")).toBe("/dashboard/people/attendees?event=7");
    await user.click(screen.getByRole("button", { name: "Cancel the event" }));
    await user.type(await screen.findByLabelText(/Additional text in the mail/), "It rains.");
    backend.reply(staffEvent, { status: true, data: { ...EVENT, status: "CANCELLED", version: 4 } });
    const buttons = await screen.findAllByRole("button", { name: "Cancel the event", hidden: true });
    const confirm = buttons.at(-1);
    if (confirm) await user.click(confirm);
    expect(await screen.findByText("Cancelled")).toBeDefined();
    expect(cancelled[0]?.body).toEqual({ version: 3, note: "It rains." });
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("that is not known says so", async () => {
    backend.reply(staffEvent, refuse(404, "No such event"));
    open("/dashboard/content/events/99");
    expect(await screen.findByText("No such event")).toBeDefined();
  });
});
