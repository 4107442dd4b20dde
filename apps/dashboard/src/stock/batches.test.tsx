// @vitest-environment jsdom
import {
  changeStock,
  createBatch,
  editBatch,
  staffBatches,
  staffBatchesCsv,
  staffBatchOrders,
  staffBatchOrdersCsv,
  staffSession,
  staffStock,
  stockMovements,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BATCH_DAY_MISSING, BATCH_DAY_PASSED, BATCHES_ABOVE_STOCK, EDIT_CONFLICT } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import type { BatchRow } from "./batch-dialog.tsx";
import BatchOrdersPage from "./batch-orders-page.tsx";
import BatchesPage from "./batches-page.tsx";
import StockMovementsPage from "./stock-movements-page.tsx";
import StockPage from "./stock-page.tsx";

const PAGES = [
  { path: "stock", Component: StockPage },
  { path: "stock/batches", Component: BatchesPage },
  { path: "stock/batches/:batchId", Component: BatchOrdersPage },
  { path: "stock/:productId", Component: StockMovementsPage },
];
const GHEE = { id: 7, name: "Gir Cow Ghee", image: "/media/ghee.webp", price: 899, stock: 9 };
const BATCH: BatchRow = {
  ...{
    id: 4,
    product_id: 7,
    product_name: GHEE.name,
    number: "B12",
    best_before: "2126-05-01",
    state: "soon" as const,
  },
  ...{ received: 12, left: 5, expired: 0, version: 3 },
};
const listOf = <T,>(...data: T[]) => ({ status: true, data, count: data.length, total_pages: 1 });

const backend = useMockBackend();
beforeEach(() => {
  logInAs("staff");
  backend.reply(staffSession, {
    status: true,
    data: { name: "Suresh Patel", role: "packer", permissions: ["stock"], second_factor: "off" },
  });
  backend.reply(staffBatches, listOf(BATCH));
  backend.reply(staffStock, listOf(GHEE));
  backend.reply(stockMovements, {
    ...listOf({
      ...{ id: 1, change: -2, stock_after: 9, reason: "order" as const, at: "2026-03-15T06:30:00.000Z" },
      batches: [{ number: "B12", change: -2 }],
    }),
    product: GHEE,
  });
});

it("lists batches as the address asks for, and says which expire soon", async () => {
  const asked = backend.reply(staffBatches, listOf(BATCH, { ...BATCH, id: 5, number: "B13", state: "good" }));
  renderDashboard(PAGES, "/dashboard/stock/batches?state=soon&product=7&search=B");
  const row = (await screen.findByText("B12")).closest("tr");
  expect(row?.textContent).toContain("May 1, 2126");
  expect(row?.textContent).toContain("expires soon");
  expect(screen.getByText("B13").closest("tr")?.textContent).not.toContain("expires soon");
  expect(asked[0]?.query).toMatchObject({ state: "soon", product: 7, search: "B" });
});

it("downloads what is listed", async () => {
  const asked = backend.reply(staffBatchesCsv, refuse(503, "Please try again!"));
  const { user } = renderDashboard(PAGES, "/dashboard/stock/batches?state=expired");
  await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(asked[0]?.query).toMatchObject({ state: "expired" });
});

