// @vitest-environment jsdom
import { FIELD_LENGTHS } from "@store/domain";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearGift, giftMessage, NO_GIFT, readGift, writeGift } from "./gift.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("a gift [R89]", () => {
  it("is kept in the browser until it is cleared", () => {
    expect(readGift()).toEqual(NO_GIFT);
    const gift = { isGift: true, message: "With love from Asha" };
    writeGift(gift);
    expect(readGift()).toEqual(gift);
    clearGift();
    expect(readGift()).toEqual(NO_GIFT);
  });

  it("sends its message only while it is one", () => {
    writeGift({ isGift: true, message: " With love " });
    expect(giftMessage()).toBe("With love");
    writeGift({ isGift: false, message: "With love" });
    expect(giftMessage()).toBeUndefined();
    writeGift({ isGift: true, message: "  " });
    expect(giftMessage()).toBeUndefined();
  });

  it("has a message no longer than the order's field takes, whoever wrote it", () => {
    writeGift({ isGift: true, message: "x".repeat(FIELD_LENGTHS.giftMessage + 1) });
    expect(readGift().message).toHaveLength(FIELD_LENGTHS.giftMessage);
    localStorage.setItem("giftMessage", "x".repeat(FIELD_LENGTHS.giftMessage + 1));
    expect(giftMessage()).toHaveLength(FIELD_LENGTHS.giftMessage);
  });

  it("is no gift where storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("denied");
    });
    expect(readGift()).toEqual(NO_GIFT);
  });
});
