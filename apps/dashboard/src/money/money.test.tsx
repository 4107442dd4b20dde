// @vitest-environment jsdom
import {
  applyPayout,
  closedUntil,
  closeOwed,
  closeOwedUntil,
  moneyOwed,
  owedMoney,
  owedUntil,
  payout,
  payoutLinesToCheck,
  payouts,
  refundsNotDeducted,
  staffSession,
  takeBackPayout,
  undoClosedUntil,
  undoClosing,
  uploadPayout,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fromRupees, MONEY_CHANGED, NO_REFERENCE_COLUMN, PAYOUT_CHANGED, PAYOUT_WRONG } from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import LinesPage from "./lines-page.tsx";
import MoneyPage from "./money-page.tsx";
import UploadPage from "./upload-page.tsx";

const PAGES = [
  { path: "money", Component: MoneyPage },
  { path: "money/lines", Component: LinesPage },
  { path: "money/upload", Component: UploadPage },
];
const backend = useMockBackend();
const open = (path: string) => renderDashboard(PAGES, `/dashboard/${path}`);

beforeEach(() => {
  logInAs("staff");
  backend.reply(closedUntil, { status: true, data: [] });
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Rao", role: "manager", permissions: ["sales"], second_factor: "off" },
  });
});

const part = (count: number, amount: number) => ({ count, amount });
const NONE = part(0, 0);
const OWED: WireReplyOf<typeof moneyOwed>["data"] = {
  payers: [
    {
      ...{ kind: "cash", payer: "Gopal Parcels", oldest: "2026-03-01T05:00:00Z" },
      ...{ owed: part(2, 1900), week: part(1, 900), fortnight: NONE, longer: part(1, 1000), short: part(1, 1000) },
    },
    {
      ...{ kind: "gateway", payer: "payu" },
      ...{ owed: NONE, week: NONE, fortnight: NONE, longer: NONE, short: NONE },
    },
  ],
  to_check: part(3, 700),
  refunds: part(1, 100),
};
const ROW = {
  ...{ order_id: 7, order_number: "SO-2026-000007", reference: "GP7", since: "2026-03-01T05:00:00Z" },
  ...{ due: 1000, received: 0, written_off: 0, left: 1000 },
};
const rows = (...data: (typeof ROW)[]) => ({ status: true, data, count: data.length, total_pages: 1 });

