// @vitest-environment jsdom
import { cancelEventTicket, letIn, staffEventTicket, staffSession, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { ENTER_TICKET_CODE, NO_SUCH_TICKET, TICKET_WAITS } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import CheckInPage from "./check-in-page.tsx";

const PAGES = [
  { path: "content/check-in", Component: CheckInPage },
  { path: "content/check-in/:code", Component: CheckInPage },
];
const CODE = "7-341-K3MQ9TXZ";
const TICKET: WireReplyOf<typeof staffEventTicket>["data"] = {
  ...{ number: "7-341", name: "Kavita Rao", event: 7, title: "Five millets", state: "seated" },
  ...{ start_datetime: "2126-03-15T06:30:00Z", can_give_back: true },
};

const backend = useMockBackend();
beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["content"], second_factor: "off" },
  });
});
const show = (change: Partial<typeof TICKET> = {}) =>
  backend.reply(staffEventTicket, { status: true, data: { ...TICKET, ...change } });

it("a scanned ticket shows whose it is, and lets in once", async () => {
  const asked = show();
  const sent = backend.reply(letIn, { status: true });
  const { user } = renderDashboard(PAGES, `/dashboard/content/check-in/${CODE}`);
  const enter = await screen.findByRole("button", { name: "Let Kavita Rao in" });
  expect(asked[0]?.params).toEqual({ code: CODE });
  show({ attended_at: "2126-03-15T06:31:00Z", refusal: "Already in, since noon.", can_give_back: false });
  await user.click(enter);
  expect(await screen.findByText("Already in, since noon.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Let Kavita Rao in" })).toBeNull();
  show();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ is_in: true }, { is_in: false }]));
});

it("a code is typed as people type it", async () => {
  const asked = show({ state: "waiting", refusal: TICKET_WAITS });
  const { user } = renderDashboard(PAGES, "/dashboard/content/check-in");
  await user.click(await screen.findByRole("button", { name: "Look it up" }));
  expect(await screen.findByText(ENTER_TICKET_CODE)).toBeDefined();
  await user.type(screen.getByLabelText(/^Code of a ticket/), ` ${CODE.toLowerCase()}{Enter}`);
  expect(await screen.findByText(TICKET_WAITS)).toBeDefined();
  expect(asked[0]?.params).toEqual({ code: CODE });
});

it("a code that is none is said so", async () => {
  backend.reply(staffEventTicket, refuse(404, NO_SUCH_TICKET));
  renderDashboard(PAGES, "/dashboard/content/check-in/7-341-00000000");
  expect(await screen.findByText("Ticket not found")).toBeDefined();
  expect(screen.getByLabelText(/^Code of a ticket/)).toBeDefined();
});

it("a ticket is cancelled after it was asked about", async () => {
  show();
  const cancelled = backend.reply(cancelEventTicket, { status: true });
  const { user } = renderDashboard(PAGES, `/dashboard/content/check-in/${CODE}`);
  await user.click(await screen.findByRole("button", { name: "Cancel the ticket" }));
  const dialog = within(await screen.findByRole("dialog"));
  show({ state: "cancelled", refusal: "It was given back.", can_give_back: false });
  await user.click(dialog.getByRole("button", { name: "Cancel the ticket" }));
  expect(await screen.findByText("The ticket of Kavita Rao is cancelled.")).toBeDefined();
  expect(await screen.findByText("It was given back.")).toBeDefined();
  expect(cancelled[0]?.params).toEqual({ code: CODE });
});
