// @vitest-environment jsdom
import {
  importTracking,
  parcelManifest,
  shipmentsCsv,
  staffOrders,
  staffParcels,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import OrdersPage from "./orders-page.tsx";
import ParcelsPage from "./parcels-page.tsx";

const backend = useMockBackend();
const PAGES = [
  { path: "parcels", Component: ParcelsPage },
  { path: "orders", Component: OrdersPage },
];
const open = (path = "/dashboard/parcels") => renderDashboard(PAGES, path);

const COURIERS = [
  { courier: "", parcels: 1, cash_parcels: 0, collect: 0 },
  { courier: "DTDC", parcels: 12, cash_parcels: 3, collect: 2499.5 },
];

beforeEach(() => {
  logInAs("staff");
  localStorage.removeItem("couriers");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => undefined }));
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "packer", permissions: ["orders"], second_factor: "off" },
  });
  backend.reply(staffParcels, { status: true, data: COURIERS });
});

describe("parcels by courier", () => {
  it("are counted, each with the manifest of the day that is shown", async () => {
    const asked = backend.reply(staffParcels, { status: true, data: COURIERS });
    const printed = backend.reply(parcelManifest, refuse(404, "There are no parcels of this courier."));
    const { user } = open("/dashboard/parcels?day=2026-03-14");
    const row = within(await screen.findByRole("row", { name: /^DTDC/ }));
    expect(row.getByText("₹2,499.50")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Handed over on March 14, 2026" })).toBeDefined();
    expect(asked[0]?.query).toEqual({ day: "2026-03-14" });
    await user.click(row.getByRole("button", { name: "Manifest for DTDC" }));
    await waitFor(() => expect(printed[0]?.query).toEqual({ courier: "DTDC", day: "2026-03-14" }));
    expect(await screen.findByText("There are no parcels of this courier.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Manifest for those without a courier" })).toBeDefined();
  });

  it("are said to be none, and not to be there when nothing answers", async () => {
    backend.reply(staffParcels, { status: true, data: [] });
    open();
    expect(await screen.findByText("Nothing to hand over")).toBeDefined();
    backend.reply(staffParcels, refuse(404, "It is not there."));
    open();
    expect(await screen.findByText("Parcels not found")).toBeDefined();
  });
});

type Judged = WireReplyOf<typeof importTracking>["data"];
const ROW = { row: 2, order_id: "SO-2026-000007", courier: "DTDC", tracking_number: "D7" };
const judged = (change: Partial<Judged>): { status: true; data: Judged } => ({
  status: true,
  data: { rows: [ROW], new: 1, changed: 0, unchanged: 0, refused: 0, is_applied: false, version: "v1", ...change },
});

