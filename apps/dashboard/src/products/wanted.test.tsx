// @vitest-environment jsdom
import { staffSession, wantedProducts } from "@store/api-client/contract";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import WantedPage from "./wanted-page.tsx";

const backend = useMockBackend();
const open = () =>
  renderDashboard([{ path: "/dashboard/products/wanted", Component: WantedPage }], "/dashboard/products/wanted");

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "manager", permissions: ["products"], second_factor: "off" },
  });
  logInAs("staff");
});

it("shows how many wait for each product, and since when", async () => {
  const since = "2026-03-14T06:30:00Z";
  const data = [
    { id: 7, name: "Cow Ghee", image: "", stock: 0, waiting: 1200, since },
    { id: 8, name: "Honey", image: "", stock: null, waiting: 1, since },
  ];
  backend.reply(wantedProducts, { status: true, data, count: 2, total_pages: 1 });
  open();
  const rows = within(await screen.findByRole("table", { name: "Wanted products" }))
    .getAllByRole("row")
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .slice(-3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["1,200", "14 Mar 2026", "0"],
    ["1", "14 Mar 2026", "Not counted"],
  ]);
  expect(screen.getByRole("link", { name: "Cow Ghee" }).getAttribute("href")).toBe("/dashboard/products/7");
});

it("may have nobody waiting", async () => {
  backend.reply(wantedProducts, { status: true, data: [], count: 0, total_pages: 0 });
  open();
  expect(await screen.findByText("No wanted products yet")).toBeDefined();
});
