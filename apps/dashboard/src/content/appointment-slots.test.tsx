// @vitest-environment jsdom
import {
  addAppointmentSlot,
  addDayOff,
  removeAppointmentSlot,
  removeDayOff,
  staffAppointmentSlots,
  staffSession,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { SELECT_A_DATE, slotTooNearMessage } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import AppointmentSlotsPage from "./appointment-slots-page.tsx";

const backend = useMockBackend();
const open = () =>
  renderDashboard(
    [{ path: "content/appointment-slots", Component: AppointmentSlotsPage }],
    "/dashboard/content/appointment-slots",
  );

const BOOKED = "2099-03-16T04:30:00Z";
const HOURS = {
  slots: [{ weekday: 1, starting_hour: "10:00", booked: [BOOKED] }],
  days_off: [{ day: "2099-12-25", booked: [] }],
  booked_elsewhere: ["2099-03-18T08:30:00Z"],
};

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["content"], second_factor: "off" },
  });
  backend.reply(staffAppointmentSlots, { status: true, data: HOURS });
  logInAs("staff");
});

describe("the vaidya's hours", () => {
  it("stand by the day of the week, with what is booked, at them or elsewhere", async () => {
    open();
    const monday = await screen.findByRole("region", { name: "Monday" });
    expect(monday.textContent).toContain("10:00 AM");
    expect(monday.textContent).toContain("1 booked, next 16 Mar 2099, 10:00 am");
    expect(screen.getByRole("region", { name: "Sunday" }).textContent).toContain("No consultations");
    expect(screen.getByText("18 Mar 2099, 2:00 pm")).toBeDefined();
  });

  it("are offered, unless too near to another", async () => {
    const added = backend.reply(addAppointmentSlot, { status: true });
    const { user } = open();
    const form = within(await screen.findByRole("form", { name: "Another hour" }));
    fireEvent.change(form.getByLabelText(/^Begins/), { target: { value: "10:10" } });
    await user.click(form.getByRole("button", { name: "Offer this hour" }));
    expect(form.getByText(slotTooNearMessage("10:00"))).toBeDefined();
    await user.selectOptions(form.getByLabelText("Day of the week"), "Tuesday");
    await user.click(form.getByRole("button", { name: "Offer this hour" }));
    expect(await screen.findByText("The hour is offered.")).toBeDefined();
    expect(added.map(({ body }) => body)).toEqual([{ weekday: 2, starting_hour: "10:10" }]);
  });

  it("are taken out, and what is booked stays booked", async () => {
    const removed = backend.reply(removeAppointmentSlot, { status: true });
    const { user } = open();
    const take = await screen.findByRole("button", { name: "Take out Monday, 10:00 AM" });
    backend.reply(staffAppointmentSlots, {
      status: true,
      data: { ...HOURS, slots: [], booked_elsewhere: [BOOKED] },
    });
    await user.click(take);
    expect(await screen.findByText(/What is booked stays booked/)).toBeDefined();
    expect(await screen.findByText("16 Mar 2099, 10:00 am")).toBeDefined();
    expect(removed[0]?.body).toEqual({ weekday: 1, starting_hour: "10:00" });
    const added = backend.reply(addAppointmentSlot, { status: true });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(added.map(({ body }) => body)).toEqual([{ weekday: 1, starting_hour: "10:00" }]));
  });

  it("say why one could not be taken out", async () => {
    backend.reply(removeAppointmentSlot, refuse(404, "This hour is not offered"));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Take out Monday, 10:00 AM" }));
    expect(await screen.findByText("This hour is not offered")).toBeDefined();
  });
});

describe("days off", () => {
  it("are taken and given back", async () => {
    const added = backend.reply(addDayOff, { status: true });
    const removed = backend.reply(removeDayOff, { status: true });
    const { user } = open();
    const form = within(await screen.findByRole("form", { name: "Another day off" }));
    await user.click(form.getByRole("button", { name: "Take this day off" }));
    expect(form.getByText(SELECT_A_DATE)).toBeDefined();
    fireEvent.change(form.getByLabelText(/^Day/), { target: { value: "2099-01-26" } });
    await user.click(form.getByRole("button", { name: "Take this day off" }));
    await waitFor(() => expect(added.map(({ body }) => body)).toEqual([{ day: "2099-01-26" }]));
    await user.click(screen.getByRole("button", { name: "Offer 25 Dec 2099 again" }));
    await waitFor(() => expect(removed.map(({ body }) => body)).toEqual([{ day: "2099-12-25" }]));
  });
});
