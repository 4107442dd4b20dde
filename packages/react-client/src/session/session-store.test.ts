// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOGGED_OUT, refreshSession, updateSession, useSession, watchStorage } from "./session-store.ts";

const stored = () => useSession.getState().stored;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ stored: {}, isKnown: false });
});

describe("the session", () => {
  it("is anonymous until the storage was read", () => {
    localStorage.setItem("token", "t");
    expect(useSession.getState()).toMatchObject({ stored: {}, isKnown: false });
    refreshSession();
    expect(useSession.getState()).toMatchObject({ stored: { token: "t" }, isKnown: true });
  });

  it("writes the specification's keys, and removes them", () => {
    updateSession({ token: "t", cart_counter: "3" });
    expect(localStorage.getItem("cart_counter")).toBe("3");
    updateSession(LOGGED_OUT);
    expect(localStorage.getItem("token")).toBeNull();
    expect(stored().cart_counter).toBeUndefined();
  });

  it("keeps the visitor's id at logout", () => {
    updateSession({ token: "t", visitor_id: "v" });
    updateSession(LOGGED_OUT);
    expect(stored().visitor_id).toBe("v");
  });

  it("notifies no subscriber when nothing changed", () => {
    updateSession({ cart_counter: "3" });
    const listener = vi.fn();
    const end = useSession.subscribe(listener);
    refreshSession();
    refreshSession(["cart_counter"]);
    end();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("storage that is written from outside [R9]", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a counter within 500 ms and the login state within 1 s", () => {
    const end = watchStorage();
    localStorage.setItem("cart_counter", "7");
    localStorage.setItem("token", "t");
    vi.advanceTimersByTime(500);
    expect(stored().cart_counter).toBe("7");
    expect(stored().token).toBeUndefined();
    vi.advanceTimersByTime(500);
    expect(stored().token).toBe("t");
    end();
  });

  it("shows another tab's change at once", () => {
    const end = watchStorage();
    localStorage.setItem("token", "t");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect(stored().token).toBe("t");
    end();
  });

  it("is not read while the page is hidden, nor after the sync has stopped", () => {
    const end = watchStorage();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    localStorage.setItem("cart_counter", "7");
    vi.advanceTimersByTime(2000);
    expect(stored().cart_counter).toBeUndefined();
    visibility.mockRestore();
    end();
    vi.advanceTimersByTime(2000);
    expect(stored().cart_counter).toBeUndefined();
  });
});
