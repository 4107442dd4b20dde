// @vitest-environment jsdom
import { figures, figuresCsv, staffSession, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { FIGURE_TABLES, FIGURES, type Figures, salesPeriods, todayInIndia } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import FiguresPage from "./figures-page.tsx";

const backend = useMockBackend();
const open = (search = "") =>
  renderDashboard([{ path: "/dashboard/figures", Component: FiguresPage }], `/dashboard/figures${search}`);

type Told = WireReplyOf<typeof figures>["data"];
const reply = (data: Partial<Told>) => backend.reply(figures, { status: true, data: { rows: [], total: {}, ...data } });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Kiran Joshi", role: "owner", permissions: ["sales"], second_factor: "off" },
  });
  logInAs("staff");
});

/** The rows of a table: their header, and their cells. */
async function rowsOf(table: Figures) {
  const found = await screen.findByRole("table", { name: FIGURE_TABLES[table].title });
  return within(found)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent,
      ...within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ]);
}

describe("the figures", () => {
  it("begin with the sales of the last thirty days, day by day, each leading to its orders", async () => {
    const sold = { orders: 1200, sold: 1000.5, refunded: 0.5, amount: 1000 };
    const asked = reply({ rows: [{ label: "2026-04-02", ...sold }], total: sold });
    open();
    expect(await rowsOf("day")).toEqual([
      ["2 Apr 2026", "1,200", "₹1,000.50", "₹0.50", "₹1,000.00"],
      ["All", "1,200", "₹1,000.50", "₹0.50", "₹1,000.00"],
    ]);
    const today = todayInIndia(new Date());
    expect(asked[0]).toMatchObject({
      params: { table: "day" },
      query: { from: salesPeriods(today).current, to: today },
    });
    expect(screen.getByRole("link", { name: "2 Apr 2026" }).getAttribute("href")).toBe(
      "/dashboard/orders?show=sold&from=2026-04-02&to=2026-04-02",
    );
  });

  it("show another table of other days, which stand the right way round", async () => {
    const asked = reply({
      rows: [
        { label: "Pune", orders: 1 },
        { label: "No city", orders: 1 },
      ],
      total: { orders: 2 },
    });
    const { user } = open("?from=2026-04-30&to=2026-04-01");
    await screen.findByRole("table");
    expect(asked[0]?.query).toMatchObject({ from: "2026-04-01", to: "2026-04-30" });
    await user.selectOptions(screen.getByLabelText("Table"), "Sales by city");
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect((await rowsOf("city")).map(([city]) => city)).toEqual(["Pune", "No city", "All"]);
    expect(asked.at(-1)).toMatchObject({ params: { table: "city" }, query: { from: "2026-04-01", to: "2026-04-30" } });
    expect(screen.getByRole("link", { name: "Pune" }).getAttribute("href")).toContain("city=Pune&from=2026-04-01");
    expect(screen.queryByRole("link", { name: "No city" })).toBeNull();
  });

  it("say what more rows there are, and a product leads to its page", async () => {
    reply({
      rows: [{ label: "Ghee", id: 7, pieces: 3, cost: 100, value: 300, last_sold: "2026-01-05" }],
      more: { count: 12, pieces: 24, value: 1 },
      total: { pieces: 27, value: 301 },
    });
    open("?table=dead_stock&days=45");
    expect(await rowsOf("dead_stock")).toEqual([
      ["Ghee", "3", "₹100.00", "₹300.00", "5 Jan 2026"],
      ["12 more", "24", "–", "₹1.00", "–"],
      ["All", "27", "–", "₹301.00", "–"],
    ]);
    expect(screen.getByRole("link", { name: "Ghee" }).getAttribute("href")).toBe("/dashboard/products/7");
    expect(screen.getByLabelText("Days without a sale")).toHaveProperty("value", "45");
    expect(screen.queryByLabelText("From")).toBeNull();
  });

  it("have shares of the row or of all, and none of nothing", async () => {
    const row = { delivered: 3, back: 1, cash_delivered: 0, cash_back: 0 };
    reply({ rows: [{ label: "Pune", ...row }], total: row });
    open("?table=undelivered");
    expect((await rowsOf("undelivered"))[0]).toEqual(["Pune", "3", "1", "25%", "0", "0", "–"]);
  });

  it("are downloaded as they are shown, and say so where that fails", async () => {
    reply({ rows: [{ label: "Online shop", orders: 1 }], total: { orders: 1 } });
    const asked = backend.reply(figuresCsv, refuse(403, "Not for you"));
    const { user } = open("?table=channel&from=2026-04-01&to=2026-04-30");
    await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
    expect(await screen.findByText("Not for you")).toBeDefined();
    expect(asked[0]).toMatchObject({
      params: { table: "channel" },
      query: { from: "2026-04-01", to: "2026-04-30" },
    });
  });

  it("say that there is nothing, and can be loaded again where that failed", async () => {
    backend.reply(figures, refuse(500, "Broken"));
    const { user } = open("?table=stock");
    const retry = await screen.findByRole("button", { name: /again/i });
    reply({});
    await user.click(retry);
    expect(await screen.findByText("Nothing to show")).toBeDefined();
  });

  it.each(FIGURES)("are counted as the table of %s says", async (table) => {
    reply({});
    open(`?table=${table}`);
    expect(await screen.findByText(FIGURE_TABLES[table].about)).toBeDefined();
  });
});
