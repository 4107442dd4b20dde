// @vitest-environment jsdom
import {
  dayBookCsv,
  GSTR1_SECTIONS,
  gstReturn,
  gstr1Csv,
  gstr1File,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { formatMonth, monthOf, monthsBefore, todayInIndia } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import BooksPage from "./books-page.tsx";

const backend = useMockBackend();
const open = (path = "/dashboard/books?month=2026-04") =>
  renderDashboard([{ path: "/dashboard/books", Component: BooksPage }], path);

const VALUE = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };
const TABLE = { ...VALUE, documents: 0 };
type Month = WireReplyOf<typeof gstReturn>["data"];
const MONTH: Month = {
  gstin: "24AAAAA0000A1Z8",
  b2b: { taxable: 100, igst: 5, cgst: 0, sgst: 0, documents: 1 },
  b2cl: TABLE,
  b2cs: { taxable: 180.2, igst: 0, cgst: 4.51, sgst: 4.51 },
  ...{ cdnr: TABLE, cdnur: TABLE },
  exempt: { inter_registered: 0, intra_registered: 0, inter_others: 0, intra_others: 50 },
  hsn_b2b: [{ taxable: 100, igst: 5, cgst: 0, sgst: 0, code: "0405", rate: 5, unit: "PCS", quantity: 2 }],
  hsn_b2c: [{ taxable: 95.24, igst: 4.76, cgst: 0, sgst: 0, code: "9968", rate: 5, unit: "NA", quantity: 0 }],
  issued: [{ kind: "invoice", from: "INV/26-27/000001", to: "INV/26-27/000002", count: 2 }],
  gstr3b: {
    taxed: { taxable: 280.2, igst: 5, cgst: 4.51, sgst: 4.51 },
    exempt: 50,
    inter_state: [{ place: "32", taxable: 12, igst: 0.6 }],
  },
  ...{ total: 344.21, rounding: -0.01, problems: [], problem_count: 0 },
};
const reply = (change: Partial<Month> = {}) =>
  backend.reply(gstReturn, { status: true, data: { ...MONTH, ...change } });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "owner", permissions: ["sales"], second_factor: "off" },
  });
  logInAs("staff");
});

const cellsOf = async (table: string, row: RegExp) => {
  const found = await within(await screen.findByRole("table", { name: table })).findByRole("row", { name: row });
  return within(found)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
};

describe("the books of a month", () => {
  it("show GSTR-1, the HSN summary, the papers issued and GSTR-3B", async () => {
    const asked = reply();
    open();
    expect(await cellsOf("Sales and credit notes", /^B2B/)).toEqual(["1", "₹100.00", "₹5.00", "₹0.00", "₹0.00"]);
    expect(await cellsOf("Sales and credit notes", /^B2CS/)).toEqual(["", "₹180.20", "₹0.00", "₹4.51", "₹4.51"]);
    expect(await cellsOf("Exempt goods", /^Within the state, other/)).toEqual(["₹50.00"]);
    expect((await cellsOf("By HSN code", /^0405/)).slice(0, 3)).toEqual(["With a GSTIN", "5%", "2"]);
    expect((await cellsOf("By HSN code", /^9968/)).slice(0, 3)).toEqual(["Others", "5%", ""]);
    expect(await cellsOf("Papers issued", /^Invoices/)).toEqual(["INV/26-27/000001", "INV/26-27/000002", "2"]);
    expect(await cellsOf("GSTR-3B", /^3.1\(a\)/)).toEqual(["₹280.20", "₹5.00", "₹4.51", "₹4.51"]);
    expect(await cellsOf("GSTR-3B, to other states", /^Kerala \(32\)/)).toEqual(["₹12.00", "₹0.60"]);
    expect(screen.getByText(/Invoices less credit notes: ₹344.21/)).toBeDefined();
    expect(screen.queryByText("The portal will refuse this return")).toBeNull();
    expect(asked[0]?.params).toEqual({ month: "2026-04" });
  });

  it("begin with the month that has ended, and show another one", async () => {
    const asked = reply();
    const { user } = open("/dashboard/books?month=never");
    const [last, before] = monthsBefore(monthOf(todayInIndia(new Date())), 2);
    expect(await screen.findByRole("table", { name: "GSTR-3B" })).toBeDefined();
    expect(asked[0]?.params).toEqual({ month: last });
    await user.selectOptions(screen.getByLabelText("Month"), before ? formatMonth(before) : "");
    await user.click(screen.getByRole("button", { name: "Show" }));
    await expect.poll(() => asked.at(-1)?.params).toEqual({ month: before });
  });

  it("say which papers the portal would refuse, and lead to their orders", async () => {
    reply({
      problems: [
        { number: "INV/26-27/000001", order_id: 7, lacks: "code" },
        { number: "INV/26-27/000002", lacks: "place" },
      ],
      problem_count: 5,
    });
    open();
    const link = await screen.findByRole("link", { name: "INV/26-27/000001" });
    expect(link.getAttribute("href")).toBe("/dashboard/orders/7");
    expect(screen.getByText(/has no state that GST knows/)).toBeDefined();
    expect(screen.getByText("And 3 more.")).toBeDefined();
  });

  it("are downloaded, and say so where that fails", async () => {
    reply();
    const gone = refuse(403, "Not for you");
    const asked = [gstr1File, dayBookCsv].map((file) => backend.reply(file, gone));
    const sections = backend.reply(gstr1Csv, gone);
    const { user } = open();
    for (const name of ["GSTR-1 file", "Day book"]) await user.click(await screen.findByRole("button", { name }));
    for (const name of ["B2B", "HSN, B2C"]) await user.click(screen.getByRole("button", { name }));
    expect(await screen.findAllByText("Not for you")).toHaveLength(4);
    for (const calls of asked) expect(calls[0]?.params).toEqual({ month: "2026-04" });
    expect(sections.map(({ params }) => params)).toEqual([
      { month: "2026-04", section: GSTR1_SECTIONS[0] },
      { month: "2026-04", section: "hsn-b2c" },
    ]);
  });

  it("can be loaded again where that failed", async () => {
    backend.reply(gstReturn, refuse(500, "Broken"));
    const { user } = open();
    const retry = await screen.findByRole("button", { name: /again/i });
    reply();
    await user.click(retry);
    expect(await screen.findByRole("table", { name: "GSTR-3B" })).toBeDefined();
  });
});
