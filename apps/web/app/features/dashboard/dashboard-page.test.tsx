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
import { ENTER_SECOND_FACTOR, NOT_PERMITTED, WRONG_SECOND_FACTOR } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { logInAs } from "../../testing/people.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";
import DashboardPage from "./dashboard-page.tsx";
import StaffOrdersPage from "./staff-orders-page.tsx";

const backend = useMockBackend();
const open = () => renderDashboard([{ path: "/dashboard", Component: DashboardPage }], "/dashboard");

type Session = WireReplyOf<typeof staffSession>["data"];
const session = (part: Partial<Session> = {}) => {
  const data: Session = { name: "Meera Shah", role: "owner", permissions: ["orders"], second_factor: "off", ...part };
  return { status: true, data };
};

beforeEach(() => {
  backend.reply(staffSession, session());
  backend.reply(dashboard, { status: true, data: { pending_orders: 4, unpaid_orders: 2, products_out_of_stock: 1 } });
});

describe("the dashboard [R44]", () => {
  it("shows staff what waits for them, and leads to it", async () => {
    logInAs("staff");
    open();
    const link = await screen.findByRole("link", { name: "Orders pending" });
    expect(link.getAttribute("href")).toBe("/dashboard/orders?order_status=Pending");
    expect(link.closest("div")?.textContent).toContain("4");
    expect(screen.getByRole("link", { name: "Today", current: "page" })).toBeDefined();
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
    await screen.findByText("Orders pending");
    await router.navigate("/dashboard/orders");
    expect(await screen.findByText(NOT_PERMITTED)).toBeDefined();
    expect(asked).toHaveLength(1);
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

describe("its second factor", () => {
  const field = () => screen.findByRole("textbox", { name: /Code/ });

  it("is asked for before anything is shown, and opens the dashboard", async () => {
    backend.reply(staffSession, session({ second_factor: "required" }));
    backend.reply(verifySecondFactor, refuse(400, WRONG_SECOND_FACTOR));
    logInAs("staff");
    const { user } = open();
    expect(await screen.findByText(ENTER_SECOND_FACTOR)).toBeDefined();
    expect(screen.queryByText("Orders pending")).toBeNull();
    await user.type(await field(), "123 456{Enter}");
    expect(await screen.findByText(WRONG_SECOND_FACTOR)).toBeDefined();

    const verified = backend.reply(verifySecondFactor, { status: true });
    backend.reply(staffSession, session({ second_factor: "verified" }));
    await user.click(screen.getByRole("button", { name: "Open the dashboard" }));
    expect(await screen.findByText("Orders pending")).toBeDefined();
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
    expect(await screen.findByText("Orders pending")).toBeDefined();
    expect(confirmed[0]?.body).toEqual({ code: "654321" });
  });
});
