// @vitest-environment jsdom
import { eliteCheck, eliteSubscriptions, signIn, subscriptionPaymentLink } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BACKEND } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { useSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs, loginReply, PEOPLE, type Role } from "@store/react-client/testing/people";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveFor } from "../../navigation/leave-for.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import SubscriptionPlansPage from "./subscription-plans-page.tsx";

const backend = useMockBackend();
const PAY = "https://pay.example/visit/1";
const LINK = { status: true, payment_url: PAY, txn_id: "TXN-1" };

const membership = (end_date: string, is_active = true) => ({
  id: 1,
  user_data: { name: "Ravi Menon" },
  start_date: "2026-03-15",
  end_date,
  is_active,
  is_expired: !is_active,
});

const isElite = (is_sose_elite_user: boolean) => backend.reply(eliteCheck, { status: true, is_sose_elite_user });

const open = () =>
  renderRoutes([{ path: "/subscription-plans", Component: SubscriptionPlansPage }], "/subscription-plans", (page) => (
    <>
      {page}
      <LoginDialogHost />
    </>
  ));
const join = () => screen.findByRole("button", { name: "Join SO Elite" });
const renew = () => screen.findByRole("button", { name: "Renew for a year" });

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  isElite(false);
});

describe("the membership's page", () => {
  it("shows benefits, price, what members say and the questions [R107]", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.getByText("₹999.00")).toBeTruthy();
    for (const name of ["What members get", "What members say", "Questions about SO Elite"]) {
      expect(screen.getByRole("region", { name }).textContent).toMatch(/\w{4}/);
    }
    const questions = screen.getByRole("region", { name: "Questions about SO Elite" }).textContent;
    expect(questions).toContain("within 3 weeks of joining");
    expect(questions).toContain("in 2 to 3 hours");
    expect(questions).toContain("Ahmedabad, Mumbai, Bangalore, Kolkata, Gandhinagar and Bhavnagar");
  });
});

describe("the join button", () => {
  it("is not there while it is not known who the shopper is [R108]", async () => {
    useSession.setState({ isKnown: false });
    open();
    expect(await screen.findByText("₹999.00")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Join|Renew/ })).toBeNull();
    act(() => useSession.setState({ isKnown: true }));
    expect(await join()).toBeTruthy();
  });

  it("opens the payment link, once for a double click [R109]", async () => {
    logInAs("customer");
    const asked = backend.reply(subscriptionPaymentLink, LINK);
    const { user } = open();
    await user.dblClick(await join());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAY));
    await user.click(await join());
    expect(asked.map(({ body }) => body)).toEqual([{ txnid: expect.stringMatching(/^\d{13}$/) }]);
    expect(leaveFor).toHaveBeenCalledOnce();
  });

  it("can be pressed again after Back from the payment page [R109]", async () => {
    logInAs("customer");
    const asked = backend.reply(subscriptionPaymentLink, LINK);
    const { user } = open();
    await user.click(await join());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    act(() => void window.dispatchEvent(new Event("pageshow")));
    await user.click(await join());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
    expect(asked).toHaveLength(2);
  });

  it.each([
    [
      "a refusal, in its words",
      () => HttpResponse.json({ status: false, message: "Too many payments" }, { status: 429 }),
      "Too many payments",
    ],
    ["a broken backend", () => HttpResponse.json({}, { status: 500 }), "Please try again later!"],
    ["no backend at all", () => HttpResponse.error(), "Please try again later!"],
  ])("says so beside itself after %s", async (_, respond, words) => {
    logInAs("customer");
    backend.use(http.post(BACKEND + subscriptionPaymentLink.path, respond));
    const { user } = open();
    await user.click(await join());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong");
    expect(alert.textContent).toContain(words);
    backend.reply(subscriptionPaymentLink, LINK);
    await user.click(await join());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(screen.queryByText(words)).toBeNull();
  });

  async function logInAndJoin(role: Role) {
    backend.reply(signIn, loginReply(role));
    const { user } = open();
    await user.click(await join());
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("tab", { name: "Email" }));
    await user.type(dialog.getByRole("textbox", { name: "Email" }), PEOPLE[role].email);
    await user.type(dialog.getByLabelText("Password"), "Organic@2026");
    await user.click(dialog.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(readSession().token).toBeDefined());
  }

  it("asks a visitor to log in, and then joins [R108] [R109]", async () => {
    backend.reply(subscriptionPaymentLink, LINK);
    await logInAndJoin("customer");
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAY));
  });

  it("does not make a member who logs in pay again [R108]", async () => {
    isElite(true);
    backend.reply(eliteSubscriptions, { status: true, data: [membership("2027-03-15")] });
    const asked = backend.reply(subscriptionPaymentLink, LINK);
    await logInAndJoin("elite");
    expect(await renew()).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe("a member", () => {
  beforeEach(() => {
    logInAs("elite");
    isElite(true);
    backend.reply(eliteSubscriptions, {
      status: true,
      data: [membership("2027-03-15"), membership("2026-01-01", false)],
    });
  });

  it("is not asked to join, and reads until when [R108]", async () => {
    open();
    expect(await screen.findByText(/Until 15 Mar 2027/)).toBeTruthy();
    expect(screen.getByText(/until 14 Mar 2028/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
  });

  it("renews by the same payment link [R108] [R109]", async () => {
    backend.reply(subscriptionPaymentLink, LINK);
    const { user } = open();
    await user.click(await renew());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(PAY));
  });

  it("can ask again until when it is", async () => {
    backend.reply(eliteSubscriptions, refuse(503, "Later"));
    const { user } = open();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    backend.reply(eliteSubscriptions, { status: true, data: [membership("2027-03-15")] });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/Until 15 Mar 2027/)).toBeTruthy();
  });

  it("whose membership has ended is invited again, by the elite check [R110]", async () => {
    isElite(false);
    open();
    expect(await join()).toBeTruthy();
    expect(readSession().is_sose_elite_user).toBe("false");
  });
});

it("who joined on another device is a member here, too [R110]", async () => {
  logInAs("customer");
  isElite(true);
  backend.reply(eliteSubscriptions, { status: true, data: [membership("2027-03-15")] });
  open();
  expect(await renew()).toBeTruthy();
  expect(readSession().is_sose_elite_user).toBe("true");
});

it("a failed elite check leaves what is stored [R110]", async () => {
  logInAs("elite");
  backend.reply(eliteSubscriptions, { status: true, data: [membership("2027-03-15")] });
  const asked = backend.reply(eliteCheck, refuse(503, "Later"));
  open();
  expect(await renew()).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(readSession().is_sose_elite_user).toBe("true");
});
