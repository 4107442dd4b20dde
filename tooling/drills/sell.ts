import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Call, createCaller, type Identity } from "@store/api-client";
import { addToCart, cart, order, orderList, orderPaymentLink, signIn, uploadPicture } from "@store/api-client/contract";
import { DEMO_PEOPLE } from "@store/demo/people";
import { ROOT } from "@store/scripts/workspace";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { readyToOrder } from "../../apps/api/src/testing/new-customer.ts";
import { onlineOrderOf } from "../../apps/api/src/testing/samples.ts";

/** A product that the demo has plenty of. */
export const PRODUCT = 1002;

async function logIn(baseUrl: string, role: "customer" | "staff"): Promise<Call> {
  const as = (identity: Identity) => createCaller({ baseUrl, identity: () => identity });
  const { email = "", password = "" } = DEMO_PEOPLE.find((person) => person.role === role) ?? {};
  const { data } = await expectDone(as({})(signIn, { body: { email, password } }));
  return as({ token: data.token });
}

/** Orders what is in the cart, pays on the sandbox's page, and sees whether the order is paid. */
export async function buy(call: Call, baseUrl: string, address: number): Promise<boolean> {
  const { data } = await expectDone(call(cart));
  const body = { ...onlineOrderOf(data, address), txnid: String(performance.timeOrigin + performance.now()) };
  const { payment_url, order_id = 0 } = await expectDone(call(orderPaymentLink, { body }));
  const { pathname } = new URL(payment_url);
  const pressed = { method: "POST", body: new URLSearchParams({ choice: "pay" }), redirect: "manual" } as const;
  await fetch(baseUrl + pathname, pressed);
  return (await expectDone(call(order, { params: { id: order_id ?? 0 } }))).data.is_paid;
}

/** The demo's customer places orders and pays them; resolves to how many the customer then has. */
export async function sell(baseUrl: string, count: number): Promise<number> {
  const call = await logIn(baseUrl, "customer");
  const { address } = await readyToOrder(call, { pid: PRODUCT });
  for (let placed = 0; placed < count; placed += 1) {
    if (placed > 0) await expectDone(call(addToCart, { body: { pid: PRODUCT, quantity: 1 } }));
    if (!(await buy(call, baseUrl, address))) throw new Error("An order was not paid");
  }
  return (await expectDone(call(orderList))).data.length;
}

/** Uploads a picture as the demo's owner. */
export async function upload(baseUrl: string): Promise<void> {
  const call = await logIn(baseUrl, "staff");
  const picture = new Blob([new Uint8Array(readFileSync(join(ROOT, "apps/web/store.webp")))]);
  await expectDone(call(uploadPicture, { body: picture }));
}
