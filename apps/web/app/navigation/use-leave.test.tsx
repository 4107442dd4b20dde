// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useLeave } from "./use-leave.ts";

const INSTEAD = "/profile";

function Screen() {
  const leave = useLeave(INSTEAD);
  return (
    <button type="button" onClick={() => void leave()}>
      Leave
    </button>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Where a press leads.
 * @param canGoBack what the browser says of the tab's history; undefined in a browser that cannot tell.
 */
async function leave(canGoBack: boolean | undefined, entries: readonly string[], replaced?: string) {
  vi.stubGlobal("navigation", canGoBack === undefined ? undefined : { canGoBack });
  const router = createMemoryRouter([{ path: "*", Component: Screen }], { initialEntries: ["/shop"] });
  render(<RouterProvider router={router} />);
  for (const entry of entries) await act(() => router.navigate(entry));
  if (replaced) await act(() => router.navigate(replaced, { replace: true }));
  await userEvent.click(screen.getByRole("button"));
  return router.state.location.pathname;
}

it.each([true, false, undefined])(
  "leads from a page that was opened directly within the store, history: %s",
  async (before) => {
    expect(await leave(before, [])).toBe(INSTEAD);
  },
);

it("does so where the page has taken the place of the tab's first", async () => {
  expect(await leave(false, [], "/profile/addresses/add")).toBe(INSTEAD);
});

it.each([true, undefined])("leads back from a page that a link has opened, history: %s", async (before) => {
  expect(await leave(before, ["/profile/addresses/add"])).toBe("/shop");
});
