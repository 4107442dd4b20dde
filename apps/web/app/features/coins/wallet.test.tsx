// @vitest-environment jsdom
import { profile, type WireReplyOf, walletHistory } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useLoginDialog } from "@store/react-client/login-dialog-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import WalletPage from "./wallet-page.tsx";

const backend = useMockBackend();

type WireRecord = NonNullable<WireReplyOf<typeof walletHistory>["data"]>[number];

const record = (id: number, change: Partial<WireRecord>): WireRecord => ({
  id,
  order_id: null,
  pos_order: null,
  new_added_coin: 0,
  used_coin: 0,
  available_coin: 0,
  ...change,
});

/** Newest first: an order is paid with coins and cancelled. */
const HISTORY: readonly WireRecord[] = [
  record(5, { used_coin: 5, available_coin: 1245, reason: "taken_back" }),
  record(4, {
    order_id: 41,
    pos_order: { order_id: "SO-2026-000041" },
    new_added_coin: 40,
    available_coin: 1250,
    reason: "returned",
    created_at: "2026-03-14T20:00:00.000Z",
  }),
  record(3, { used_coin: 40, available_coin: 1210, reason: "redeemed" }),
  record(2, { new_added_coin: 12.5, available_coin: 1250, reason: "earned" }),
  record(1, { new_added_coin: 1237.5, available_coin: 1237.5, reason: "opening" }),
];

const wallet = (records: readonly WireRecord[], pending_coins?: number) =>
  backend.reply(walletHistory, { status: true, SoseCoins: [...records], data: [...records], pending_coins });

const open = () => renderRoutes([{ path: "/sosecoin", Component: WalletPage }], "/sosecoin");
const rows = async () => within(await screen.findByRole("list", { name: /Transactions/ })).getAllByRole("listitem");
const sums = async () => {
  const terms = within(await screen.findByRole("region", { name: "Your coins" })).getAllByRole("term");
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
};

beforeEach(() => {
  logInAs("customer");
  wallet(HISTORY);
});

describe("the wallet", () => {
  it("has the first row's balance and the two sums, with two decimals [R171]", async () => {
    open();
    expect(await sums()).toEqual({ Balance: "1,245.00", Earned: "1,245.00", Used: "0.00" });
  });

  it("tells coins given back and taken back apart from earned and redeemed ones (C39)", async () => {
    open();
    const texts = (await rows()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      "Taken back−5.00Balance 1,245.00",
      "Given backMar 15, 2026Order SO-2026-000041+40.00Balance 1,250.00",
      "Redeemed−40.00Balance 1,210.00",
      "Earned+12.50Balance 1,250.00",
      "Brought along+1,237.50Balance 1,237.50",
    ]);
    expect(screen.getByRole("link", { name: "SO-2026-000041" }).getAttribute("href")).toBe("/orders/41");
  });

  it("shows what came and what went where a backend has both in one row, without a reason [R171]", async () => {
    wallet([record(1, { pos_order: { order_id: "POS-7" }, new_added_coin: 3, used_coin: 1.5, available_coin: 1.5 })]);
    open();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(["EarnedOrder POS-7+3.00−1.50Balance 1.50"]);
    expect(screen.queryByRole("link", { name: "POS-7" })).toBeNull();
  });

  it("has the coins on their way, which are no part of the balance (C39)", async () => {
    wallet(HISTORY, 12);
    open();
    expect(await sums()).toMatchObject({ Balance: "1,245.00", "On their way": "12.00" });
    expect(screen.getByText(/credited when the order is delivered or paid/)).toBeTruthy();
  });

  it("says so when nothing has moved yet, with what is on its way [R171] [R197]", async () => {
    wallet([], 3);
    open();
    expect(await screen.findByText("No transactions found.")).toBeTruthy();
    expect(await sums()).toEqual({ Balance: "0.00", Earned: "0.00", Used: "0.00", "On their way": "3.00" });
    expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it.each([
    ["the wallet", walletHistory],
    ["whose it is", profile],
  ])("says that it could not be loaded, and loads it again, when %s fails", async (_, endpoint) => {
    backend.reply(endpoint, refuse(503, "Away"));
    const { user } = open();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Coin wallet loading failedError loading Sose Coin data");
    backend.reply(endpoint);
    wallet(HISTORY);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rows()).toHaveLength(HISTORY.length);
  });

  it("asks for the wallet of the customer's contact (C30)", async () => {
    const asked = wallet(HISTORY);
    open();
    await rows();
    expect(asked).toHaveLength(1);
  });
});

describe("2,000 movements", () => {
  const MANY = Array.from({ length: 2000 }, (_, place) =>
    record(2000 - place, { new_added_coin: 1, available_coin: 2000 - place, reason: "earned" }),
  );
  const focused = () => document.activeElement?.textContent;

  it("come 20 on a page; the page that was turned to has the focus [R171]", async () => {
    wallet(MANY);
    const { user } = open();
    expect(await rows()).toHaveLength(20);
    expect(await sums()).toMatchObject({ Balance: "2,000.00", Earned: "2,000.00" });
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(focused()).toBe("Transactions page 2 of 100"));
    expect((await rows())[0]?.textContent).toContain("Balance 1,980.00");
    await user.click(screen.getByRole("button", { name: "Page 100" }));
    await waitFor(() => expect(focused()).toBe("Transactions page 100 of 100"));
    expect(await rows()).toHaveLength(20);
    expect((await rows()).at(-1)?.textContent).toContain("Balance 1.00");
    expect(screen.queryByRole("button", { name: "Next page" })).toBeNull();
  });
});

it("a visitor is asked to log in, and nothing is loaded [R171]", async () => {
  localStorage.clear();
  const { useSession } = await import("@store/react-client/session-store");
  useSession.setState({ stored: {}, isKnown: true });
  const asked = wallet(HISTORY);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  expect(useLoginDialog.getState().isOpen).toBe(true);
  expect(asked).toEqual([]);
});
