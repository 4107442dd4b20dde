// @vitest-environment jsdom
import {
  answerPerson,
  appointmentSlots,
  attendedEvents,
  cancelAppointment,
  handlePerson,
  moveAppointment,
  staffPeople,
  staffPerson,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  ANSWER_IS_EMPTY,
  APPOINTMENT_MESSAGES,
  addDays,
  EDIT_CONFLICT,
  PEOPLE_KINDS,
  PEOPLE_STATE_NAMES,
  PEOPLE_STATES,
  todayInIndia,
  weekdayOf,
} from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { PEOPLE } from "./people-kinds.ts";
import PeoplePage from "./people-page.tsx";
import PersonPage from "./person-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "/dashboard/people/:list", Component: PeoplePage },
      { path: "/dashboard/people/:list/:entryId", Component: PersonPage },
    ],
    path,
  );

const ROW = {
  id: 7,
  name: "Kavita Rao",
  email: "kavita@example.com",
  phone: "+919811122233",
  about: "Ghee by the tin",
  at: "2026-03-14T06:30:00Z",
  state: "open",
} as const;

const listed = (rows: WireReplyOf<typeof staffPeople>["data"]) => ({
  ...{ status: true, data: rows, count: rows.length },
  total_pages: Math.ceil(rows.length / 25),
});

type Person = WireReplyOf<typeof staffPerson>["data"];
const person = (changed: Partial<Person> = {}) => ({
  status: true,
  data: {
    ...ROW,
    created_at: ROW.at,
    facts: [{ label: "Inquiry", value: "Tins of 15 kilos?" }],
    ...{ note: "", version: 1, can_cancel: false },
    ...changed,
  },
});

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["customers"], second_factor: "off" },
  });
  backend.reply(attendedEvents, {
    status: true,
    data: [{ id: 3, title: "A walk through the farm", starts_at: ROW.at, attendees: 2 }],
  });
  logInAs("staff");
});

describe.each(PEOPLE_KINDS)("the list of %s", (kind) => {
  it("shows who is in it, and asks for what the address says", async () => {
    const [state] = PEOPLE_STATES[kind];
    const asked = backend.reply(staffPeople, listed([{ ...ROW, state, amount: 500, left: 120 }]));
    open(`/dashboard/people/${kind}?state=${state}&from=2026-03-01&to=never&page=2`);
    const link = await screen.findByRole("link", { name: "Kavita Rao" });
    expect(link.getAttribute("href")).toBe(`/dashboard/people/${kind}/7`);
    const row = link.closest("tr");
    for (const text of ["Ghee by the tin", "+919811122233, kavita@example.com", PEOPLE_STATE_NAMES[state]])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent.includes("₹120.00")).toBe(kind === "gift-vouchers");
    expect(asked.at(-1)).toMatchObject({ params: { kind }, query: { state, from: "2026-03-01", page: 2 } });
    const tab = within(screen.getByRole("navigation", { name: "Lists of people" })).getByRole("link", {
      current: "page",
    });
    expect(tab.textContent).toBe(PEOPLE[kind].title);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(PEOPLE[kind].title);
  });

  it("says when nobody is in it, and when it cannot tell", async () => {
    backend.reply(staffPeople, listed([]));
    open(`/dashboard/people/${kind}?search=nobody`);
    expect(await screen.findByText(PEOPLE[kind].empty)).toBeDefined();
    backend.reply(staffPeople, refuse(429, "Too many"));
    open(`/dashboard/people/${kind}?search=nobody`);
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});

it("filters attendees by event and leads by form, and knows no other list", async () => {
  const asked = backend.reply(staffPeople, listed([]));
  open("/dashboard/people/attendees?event=3&form=b2b");
  expect(await screen.findByRole("option", { name: "A walk through the farm", selected: true })).toBeDefined();
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ event: 3, page: 1 }));
  open("/dashboard/people/leads?event=3&form=b2b");
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ form: "b2b", page: 1 }));
  open("/dashboard/people/strangers");
  expect(await screen.findByText("There is no such list")).toBeDefined();
});

