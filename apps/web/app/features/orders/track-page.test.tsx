// @vitest-environment jsdom
import { trackOrder } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import TrackPage from "./track-page.tsx";

const backend = useMockBackend();

const open = () => renderRoutes([{ path: "/track/:token", Component: TrackPage }], "/track/41.20000.signed");

describe("an order that is followed without a login (C58)", () => {
  it("tells how far it is, when it comes and who carries it", async () => {
    const asked = backend.reply(trackOrder, {
      status: true,
      data: {
        ...{ order_id: "SO-2026-000041", order_date: "2026-03-14T18:30:00.000Z", order_status: "Shipped" },
        ...{ promised_on: "2126-03-18", pay_type: "Cash on Delivery", is_paid: false },
        timeline: [{ state: "Pending", at: "2026-03-14T18:30:00.000Z" }],
        tracking: { courier: "Garuda Parcels", number: "GP1" },
      },
    });
    open();
    expect(await screen.findByText("Order SO-2026-000041, placed on 15 Mar 2026")).toBeTruthy();
    expect(screen.getByText("On its way", { selector: "p > *" })).toBeTruthy();
    expect(screen.getByText("Arrives by Monday, 18 Mar 2126")).toBeTruthy();
    expect(screen.getByText("GP1")).toBeTruthy();
    expect(asked).toMatchObject([{ params: { token: "41.20000.signed" } }]);
  });

  it("of a link that is not right says what to do", async () => {
    backend.reply(trackOrder, refuse(404, "This link leads to no order."));
    open();
    expect(await screen.findByText("We cannot show this order")).toBeTruthy();
    expect(screen.getByText("This link leads to no order.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See your orders" }).getAttribute("href")).toBe("/profile#orders");
  });
});
