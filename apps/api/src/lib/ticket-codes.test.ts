import * as fc from "fast-check";
import { expect, test } from "vitest";
import { secretFrom } from "../identity/store-secret.ts";
import { createTicketCodes } from "./ticket-codes.ts";

const codes = createTicketCodes(secretFrom("a secret of the tests"));
const ticket = { eventId: 7, id: 341 };
const code = codes.sign(ticket);

test("a code names its ticket, also as people type it", () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(id, id, (eventId, one) => {
      expect(codes.read(codes.sign({ eventId, id: one }))).toEqual({ eventId, id: one });
    }),
  );
  expect(codes.read(` ${code.toLowerCase()} `)).toEqual(ticket);
});

test.each([
  "",
  "7-341",
  "7-341-",
  code.slice(0, -1),
  `${code}0`,
  code.replace("341", "342"),
  code.replace("7-", "8-"),
  `7-341-${"0".repeat(8)}`,
  `99999999999-341-${code.slice(-8)}`,
  `9999999999-341-${code.slice(-8)}`,
  "7-341-ÄÖÜÄÖÜÄÖ",
  createTicketCodes(secretFrom("another secret")).sign(ticket),
])("%j names none", (text) => {
  expect(codes.read(text)).toBeUndefined();
});
