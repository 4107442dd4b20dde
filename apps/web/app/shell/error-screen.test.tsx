// @vitest-environment jsdom

import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { renderRouter } from "@store/react-client/testing/render-routes";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ErrorScreen, MissingCode } from "./error-screen.tsx";

useMockBackend();

/** A page that fails as it is loaded. */
function openBroken(error: Error) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  return renderRouter(
    [
      {
        path: "/broken",
        loader: () => Promise.reject(error),
        element: null,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: () => null,
      },
    ],
    "/broken",
  );
}

describe("the error screen [R3]", () => {
  it("says what happened in the specification's words, and leads back", async () => {
    const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
    window.history.pushState(null, "", "/broken");
    const { user } = openBroken(new Error("broken"));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Oops!");
    expect(screen.getByText("Sorry, an unexpected error has occurred.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(back).toHaveBeenCalledOnce();
  });

  it("loads a page whose code is missing with its document, once in a visit", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...window.location, reload });
    openBroken(new MissingCode("gone"));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    openBroken(new MissingCode("gone"));
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(2));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("does not load any other broken page again", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...window.location, reload });
    openBroken(new Error("broken"));
    expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
