// @vitest-environment jsdom
import { dashboard } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { logInAs } from "../../testing/people.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import DashboardPage from "./dashboard-page.tsx";

const backend = useMockBackend();
const open = () => renderRoutes([{ path: "/dashboard", Component: DashboardPage }], "/dashboard");

describe("the dashboard [R44]", () => {
  it("shows staff what waits for them", async () => {
    logInAs("staff");
    backend.reply(dashboard, { status: true, data: { pending_orders: 4, unpaid_orders: 2, products_out_of_stock: 1 } });
    open();
    expect((await screen.findByText("Orders pending")).parentElement?.textContent).toContain("4");
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
