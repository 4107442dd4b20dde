// @vitest-environment jsdom
import { staffOrders, staffSession } from "@store/api-client/contract";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import OrdersPage from "../orders/orders-page.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { ring } from "./ring.ts";

vi.mock("./ring.ts", () => ({ ring: vi.fn() }));

const backend = useMockBackend();
const Other = () => <DashboardFrame title="Other">Nothing</DashboardFrame>;
const open = () =>
  renderDashboard(
    [
      { path: "/dashboard/other", Component: Other },
      { path: "/dashboard/orders", Component: OrdersPage },
    ],
    "/dashboard/other",
  );

const row = (id: number) => ({
  ...{
    id,
    order_id: `SO-2026-00000${id}`,
    order_date: "2026-03-14T06:30:00Z",
    order_status: "Pending",
    change_count: 0,
  },
  ...{ pay_type: "Cash on Delivery", is_paid: false, final_total: 1249, full_name: "Asha Patel" },
  ...{ mobile_no: "+919876543210", pieces: 1, products: [{ product_name: "Neem Soap", quantity: 1 }] },
});
const listed = (...ids: readonly number[]) => ({
  ...{ status: true, count: ids.length, total_pages: 1 },
  data: ids.map(row),
});

beforeEach(() => {
  vi.mocked(ring).mockClear();
  backend.reply(staffSession, {
    status: true,
    data: { name: "Suresh", role: "packer", permissions: ["orders"], second_factor: "off" },
  });
  logInAs("staff");
});

/** The window comes to the front: what refreshes by itself is asked at once. */
const lookAgain = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

describe("new orders", () => {
  it("ring and are counted, until the list is opened; those of before do neither", async () => {
    const asked = backend.reply(staffOrders, listed(1));
    const { router } = open();
    // It asks again only once the answer before was taken.
    await waitFor(() => {
      lookAgain();
      expect(asked.length).toBeGreaterThan(2);
    });
    backend.reply(staffOrders, listed(3, 2, 1));
    await waitFor(() => {
      lookAgain();
      expect(screen.getByRole("link", { name: /^Orders\s*2 new$/ })).toBeDefined();
    });
    expect(ring).toHaveBeenCalledTimes(1);
    expect(document.title).toMatch(/^\(2\) Other/);
    await router.navigate("/dashboard/orders");
    expect(await screen.findByRole("link", { name: "Orders" })).toBeDefined();
    await waitFor(() => expect(document.title).toMatch(/^Orders/));
  });

  it("are let be once they are switched off, which is remembered", async () => {
    const asked = backend.reply(staffOrders, listed(1));
    const { router, user, unmount } = open();
    await router.navigate("/dashboard/orders");
    await user.click(await screen.findByRole("checkbox", { name: "Sound and badge for new orders" }));
    unmount();
    const before = asked.length;
    open();
    await screen.findByText("Nothing");
    expect(asked).toHaveLength(before);
    expect(ring).not.toHaveBeenCalled();
  });
});
