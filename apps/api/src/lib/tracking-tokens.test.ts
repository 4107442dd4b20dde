import { daysAfter } from "@store/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretFrom } from "../identity/store-secret.ts";
import { createTrackingTokens } from "./tracking-tokens.ts";

const SINCE = new Date("2026-03-15T06:30:00Z");
const tokens = createTrackingTokens(secretFrom("test"));
const token = tokens.sign(41, SINCE);

describe("a tracking link", () => {
  test.each([
    [0, { orderId: 41 }],
    [59, { orderId: 41 }],
    [60, "expired"],
    [400, "expired"],
  ])("after %d days names %j", (days, expected) => {
    expect(tokens.read(token, daysAfter(SINCE, days))).toEqual(expected);
  });

  test("of another store names nothing", () => {
    expect(createTrackingTokens(secretFrom("other")).read(token, SINCE)).toBeUndefined();
  });

  test("with any other sign in any place names nothing", () => {
    const places = fc.nat({ max: token.length - 1 });
    const signs = fc.constantFrom(..."0123456789.-_abcXYZ");
    fc.assert(
      fc.property(places, signs, (place, sign) => {
        fc.pre(token[place] !== sign);
        const altered = token.slice(0, place) + sign + token.slice(place + 1);
        expect(tokens.read(altered, SINCE)).toBeUndefined();
      }),
    );
  });

  test.each(["", ".", "41", "41.20000.", token.slice(0, -1), `${token}A`, ` ${token}`, `${token}\n`])(
    "%j names nothing",
    (given) => {
      expect(tokens.read(given, SINCE)).toBeUndefined();
    },
  );
});
