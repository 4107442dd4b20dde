// @vitest-environment jsdom
import { staffSession } from "@store/api-client/contract";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { usePageTitle } from "./page-title.ts";

const backend = useMockBackend();

function Named({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
}

it("a page has the name of what it shows, in its headline and in the tab, until it shows something else", async () => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", shop_name: "Ghee Ghar", permissions: ["orders"], second_factor: "off" },
  });
  logInAs("staff");
  const pages = [
    {
      path: "orders/7",
      Component: () => (
        <DashboardFrame title="Order">
          <Named title="Order SO-7" />
        </DashboardFrame>
      ),
    },
    { path: "orders", Component: () => <DashboardFrame title="Orders">All</DashboardFrame> },
  ];
  const { router } = renderDashboard(pages, "/dashboard/orders/7");
  expect(await screen.findByRole("heading", { level: 1, name: "Order SO-7" })).toBeDefined();
  expect(document.title).toBe("Order SO-7 | Ghee Ghar");
  await router.navigate("/dashboard/orders");
  expect(await screen.findByRole("heading", { level: 1, name: "Orders" })).toBeDefined();
  expect(document.title).toBe("Orders | Ghee Ghar");
});
