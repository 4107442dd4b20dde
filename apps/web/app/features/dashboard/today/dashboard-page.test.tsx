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
import { addDays, ENTER_SECOND_FACTOR, NOT_PERMITTED, todayInIndia, WRONG_SECOND_FACTOR } from "@store/domain";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useQuery } from "../../../data/use-query.ts";
import { useLoginDialog } from "../../../login/login-dialog-store.ts";
import { LOGGED_OUT, updateSession } from "../../../session/session-store.ts";
import { useMockBackend } from "../../../testing/mock-backend.ts";
import { logInAs } from "../../../testing/people.ts";
import { renderDashboard } from "../../../testing/render-dashboard.tsx";
import { DashboardFrame } from "../dashboard-frame.tsx";
import StaffOrdersPage from "../orders/staff-orders-page.tsx";
import DashboardPage from "./dashboard-page.tsx";
import { chartTop } from "./sales.tsx";

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
    const row = screen.getByRole("link", { name: "Mar 15, 2026" });
    expect(row.getAttribute("href")).toBe("/dashboard/orders?show=sold&from=2026-03-15&to=2026-03-15");
    expect(row.closest("tr")?.textContent).toBe("Mar 15, 2026₹1,2002₹1,0004");
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
        { path: "/dashboard/orders", Component: StaffOrdersPage },
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
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText("Orders to accept")).toBeDefined();
    expect(screen.getByRole("link", { name: "Orders" })).toBeDefined();
  });

  it("turns customers away", async () => {
    logInAs("customer");
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("turns visitors away", async () => {
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/"));
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
    document.dispatchEvent(new Event("visibilitychange"));
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
    const { address } = openNote();
    await note();
    act(() => updateSession(LOGGED_OUT));
    await screen.findByRole("alert");
    act(() => logInAs("customer"));
    await waitFor(() => expect(address()).toBe("/"));
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
    document.dispatchEvent(new Event("visibilitychange"));
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

  it("is set up where the shop wants one: a QR code, or the secret to type", async () => {
    backend.reply(staffSession, session({ second_factor: "setup" }));
    backend.reply(beginSecondFactor, {
      status: true,
      data: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Shop:meera?secret=JBSWY3DPEHPK3PXP" },
    });
    const confirmed = backend.reply(confirmSecondFactor, { status: true });
    logInAs("staff");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeDefined();
    expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeDefined();
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.type(await field(), "654321{Enter}");
    expect(await screen.findByText("Orders to accept")).toBeDefined();
    expect(confirmed[0]?.body).toEqual({ code: "654321" });
  });
});