describe("money owed", () => {
  it("is shown by who owes it, and leads to the orders of each", async () => {
    backend.reply(moneyOwed, { status: true, data: OWED });
    const asked = backend.reply(owedMoney, rows(ROW));
    const { user } = open("money");
    const table = await screen.findByRole("table", { name: "Who owes money to the shop" });
    expect(within(table).getByRole("row", { name: /PayU/ })).toBeDefined();
    expect(screen.getByRole("link", { name: "3 lines to check: ₹700.00" })).toBeDefined();
    expect(screen.getByText(/1 refund not yet taken off/)).toBeDefined();
    await user.click(within(table).getByRole("link", { name: "₹1,000.00, short, Gopal Parcels" }));
    expect(await screen.findByRole("heading", { name: "What Gopal Parcels owes" })).toBeDefined();
    expect(await screen.findByRole("link", { name: "SO-2026-000007" })).toBeDefined();
    expect(asked.at(-1)?.query).toMatchObject({ kind: "cash", payer: "Gopal Parcels", state: "short" });
  });

  it("that a settlement has to take off is listed by order", async () => {
    backend.reply(moneyOwed, { status: true, data: OWED });
    const row = { id: 3, order_id: 7, order_number: "SO-2026-000007", txn_id: "t7", amount: 100 };
    const data = [{ ...row, paid_at: "2026-03-01T05:00:00Z" }];
    backend.reply(refundsNotDeducted, { status: true, data, count: 1, total_pages: 1 });
    const { user } = open("money");
    await user.click(await screen.findByRole("link", { name: /1 refund not yet taken off/ }));
    expect((await screen.findByRole("link", { name: "SO-2026-000007" })).getAttribute("href")).toContain("orders/7");
  });

  it("that nobody owes is said so", async () => {
    backend.reply(moneyOwed, { status: true, data: { payers: [], to_check: NONE, refunds: NONE } });
    open("money");
    expect(await screen.findByText("Nobody owes anything")).toBeDefined();
    expect(screen.getByRole("link", { name: "No lines to check" })).toBeDefined();
  });

  it("is closed with a reason, which can be undone", async () => {
    backend.reply(moneyOwed, { status: true, data: OWED });
    backend.reply(owedMoney, rows(ROW));
    const closed = backend.reply(closeOwed, { status: true, data: { id: 5 } });
    const undone = backend.reply(undoClosing, { status: true });
    const { user } = open("money?payer=cash:Gopal Parcels");
    await user.click(await screen.findByRole("button", { name: "Close SO-2026-000007" }));
    const dialog = await screen.findByRole("dialog", { name: "Close ₹1,000.00 of SO-2026-000007" });
    await user.click(within(dialog).getByRole("button", { name: "Close it" }));
    expect(await within(dialog).findByText(/Please enter a reason/)).toBeDefined();
    await user.selectOptions(within(dialog).getByLabelText("What became of it"), "The shop writes it off");
    await user.type(within(dialog).getByLabelText(/^Reason/), "Lost on the way");
    await user.click(within(dialog).getByRole("button", { name: "Close it" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeDefined();
    expect(closed.at(-1)?.body).toMatchObject({
      ...{ order_id: 7, way: "written_off", reason: "Lost on the way", seen: fromRupees(1000) },
    });
    expect(undone).toHaveLength(1);
  });
});

describe("money owed until a day", () => {
  const TOGETHER = "6f1c0f6e-6a52-4c6e-9a7e-0d5a3f2b1c4d";
  beforeEach(() => backend.reply(moneyOwed, { status: true, data: OWED }));
  const start = async () => {
    const opened = open("money");
    await opened.user.click(await screen.findByRole("button", { name: "Close all owed until a day" }));
    return { ...opened, dialog: within(await screen.findByRole("dialog", { name: "Close all owed until a day" })) };
  };

  it("is closed at once with a reason, after it was said how much it is, and opened again", async () => {
    const asked = backend.reply(owedUntil, { status: true, data: part(34, 12_300) });
    const closed = backend.reply(closeOwedUntil, { status: true, data: { together: TOGETHER } });
    const undone = backend.reply(undoClosedUntil, { status: true });
    const { user, dialog } = await start();
    expect(dialog.getByRole("status").textContent).toBe("Choose a day to see how much it is.");
    expect(dialog.getByRole("button", { name: "Close all" })).toHaveProperty("disabled", true);
    await user.type(dialog.getByLabelText(/^Delivered or paid until/), "2026-01-31");
    expect(await dialog.findByText("This closes 34 orders, ₹12,300.00.")).toBeDefined();
    expect(asked.at(-1)?.query).toMatchObject({ kind: "cash", payer: undefined, until: "2026-01-31" });
    await user.selectOptions(dialog.getByLabelText("Who owes it"), "Gopal Parcels");
    await user.type(dialog.getByLabelText(/^Reason/), "From before");
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ payer: "Gopal Parcels" });
    await dialog.findByText("This closes 34 orders, ₹12,300.00.");
    await user.click(dialog.getByRole("button", { name: "Close all" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeDefined();
    expect(closed[0]?.body).toMatchObject({
      ...{ kind: "cash", payer: "Gopal Parcels", until: "2026-01-31", way: "settled", reason: "From before" },
      ...{ seen_count: 34, seen: fromRupees(12_300) },
    });
    expect(undone).toMatchObject([{ params: { together: TOGETHER } }]);
  });

  it("is opened again as one, long after it was closed", async () => {
    const batch = {
      together: TOGETHER,
      kind: "cash",
      ...part(34, 12_300),
      way: "settled",
      reason: "From before",
    } as const;
    backend.reply(closedUntil, { status: true, data: [{ ...batch, at: "2026-03-01T05:00:00Z", by: "Kiran Rao" }] });
    const undone = backend.reply(undoClosedUntil, { status: true });
    const { user } = open("money");
    expect(await screen.findByText(/^Closed on 1 Mar 2026.* by Kiran Rao: From before$/)).toBeDefined();
    backend.reply(closedUntil, { status: true, data: [] });
    await user.dblClick(screen.getByRole("button", { name: "Open all 34 again" }));
    expect(await screen.findByText("34 orders, ₹12,300.00: opened again.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Closed until a day" })).toBeNull());
    expect(undone).toMatchObject([{ params: { together: TOGETHER } }]);
  });

  it("that cannot be opened again says why", async () => {
    const batch = { together: TOGETHER, kind: "gateway", ...part(1, 300), way: "settled", reason: "Old" } as const;
    backend.reply(closedUntil, { status: true, data: [{ ...batch, at: "2026-03-01T05:00:00Z", by: "Kiran Rao" }] });
    backend.reply(undoClosedUntil, refuse(409, "Somebody else was quicker"));
    const { user } = open("money");
    await user.click(await screen.findByRole("button", { name: "Open it again" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Somebody else was quicker");
  });

  it("is not closed until it is known how much it is", async () => {
    backend.reply(owedUntil, refuse(503));
    const { user, dialog } = await start();
    const closeAll = dialog.getByRole("button", { name: "Close all" });
    await user.type(dialog.getByLabelText(/^Delivered or paid until/), "2026-01-31");
    expect(await dialog.findByText("How much it is could not be loaded.")).toBeDefined();
    expect(closeAll).toHaveProperty("disabled", true);
    const gate = deferred<void>();
    backend.use(
      http.get(`${BACKEND}/dashboard/money-owed/until/`, async () => {
        await gate.promise;
        return HttpResponse.json({ status: true, data: part(0, 0) });
      }),
    );
    await user.selectOptions(dialog.getByLabelText("Who owes it"), "Gopal Parcels");
    expect(await dialog.findByText("Counting how much it is…")).toBeDefined();
    expect(closeAll).toHaveProperty("disabled", true);
    gate.resolve();
    expect(await dialog.findByText("Nothing was owed until then.")).toBeDefined();
    expect(closeAll).toHaveProperty("disabled", true);
  });

  it("that could not be counted is counted again", async () => {
    backend.reply(owedUntil, refuse(503));
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText(/^Delivered or paid until/), "2026-01-31");
    const again = await dialog.findByRole("button", { name: "Try again" });
    backend.reply(owedUntil, { status: true, data: part(1, 500) });
    await user.click(again);
    expect(await dialog.findByText("This closes 1 order, ₹500.00.")).toBeDefined();
    expect(dialog.getByRole("button", { name: "Close all" })).toHaveProperty("disabled", false);
  });

  it("that changed in the meantime is said and looked at again", async () => {
    const asked = backend.reply(owedUntil, { status: true, data: part(1, 500) });
    backend.reply(closeOwedUntil, refuse(409, MONEY_CHANGED));
    const { user, dialog } = await start();
    await user.type(dialog.getByLabelText(/^Delivered or paid until/), "2026-01-31");
    await user.type(dialog.getByLabelText(/^Reason/), "From before");
    await dialog.findByText("This closes 1 order, ₹500.00.");
    const before = asked.length;
    await user.click(dialog.getByRole("button", { name: "Close all" }));
    expect(await dialog.findByText(MONEY_CHANGED)).toBeDefined();
    await expect.poll(() => asked.length).toBe(before + 1);
  });
});

const LINE = {
  ...{ id: 1, line: 2, reference: "GP7", order_id: 7, order_number: "SO-2026-000007", utr: "N1", day: "2026-03-02" },
  ...{ amount: 900, fee: 20, tax: 3.6, counted: 900, rest: 0, short_by: 0 },
};
type Line = WireReplyOf<typeof payout>["data"][number];
const preview = (
  lines: readonly Line[],
  changed: Partial<WireReplyOf<typeof payout>["summary"]> = {},
): WireReplyOf<typeof payout> => ({
  ...{ status: true, data: [...lines], count: lines.length, total_pages: 1 },
  summary: {
    ...{ id: 4, kind: "cash", payer: "Gopal Parcels", lines: lines.length, amount: 900, fee: 20, tax: 3.6 },
    ...{ counted: 900, by: "Kiran Rao", uploaded_at: "2026-03-03T05:00:00Z" },
    states: [...new Set(lines.map(({ state }) => state))].map((state) => ({ state, count: 1, amount: 900 })),
    ...changed,
  },
});
const HEADERS = ["Parcel", "Value"];

describe("a payout", () => {
  beforeEach(() => {
    backend.reply(moneyOwed, { status: true, data: OWED });
    backend.reply(payouts, { status: true, data: [], count: 0, total_pages: 0 });
  });

  it("is uploaded, looked at line by line, and applied", async () => {
    const sent = backend.reply(uploadPayout, { status: true, data: { id: 4, headers: HEADERS, columns: {} } });
    const looked = backend.reply(
      payout,
      preview([
        { ...LINE, state: "matched" },
        { ...LINE, id: 2, state: "short", short_by: 50 },
        { ...LINE, id: 3, state: "over", rest: 10 },
        { ...LINE, id: 4, state: "unknown", order_id: undefined, order_number: undefined },
        { ...LINE, id: 5, state: "repeated", earlier_on: "2026-03-01T05:00:00Z" },
        { ...LINE, id: 6, state: "early" },
        { ...LINE, id: 7, state: "not_owed" },
        { ...LINE, id: 8, state: "taken_back" },
        { ...LINE, id: 9, state: "nothing" },
      ]),
    );
    const { user } = open("money/upload");
    expect(await screen.findByText("No files yet")).toBeDefined();
    const press = async () => user.click(screen.getByRole("button", { name: "Upload and preview" }));
    await press();
    expect(await screen.findByText(/Please enter the courier/)).toBeDefined();
    await user.type(screen.getByLabelText(/^Courier/), " Gopal Parcels ");
    await press();
    expect(await screen.findByText("Please choose the file.")).toBeDefined();
    await user.upload(screen.getByLabelText("The file"), new File(["Parcel,Value"], "cod.csv"));
    await user.type(screen.getByLabelText(/^UTR/), "N7");
    await press();
    const heading = await screen.findByRole("heading", { name: "What would count" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent.at(-1)?.query).toMatchObject({ kind: "cash", payer: "Gopal Parcels", bank_reference: "N7" });
    for (const words of [
      "Settles it",
      "Short by ₹50.00",
      "Over by ₹10.00",
      "No order has this number",
      /Already settled in the file of/,
      "The order is not delivered yet",
      "The order is cancelled, or not to be paid on delivery",
      "Taken back, and no refund of the shop has this amount",
      "It pays nothing",
    ])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText(/₹876.40 reaches your account/)).toBeDefined();

    backend.reply(applyPayout, refuse(409, PAYOUT_CHANGED));
    await user.click(screen.getByRole("button", { name: "Apply all" }));
    expect(await screen.findByText(PAYOUT_CHANGED)).toBeDefined();
    backend.reply(applyPayout, { status: true, data: { counted: 900 } });
    backend.reply(payout, preview([{ ...LINE, state: "matched" }], { applied_at: "2026-03-03T06:00:00Z" }));
    await user.click(screen.getByRole("button", { name: "Apply all" }));
    expect(await screen.findByRole("heading", { name: "Applied" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
    expect(looked.length).toBeGreaterThan(0);
  });

  it("whose columns are not known is sent again with those that are chosen", async () => {
    backend.reply(uploadPayout, {
      status: true,
      data: { headers: HEADERS, columns: { amount: "Value" }, problem: NO_REFERENCE_COLUMN.cash },
    });
    backend.reply(payout, preview([{ ...LINE, state: "matched" }]));
    const { user } = open("money/upload");
    await user.type(await screen.findByLabelText(/^Courier/), "Gopal Parcels");
    await user.upload(screen.getByLabelText("The file"), new File(["Parcel,Value"], "cod.csv"));
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText(NO_REFERENCE_COLUMN.cash)).toBeDefined();
    await user.selectOptions(screen.getByLabelText("Tracking number (AWB)"), "Parcel");
    const sent = backend.reply(uploadPayout, { status: true, data: { id: 4, headers: HEADERS, columns: {} } });
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByRole("heading", { name: "What would count" })).toBeDefined();
    expect(sent.at(-1)?.query).toMatchObject({ payer: "Gopal Parcels", amount: "Value", tracking: "Parcel" });
  });

  it("with a line that cannot be read is not offered to be applied", async () => {
    backend.reply(payout, preview([{ ...LINE, state: "unreadable", problem: "The amount is missing." }]));
    open("money/upload?file=4");
    expect(await screen.findByText(PAYOUT_WRONG)).toBeDefined();
    expect(screen.getByText("The amount is missing.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
  });

  it("that was applied is taken back after a question", async () => {
    const file = {
      ...{ id: 4, kind: "cash" as const, payer: "Gopal Parcels", lines: 1, amount: 900, fee: 0, tax: 0, by: "Asha" },
      ...{ uploaded_at: "2026-03-03T05:00:00Z", applied_at: "2026-03-03T06:00:00Z" },
    };
    backend.reply(payouts, { status: true, data: [file], count: 1, total_pages: 1 });
    const taken = backend.reply(takeBackPayout, { status: true });
    const { user } = open("money/upload");
    await user.click(await screen.findByRole("button", { name: /^Take back the file of Gopal Parcels, ₹900.00/ }));
    const dialog = await screen.findByRole("dialog", { name: /^Take back the file of Gopal Parcels/ });
    expect(taken).toHaveLength(0);
    backend.reply(payouts, { status: true, data: [], count: 0, total_pages: 0 });
    await user.click(within(dialog).getByRole("button", { name: "Take it back" }));
    expect(await screen.findByText("No files yet")).toBeDefined();
    expect(taken.at(-1)?.params).toMatchObject({ id: 4 });
  });

  it("of the gateway needs no courier", async () => {
    const sent = backend.reply(uploadPayout, refuse(409, "This file was applied before."));
    const { user } = open("money/upload");
    await user.selectOptions(await screen.findByLabelText("What was paid out"), "PayU settlement");
    expect(screen.queryByLabelText(/^Courier/)).toBeNull();
    await user.upload(screen.getByLabelText("The file"), new File(["a"], "payu.csv"));
    await user.click(screen.getByRole("button", { name: "Upload and preview" }));
    expect(await screen.findByText("This file was applied before.")).toBeDefined();
    expect(sent.at(-1)?.query).toMatchObject({ kind: "gateway", payer: undefined });
  });
});

describe("lines to check", () => {
  const ofFile = { payout_id: 4, kind: "cash" as const, payer: "Gopal Parcels", applied_at: "2026-03-03T05:00:00Z" };
  const line = { ...LINE, ...ofFile, state: "unknown" as const, counted: 0, rest: 900, open: 900, order_id: undefined };

  it("are closed, and lead to their file", async () => {
    backend.reply(payoutLinesToCheck, { status: true, data: [line], count: 1, total_pages: 1 });
    const closed = backend.reply(closeOwed, { status: true, data: { id: 5 } });
    const { user } = open("money/lines");
    expect((await screen.findByRole("link", { name: /Gopal Parcels/ })).getAttribute("href")).toContain("file=4");
    await user.click(screen.getByRole("button", { name: "Close GP7" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/^Reason/), "An order of the old shop");
    await user.click(within(dialog).getByRole("button", { name: "Close it" }));
    expect(await screen.findByText("₹900.00 of GP7 closed.")).toBeDefined();
    expect(closed.at(-1)?.body).toMatchObject({ line_id: 1, seen: fromRupees(900) });
  });

  it("whose order is not due any more are closed whole, and say it", async () => {
    const early = { ...line, state: "early" as const, counted: 900, rest: 0, not_due: "undelivered" as const };
    backend.reply(payoutLinesToCheck, { status: true, data: [early], count: 1, total_pages: 1 });
    const { user } = open("money/lines");
    expect(await screen.findByText("Counted for a parcel that came back undelivered")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Close GP7" }));
    expect(await screen.findByRole("dialog", { name: "Close ₹900.00 of GP7" })).toBeDefined();
  });

  it("that were closed say why, and are opened again", async () => {
    const closing = { id: 5, way: "settled" as const, reason: "Known", amount: 900, at: ofFile.applied_at, by: "Asha" };
    const asked = backend.reply(payoutLinesToCheck, {
      ...{ status: true, count: 1, total_pages: 1 },
      data: [{ ...line, closing }],
    });
    const undone = backend.reply(undoClosing, { status: true });
    const { user } = open("money/lines?closed=yes");
    await user.click(await screen.findByRole("button", { name: "Open again" }));
    expect(screen.getByText("Known")).toBeDefined();
    expect(asked.at(-1)?.query).toMatchObject({ closed: "yes" });
    await waitFor(() => expect(undone).toHaveLength(1));
  });
});
