// @vitest-environment jsdom
import { leftCartsCsv, staffLeftCarts, staffSession } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import LeftCartsPage from "./left-carts-page.tsx";

const backend = useMockBackend();
const open = (search = "") =>
  renderDashboard([{ path: "/dashboard/carts", Component: LeftCartsPage }], `/dashboard/carts${search}`);

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "manager", permissions: ["customers"], second_factor: "off" },
  });
  logInAs("staff");
});

const CART = { id: 1, customer_id: 7, customer: "Asha Patel", since: "2026-03-14T06:30:00Z", pieces: 3, worth: 450 };

it("carts say whether their customer was reminded, and what was ordered since", async () => {
  const data = [
    {
      ...CART,
      wants_reminders: true,
      reminded_at: "2026-03-15T06:30:00Z",
      order: { id: 4, number: "SO-2026-000004", at: CART.since },
    },
    { ...CART, id: 2, customer: "Ravi Rao", wants_reminders: true },
    { ...CART, id: 3, customer: "", wants_reminders: false },
  ];
  const asked = backend.reply(staffLeftCarts, { status: true, data, count: 3, total_pages: 1 });
  open("?state=reminded");
  const rows = within(await screen.findByRole("table", { name: "Carts" }))
    .getAllByRole("row")
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .slice(-2)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["15 Mar 2026", "SO-2026-000004"],
    ["Not yet", "No"],
    ["Wants no mail", "No"],
  ]);
  expect(screen.getByRole("link", { name: "Customer 7" }).getAttribute("href")).toBe("/dashboard/customers/7");
  expect(screen.getByRole("link", { name: "SO-2026-000004" }).getAttribute("href")).toBe("/dashboard/orders/4");
  expect(asked[0]?.query).toMatchObject({ state: "reminded" });
});

it("carts are downloaded as they are shown, and there may be none", async () => {
  const data = [{ ...CART, wants_reminders: false }];
  backend.reply(staffLeftCarts, { status: true, data, count: 1, total_pages: 1 });
  const asked = backend.reply(leftCartsCsv, refuse(403, "Not for you"));
  const { user } = open("?state=waiting");
  await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText("Not for you")).toBeDefined();
  expect(asked[0]?.query).toEqual({ state: "waiting" });
});

it("no cart was left yet", async () => {
  backend.reply(staffLeftCarts, { status: true, data: [], count: 0, total_pages: 0 });
  open();
  expect(await screen.findByText("No carts yet")).toBeDefined();
});
