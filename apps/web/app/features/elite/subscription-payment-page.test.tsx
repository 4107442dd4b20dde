// @vitest-environment jsdom
import { eliteCheck, subscriptionPayment, subscriptionPaymentLink } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BACKEND } from "@store/react-client/browser-call";
import { readSession } from "@store/react-client/storage";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveFor } from "../../navigation/leave-for.ts";
import { Notice } from "../../shell/header/notice.tsx";
import { renderRoutes } from "../../testing/render-routes.tsx";
import SubscriptionPaymentPage from "./subscription-payment-page.tsx";

const backend = useMockBackend();
const PATH = "/subscription-payment";
const PAID = { status: true, message: "Confirmed" } as const;
const NOT_YET = { status: false, message: "Not yet" } as const;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const open = (search: string) =>
  renderRoutes([{ path: PATH, Component: SubscriptionPaymentPage }], PATH + search, (page) => (
    <>
      <Notice />
      {page}
    </>
  ));

/** Lets requests and React finish, without moving the clock. */
const settle = () => act(() => new Promise((done) => setImmediate(done)));

/** Waits without moving the clock. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    if (isSo()) return;
    await settle();
  }
  throw new Error("It never came to it");
}

/** Answers the polls with what `next` says, and counts them. */
function polls(next: (count: number) => Response) {
  let count = 0;
  backend.use(
    http.get(`${BACKEND}/user/get-subscription-payment/:txnid/`, () => {
      count += 1;
      return next(count);
    }),
  );
  return () => count;
}

/** Advances the clock by seconds; each brings one poll, which is answered before the next. */
async function pass(seconds: number, count: () => number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    const before = count();
    await act(() => vi.advanceTimersByTimeAsync(SECOND));
    await until(() => count() > before);
    await settle();
  }
}

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  logInAs("customer");
  backend.reply(eliteCheck, { status: true, is_sose_elite_user: true });
});
afterEach(() => vi.useRealTimers());

describe("the payment's screen", () => {
  it("polls each second until it is paid, then leads home as a member [R109] [R110]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const count = polls((poll) => HttpResponse.json(poll < 4 ? NOT_YET : PAID));
    const { address } = open("?payment=pending&txnid=T1");
    await until(() => count() === 1);
    await settle();
    expect(screen.getByText(/do not pay again/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /upgrade now/ })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(SECOND - 1));
    await settle();
    expect(count()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await until(() => count() === 2);
    await settle();
    await pass(2, count);
    await until(() => address() === "/");
    expect(readSession().is_sose_elite_user).toBe("true");
    expect(screen.queryByRole("link", { name: /upgrade now/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(count()).toBe(4);
  });

  it("stops after ten minutes, and asks again when told to [R109] [C19]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
    const count = polls(() => HttpResponse.json(NOT_YET));
    open("?txnid=T1");
    await until(() => count() === 1);
    await settle();
    // Nine minutes and some seconds in which the page slept.
    vi.setSystemTime(10 * MINUTE - 2 * SECOND);
    await pass(1, count);
    expect(screen.queryByText("Your payment is not confirmed yet")).toBeNull();
    await pass(1, count);
    await until(() => screen.queryByText("Your payment is not confirmed yet") !== null);
    const asked = count();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(count()).toBe(asked);
    act(() => screen.getByRole("button", { name: "Ask again" }).click());
    await until(() => count() === asked + 1);
    await settle();
    expect(screen.getByText(/do not pay again/)).toBeTruthy();
  });

  it("goes on when the backend does not answer, and says so [C19]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const count = polls((poll) =>
      poll === 1 ? HttpResponse.error() : poll === 2 ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(PAID),
    );
    const { address } = open("?txnid=T1");
    await until(() => screen.queryByText(/keep trying/) !== null);
    await pass(1, count);
    expect(screen.getByText(/keep trying/)).toBeTruthy();
    await pass(1, count);
    await until(() => address() === "/");
  });

  it("believes the backend, not the address: paid, whatever it says [R106]", async () => {
    backend.reply(subscriptionPayment, PAID);
    const { address } = open("?payment=failed&txnid=T1");
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("believes the backend, not the address: not paid, whatever it says [R106]", async () => {
    backend.reply(subscriptionPayment, NOT_YET);
    const { address } = open("?payment=paid&txnid=T1");
    expect(await screen.findByText(/do not pay again/)).toBeTruthy();
    expect(address()).toContain(PATH);
    expect(readSession().is_sose_elite_user).toBe("false");
  });

  it("waits for the elite check before it leads home [R110]", async () => {
    backend.reply(subscriptionPayment, PAID);
    backend.reply(eliteCheck, refuse(503, "Later"));
    const { address } = open("?txnid=T1");
    expect(await screen.findByText(/keep trying/)).toBeTruthy();
    backend.reply(eliteCheck, { status: true, is_sose_elite_user: true });
    await waitFor(() => expect(address()).toBe("/"));
    expect(readSession().is_sose_elite_user).toBe("true");
  });

  it.each(["failed", "cancelled"])("says so when it %s, and lets the shopper pay again [R109]", async (outcome) => {
    backend.reply(subscriptionPayment, NOT_YET);
    const asked = backend.reply(subscriptionPaymentLink, { status: true, payment_url: "https://pay.example/2" });
    const { user } = open(`?payment=${outcome}&txnid=T1`);
    expect(await screen.findByText("Payment failed! Please try again.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to SO Elite" }).getAttribute("href")).toBe("/subscription-plans");
    await user.dblClick(screen.getByRole("button", { name: "Pay again" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.example/2"));
    expect(asked).toHaveLength(1);
  });

  it("knows of no payment where none is named, or not the shopper's [R109]", async () => {
    const { unmount } = open("");
    expect(await screen.findByText("There is no payment to confirm")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to SO Elite" })).toBeTruthy();
    unmount();
    backend.reply(subscriptionPayment, refuse(404, "There is no such payment"));
    open("?txnid=elsewhere");
    expect(await screen.findByText("We know of no such payment")).toBeTruthy();
  });
});

it("the payment's screen asks a visitor to log in", async () => {
  localStorage.clear();
  const { refreshSession } = await import("@store/react-client/session-store");
  refreshSession();
  open("?txnid=T1");
  expect(await screen.findByRole("button", { name: "Log in" })).toBeTruthy();
});