describe("an inquiry", () => {
  it("is answered by mail, phone or WhatsApp, and moved on with a note", async () => {
    backend.reply(staffPerson, person());
    const saved = backend.reply(handlePerson, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/people/inquiries/7");
    const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await hrefOf("kavita@example.com")).toBe(
      "mailto:kavita%40example.com?subject=Re%3A%20Ghee%20by%20the%20tin",
    );
    expect(await hrefOf("+919811122233")).toBe("tel:+919811122233");
    expect(await hrefOf("WhatsApp")).toBe("https://wa.me/919811122233");
    expect(screen.getByText("Tins of 15 kilos?")).toBeDefined();
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Answered");
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Called back");
    backend.reply(staffPerson, person({ state: "answered", note: "Called back", version: 2 }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).toBeDefined();
    expect(saved[0]).toMatchObject({
      params: { kind: "inquiries", id: 7 },
      body: { version: 1, state: "answered", note: "Called back" },
    });
  });

  it("that somebody else moved on shows both, and one chooses", async () => {
    backend.reply(staffPerson, person());
    backend.reply(handlePerson, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/people/inquiries/7");
    await user.type(await screen.findByRole("textbox", { name: /^Note/ }), "Mine");
    backend.reply(staffPerson, person({ state: "closed", note: "Theirs", version: 5 }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Theirs")).toBeDefined();
    const saved = backend.reply(handlePerson, { status: true, data: { version: 6 } });
    await user.click(screen.getByRole("button", { name: "Save both changes" }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ version: 5, state: "closed", note: "Mine" }));
  });

  it("is answered from here, and the note that was begun stays", async () => {
    backend.reply(staffPerson, person());
    const sent = backend.reply(answerPerson, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/people/inquiries/7");
    const field = await screen.findByRole("textbox", { name: "Answer by mail to kavita@example.com" });
    await user.click(screen.getByRole("button", { name: "Send the answer" }));
    expect(screen.getByText(ANSWER_IS_EMPTY)).toBeDefined();
    expect(sent).toHaveLength(0);
    await user.type(screen.getByRole("textbox", { name: /^Note/ }), "Ask the farm");
    await user.type(field, "Yes, on Monday.");
    const answers = [{ text: "Yes, on Monday.", at: ROW.at, by: "Meera Shah" }];
    backend.reply(staffPerson, person({ state: "answered", version: 2, answers }));
    await user.click(screen.getByRole("button", { name: "Send the answer" }));
    expect(await screen.findByText("Yes, on Monday.", { selector: "ol p" })).toBeDefined();
    expect(sent[0]).toMatchObject({
      params: { kind: "inquiries", id: 7 },
      body: { version: 1, text: "Yes, on Monday." },
    });
    const saved = backend.reply(handlePerson, { status: true, data: { version: 3 } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saved[0]?.body).toEqual({ version: 2, state: "answered", note: "Ask the farm" }));
  });

  it("that somebody else answered meanwhile shows their answer, and keeps one's own", async () => {
    backend.reply(staffPerson, person());
    backend.reply(answerPerson, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/people/inquiries/7");
    await user.type(await screen.findByRole("textbox", { name: /^Answer/ }), "Mine");
    const answers = [{ text: "Theirs", at: ROW.at, by: "Suresh Iyer" }];
    backend.reply(staffPerson, person({ state: "answered", version: 2, answers }));
    await user.click(screen.getByRole("button", { name: "Send the answer" }));
    expect(await screen.findByText("Theirs")).toBeDefined();
    expect(screen.getByText(EDIT_CONFLICT)).toBeDefined();
    const sent = backend.reply(answerPerson, { status: true, data: { version: 3 } });
    await user.click(screen.getByRole("button", { name: "Send the answer" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 2, text: "Mine" }));
  });

  it("that is not there is said so", async () => {
    backend.reply(staffPerson, refuse(404, "There is no such entry."));
    open("/dashboard/people/inquiries/8");
    expect(await screen.findByText("There is no such entry.")).toBeDefined();
  });
});

describe("an appointment", () => {
  it("is moved to a free hour of another day", async () => {
    const day = addDays(todayInIndia(new Date()), 7);
    const slotOf = (starting_hour: string) => ({ week_day_number: weekdayOf(day), starting_hour });
    backend.reply(staffPerson, person({ state: "coming", can_cancel: true, version: 3 }));
    const asked = backend.reply(appointmentSlots, {
      online_appointment_slot: [slotOf("10:00"), slotOf("10:30")],
      booked_hours: ["10:00"],
    });
    backend.reply(moveAppointment, refuse(409, APPOINTMENT_MESSAGES.slotTaken));
    const { user } = open("/dashboard/people/appointments/7");
    await user.click(await screen.findByRole("button", { name: "Move the appointment" }));
    const dialog = within(await screen.findByRole("dialog"));
    const move = () => user.click(dialog.getByRole("button", { name: "Move the appointment" }));
    await move();
    expect(await dialog.findByText(APPOINTMENT_MESSAGES.date)).toBeDefined();
    await user.type(dialog.getByLabelText(/^Day/), day);
    await dialog.findByRole("option", { name: "10:30" });
    expect(dialog.queryByRole("option", { name: "10:00" })).toBeNull();
    expect(asked.at(-1)?.query).toEqual({ date: day });
    await user.selectOptions(dialog.getByRole("combobox"), "10:30");
    await move();
    expect(await dialog.findByText(APPOINTMENT_MESSAGES.slotTaken)).toBeDefined();
    const moved = backend.reply(moveAppointment, { status: true, data: { version: 4 } });
    await move();
    expect(await screen.findByText("The appointment is moved, and Kavita Rao is mailed.")).toBeDefined();
    expect(moved[0]).toMatchObject({
      params: { id: 7 },
      body: { version: 3, start_datetime: `${day}T10:30:00+05:30`, reason: "" },
    });
  });

  it("that somebody else changed meanwhile is moved as it is now", async () => {
    const day = addDays(todayInIndia(new Date()), 7);
    const state = { state: "coming" as const, can_cancel: true };
    backend.reply(staffPerson, person({ ...state, version: 3 }));
    backend.reply(appointmentSlots, {
      online_appointment_slot: [{ week_day_number: weekdayOf(day), starting_hour: "10:00" }],
      booked_hours: [],
    });
    const sent = backend.reply(moveAppointment, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/people/appointments/7");
    await user.click(await screen.findByRole("button", { name: "Move the appointment" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText(/^Day/), day);
    await user.selectOptions(dialog.getByRole("combobox"), await dialog.findByRole("option", { name: "10:00" }));
    backend.reply(staffPerson, person({ ...state, version: 4 }));
    await user.click(dialog.getByRole("button", { name: "Move the appointment" }));
    expect(await dialog.findByText(EDIT_CONFLICT)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Move the appointment" }));
    await waitFor(() => expect(sent.map(({ body }) => body?.version)).toEqual([3, 4]));
  });

  it("asks for the hour again on another day, and says where the hours could not be loaded", async () => {
    const days = [7, 8].map((ahead) => addDays(todayInIndia(new Date()), ahead));
    const slots = days.map((day) => ({ week_day_number: weekdayOf(day), starting_hour: "10:00" }));
    backend.reply(staffPerson, person({ state: "coming", can_cancel: true }));
    backend.reply(appointmentSlots, refuse(503, "Please try again!"));
    const { user } = open("/dashboard/people/appointments/7");
    await user.click(await screen.findByRole("button", { name: "Move the appointment" }));
    const dialog = within(await screen.findByRole("dialog"));
    const enter = (date = "") => fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: date } });
    enter(days[0]);
    expect(await dialog.findByText("The free hours could not be loaded")).toBeDefined();
    backend.reply(appointmentSlots, { online_appointment_slot: slots, booked_hours: [] });
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    await user.selectOptions(dialog.getByRole("combobox"), await dialog.findByRole("option", { name: "10:00" }));
    enter(days[1]);
    expect(dialog.getByRole<HTMLSelectElement>("combobox").value).toBe("");
    await dialog.findByRole("option", { name: "10:00" });
    await user.click(dialog.getByRole("button", { name: "Move the appointment" }));
    expect(await dialog.findByText(APPOINTMENT_MESSAGES.slot)).toBeDefined();
  });

  it("is cancelled after it was asked about, with a reason", async () => {
    backend.reply(staffPerson, person({ state: "coming", can_cancel: true }));
    const cancelled = backend.reply(cancelAppointment, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/people/appointments/7");
    expect(screen.queryByRole("combobox", { name: "State" })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Cancel the appointment" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "The vaidya is ill");
    backend.reply(staffPerson, person({ state: "cancelled", can_cancel: false }));
    await user.click(dialog.getByRole("button", { name: "Cancel the appointment" }));
    expect(await screen.findByText("The appointment is cancelled, and Kavita Rao is mailed.")).toBeDefined();
    expect(cancelled[0]).toMatchObject({ params: { id: 7 }, body: { reason: "The vaidya is ill" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel the appointment" })).toBeNull());
  });

  it("of a gift voucher takes no note", async () => {
    backend.reply(staffPerson, person({ state: "paid", note: null, version: null }));
    open("/dashboard/people/gift-vouchers/7");
    expect(await screen.findByText("Tins of 15 kilos?")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
