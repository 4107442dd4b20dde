// @vitest-environment jsdom

import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import PageNotFoundPage from "./page-not-found-page.tsx";

useMockBackend();

it("says that there is nothing, and leads to the shop [R197]", async () => {
  renderRoutes([{ path: "/page-not-found", Component: PageNotFoundPage }], "/page-not-found");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeDefined();
  expect(screen.getByText("There is nothing at this address")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
});
