import { postReview, reportReview } from "@store/api-client/contract";
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

test("a browser reports ten reviews an hour; others report on", async () => {
  const [visitor, other] = [await store().newVisitor(), await store().newVisitor()];
  const report = (who: typeof visitor) => who(reportReview, { params: { id: 999_999 }, body: { reason: "spam" } });
  for (let sent = 0; sent < 10; sent++) await expectRefused(report(visitor), 404);
  expect((await expectRefused(report(visitor), 429)).message).toContain("Too many attempts");
  await expectRefused(report(other), 404);
});
