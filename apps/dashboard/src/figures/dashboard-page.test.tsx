// @vitest-environment jsdom
import {
  beginSecondFactor,
  confirmSecondFactor,
  dashboard,
  staffSession,
  verifySecondFactor,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import {
  addDays,
  ENTER_RECOVERY_CODE,
  ENTER_SECOND_FACTOR,
  NOT_PERMITTED,
  OPENING_STEPS,
  todayInIndia,
  WRONG_SECOND_FACTOR,
} from "@store/domain";
import { useLoginDialog } from "@store/react-client/login-dialog-store";
import { LOGGED_OUT, updateSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useQuery } from "../data/use-query.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { leaveFor } from "../frame/leave-for.ts";
import OrdersPage from "../orders/orders-page.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import DashboardPage from "./dashboard-page.tsx";
import { chartTop } from "./sales.tsx";

vi.mock("../frame/leave-for.ts", () => ({ leaveFor: vi.fn() }));

const backend = useMockBackend();
const open = () => renderDashboard([{ path: "/dashboard", Component: DashboardPage }], "/dashboard");

type Session = WireReplyOf<typeof staffSession>["data"];
const session = (part: Partial<Session> = {}) => {
  const data: Session = { name: "Meera Shah", role: "owner", permissions: ["orders"], second_factor: "off", ...part };
  return { status: true, data };
};

const DAYS = Array.from({ length: 30 }, (_, place) =>
  addDays(todayInIndia(new Date("2026-03-15T06:30:00Z")), place - 29),
);
const days = (amount: number, orders: number) =>
  DAYS.map((day, place) => (place === 29 ? { day, orders, amount } : { day, orders: 0, amount: 0 }));

const PARCELS = { current: { delivered: 29, came_back: 1 }, before: { delivered: 0, came_back: 0 } };
const OVERVIEW = {
  waiting: [
    { kind: "accept" as const, count: 4 },
    { kind: "stock_low" as const, count: 10_000 },
    { kind: "message" as const, count: 0 },
  ],
  sales: { current: days(1200, 2), before: days(1000, 4) },
  best_sellers: [{ product_id: 7, product_name: "Cow Ghee 500 ml", pieces: 3, amount: 2847 }],
};

beforeEach(() => {
  backend.reply(staffSession, session());
  backend.reply(dashboard, { status: true, data: OVERVIEW });
});

describe("the dashboard [R44]", () => {
  it("shows staff what waits for them, and leads to it", async () => {
    logInAs("staff");
    open();
    const link = await screen.findByRole("link", { name: "Orders to accept" });
    expect(link.getAttribute("href")).toBe("/dashboard/orders?show=accept");
    expect(link.closest("div")?.textContent).toContain("4");
    expect(screen.getByRole("link", { name: "Today", current: "page" })).toBeDefined();
  });

  it("shows a new shop what it still needs, and nothing of it once it can open [C52]", async () => {
    logInAs("staff");
    open();
    await screen.findByRole("link", { name: "Orders to accept" });
    expect(screen.queryByRole("heading", { name: "Before you open" })).toBeNull();

    const opening = OPENING_STEPS.map((step) => ({
      ...{ step, is_done: step === "staff" },
      ...(step === "identity" ? { missing: ["GSTIN", "Phones"] } : {}),
    }));
    backend.reply(dashboard, { status: true, data: { ...OVERVIEW, opening } });
    open();
    const region = within(await screen.findByRole("region", { name: "Before you open" }));
    const [list] = region.getAllByRole("list");
    const steps = list ? within(list).getAllByRole("listitem") : [];
    expect(steps.map(({ textContent }) => textContent?.match(/Done|To do/)?.[0])).toEqual([
      "Done",
      ...OPENING_STEPS.slice(1).map(() => "To do"),
    ]);
    expect(region.getByText(/Still the sample's: GSTIN, Phones\.$/)).toBeDefined();
    const leadsTo = (name: string) => region.getByRole("link", { name }).getAttribute("href");
    expect(leadsTo("Import a file")).toBe("/dashboard/products/import");
    expect(leadsTo("Enter a product")).toBe("/dashboard/products/new");
    for (const name of ["Your city’s delivery", "Selling"]) expect(leadsTo(name)).toBe("/dashboard/settings/selling");
  });

  it("says that more waits than it counts", async () => {
    logInAs("staff");
    open();
    const link = await screen.findByRole("link", { name: "Products low in stock" });
    expect(link.closest("div")?.textContent).toContain("9,999+");
  });

  it("shows the last 30 days beside the 30 before, and leads to the orders that were sold", async () => {
    logInAs("staff");
    open();
    const sales = within(
      await screen.findByRole("heading", { name: "Sales" }).then((found) => found.closest("div") ?? found),
    );
    const sum = sales.getByRole("link", { name: "₹1,200" });
    expect(sum.getAttribute("href")).toBe("/dashboard/orders?show=sold&from=2026-02-14&to=2026-03-15");
    expect(sales.getByText(/20% more than the 30 days before/)).toBeDefined();
    expect(sales.getByRole("img", { name: "Sales of the last 30 days, day by day" })).toBeDefined();
    const orders = screen.getByRole("heading", { name: "Orders" }).closest("div");
    expect(orders?.textContent).toContain("50% less than the 30 days before");
    const average = screen.getByRole("heading", { name: "Average order" }).closest("div");
    expect(average?.textContent).toContain("₹600");
    const row = screen.getByRole("link", { name: "15 Mar 2026" });
    expect(row.getAttribute("href")).toBe("/dashboard/orders?show=sold&from=2026-03-15&to=2026-03-15");
    expect(row.closest("tr")?.textContent).toBe("15 Mar 2026₹1,2002₹1,0004");
  });

  it("leads to each best seller", async () => {
    logInAs("staff");
    open();
    const link = await screen.findByRole("link", { name: "Cow Ghee 500 ml" });
    expect(link.getAttribute("href")).toBe("/dashboard/products/7");
    expect(link.closest("li")?.textContent).toContain("3 pieces₹2,847");
  });

  it("shows those who may not know of sales what waits, and when nothing does", async () => {
    backend.reply(dashboard, { status: true, data: { waiting: [{ kind: "pack", count: 0 }] } });
    logInAs("staff");
    open();
    expect(await screen.findByText("Nothing waits. Well done!")).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Last 30 days" })).toBeNull();
  });

  it("leads nobody to pages that their role may not see", async () => {
    backend.reply(staffSession, session({ permissions: [] }));
    logInAs("staff");
    open();
    await screen.findByRole("link", { name: "Today" });
    expect(screen.queryByRole("link", { name: "Orders" })).toBeNull();
  });

  it("asks once who it is, and refuses a page that the role may not see", async () => {
    const asked = backend.reply(staffSession, session({ permissions: [] }));
    logInAs("staff");
    const { router } = renderDashboard(
      [
        { path: "/dashboard", Component: DashboardPage },
        { path: "/dashboard/orders", Component: OrdersPage },
      ],
      "/dashboard",
    );
    await screen.findByText("Orders to accept");
    await router.navigate("/dashboard/orders");
    expect(await screen.findByText(NOT_PERMITTED)).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it("stays as it is when it cannot be asked again who it is", async () => {
    logInAs("staff");
    open();
    await screen.findByText("Orders to accept");
    const asked = backend.reply(staffSession, refuse(500, "Away"));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText("Orders to accept")).toBeDefined();
    expect(screen.getByRole("link", { name: "Orders" })).toBeDefined();
  });

  it("turns customers away", async () => {
    logInAs("customer");
    open();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/"));
  });

  it("sends visitors to the login, which leads back to what was asked for", async () => {
    const pages = [{ path: "orders", Component: () => <DashboardFrame title="Orders">All of them</DashboardFrame> }];
    renderDashboard(pages, "/dashboard/orders?show=accept&page=2");
    const login = "/login?back=%2Fdashboard%2Forders%3Fshow%3Daccept%26page%3D2";
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(login));
  });

  it("offers a retry when it cannot be loaded", async () => {
    logInAs("staff");
    backend.reply(dashboard, refuse(429, "Too many"));
    open();
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [50, 50],
  [51, 100],
  [7_654_321, 10_000_000],
])("a chart of at most %d ends at %d", (most, top) => {
  expect(chartTop(most)).toBe(top);
});

/** A page in which something is written that the backend knows. */
function Note() {
  const saved = useQuery(dashboard);
  return <DashboardFrame title="Note">{saved.reply ? <input aria-label="Note" /> : null}</DashboardFrame>;
}
const openNote = () => renderDashboard([{ path: "/dashboard", Component: Note }], "/dashboard");
const note = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Note" });

describe("a login that ends meanwhile", () => {
  it("hides the page, and after the next one what was typed is still there", async () => {
    logInAs("staff");
    const { user, address } = openNote();
    await user.type(await note(), "Half a sentence");

    backend.reply(staffSession, refuse(401, "Invalid token."));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("You are logged out");
    expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull();
    expect(address()).toBe("/dashboard");
    await user.click(screen.getByRole("button", { name: "Log in again" }));
    expect(useLoginDialog.getState().isOpen).toBe(true);

    backend.reply(staffSession, session());
    act(() => logInAs("staff"));
    expect((await note()).value).toBe("Half a sentence");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("turns away whoever logs in next and is not of the staff", async () => {
    logInAs("staff");
    openNote();
    await note();
    act(() => updateSession(LOGGED_OUT));
    await screen.findByRole("alert");
    expect(leaveFor).not.toHaveBeenCalled();
    act(() => logInAs("customer"));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/"));
  });
});

describe("what comes back", () => {
  const shown = async (part: Partial<WireReplyOf<typeof dashboard>["data"]>) => {
    backend.reply(dashboard, { status: true, data: { ...OVERVIEW, ...part } });
    logInAs("staff");
    open();
    await screen.findByRole("heading", { name: "Last 30 days" });
  };
  const card = () =>
    screen.queryByRole("heading", { name: "Cash parcels that came back" })?.closest("div")?.textContent;

  it("is told of sales, which are net of it", async () => {
    const refunded = OVERVIEW.sales.current.map((day) => ({ ...day, refunded: 10 }));
    await shown({ sales: { ...OVERVIEW.sales, current: refunded } });
    expect(screen.getByText("Sales are net of refunds: ₹300 of these orders was refunded, or is to be.")).toBeDefined();
    expect(card()).toBeUndefined();
  });

  it("is told of parcels with cash to collect (C55)", async () => {
    await shown({ cash_parcels: PARCELS });
    expect(screen.getByText("Sales are net of refunds.")).toBeDefined();
    expect(card()).toContain("3.3%1 of 30 parcels with cash to collect; – in the 30 days before.");
    expect(screen.getByRole("link", { name: "3.3%" }).getAttribute("href")).toBe(
      "/dashboard/orders?order_status=Undelivered",
    );
  });

  it("says when no parcel has ended", async () => {
    await shown({ cash_parcels: { current: PARCELS.before, before: PARCELS.before } });
    expect(card()).toContain("No parcel with cash to collect has ended in 30 days.");
  });
});

describe("its second factor", () => {
  const field = () => screen.findByRole("textbox", { name: /Code/ });

  it("is asked for again when its time was over meanwhile, and what was typed is still there", async () => {
    backend.reply(staffSession, session({ second_factor: "verified" }));
    logInAs("staff");
    const { user } = openNote();
    await user.type(await note(), "Half a sentence");

    backend.reply(staffSession, session({ second_factor: "required" }));
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    expect(await screen.findByText(ENTER_SECOND_FACTOR)).toBeDefined();
    expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull();

    backend.reply(verifySecondFactor, { status: true });
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.type(await field(), "123456{Enter}");
    expect((await note()).value).toBe("Half a sentence");
  });

  it("is asked for before anything is shown, and opens the dashboard", async () => {
    backend.reply(staffSession, session({ second_factor: "required" }));
    backend.reply(verifySecondFactor, refuse(400, WRONG_SECOND_FACTOR));
    logInAs("staff");
    const { user } = open();
    expect(await screen.findByText(ENTER_SECOND_FACTOR)).toBeDefined();
    expect(screen.queryByText("Orders to accept")).toBeNull();
    await user.type(await field(), "123 456{Enter}");
    expect(await screen.findByText(WRONG_SECOND_FACTOR)).toBeDefined();

    const verified = backend.reply(verifySecondFactor, { status: true });
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.click(screen.getByRole("button", { name: "Open the dashboard" }));
    expect(await screen.findByText("Orders to accept")).toBeDefined();
    expect(verified[0]?.body).toEqual({ code: "123456" });
  });

  it("is opened by a recovery code, as it is read from paper, where the phone is lost", async () => {
    backend.reply(staffSession, session({ second_factor: "required" }));
    const verified = backend.reply(verifySecondFactor, { status: true });
    logInAs("staff");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Use a recovery code" }));
    await user.click(screen.getByRole("button", { name: "Open the dashboard" }));
    expect(screen.getAllByText(ENTER_RECOVERY_CODE)).not.toHaveLength(0);
    expect(verified).toHaveLength(0);
    await user.type(screen.getByRole("textbox", { name: "Recovery code" }), "OIAB2-CD3EF");
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.click(screen.getByRole("button", { name: "Open the dashboard" }));
    expect(await screen.findByText("Orders to accept")).toBeDefined();
    expect(verified[0]?.body).toEqual({ code: "01ab2cd3ef" });
  });

  it("is set up where the shop wants one: a QR code, or the secret to type", async () => {
    backend.reply(staffSession, session({ second_factor: "setup" }));
    backend.reply(beginSecondFactor, {
      status: true,
      data: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Shop:meera?secret=JBSWY3DPEHPK3PXP" },
    });
    const confirmed = backend.reply(confirmSecondFactor, { status: true, data: { recovery_codes: ["01ab2-cd3ef"] } });
    logInAs("staff");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeDefined();
    expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeDefined();
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.type(await field(), "654321{Enter}");
    expect(await screen.findByText("01ab2-cd3ef")).toBeDefined();
    expect(screen.queryByText("Orders to accept")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Open the dashboard" }));
    expect(await screen.findByText("Orders to accept")).toBeDefined();
    expect(confirmed[0]?.body).toEqual({ code: "654321" });
  });
});
