// @vitest-environment jsdom
import { cart, productFoams, sendOtp, visitor } from "@store/api-client/contract";
import { mockEndpoint } from "@store/api-client/mock";
import { describe, expect, it } from "vitest";
import { useMockedStore } from "../testing/mock-store.ts";
import { BACKEND, call } from "./browser-call.ts";

const store = useMockedStore();

/** Counts the visitor ids that are given. */
function countVisitors() {
  const given: string[] = [];
  store().answer(
    mockEndpoint(
      visitor,
      () => {
        const visitor_id = store().shop.newVisitor();
        given.push(visitor_id);
        return { status: true, visitor_id };
      },
      BACKEND,
    ),
  );
  return given;
}

describe("a shopper without an identity [R22]", () => {
  it("becomes a visitor once, however many calls wait for it; the id is kept and sent", async () => {
    const given = countVisitors();
    const answers = await Promise.all([call(cart), call(cart), call(cart)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(given).toHaveLength(1);
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
    await call(cart);
    expect(given).toHaveLength(1);
  });

  it("becomes one to send something, but not to read what is the same for everybody", async () => {
    const given = countVisitors();
    await call(productFoams, { query: {} });
    expect(given).toEqual([]);
    await call(sendOtp, { body: { mobile_no: "+919876543210" } });
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
  });

  it("whom the backend has forgotten becomes a new one, and the call is made again", async () => {
    const given = countVisitors();
    localStorage.setItem("visitor_id", "00000000-0000-4000-8000-00000000ffff");
    expect((await call(cart)).ok).toBe(true);
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
  });
});
