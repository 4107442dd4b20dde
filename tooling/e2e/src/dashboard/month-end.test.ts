import { readFile } from "node:fs/promises";
import {
  addMoney,
  CHANNEL_NAMES,
  daysOfMonth,
  FIGURE_TABLES,
  type Figures,
  formatCount,
  formatRupees,
  fromRupees,
  monthOf,
  monthsBefore,
  type Paise,
  paperSums,
  subtractMoney,
  type TaxPaper,
  todayInIndia,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { isLong } from "@store/vitest";
import { parse } from "csv-parse/sync";
import type { Page } from "playwright";
import * as v from "valibot";
import {
  codesBeside,
  Gstr1Tables,
  sumsOfPapers,
  sumsOfTables,
} from "../../../../apps/api/src/testing/month/month-papers.ts";
import { COURIER } from "../../../../apps/api/src/testing/month/play-month.ts";
import { expectAccessibleHere } from "../accessibility/expect-accessible.ts";
import { expect } from "../browser/expect.ts";
import { DESKTOP, PHONE } from "../browser/screens.ts";
import { createSteps } from "../browser/steps.ts";
import { test as browserTest } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { demoPerson } from "../shopper/backend.ts";
import { sendLogin } from "../shopper/log-in.ts";
import { closingLastFirst } from "../store/new-shop.ts";
import { openPlayedShop } from "../store/played-shop.ts";

/** A month is played through the API before it is closed. */
const TIMEOUT_MS = 1_800_000;
const ORDERS = 400;
const SEED = 20_260_501;
/** The month that the owner closes: the last one that has ended. */
const [MONTH] = monthsBefore(monthOf(todayInIndia(new Date())), 1);
if (MONTH === undefined) throw new Error("There is no month before this one");
const month = MONTH;

const SHORT_BY = fromRupees(50);
const UNKNOWN = fromRupees(499);

const test = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: the pattern says which fixtures are needed
  .extend("shop", ({}, { onCleanup }) =>
    openPlayedShop({ month, orders: ORDERS, seed: SEED }, closingLastFirst(onCleanup)),
  )
  // That papers, return and figures agree is shown by the API's own month, and what each page does by its own tests.
  .runIf(isLong);

const main = (page: Page) => page.getByRole("main");
const sum = (held: readonly { readonly amount: Paise }[]): Paise =>
  addMoney(ZERO_PAISE, ...held.map(({ amount }) => amount));

/** What a button of the page downloads. */
async function download(page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> {
  const waiting = page.waitForEvent("download");
  await main(page).getByRole("button", { name, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

/** Uploads a file of a payout, and reads what would count. */
async function uploadPayout(page: Page, kind: string, lines: readonly (readonly string[])[]): Promise<void> {
  await visit(page, "/dashboard/money/upload");
  await main(page).getByLabel("What was paid out").selectOption(kind);
  if (kind === "cash") await main(page).getByRole("combobox", { name: "Courier" }).fill(COURIER);
  const buffer = Buffer.from(lines.map((cells) => cells.join(",")).join("\r\n"));
  await main(page)
    .getByLabel("The file", { exact: true })
    .setInputFiles({ name: `${kind}.csv`, mimeType: "text/csv", buffer });
  await main(page).getByRole("button", { name: "Upload and preview" }).click();
  await expect(main(page).getByRole("heading", { name: "What would count" })).toBeFocused();
}

async function apply(page: Page, counted: Paise): Promise<void> {
  await main(page).getByRole("button", { name: "Apply all" }).click();
  await expect(main(page).getByRole("heading", { name: "Applied", exact: true })).toBeVisible();
  await expect(main(page).getByRole("status").first()).toContainText(`of which ${formatRupees(counted)} counts`);
}

/** What somebody owes, as the page of money says it. */
const owedBy = (page: Page, who: string) =>
  main(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: who, exact: true }) });

const totalOf = (documents: readonly { readonly paper: TaxPaper }[]): Paise =>
  addMoney(ZERO_PAISE, ...documents.map(({ paper }) => paperSums(paper).total));

const rupees = (amount: Paise): string => String(toRupees(amount));

test(`the owner closes a month of ${ORDERS} orders: payouts, GST return, day book, figures`, {
  timeout: TIMEOUT_MS,
}, async ({ shop, openPage, annotate }) => {
  const page = await openPage({ storefront: shop.storefront, screen: DESKTOP });
  const step = createSteps(page, annotate);
  const { papers, cash, paid, refunded } = shop;
  const total = subtractMoney(totalOf(papers.made), totalOf(papers.taken));
  const [short, ...others] = cash;
  const missing = others.pop();
  if (!(short && missing)) throw new Error("The month has too few parcels");

  await step("the owner sees who owes what", async () => {
    await visit(page, "/login");
    await sendLogin(page, demoPerson("staff"));
    await expect(page).toHaveURL("/shop");
    await visit(page, "/dashboard/money");
    await expect(owedBy(page, COURIER)).toContainText(formatRupees(sum(cash)));
    await expect(owedBy(page, COURIER)).toContainText(formatCount(cash.length));
    await expect(
      main(page)
        .getByText(formatRupees(sum(paid)))
        .first(),
    ).toBeVisible();
  });

  await step("the courier's file is short of a parcel, lacks one, and has somebody else's", async () => {
    const remitted = [
      { reference: short.reference, amount: subtractMoney(short.amount, SHORT_BY) },
      ...others,
      { reference: "GP99999999", amount: UNKNOWN },
    ];
    await uploadPayout(page, "cash", [
      ["AWB No.", "COD Amount", "UTR No"],
      ...remitted.map(({ reference, amount }) => [reference, rupees(amount), "NEFT0001"]),
    ]);
    const states = main(page).getByLabel("Show");
    await expect(states).toContainText(`Matched: ${formatCount(others.length)} line`);
    await expect(states).toContainText("Short: 1 line");
    await expect(states).toContainText("Unknown reference: 1 line");
    await expectAccessibleHere(page);
    await apply(page, subtractMoney(sum(remitted), UNKNOWN));
  });

  await step("what did not come stays owed", async () => {
    await visit(page, "/dashboard/money");
    await expect(owedBy(page, COURIER)).toContainText(formatRupees(addMoney(missing.amount, SHORT_BY)));
    await expect(main(page).getByRole("link", { name: /to check/ })).toHaveText(
      `1 line to check: ${formatRupees(UNKNOWN)}`,
    );
  });

  await step("the gateway pays out less its fee, and takes off what it refunded", async () => {
    await uploadPayout(page, "gateway", [
      ["Merchant Txn ID", "Action", "Amount", "Merchant Service Fee", "Merchant Service Tax", "Merchant UTR"],
      ...paid.map(({ reference, amount }) => [reference, "capture", rupees(amount), "2", "0.36", "NEFT0002"]),
      ...refunded.map(({ reference, amount }) => [reference, "refund", rupees(amount), "", "", "NEFT0002"]),
    ]);
    await apply(page, subtractMoney(sum(paid), sum(refunded)));
    await visit(page, "/dashboard/money");
    await expect(main(page).getByRole("rowheader")).toHaveText([COURIER]);
    await expect(main(page).getByText(/not yet taken off a settlement/)).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expectAccessibleHere(page);
    await page.setViewportSize(DESKTOP);
  });

  await step("the GST return is that of the customers' papers, to the paisa", async () => {
    await visit(page, "/dashboard/books");
    await expect(main(page)).toContainText(`Invoices less credit notes: ${formatRupees(total)}`);
    await expect(main(page).getByText("The portal will refuse this return")).toHaveCount(0);
    await expectAccessibleHere(page);
    const file = await download(page, "GSTR-1 file");
    expect(file.name).toBe(`gstr-1-${month}.json`);
    const tables = v.parse(Gstr1Tables, JSON.parse(file.text));
    expect(sumsOfTables(tables)).toEqual(sumsOfPapers(papers));
    const codes = codesBeside(tables, papers);
    expect(codes.map(({ sums }) => sums)).toEqual(codes.map(({ expected }) => expected));
  });

  await step("the day book has each paper, and balances", async () => {
    const book = await download(page, "Day book");
    expect(book.name).toBe(`day-book-${month}.csv`);
    const rows = v.parse(v.array(v.record(v.string(), v.string())), parse(book.text, { columns: true, bom: true }));
    const side = (name: "Debit" | "Credit") =>
      addMoney(ZERO_PAISE, ...rows.map((row) => fromRupees(Number(row[name]))));
    expect(side("Debit")).toBe(side("Credit"));
    const numbers = new Set(rows.map((row) => row.Number));
    expect([...papers.made, ...papers.taken].filter(({ number }) => !numbers.has(number))).toEqual([]);
  });
  await step("sales are net of what was taken back, and lead to the papers' total", async () => {
    const days = daysOfMonth(month);
    const lastCellOf = async (table: Figures) => {
      await visit(
        page,
        `/dashboard/figures?${new URLSearchParams({ table, from: days[0] ?? "", to: days.at(-1) ?? "" })}`,
      );
      await expect(main(page).getByRole("heading", { name: FIGURE_TABLES[table].title })).toBeVisible();
      return main(page).getByRole("row").last().getByRole("cell").last();
    };
    await expect(await lastCellOf("papers")).toHaveText(formatRupees(total));
    const net = (await (await lastCellOf("day")).textContent()) ?? "";
    for (const table of ["product", "category", "city", "channel", "coupon"] as const)
      await expect(await lastCellOf(table), table).toHaveText(net);
    await expect(main(page).getByRole("rowheader", { name: "All", exact: true })).toBeVisible();
    await visit(page, `/dashboard/figures?table=channel&from=${days[0]}&to=${days.at(-1)}`);
    for (const channel of Object.values(CHANNEL_NAMES))
      await expect(main(page).getByRole("rowheader", { name: channel, exact: true })).toBeVisible();
  });
  // The page asks again and again: it goes before the shop does.
  await page.context().close();
});
