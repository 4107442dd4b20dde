import { addToCart, cartPdf } from "@store/api-client/contract";
import { expect, test, vi } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

const TEN_MINUTES = 10 * 60_000;

test("one address has sixty documents drawn in ten minutes, another one goes on", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const shopper = await store().newVisitor();
  await expectDone(shopper(addToCart, { body: { pid: 1002 } }));
  const ask = async (address: string) => {
    const headers = { "x-visitor-id": shopper.identity.visitorId ?? "", "x-forwarded-for": address };
    return (await store().request(cartPdf.path, { headers })).status;
  };
  for (let drawn = 1; drawn <= 60; drawn++) expect(await ask("203.0.113.1")).toBe(200);
  expect(await ask("203.0.113.1")).toBe(429);
  expect(await ask("203.0.113.2")).toBe(200);
  vi.setSystemTime(Date.now() + TEN_MINUTES + 1000);
  expect(await ask("203.0.113.1")).toBe(200);
  vi.useRealTimers();
});
