import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../dates/durations.ts";
import { checkOwnerRemains, hasPermission, LAST_OWNER, permissionsOf, STAFF_ROLES } from "./permissions.ts";
import { isDashboardOpen, SECOND_FACTOR_TTL_MS, secondFactorOf } from "./second-factor.ts";

describe("roles", () => {
  it.each([
    [
      "owner",
      [
        "orders",
        "refunds",
        "sales",
        "stock",
        "products",
        "content",
        "customers",
        "reviews",
        "messages",
        "team",
        "settings",
      ],
    ],
    ["manager", ["orders", "refunds", "sales", "stock", "products", "content", "customers", "reviews", "messages"]],
    ["packer", ["orders", "stock"]],
  ] as const)("%s may do %j", (role, permissions) => {
    expect(permissionsOf(role)).toEqual(permissions);
    for (const permission of permissionsOf("owner"))
      expect(hasPermission(role, permission)).toBe(permissions.some((one) => one === permission));
  });

  it("give the owner everything that anybody has", () => {
    for (const role of STAFF_ROLES)
      expect(permissionsOf("owner")).toEqual(expect.arrayContaining([...permissionsOf(role)]));
  });

  it("never leave the shop without an owner", () => {
    expect(checkOwnerRemains(1)).toMatchObject({ ok: true });
    expect(checkOwnerRemains(0)).toMatchObject({ ok: false, refusal: { code: "last-owner", message: LAST_OWNER } });
  });
});

describe("the second factor", () => {
  const now = new Date("2026-03-15T06:30:00Z");
  const later = (ms: number) => new Date(now.getTime() + ms);

  it.each([
    ["is off where nobody asks for it", { isSetUp: false, verifiedUntil: null }, false, "off"],
    ["has to be set up where it is mandatory", { isSetUp: false, verifiedUntil: null }, true, "setup"],
    ["is asked of a session that has entered no code", { isSetUp: true, verifiedUntil: null }, false, "required"],
    ["is verified until its time is over", { isSetUp: true, verifiedUntil: later(1) }, true, "verified"],
    ["is asked again at that very moment", { isSetUp: true, verifiedUntil: now }, true, "required"],
  ] as const)("%s", (_, session, isMandatory, state) => {
    expect(secondFactorOf(session, { now, isMandatory })).toBe(state);
    expect(isDashboardOpen(state)).toBe(state === "off" || state === "verified");
  });

  it("opens a working day", () => {
    expect(SECOND_FACTOR_TTL_MS).toBe(12 * HOUR_MS);
  });
});
