import { eventTicket, giveBackTicket } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { ticketOf } from "../../testing/event-ticket.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { WRONG_CODES_FROM_ADDRESS } from "./ticket-routes.ts";

const store = useTestStore({ rateLimitFactor: 1 });

test("a whole venue looks at its tickets from one address, and no code can be guessed from it", async () => {
  const code = await ticketOf(store());
  const { points } = WRONG_CODES_FROM_ADDRESS;
  for (let look = 0; look <= points; look += 1)
    expect((await expectDone(store().nobody(eventTicket, { params: { code } }))).data.code).toBe(code);
  const wrong = { params: { code: `${code.slice(0, -8)}00000000` } };
  for (let guess = 0; guess < points; guess += 1)
    await expectRefused(store().nobody(guess % 2 === 0 ? eventTicket : giveBackTicket, wrong), 404);
  for (const params of [wrong.params, { code }]) {
    await expectRefused(store().nobody(eventTicket, { params }), 429);
    await expectRefused(store().nobody(giveBackTicket, { params }), 429);
  }
});
