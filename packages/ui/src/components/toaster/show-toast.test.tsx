// @vitest-environment jsdom

import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clearToasts, Toaster, toast } from "./toaster.tsx";
import { DURATION_MS } from "./toaster-settings.ts";

let root: Root;

// Fetched before, as that takes longer than the tests' clock.
beforeAll(() => Promise.all([import("./sonner.tsx"), import("./show-toast.ts")]), 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  const place = document.createElement("div");
  root = createRoot(document.body.appendChild(place));
  root.render(<Toaster />);
});
afterEach(async () => {
  root.unmount();
  document.body.replaceChildren();
  await clearToasts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Those that are not leaving, the newest first. */
const messages = () => [...document.querySelectorAll("[data-sonner-toast][data-removed=false]")];
const titles = () => messages().map((message) => message.querySelector("[data-title]")?.textContent);

/** React renders on a clock of its own. */
const { setImmediate: later } = globalThis;
const rendered = () => new Promise((done) => later(done));

const STEP_MS = 20;
async function wait(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await rendered();
  }
}

/** Waits for less than a message takes to leave. */
async function shown(expected: readonly string[]): Promise<void> {
  for (let step = 0; step < 5; step += 1) await wait(STEP_MS);
  expect(titles()).toEqual(expected);
}

describe("messages of one subject [R19]", () => {
  it("are one message, whose time begins again with each", async () => {
    for (let press = 0; press < 5; press += 1) {
      toast.success("Product added to cart!");
      await shown(["Product added to cart!"]);
      await wait(DURATION_MS / 2);
      expect(titles()).toEqual(["Product added to cart!"]);
    }
    await wait(DURATION_MS);
    expect(titles()).toEqual([]);
  });

  it("show the latest text, without the details of the one before", async () => {
    const action = { label: "Undo", onClick: vi.fn() };
    toast.success("Product removed", { subject: "wish", description: "Old", action });
    await shown(["Product removed"]);
    expect(messages()[0]?.textContent).toContain("OldUndo");
    toast.warning("Product added", { subject: "wish" });
    await shown(["Product added"]);
    expect(messages()[0]?.textContent).not.toMatch(/Old|Undo/);
    expect(messages()[0]?.getAttribute("data-type")).toBe("warning");
  });

  it("come to the front again", async () => {
    toast.success("Added");
    await shown(["Added"]);
    toast.error("Refused");
    await shown(["Refused", "Added"]);
    toast.success("Added");
    await shown(["Added", "Refused"]);
  });

  it("are shown again while the one before is leaving", async () => {
    toast.success("Added");
    await shown(["Added"]);
    const leaving = () => document.querySelector("[data-removed=true]");
    for (let gone = 0; gone < DURATION_MS && !leaving(); gone += STEP_MS) await wait(STEP_MS);
    expect(leaving()).not.toBeNull();
    toast.success("Added");
    await shown(["Added"]);
    await wait(DURATION_MS / 2);
    expect(titles()).toEqual(["Added"]);
  });

  it("are shown again after a press on the one before", async () => {
    const onClick = () => toast.success("Undone", { subject: "wish" });
    toast.success("Removed", { subject: "wish", action: { label: "Undo", onClick } });
    await shown(["Removed"]);
    messages()[0]?.querySelector<HTMLElement>("[data-action]")?.click();
    await shown(["Undone"]);
    await wait(DURATION_MS / 2);
    expect(titles()).toEqual(["Undone"]);
  });

  it("leave messages of other subjects alone", async () => {
    toast.warning("First name is required");
    toast.warning("Last name is required");
    await shown(["Last name is required", "First name is required"]);
  });
});
