import { describe, expect, it } from "vitest";
import { withoutTracking, withTracking } from "./addresses.ts";

describe("what campaigns add to an address", () => {
  it.each([
    ["", ""],
    ["?page=2", "?page=2"],
    ["?utm_source=mail", ""],
    ["?utm_source=mail&page=2&fbclid=x&tag=1", "?page=2&tag=1"],
    ["?page=2&gclid=x", "?page=2"],
    ["?search=utm_source", "?search=utm_source"],
    ["?not_utm_source=x", "?not_utm_source=x"],
  ])("%j without it is %j", (query, rest) => {
    expect(withoutTracking(query)).toBe(rest);
  });

  it.each([
    ["/shop", "?page=2", "/shop"],
    ["/shop", "?page=2&utm_source=mail", "/shop?utm_source=mail"],
    ["/shop?page=1", "?gclid=x&page=2&utm_medium=a%20b", "/shop?page=1&gclid=x&utm_medium=a%20b"],
  ])("%s takes it over from %j: %s", (address, query, target) => {
    expect(withTracking(address, query)).toBe(target);
  });
});
