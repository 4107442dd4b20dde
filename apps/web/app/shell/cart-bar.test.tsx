// @vitest-environment jsdom

import { updateSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../testing/render-routes.tsx";
import { CartBar } from "./cart-bar.tsx";

useMockBackend();

const at = (address: string) =>
  renderRoutes([], address, (page) => (
    <>
      {page}
      <h1>The page</h1>
      <CartBar />
    </>
  ));

describe("the sticky bar", () => {
  it("says what is in the cart and leads there, for those logged in [R10]", async () => {
    logInAs("customer");
    updateSession({ cart_counter: "3", product_total: "1249.50" });
    at("/shop");
    const bar = await screen.findByRole("complementary", { name: "Your cart" });
    expect(bar.textContent).toContain("3 items · ₹1,249.50 before shipping");
    expect(screen.getByRole("link", { name: "Cart" }).getAttribute("href")).toBe("/cart");
  });

  it("says nothing of shipping to members, who pay none [R10]", async () => {
    logInAs("elite");
    updateSession({ cart_counter: "1", product_total: "400.00" });
    at("/shop");
    const bar = await screen.findByRole("complementary", { name: "Your cart" });
    expect(bar.textContent).toContain("1 item · ₹400.00");
    expect(bar.textContent).not.toContain("shipping");
  });

  it("is not shown to visitors [R10]", async () => {
    at("/shop");
    await screen.findByRole("heading", { name: "The page" });
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it.each(["/cart", "/cart/"])("is not shown on the cart page: %s [R10]", async (address) => {
    logInAs("customer");
    at(address);
    await screen.findByRole("heading", { name: "The page" });
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
