import { postReview } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

test("a customer writes twenty reviews in a quarter of an hour; others write on", async () => {
  const [call, other] = [await newCustomer(store()), await newCustomer(store())];
  const some = await store().db.select({ id: products.id }).from(products).limit(21);
  const [last, ...first] = some;
  const rate = (who: typeof call, id = 0) => who(postReview, { params: { id }, body: { rating: 5 } });
  for (const { id } of first) await expectDone(rate(call, id));
  expect((await expectRefused(rate(call, last?.id), 429)).message).toContain("Too many attempts");
  await expectDone(rate(other, last?.id));
});
