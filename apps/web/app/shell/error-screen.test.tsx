// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useMockBackend } from "../testing/mock-backend.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { ErrorScreen } from "./error-screen.tsx";

useMockBackend();

describe("the error screen [R3]", () => {
  it("says what happened in the specification's words, and leads back", async () => {
    const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
    window.history.pushState(null, "", "/broken");
    const { user } = renderRoutes([{ path: "/broken", Component: ErrorScreen }], "/broken");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Oops!");
    expect(screen.getByText("Sorry, an unexpected error has occurred.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(back).toHaveBeenCalledOnce();
  });
});
