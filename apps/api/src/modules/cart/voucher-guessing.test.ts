import { validateVoucher } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

test("codes are not guessed: twenty tries in a quarter of an hour, whether they are right or not", async () => {
  const call = await newCustomer(store());
  await readyToOrder(call, { pid: 1002 });
  const guess = (voucher_code: string) => call(validateVoucher, { query: { voucher_code } });
  for (let tries = 0; tries < 20; tries++) await guess(tries % 2 ? "ONCE100" : `GUESS${tries}`);
  expect((await expectRefused(guess("ONCE100"), 429)).message).toContain("Too many attempts");
  // Taking a voucher off is no guess.
  expect(await guess("")).toMatchObject({ ok: true });
});
