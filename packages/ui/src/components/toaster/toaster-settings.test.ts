import {
  CONTENT_TOAST_MINIMUM_MS,
  EVENT_TOAST_MS,
  LOGIN_ERROR_TOAST_MS,
  SIGNUP_TOAST_MS,
  TOAST_MAXIMUM_MS,
  TOAST_MINIMUM_MS,
} from "@store/domain";
import { describe, expect, it } from "vitest";
import { DURATION_MS } from "./toaster-settings.ts";

describe("a toast [R19]", () => {
  it("lasts 2 to 5 s by default, which suits content pages too", () => {
    expect(DURATION_MS).toBeGreaterThanOrEqual(CONTENT_TOAST_MINIMUM_MS);
    expect(DURATION_MS).toBeLessThanOrEqual(TOAST_MAXIMUM_MS);
  });

  it.each([
    ["signup", SIGNUP_TOAST_MS],
    ["login", LOGIN_ERROR_TOAST_MS],
    ["an event", EVENT_TOAST_MS],
  ])("of %s lasts as long as it is said to, within those bounds", (_, duration) => {
    expect(duration).toBeGreaterThanOrEqual(TOAST_MINIMUM_MS);
    expect(duration).toBeLessThanOrEqual(TOAST_MAXIMUM_MS);
  });
});
