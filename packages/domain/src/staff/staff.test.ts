import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../dates/durations.ts";
import {
  checkOwnerRemains,
  checkPermissions,
  checkRoleName,
  GRANTABLE_PERMISSIONS,
  LAST_OWNER,
  permissionsOf,
  ROLE_NAME_TAKEN,
  ROLE_NEEDS_NAME,
  ROLE_NEEDS_PERMISSION,
  roleKey,
  STAFF_ROLES,
} from "./permissions.ts";
import {
  formatRecoveryCode,
  isDashboardOpen,
  RECOVERY_CODE_ALPHABET,
  readRecoveryCode,
  SECOND_FACTOR_TTL_MS,
  secondFactorOf,
} from "./second-factor.ts";

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

describe("a role of the shop's own", () => {
  it.each([
    ["Accountant", "Accountant"],
    ["  Night   shift ", "Night shift"],
    ["લેખાપાલ", "લેખાપાલ"],
  ])("may be called %j", (name, accepted) => {
    expect(checkRoleName(name)).toMatchObject({ ok: true, value: accepted });
  });

  it.each([
    ["", ROLE_NEEDS_NAME],
    ["   ", ROLE_NEEDS_NAME],
    ["owner", ROLE_NAME_TAKEN],
    [" PACKER ", ROLE_NAME_TAKEN],
  ])("may not be called %j", (name, message) => {
    expect(checkRoleName(name)).toMatchObject({ ok: false, refusal: { message } });
  });

  it("is the same whatever case and spaces it is written with", () => {
    expect(roleKey(" Night  SHIFT")).toBe(roleKey("night shift"));
  });

  it("may do what is chosen, each once, and never decides about the team", () => {
    expect(checkPermissions(["stock", "orders", "stock"])).toMatchObject({ ok: true, value: ["orders", "stock"] });
    expect(checkPermissions([])).toMatchObject({ ok: false, refusal: { message: ROLE_NEEDS_PERMISSION } });
    expect(GRANTABLE_PERMISSIONS).toEqual(permissionsOf("owner").filter((permission) => permission !== "team"));
  });
});

describe("a recovery code", () => {
  it.each([
    ["01ab2-cd3ef", "01ab2cd3ef"],
    [" 01AB2 CD3EF ", "01ab2cd3ef"],
    ["OlAB2-CD3EF", "01ab2cd3ef"],
  ])("is read from paper: %j", (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  it("is read as it is shown, whatever letters it is made of", () => {
    for (const letter of RECOVERY_CODE_ALPHABET) {
      const code = letter.repeat(10);
      expect(readRecoveryCode(formatRecoveryCode(code))).toBe(code);
    }
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
