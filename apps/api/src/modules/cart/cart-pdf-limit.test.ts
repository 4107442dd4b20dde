import { addToCart, cartPdf } from "@store/api-client/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

// Counting is what matters here; cart-pdf.test.ts proves that the documents are rendered.
const drawn = async () => new Uint8Array([1]);
const store = useTestStore({
  rateLimitFactor: 1,
  pdf: {
    cart: drawn,
    invoice: drawn,
    invoices: drawn,
    packingSlips: drawn,
    labels: drawn,
    manifest: drawn,
    creditNote: drawn,
    receipt: drawn,
  },
});

const TEN_MINUTES = 10 * 60_000;

// The limits read the system's time. Only the date is faked: timers and the database go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("one address has sixty documents drawn in ten minutes, another one goes on", async () => {
  const shopper = await store().newVisitor();
  await expectDone(shopper(addToCart, { body: { pid: 1002 } }));
  const ask = async (address: string) => {
    const headers = { "x-visitor-id": shopper.identity.visitorId ?? "", "x-forwarded-for": address };
    return (await store().request(cartPdf.path, { headers })).status;
  };
  for (let turn = 1; turn <= 60; turn++) expect(await ask("203.0.113.1")).toBe(200);
  expect(await ask("203.0.113.1")).toBe(429);
  expect(await ask("203.0.113.2")).toBe(200);
  vi.setSystemTime(Date.now() + TEN_MINUTES + 1000);
  expect(await ask("203.0.113.1")).toBe(200);
});
