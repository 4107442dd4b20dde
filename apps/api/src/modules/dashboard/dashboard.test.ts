import { dashboard } from "@store/api-client/contract";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

describe("the dashboard [R44]", () => {
  test("tells staff what waits for them", async () => {
    const { call } = await store().logIn("staff");
    const { data } = await expectDone(call(dashboard));
    expect(data.pending_orders).toBeGreaterThan(0);
    expect(data.unpaid_orders).toBeLessThanOrEqual(data.pending_orders);
    expect(data.products_out_of_stock).toBeGreaterThan(0);
  });

  test("tells nobody else", async () => {
    const visitor = await store().newVisitor();
    for (const call of [store().nobody, visitor]) await expectRefused(call(dashboard), 401);
    for (const role of ["customer", "elite"] as const) {
      const { call } = await store().logIn(role);
      await expectRefused(call(dashboard), 403);
    }
  });
});
