import { describe, expect, it } from "vitest";
import { addressAfterLogin } from "./after-login-address.ts";

describe("after a login", () => {
  it.each([
    ["/login", true, "/shop"],
    ["/login", false, "/shop"],
  ])("at %s (staff: %s) comes %s [R30]", (path, isStaff, address) => {
    expect(addressAfterLogin(path, isStaff)).toBe(address);
  });

  it.each([
    ["/signup", true, "/shop"],
    ["/signup", false, "/"],
    ["/reset-password", true, "/shop"],
    ["/reset-password", false, "/"],
    ["/reset-password/5f0c", false, "/"],
  ])("at %s (staff: %s) comes %s [R31]", (path, isStaff, address) => {
    expect(addressAfterLogin(path, isStaff)).toBe(address);
  });

  it.each(["/", "/shop", "/products/1/ghee", "/reset-passwords"])("at %s the shopper stays [R31]", (path) => {
    expect(addressAfterLogin(path, false)).toBeUndefined();
    expect(addressAfterLogin(path, true)).toBeUndefined();
  });
});
