// @vitest-environment jsdom
import { UNEXPECTED_ERROR } from "@store/domain";
import { renderRouter } from "@store/react-client/testing/render-routes";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says that a page broke, also when its code could not be fetched, and offers to reload it", async () => {
  // React and the router report what is thrown.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const lazy = () => Promise.reject(new Error("404"));
  renderRouter(
    [{ path: "/", ErrorBoundary: ErrorScreen, HydrateFallback: () => null, children: [{ index: true, lazy }] }],
    "/",
  );
  expect(await screen.findByText(UNEXPECTED_ERROR)).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeDefined();
});
