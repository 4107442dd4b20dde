// @vitest-environment jsdom

import { CONTENT_TOAST_MINIMUM_MS, TOAST_MAXIMUM_MS, TOAST_MINIMUM_MS } from "@store/domain";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Toaster, toast } from "./toaster.tsx";
import { DURATION_MS } from "./toaster-settings.ts";

const unreachable = () => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
vi.doMock("sonner", unreachable);
vi.doMock("./sonner.tsx", unreachable);

it("a message whose toast cannot be fetched is said plainly, and takes nothing off the page", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  root.render(
    <>
      <h1>The page</h1>
      <Toaster />
    </>,
  );
  await expect.poll(() => page.querySelector("h1")).not.toBeNull();
  toast.error("Something went wrong", { description: "Please try again later!" });
  await expect
    .poll(() => page.querySelector("[role=alert]")?.textContent)
    .toBe("Something went wrong\nPlease try again later!");
  expect(page.querySelector("h1")).not.toBeNull();
  root.unmount();
});

it("a toast is shown for 3 to 5 seconds, as content pages need, which is within 2 to 5 [R19] [R196]", () => {
  expect([TOAST_MINIMUM_MS, CONTENT_TOAST_MINIMUM_MS, TOAST_MAXIMUM_MS]).toEqual([2000, 3000, 5000]);
  expect(DURATION_MS).toBeGreaterThanOrEqual(Math.max(TOAST_MINIMUM_MS, CONTENT_TOAST_MINIMUM_MS));
  expect(DURATION_MS).toBeLessThanOrEqual(TOAST_MAXIMUM_MS);
});
