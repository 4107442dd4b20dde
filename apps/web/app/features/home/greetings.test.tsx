// @vitest-environment jsdom
import "@store/react-client/testing/observers";
import "../../shell/popups/celebration.tsx";
import "../../shell/popups/login-popup.tsx";
import { updateSession, useSession } from "@store/react-client/session-store";
import { preferMedia } from "@store/react-client/testing/jsdom-gaps";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Greetings } from "./greetings.tsx";

const PHONE = "max-width: 767px";
const STEP = 500;
const STILL = "reduced-motion";
const GHEE = { image: "/mock/banner.webp", title: "Ghee the long way", words: "From our own herd" };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ stored: {}, isKnown: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => render(<Greetings slides={[GHEE]} />);
/** In small steps, so that what one timer triggers can start the next. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP)));
  // What begins in a task of its own.
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const celebration = () => screen.queryByRole("dialog", { name: "Ten years of honest goods" });
const message = () => screen.queryByRole("heading", { name: "Ten years of honest goods" });
const invitation = () => screen.queryByRole("dialog", { name: /^Welcome to/ });
const flying = (what: string) => document.querySelectorAll(`[data-flying="${what}"]`).length;
const flag = (name: string) => sessionStorage.getItem(name);

/** A shopper who pressed Continue on the celebration earlier in this session. */
const hasContinued = () => sessionStorage.setItem("hasUserContinuedCelebration", "true");

describe("the time of the celebration [R52] [C44]", () => {
  /** The home page as the browser opens it: its code comes before the page is alive. */
  async function openFirst(loadEventStart: number) {
    vi.resetModules();
    await import("../../testing/default-policy.ts");
    document.documentElement.removeAttribute("data-live");
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      Object.assign(new PerformanceMark("page"), { loadEventStart }),
    ]);
    vi.spyOn(performance, "now").mockReturnValue(5000);
    const { Greetings: First } = await import("./greetings.tsx");
    return render(<First slides={[GHEE]} />);
  }
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [0, 2000],
    [3500, 500],
    [4999, 1999],
    [1000, 0],
  ])(
    "counts from the load event: loaded at %i and alive at 5000 ms, it comes after %i ms more",
    async (loaded, wait) => {
      await openFirst(loaded);
      if (wait > 0) {
        await pass(wait - 1);
        expect(celebration()).toBeNull();
      }
      await pass(1);
      expect(celebration()).not.toBeNull();
    },
  );

  it("counts from its opening where the shopper comes back within the store", async () => {
    const first = await openFirst(1000);
    first.unmount();
    document.documentElement.setAttribute("data-live", "");
    vi.resetModules();
    await import("../../testing/default-policy.ts");
    const { Greetings: Again } = await import("./greetings.tsx");
    render(<Again slides={[GHEE]} />);
    await pass(1999);
    expect(celebration()).toBeNull();
    await pass(1);
    expect(celebration()).not.toBeNull();
    document.documentElement.removeAttribute("data-live");
  });
});

describe("the celebration", () => {
  it("appears 2 s after the page, and its message half a second later [R52]", async () => {
    open();
    await pass(1999);
    expect(celebration()).toBeNull();
    await pass(1);
    expect(celebration()).not.toBeNull();
    expect(message()).toBeNull();
    await pass(499);
    expect(message()).toBeNull();
    await pass(1);
    expect(message()).not.toBeNull();
  });

  it("closes itself after 5 s and 1 s more, and comes again with the next visit [R52]", async () => {
    open();
    await pass(2000);
    await pass(5999);
    expect(celebration()).not.toBeNull();
    await pass(1);
    expect(celebration()).toBeNull();
    expect(flag("hasUserContinuedCelebration")).toBeNull();
    cleanup();
    open();
    await pass(2000);
    expect(celebration()).not.toBeNull();
  });

  it.each(["Continue", "Close"])("is closed by %s, and does not come again in this session [R52]", async (button) => {
    open();
    await pass(2500);
    fireEvent.click(screen.getByRole("button", { name: button }));
    expect(celebration()).toBeNull();
    expect(flag("hasUserContinuedCelebration")).toBe("true");
    cleanup();
    open();
    await pass(10_000);
    expect(celebration()).toBeNull();
  });

  it("is closed by Escape and by a press beside it [R52]", async () => {
    open();
    await pass(2500);
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(flag("hasUserContinuedCelebration")).toBe("true");
    cleanup();
    sessionStorage.clear();
    open();
    await pass(2500);
    fireEvent.click(screen.getByRole("dialog"));
    expect(flag("hasUserContinuedCelebration")).toBe("true");
  });

  it.each([
    ["on a desktop", [], 140, 36],
    ["on a phone", [PHONE], 80, 36],
    ["where motion is unwanted", [STILL], 0, 12],
    ["on a phone where motion is unwanted", [PHONE, STILL], 0, 12],
  ] as const)("has %s so many pieces and sparkles [R53]", async (_, media, confetti, sparkles) => {
    preferMedia(...media);
    open();
    await pass(2000);
    expect([flying("confetti"), flying("sparkle")]).toEqual([confetti, sparkles]);
  });

  it("is not shown to a crawler [R52]", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)");
    open();
    await pass(3000);
    expect(celebration()).toBeNull();
    vi.restoreAllMocks();
  });

  it("waits while somebody types", async () => {
    open();
    const search = document.body.appendChild(document.createElement("input"));
    search.focus();
    await pass(10_000);
    expect(celebration()).toBeNull();
    search.remove();
    await pass(500);
    expect(celebration()).not.toBeNull();
  });

  it("does not come once the page was left", async () => {
    const { unmount } = open();
    await pass(1000);
    unmount();
    await pass(5000);
    expect(celebration()).toBeNull();
  });
});

describe("the invitation to log in", () => {
  it("comes to a visitor after the celebration, once per session [R42]", async () => {
    open();
    await pass(2500);
    expect(invitation()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(invitation()).toBeNull();
    await pass(1500);
    expect(invitation()).not.toBeNull();
    expect(flag("hasShownPopup")).toBe("true");
    cleanup();
    open();
    await pass(10_000);
    expect(invitation()).toBeNull();
  });

  it("comes after a celebration that closed itself, never with it [R42]", async () => {
    open();
    for (let second = 0; second < 12; second += 1) {
      await pass(1000);
      expect(screen.queryAllByRole("dialog").length).toBeLessThanOrEqual(1);
    }
    expect(invitation()).not.toBeNull();
  });

  it("shows the ways to log in beside what the store offers [R42 R43]", async () => {
    hasContinued();
    open();
    await pass(3500);
    expect(screen.getByRole("textbox", { name: /Mobile number/ })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Email" })).toBeTruthy();
    expect(screen.getByText("Ghee the long way")).toBeTruthy();
  });

  it("does not come to a customer [R42]", async () => {
    hasContinued();
    updateSession({ token: "t" });
    open();
    await pass(10_000);
    expect(invitation()).toBeNull();
    expect(flag("hasShownPopup")).toBeNull();
  });

  it("stays away once it was closed [R42]", async () => {
    hasContinued();
    open();
    await pass(3500);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await pass(10_000);
    expect(invitation()).toBeNull();
  });
});
