// @vitest-environment jsdom
import {
  applyPriceList,
  leaveOutConflicts,
  priceList,
  priceListCsv,
  productChoices,
  staffSession,
  uploadPriceList,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { PRICE_LIST_CONFLICT } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { renderRoutes } from "@store/react-client/testing/render-routes";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import DashboardLayout from "../frame/dashboard-layout.tsx";
import PriceListPage from "./price-list-page.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderRoutes(
    [
      {
        path: "/dashboard",
        Component: DashboardLayout,
        children: [{ path: "/dashboard/price-list", Component: PriceListPage }],
      },
    ],
    path,
  );

type Summary = WireReplyOf<typeof priceList>["summary"];
const SUMMARY: Summary = {
  ...{ lines: 224, unchanged: 223, prices_up: 1, prices_down: 0, stocks: 0, conflicts: 0 },
  ...{ error_count: 0, errors: [], is_applied: false },
};
const reply = (change: Partial<Summary>, isConflict = false) => ({
  status: true,
  data: [
    {
      ...{ line: 5, product_id: 7, name: "Gir Cow Ghee", is_conflict: isConflict },
      price: { before: 899, after: 949, now: change.is_applied ? 949 : isConflict ? 925 : 899 },
    },
  ],
  ...{ count: 1, total_pages: 1 },
  summary: { ...SUMMARY, ...change },
});

beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["products"], second_factor: "off" },
  });
});

it("asks for a file, where none is chosen", async () => {
  const { user } = open("/dashboard/price-list");
  await user.click(await screen.findByRole("button", { name: "Upload and preview" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please choose the changed file.");
});

it("shows what would change, and applies it", async () => {
  backend.reply(priceList, reply({}));
  const asked = backend.reply(applyPriceList, { status: true, data: { changed: 1 } });
  const { user } = open("/dashboard/price-list?list=3");
  expect(await screen.findByText("₹899.00 → ₹949.00")).toBeDefined();
  expect(screen.getByText(/1 price up, 0 down, 0 stocks, 223 unchanged/)).toBeDefined();
  backend.reply(priceList, reply({ is_applied: true }));
  await user.click(screen.getByRole("button", { name: "Apply all" }));
  await waitFor(() => expect(asked[0]?.params).toEqual({ id: 3 }));
  expect(await screen.findByRole("heading", { name: "Applied" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
  // By now the shop has the new price: the list still says what it was.
  expect(screen.getByText("₹899.00 → ₹949.00")).toBeDefined();
});

it("applies what changes unusually much only once it is ticked", async () => {
  const great = reply({ great_changes: 1 });
  const [row] = great.data;
  backend.reply(priceList, {
    ...great,
    data: [
      {
        ...row,
        ...{ line: 5, product_id: 7, name: "Gir Cow Ghee" },
        is_conflict: false,
        price: { before: 899, after: 8999, now: 899 },
      },
    ],
  });
  const asked = backend.reply(applyPriceList, { status: true, data: { changed: 1 } });
  const { user } = open("/dashboard/price-list?list=3");
  expect(await screen.findByText("Unusual")).toBeDefined();
  expect(screen.getByText("1 line changes unusually much")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Apply all" }));
  expect(screen.getByText(/^Please look at what changes unusually much/)).toBeDefined();
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole("checkbox", { name: "They are right" }));
  await user.click(screen.getByRole("button", { name: "Apply all" }));
  await waitFor(() => expect(asked[0]?.query).toEqual({ confirmed: true }));
});

it("applies no list in which nothing would change", async () => {
  backend.reply(priceList, { ...reply({ prices_up: 0, unchanged: 224 }), data: [], count: 0, total_pages: 0 });
  open("/dashboard/price-list?list=3");
  expect(await screen.findByText("Nothing would change")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
});

it("shows both where something was changed meanwhile, and goes on without it", async () => {
  backend.reply(priceList, reply({}));
  backend.reply(applyPriceList, refuse(409, PRICE_LIST_CONFLICT));
  const asked = backend.reply(leaveOutConflicts, { status: true, data: { left_out: 1 } });
  const { user } = open("/dashboard/price-list?list=3");
  const button = await screen.findByRole("button", { name: "Apply all" });
  backend.reply(priceList, reply({ conflicts: 1 }, true));
  await user.click(button);
  expect(await screen.findByText(PRICE_LIST_CONFLICT)).toBeDefined();
  expect(await screen.findByText("₹925.00 → ₹949.00")).toBeDefined();
  expect(screen.getByText("The file is based on ₹899.00")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Skip lines that have changed since" }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

it("tells each wrong line, and offers nothing to apply", async () => {
  backend.reply(priceList, reply({ error_count: 1, errors: [{ line: 9, message: "The price is zero." }] }));
  open("/dashboard/price-list?list=3");
  expect(await screen.findByText(/Line 9: The price is zero/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
});

it("downloads the list of the shop, or of a category", async () => {
  const category = { id: 4, name: "Ghee", path: ["Dairy"], is_hidden: false };
  const choices = { categories: [category], brands: [], foams: [], sections: [] };
  backend.reply(productChoices, { status: true, data: choices });
  const asked = backend.reply(priceListCsv, refuse(429, "Too many downloads."));
  const { user } = open("/dashboard/price-list");
  const button = await screen.findByRole("button", { name: "Download the price list" });
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByRole("option", { name: "Dairy › Ghee" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Dairy › Ghee");
  await user.click(button);
  await waitFor(() => expect(asked.map(({ query }) => query)).toEqual([{}, { category: 4 }]));
  expect(await screen.findByText("Too many downloads.")).toBeDefined();
});

it("takes the next file anew: one that was changed after it was chosen cannot be sent again", async () => {
  const asked = backend.reply(uploadPriceList, { status: true, data: { id: 3 } });
  backend.reply(priceList, reply({ error_count: 1, errors: [{ line: 9, message: "The price is zero." }] }));
  const { user } = open("/dashboard/price-list");
  const field = await screen.findByLabelText<HTMLInputElement>("The changed file");
  await user.upload(field, new File([], "empty.csv", { type: "text/csv" }));
  const send = screen.getByRole("button", { name: "Upload and preview" });
  await user.click(send);
  expect((await screen.findByRole("alert")).textContent).toContain("This file is empty");
  expect(document.activeElement).toBe(field);
  await user.upload(field, new File(["Product"], "prices.csv", { type: "text/csv" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(send);
  expect(await screen.findByText(/Line 9: The price is zero/)).toBeDefined();
  expect(field.value).toBe("");
  const heading = screen.getByRole("heading", { name: "What would change" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(send);
  expect(await screen.findByText("Please choose the changed file.")).toBeDefined();
  expect(asked).toHaveLength(1);
});

it("says when the list is not there any more", async () => {
  backend.reply(priceList, refuse(404, "Please upload it again!"));
  open("/dashboard/price-list?list=3");
  expect(await screen.findByText("Price list not found")).toBeDefined();
  expect(screen.getByText("Please upload it again!")).toBeDefined();
});
