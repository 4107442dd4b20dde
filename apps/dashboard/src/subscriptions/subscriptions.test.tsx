// @vitest-environment jsdom
import {
  chargeAgain,
  dueDeliveries,
  dueDeliveriesCsv,
  failedCharges,
  mailPaymentLink,
  setSubscriptionState,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { DELIVERY_OBSTACLE_NAMES, FAILED_ORDER_OVER, FAILED_ORDER_TOO_OLD, NO_MANDATE } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import DuePage from "./due-page.tsx";
import FailedChargesPage from "./failed-charges-page.tsx";

const PAGES = [
  { path: "subscriptions", Component: DuePage },
  { path: "subscriptions/failed-charges", Component: FailedChargesPage },
];
type Due = WireReplyOf<typeof dueDeliveries>["data"][number];
type Failed = WireReplyOf<typeof failedCharges>["data"][number];

const listOf = <T,>(...data: T[]) => ({ status: true, data, count: data.length, total_pages: 1 });
const DUE: Due = {
  ...{ id: 5, customer: { id: 3, name: "Asha Patel" }, product_id: 7, product: "Gir Cow Ghee", quantity: 2 },
  ...{ interval: "Every month", delivery_day: "2126-03-20", amount: 1898, payment: "mandate" as const },
  ...{ payment_day: "2126-03-19", is_active: true },
};
const FAILED: Failed = {
  ...{ id: 41, order_id: "SO-2126-000041", subscription_id: 5, customer: { id: 3, name: "Asha Patel" } },
  ...{ product: "Gir Cow Ghee", delivery_day: "2126-03-20", amount: 1898, failed_at: "2126-03-19T06:30:00Z" },
  ...{
    reason: "The bank declined the charge. Insufficient balance",
    can_charge: true,
    can_mail: true,
    is_active: true,
  },
};

const backend = useMockBackend();
beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["customers"], second_factor: "off" },
  });
});

it("lists what is due, what is charged and how, and what stands in the way", async () => {
  const ordered = { order: { id: 41, order_id: "SO-2126-000041" }, payment: "paid" as const, payment_day: null };
  const asked = backend.reply(
    dueDeliveries,
    listOf<Due>(DUE, { ...DUE, id: 6, ...ordered }, { ...DUE, id: 8, payment: "link", obstacle: "out-of-stock" }),
  );
  renderDashboard(PAGES, "/dashboard/subscriptions?within=7");
  const [, first, second, third] = await screen.findAllByRole("row");
  for (const text of ["Asha Patel", "2 × Gir Cow Ghee", "March 20, 2126", "₹1,898", "Charged by mandate"])
    expect(first?.textContent).toContain(text);
  expect(first?.textContent).toContain("Will be charged on March 19, 2126");
  expect(second?.textContent).toContain("SO-2126-000041");
  expect(second?.textContent).not.toMatch(/(charged|mailed) on/);
  expect(third?.textContent).toContain("Will be mailed on March 19, 2126");
  expect(third?.textContent).toContain(DELIVERY_OBSTACLE_NAMES["out-of-stock"]);
  expect(asked[0]?.query).toEqual({ within: "7", page: 1 });
});

it("pauses a subscription, and lets it go on again", async () => {
  backend.reply(dueDeliveries, listOf(DUE));
  const set = backend.reply(setSubscriptionState, { status: true });
  const { user } = renderDashboard(PAGES, "/dashboard/subscriptions");
  const pause = await screen.findByRole("button", { name: "Pause Gir Cow Ghee for Asha Patel" });
  backend.reply(dueDeliveries, listOf<Due>());
  await user.click(pause);
  expect(await screen.findByText("No deliveries yet")).toBeDefined();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(set.map(({ body }) => body)).toEqual([{ active: false }, { active: true }]));
  expect(set[0]?.params).toEqual({ id: 5 });
});

it("offers what is listed as a file", async () => {
  backend.reply(dueDeliveries, listOf(DUE));
  const asked = backend.reply(dueDeliveriesCsv, refuse(503, "Please try again!"));
  const { user } = renderDashboard(PAGES, "/dashboard/subscriptions?within=3");
  await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText("This could not be downloaded")).toBeDefined();
  expect(asked[0]?.query).toEqual({ within: "3" });
});

it("a failed charge says why, and is charged again or paid by link", async () => {
  backend.reply(failedCharges, listOf(FAILED));
  backend.reply(mailPaymentLink, refuse(409, FAILED_ORDER_OVER));
  const { user } = renderDashboard(PAGES, "/dashboard/subscriptions/failed-charges");
  expect(await screen.findByText(/Insufficient balance/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Mail the payment link for SO-2126-000041" }));
  expect(await screen.findByText(FAILED_ORDER_OVER)).toBeDefined();
  const charged = backend.reply(chargeAgain, { status: true, message: "Charged tomorrow." });
  backend.reply(failedCharges, listOf<Failed>());
  await user.click(await screen.findByRole("button", { name: "Charge again for SO-2126-000041" }));
  expect(await screen.findByText("Charged tomorrow.")).toBeDefined();
  expect(await screen.findByText("No failed charges yet")).toBeDefined();
  expect(charged[0]?.params).toEqual({ id: 41 });
});

it("a failed charge without a mandate can be paid by link only", async () => {
  backend.reply(failedCharges, listOf<Failed>({ ...FAILED, can_charge: false, is_active: false }));
  const { user } = renderDashboard(PAGES, "/dashboard/subscriptions/failed-charges");
  expect(await screen.findByText(NO_MANDATE)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Charge again/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
  const set = backend.reply(setSubscriptionState, { status: true });
  await user.click(screen.getByRole("button", { name: "Resume Gir Cow Ghee for Asha Patel" }));
  expect(await screen.findByText("The subscription goes on, and its customer is mailed.")).toBeDefined();
  expect(set).toMatchObject([{ params: { id: 5 }, body: { active: true } }]);
});

it("a failed charge of an order that is too old to be paid says what to do instead", async () => {
  backend.reply(failedCharges, listOf<Failed>({ ...FAILED, can_charge: false, can_mail: false }));
  renderDashboard(PAGES, "/dashboard/subscriptions/failed-charges");
  expect(await screen.findByText(FAILED_ORDER_TOO_OLD)).toBeDefined();
  expect(screen.queryByText(NO_MANDATE)).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Charge again|Mail)/ })).toBeNull();
});
