import { expect, test } from "vitest";
import { isTxnId, newTxnId } from "./start-payment.ts";

test("a transaction id is random, and fits every gateway [C19]", () => {
  const ids = Array.from({ length: 1000 }, newTxnId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{25}$/);
  expect(isTxnId(ids[0] ?? "")).toBe(true);
});

test.each(["", "1700000000000", "A".repeat(25), "a".repeat(26), "../../../../../../../../a"])("%j is none", (text) => {
  expect(isTxnId(text)).toBe(false);
});
