// @vitest-environment jsdom

import { CONTENT_TOAST_MINIMUM_MS, TOAST_MAXIMUM_MS, TOAST_MINIMUM_MS } from "@store/domain";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { DURATION_MS } from "./toaster-settings.ts";

const unreachable = () => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
vi.doMock("sonner", unreachable);
vi.doMock("./sonner.tsx", unreachable);

const MESSAGE = "Something went wrong\nPlease try again later!";

/** A page of its own with the toaster as a program loads it, before any message. */
async function createPage() {
  vi.resetModules();
  const { Toaster, toast } = await import("./toaster.tsx");
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => root.unmount());
  const render = () =>
    root.render(
      <>
        <h1>The page</h1>
        <Toaster />
      </>,
    );
  const say = () => toast.error("Something went wrong", { description: "Please try again later!" });
  return { page, render, say };
}

it("a message whose toast cannot be fetched is said plainly, and takes nothing off the page", async () => {
  const { page, render, say } = await createPage();
  render();
  await expect.poll(() => page.querySelector("h1")).not.toBeNull();
  say();
  await expect.poll(() => page.querySelector("[role=alert]")?.textContent).toBe(MESSAGE);
  expect(page.querySelector("h1")).not.toBeNull();
});

it("such a message is not lost either when it comes before the page is rendered", async () => {
  const { page, render, say } = await createPage();
  say();
  await expect(import("./show-toast.ts")).rejects.toThrow();
  render();
  await expect.poll(() => page.querySelector("[role=alert]")?.textContent).toBe(MESSAGE);
});

it("a toast is shown for 3 to 5 seconds, as content pages need, which is within 2 to 5 [R19] [R196]", () => {
  expect([TOAST_MINIMUM_MS, CONTENT_TOAST_MINIMUM_MS, TOAST_MAXIMUM_MS]).toEqual([2000, 3000, 5000]);
  expect(DURATION_MS).toBeGreaterThanOrEqual(Math.max(TOAST_MINIMUM_MS, CONTENT_TOAST_MINIMUM_MS));
  expect(DURATION_MS).toBeLessThanOrEqual(TOAST_MAXIMUM_MS);
});