it("corrects a batch on the version that was seen, and shows what the shop refuses", async () => {
  const asked = backend.reply(editBatch, refuse(409, { errors: { left: [BATCHES_ABOVE_STOCK] } }));
  const { user } = renderDashboard(PAGES, "/dashboard/stock/batches");
  await user.click(await screen.findByRole("button", { name: "Correct batch B12 of Gir Cow Ghee" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct batch B12" });
  const day = within(dialog).getByLabelText(/Best before/);
  await user.clear(day);
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  expect(await within(dialog).findByText(BATCH_DAY_MISSING)).toBeDefined();
  await user.type(day, "2126-06-01");
  await user.clear(within(dialog).getByLabelText(/Pieces of it/));
  await user.type(within(dialog).getByLabelText(/Pieces of it/), "50");
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  expect(await within(dialog).findByText(BATCHES_ABOVE_STOCK)).toBeDefined();
  expect(asked[0]?.body).toEqual({ number: "B12", best_before: "2126-06-01", left: 50, version: 3 });
  backend.reply(editBatch, { status: true, data: { version: 4 } });
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says what becomes of a batch whose day has passed, and asks before it is saved", async () => {
  const asked = backend.reply(editBatch, { status: true, data: { version: 4 } });
  const { user } = renderDashboard(PAGES, "/dashboard/stock/batches");
  await user.click(await screen.findByRole("button", { name: "Correct batch B12 of Gir Cow Ghee" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct batch B12" });
  expect(within(dialog).queryByText(BATCH_DAY_PASSED)).toBeNull();
  await user.clear(within(dialog).getByLabelText(/Best before/));
  await user.type(within(dialog).getByLabelText(/Best before/), "2020-05-01");
  expect(within(dialog).getByText(BATCH_DAY_PASSED)).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  const question = await screen.findByRole("dialog", { name: "Is this right?" });
  expect(within(question).getByText(/5 pieces leave the stock/)).toBeDefined();
  expect(asked).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Yes, save it" }));
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ best_before: "2020-05-01", version: 3 }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("goes on from what somebody else has made of a batch", async () => {
  const asked = backend.reply(editBatch, refuse(409, EDIT_CONFLICT));
  const { user } = renderDashboard(PAGES, "/dashboard/stock/batches");
  await user.click(await screen.findByRole("button", { name: "Correct batch B12 of Gir Cow Ghee" }));
  const dialog = await screen.findByRole("dialog", { name: "Correct batch B12" });
  await user.clear(within(dialog).getByLabelText(/Batch number/));
  await user.type(within(dialog).getByLabelText(/Batch number/), "B21");
  backend.reply(staffBatches, listOf({ ...BATCH, left: 4, version: 4 }));
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  await within(dialog).findByText("Changed by somebody else");
  expect(asked).toHaveLength(1);
  const again = backend.reply(editBatch, { status: true, data: { version: 5 } });
  await user.click(within(dialog).getByRole("button", { name: "Save both changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(again[0]?.body).toEqual({ number: "B21", best_before: "2126-05-01", left: 4, version: 4 });
});

it("says of no pieces that they are in no batch before it knows", async () => {
  const answer = deferred<Response>();
  backend.use(http.get("*/dashboard/batches/", () => answer.promise));
  const { user } = renderDashboard(PAGES, "/dashboard/stock/7");
  await screen.findByText("B12: -2");
  expect(screen.queryByText("in no batch: sold last")).toBeNull();
  answer.resolve(HttpResponse.error());
  await screen.findByText(SOMETHING_WENT_WRONG);
  expect(screen.queryByText("in no batch: sold last")).toBeNull();
  backend.reply(staffBatches, listOf(BATCH));
  await user.click(screen.getByRole("button", { name: /again/i }));
  expect((await screen.findByText("in no batch: sold last")).closest("li")?.textContent).toContain("4 ×");
});

it("a product's page says what is left of which batch, and puts the others into one", async () => {
  const asked = backend.reply(createBatch, { status: true, data: { id: 6 } });
  const { user } = renderDashboard(PAGES, "/dashboard/stock/7");
  const section = await screen.findByRole("region", { name: "Batches" });
  expect(await within(section).findByText(/B12, best before May 1, 2126 \(expires soon\)/)).toBeDefined();
  expect(within(section).getByText("in no batch: sold last").closest("li")?.textContent).toContain("4 ×");
  expect(screen.getByText("B12: -2")).toBeDefined();
  await user.click(within(section).getByRole("button", { name: "Put pieces into a batch" }));
  const dialog = await screen.findByRole("dialog", { name: "Put pieces into a batch" });
  await user.type(within(dialog).getByLabelText(/Batch number/), "b13");
  await user.type(within(dialog).getByLabelText(/Best before/), "2126-07-01");
  await user.type(within(dialog).getByLabelText(/Pieces of it/), "4");
  await user.click(within(dialog).getByRole("button", { name: "Save batch" }));
  await waitFor(() =>
    expect(asked[0]?.body).toEqual({ product_id: 7, number: "B13", best_before: "2126-07-01", left: 4 }),
  );
});

it("goods are taken in with their batch, and written off from one; a count names none", async () => {
  const asked = backend.reply(changeStock, { status: true, data: { changed: [], refused: [] } });
  const { user } = renderDashboard(PAGES, "/dashboard/stock");
  const pieces = await screen.findByLabelText("Pieces of Gir Cow Ghee");
  expect(screen.queryByLabelText("Batch of Gir Cow Ghee")).toBeNull();
  await user.type(pieces, "3");
  await user.type(screen.getByLabelText("Batch of Gir Cow Ghee"), "B12");
  await user.type(screen.getByLabelText("Best before of Gir Cow Ghee"), "2126-05-01");
  const save = async (count: number) => {
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1]?.body?.changes[0];
  };
  expect(await save(1)).toMatchObject({ action: "received", batch: { number: "B12", best_before: "2126-05-01" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "damaged");
  expect(screen.queryByLabelText("Best before of Gir Cow Ghee")).toBeNull();
  expect((await save(2))?.batch).toEqual({ number: "B12" });
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "counted");
  expect(screen.queryByLabelText("Batch of Gir Cow Ghee")).toBeNull();
  expect((await save(3))?.batch).toBeUndefined();
  // A day that was typed before is of what comes in alone.
  await user.selectOptions(screen.getByRole("combobox", { name: "What" }), "damaged");
  await user.clear(screen.getByLabelText("Batch of Gir Cow Ghee"));
  expect((await save(4))?.batch).toBeUndefined();
});

it("what was taken in leaves its batch field empty; what was refused keeps it, with the reason", async () => {
  backend.reply(changeStock, {
    status: true,
    data: { changed: [], refused: [{ id: 7, message: BATCH_DAY_MISSING, stock: 9 }] },
  });
  const { user } = renderDashboard(PAGES, "/dashboard/stock");
  await user.type(await screen.findByLabelText("Pieces of Gir Cow Ghee"), "3");
  await user.type(screen.getByLabelText("Batch of Gir Cow Ghee"), "B14");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`${BATCH_DAY_MISSING} In stock now: 9.`)).toBeDefined();
  expect(screen.getByLabelText("Batch of Gir Cow Ghee")).toHaveProperty("value", "B14");
  backend.reply(changeStock, { status: true, data: { changed: [{ id: 7, stock: 12 }], refused: [] } });
  await user.type(screen.getByLabelText("Best before of Gir Cow Ghee"), "2126-05-01");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByLabelText("Batch of Gir Cow Ghee")).toBeNull());
  await user.type(screen.getByLabelText("Pieces of Gir Cow Ghee"), "1");
  expect(screen.getByLabelText("Batch of Gir Cow Ghee")).toHaveProperty("value", "");
});

const mayAlso = (...permissions: ("orders" | "sales")[]) =>
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["stock", ...permissions], second_factor: "off" },
  });
const ORDER = {
  ...{ id: 12, order_id: "SO-2026-000012", order_date: "2026-03-14T06:30:00.000Z", order_status: "Shipped" },
  ...{ full_name: "Asha Patil", mobile_no: "+919876543210", pieces: 3, back: 1, returned: 0 },
};
const replyWithOrders = () =>
  backend.reply(staffBatchOrders, { ...listOf(ORDER), batch: BATCH, known_since: "2026-03-01T06:30:00.000Z" });

it("lead from a batch to the orders that got pieces of it, which say whom to call and since when they are known", async () => {
  mayAlso("orders", "sales");
  const asked = replyWithOrders();
  const { user } = renderDashboard(PAGES, "/dashboard/stock/batches");
  await user.click(await screen.findByRole("link", { name: `Orders with batch B12 of ${GHEE.name}` }));
  const row = (await screen.findByRole("link", { name: "SO-2026-000012" })).closest("tr");
  for (const text of ["Asha Patil", "+919876543210", "Shipped"]) expect(row?.textContent).toContain(text);
  expect(
    within(row ?? document.body)
      .getByRole("link", { name: "+919876543210" })
      .getAttribute("href"),
  ).toBe("tel:+919876543210");
  expect(screen.getByText(/^Known since 1 Mar 2026, .* Pieces that were sold earlier/)).toBeDefined();
  expect(screen.getByText("5 of 12 left")).toBeDefined();
  await user.selectOptions(screen.getByLabelText("Only"), "Not all pieces have come back");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ show: "out" }));
  const files = backend.reply(staffBatchOrdersCsv, refuse(404, "There is no such batch."));
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText("There is no such batch.")).toBeDefined();
  expect(files[0]).toMatchObject({ params: { id: 4 }, query: { show: "out" } });
});

it("lead to their orders from the product's page, and to no file without the right to see sales", async () => {
  mayAlso("orders");
  replyWithOrders();
  const { user } = renderDashboard(PAGES, "/dashboard/stock/7");
  await user.click(await screen.findByRole("link", { name: "Orders with batch B12" }));
  expect(await screen.findByRole("link", { name: "SO-2026-000012" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
});

it("offer no orders to those who may not see orders", async () => {
  renderDashboard(PAGES, "/dashboard/stock/batches");
  expect(await screen.findByText("B12")).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Orders with/ })).toBeNull();
});

it("say that a batch is not there", async () => {
  mayAlso("orders");
  backend.reply(staffBatchOrders, refuse(404, "There is no such batch."));
  renderDashboard(PAGES, "/dashboard/stock/batches/99");
  expect(await screen.findByText("Batch not found")).toBeDefined();
});
