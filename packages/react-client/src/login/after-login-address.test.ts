import { describe, expect, it } from "vitest";
import { addressAfterLogin, loginBackTo } from "./after-login-address.ts";

describe("after a login", () => {
  it.each([
    ["/login", true, "/shop"],
    ["/login", false, "/shop"],
  ])("at %s (staff: %s) comes %s [R30]", (path, isStaff, address) => {
    expect(addressAfterLogin(path, isStaff)).toBe(address);
  });

  it.each([
    ["/dashboard", true, "/dashboard"],
    ["/dashboard/orders?show=accept&page=2#chosen", true, "/dashboard/orders?show=accept&page=2#chosen"],
    ["/dashboard/orders/7", false, "/shop"],
    ["/profile", true, "/shop"],
    ["/dashboards", true, "/shop"],
    ["//evil.example/dashboard", true, "/shop"],
    ["https://evil.example/dashboard", true, "/shop"],
  ])("that %s asked for (staff: %s) comes %s", (asked, isStaff, address) => {
    const { pathname, search } = new URL(loginBackTo(asked), "https://shop.example");
    expect(addressAfterLogin(pathname, isStaff, search)).toBe(address);
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
