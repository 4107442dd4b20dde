// @vitest-environment jsdom
import { eliteSubscriptions, membershipInvoicePdf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { EliteTab } from "./elite-tab.tsx";

const backend = useMockBackend();

const membership = (id: number, is_active: boolean) => ({
  id,
  user_data: { name: `Ravi Menon ${id}` },
  start_date: "2026-03-15",
  end_date: "2027-03-15",
  is_active,
  is_expired: !is_active,
});
const memberships = (count: number, isActive = true) =>
  backend.reply(eliteSubscriptions, {
    status: true,
    data: Array.from({ length: count }, (_, place) => membership(place + 1, isActive && place === 0)),
  });

const open = () => renderRoutes([{ path: "/profile", Component: EliteTab }], "/profile");
const shown = async () =>
  within(await screen.findByRole("list", { name: "Memberships" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => logInAs("elite"));

it("lists the memberships, and leads to the plans to renew", async () => {
  memberships(2);
  open();
  expect(await shown()).toEqual([
    "Ravi Menon 1ActiveStart dateMar 15, 2026End dateMar 15, 2027",
    "Ravi Menon 2ExpiredStart dateMar 15, 2026End dateMar 15, 2027",
  ]);
  expect(screen.getByRole("link", { name: "Renew Subscription" }).getAttribute("href")).toBe("/subscription-plans");
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("offers the invoice of each of a membership's years", async () => {
  const invoices = ["INV/25-26/000007", "INV/26-27/000123"];
  backend.reply(eliteSubscriptions, { status: true, data: [{ ...membership(1, true), invoices }] });
  const asked = backend.reply(membershipInvoicePdf, refuse(404, { message: "This invoice is not among yours." }));
  const { user } = open();
  expect((await screen.findAllByRole("button", { name: /^Download invoice/ })).map((one) => one.textContent)).toEqual(
    invoices.map((number) => `Download invoice ${number}`),
  );
  await user.click(screen.getByRole("button", { name: `Download invoice ${invoices[0]}` }));
  expect(await screen.findByText("This invoice is not among yours.")).toBeTruthy();
  expect(asked.map(({ query }) => query.number)).toEqual([invoices[0]]);
});

it("leads to the plans to buy one when none is active, or there is none", async () => {
  memberships(1, false);
  const { unmount } = open();
  const buy = () => screen.findByRole("link", { name: "Buy Subscription" });
  expect((await buy()).getAttribute("href")).toBe("/subscription-plans");
  unmount();
  memberships(0);
  open();
  expect(await screen.findByText("Subscription Not Found")).toBeTruthy();
  expect((await buy()).getAttribute("href")).toBe("/subscription-plans");
});

it("offers sizes of which 12 is chosen first, and turns pages (C28)", async () => {
  memberships(30);
  const { user } = open();
  expect(await shown()).toHaveLength(12);
  const sizes = screen.getByRole<HTMLSelectElement>("combobox", { name: "Memberships per page" });
  expect([...sizes.options].map(({ value }) => value)).toEqual(["10", "12", "25", "50", "100"]);
  expect(sizes.value).toBe("12");
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(await shown()).toHaveLength(6);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "Memberships" })));
  await user.selectOptions(sizes, "25");
  expect(await shown()).toHaveLength(25);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("1");
});

it("says that it could not be loaded, and loads it again", async () => {
  backend.reply(eliteSubscriptions, refuse(503, "Away"));
  const { user } = open();
  expect((await screen.findByRole("alert")).textContent).toContain("Subscription loading failed");
  memberships(1);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await shown()).toHaveLength(1);
});