describe("a file with tracking numbers", () => {
  const choose = async () => {
    const opened = open();
    const { user } = opened;
    await user.upload(await screen.findByLabelText(/^The courier’s file/), new File(["Order,AWB"], "awb.csv"));
    await user.type(screen.getByRole("textbox", { name: /^Courier of rows/ }), "DTDC");
    return opened;
  };

  it("is previewed, then written, and the list is loaded again", async () => {
    const sent = backend.reply(importTracking, ({ query }) => judged({ is_applied: query.apply === true }));
    const { user } = await choose();
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText("1 order get a number, 0 corrected, 0 unchanged, 0 refused")).toBeDefined();
    expect(screen.getByText("D7")).toBeDefined();
    const asked = backend.reply(staffParcels, { status: true, data: COURIERS });
    await user.click(screen.getByRole("button", { name: "Give 1 order their numbers" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(sent.map(({ query }) => query)).toEqual([
      { courier: "DTDC", apply: false },
      { courier: "DTDC", apply: true, version: "v1" },
    ]);
    expect(screen.queryByText("D7")).toBeNull();
  });

  it("says what is wrong in which row, and offers to write nothing", async () => {
    const problem = "There is no order SO-2026-000007.";
    backend.reply(importTracking, judged({ rows: [{ ...ROW, problem }], new: 0, refused: 1 }));
    const { user } = await choose();
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText(problem)).toBeDefined();
    expect(screen.getByText("Nothing is written while a row is refused")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Give/ })).toBeNull();
  });

  it("says which parcels it corrects, and is looked at again where they are others by then", async () => {
    const corrects = (number: string, version: string, isApplied = false) =>
      judged({
        ...{ new: 0, changed: 1, version, is_applied: isApplied },
        rows: [{ ...ROW, previous: { courier: "Delhivery", tracking_number: number } }],
      });
    const sent = backend.reply(importTracking, ({ query }) =>
      query.apply ? corrects("X2", "v2", query.version === "v2") : corrects("X1", "v1"),
    );
    const { user } = await choose();
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText("Changes from Delhivery, X1 to DTDC, D7.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Give 1 order their numbers" }));
    expect(await screen.findByText("Changes from Delhivery, X2 to DTDC, D7.")).toBeDefined();
    expect(screen.getByText("Nothing is written yet")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Give 1 order their numbers" }));
    await waitFor(() => expect(screen.queryByText("Nothing is written yet")).toBeNull());
    expect(sent.map(({ query }) => query?.version)).toEqual([undefined, "v1", "v2"]);
  });

  it("has no courier but the one that is chosen for it", async () => {
    localStorage.setItem("couriers", JSON.stringify(["DTDC"]));
    open();
    const field = await screen.findByRole("combobox", { name: /^Courier of rows/ });
    expect(field).toHaveProperty("value", "");
    expect(document.querySelector<HTMLOptionElement>("datalist option")?.value).toBe("DTDC");
  });

  it("is looked at again where an order has changed since", async () => {
    const problem = "This order is cancelled. Only orders that are accepted or packed take a number.";
    backend.reply(importTracking, ({ query }) =>
      query.apply ? judged({ rows: [{ ...ROW, problem }], new: 0, refused: 1 }) : judged({}),
    );
    const { user } = await choose();
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    await user.click(await screen.findByRole("button", { name: "Give 1 order their numbers" }));
    expect(await screen.findByText(problem)).toBeDefined();
  });

  it("that is none is refused beside its field", async () => {
    backend.reply(importTracking, refuse(400, "This is no file with tracking numbers."));
    const { user } = await choose();
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText("This is no file with tracking numbers.")).toBeDefined();
  });
});

it("chosen orders are downloaded as the file of a courier", async () => {
  const row = {
    ...{
      id: 7,
      order_id: "SO-2026-000007",
      order_date: "2026-03-14T09:00:00.000Z",
      order_status: "Packed",
      change_count: 0,
    },
    ...{ pay_type: "Cash on Delivery", is_paid: false, final_total: 1249, pieces: 1, products: [] },
    ...{ full_name: "Asha Kulkarni", mobile_no: "+919876543210", city: "Pune" },
  };
  backend.reply(staffOrders, { status: true, data: [row], count: 1, total_pages: 1 });
  const loaded = backend.reply(shipmentsCsv, refuse(409, "These orders have none."));
  const { user } = open("/dashboard/orders");
  await user.click(await screen.findByRole("checkbox", { name: "Choose SO-2026-000007" }));
  await user.click(screen.getByRole("button", { name: "Files for couriers" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "India Post" }));
  await waitFor(() => expect(loaded[0]?.query).toEqual({ file: "india-post", orders: [7] }));
  for (const name of ["Delhivery", "Shiprocket"]) expect(dialog.getByRole("button", { name })).toBeDefined();
  expect(await dialog.findByText("These orders have none.")).toBeDefined();
  const note = "Products without a weight are in SO-2026-000007.";
  backend.reply(shipmentsCsv, { name: "shipments.csv", content: new Blob(["Order"]), note });
  await user.click(dialog.getByRole("button", { name: "Delhivery" }));
  expect((await dialog.findByText(note)).closest("[role=alert]")?.textContent).toBe(
    `Before you upload this file${note}`,
  );
});
