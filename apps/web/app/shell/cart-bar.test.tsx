// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { updateSession } from "../session/session-store.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { logInAs } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { CartBar } from "./cart-bar.tsx";

useMockBackend();

const at = (address: string) =>
  renderRoutes([], address, (page) => (
    <>
      {page}
      <CartBar />
    </>
  ));

describe("the sticky bar", () => {
  it("says what is in the cart and leads there, for those logged in [R10]", async () => {
    logInAs("customer");
    updateSession({ cart_counter: "3", product_total: "1249.50" });
    at("/shop");
    const bar = await screen.findByRole("complementary", { name: "Your cart" });
    expect(bar.textContent).toContain("3 items · ₹1,249.50");
    expect(screen.getByRole("link", { name: "Cart" }).getAttribute("href")).toBe("/cart");
  });

  it("is not shown on the cart page, nor to visitors [R10]", async () => {
    const { unmount } = at("/shop");
    expect(screen.queryByRole("complementary")).toBeNull();
    unmount();
    logInAs("customer");
    at("/cart");
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
