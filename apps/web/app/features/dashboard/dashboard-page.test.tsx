// @vitest-environment jsdom
import { dashboard } from "@store/api-client/contract";
import { mockEndpoint, refuse } from "@store/api-client/mock";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BACKEND } from "../../session/browser-call.ts";
import { logInAs, useMockedStore } from "../../testing/mock-store.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import DashboardPage from "./dashboard-page.tsx";

const store = useMockedStore();
const open = () => renderRoutes([{ path: "/dashboard", Component: DashboardPage }], "/dashboard");

describe("the dashboard [R44]", () => {
  it("shows staff what waits for them", async () => {
    await logInAs("staff");
    open();
    expect((await screen.findByText("Orders pending")).parentElement?.textContent).toContain("4");
  });

  it("turns customers away", async () => {
    await logInAs("customer");
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("turns visitors away", async () => {
    const { address } = open();
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("offers a retry when it cannot be loaded", async () => {
    await logInAs("staff");
    store().answer(mockEndpoint(dashboard, () => refuse(429, "Too many"), BACKEND));
    open();
    expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
  });
});
