import { addToCart, cartPdf } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { TOO_MANY_DOCUMENTS } from "./messages.ts";

const busy = async () => "busy" as const;
const store = useTestStore({
  pdf: {
    cart: busy,
    invoice: busy,
    invoices: busy,
    packingSlips: busy,
    labels: busy,
    manifest: busy,
    creditNote: busy,
    receipt: busy,
  },
});

test("while too many documents wait, a download is a 503 that says when to ask again", async () => {
  const shopper = await store().newVisitor();
  await expectDone(shopper(addToCart, { body: { pid: 1002 } }));
  const headers = { "x-visitor-id": shopper.identity.visitorId ?? "" };
  const response = await store().request(cartPdf.path, { headers });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toMatchObject({ status: false, message: TOO_MANY_DOCUMENTS });
});
