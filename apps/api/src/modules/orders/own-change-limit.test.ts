import { previewOwnChange } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { newCustomer } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

/** What becomes of previews of an order that there is not. */
async function statusesOf(
  call: Awaited<ReturnType<typeof newCustomer>>,
  times: number,
): Promise<(number | undefined)[]> {
  const request = { params: { id: 2_000_000_000 }, body: { lines: [{ product_id: 1002, quantity: 1 }] } };
  const answers = await Promise.all(Array.from({ length: times }, () => call(previewOwnChange, request)));
  return answers.map((answer) =>
    !answer.ok && answer.failure.kind === "refused" ? answer.failure.httpStatus : undefined,
  );
}

test("so many previews of a change a customer gets in ten minutes, and another one still does", async () => {
  const [eager, other] = [await newCustomer(store()), await newCustomer(store())];
  expect((await statusesOf(eager, 301)).filter((status) => status === 429)).toHaveLength(1);
  expect(await statusesOf(other, 1)).toEqual([404]);
});
