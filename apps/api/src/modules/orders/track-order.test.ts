import { order, placeOrder, trackOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY, minutesAfter } from "@store/domain";
import { expect, test } from "vitest";
import { secretFrom } from "../../identity/store-secret.ts";
import { createTrackingTokens } from "../../lib/tracking-tokens.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { openMailbox } from "../../testing/mailbox.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_TRACKED_ORDER, TRACKING_LINK_EXPIRED } from "./messages.ts";

const GHEE = 1002;
const DAY = 24 * 60;
const store = useTestStore();
const follow = (token: string) => store().nobody(trackOrder, { params: { token } });

test("the link of an order's mail shows it to whoever opens it, and nothing of who gets what", async () => {
  const call = await newCustomer(store());
  const mails = await openMailbox(store(), call);
  const { cart, address } = await readyToOrder(call, { pid: GHEE });
  // What somebody types into a text of the mail is no link to another order.
  const body = { ...orderOf(cart, address, DEFAULT_POLICY.shipping.charge), udf5: "{tracking-token-1}" };
  const { data: placed } = await expectDone(call(placeOrder, { body }));
  const [mail] = await mails();
  expect(mail?.text).toContain("Status: Placed");
  const token = /\/track\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const { data } = await expectDone(follow(token));
  expect(data).toMatchObject({ order_id: placed.order_id, order_status: "Pending" });
  expect(Object.keys(data).sort()).toEqual(
    [
      ...["order_id", "order_date", "delivery_date", "order_status", "status_since", "promised_on"],
      ...["pay_type", "is_paid", "timeline", "tracking"],
    ].sort(),
  );
  const { data: whole } = await expectDone(call(order, { params: { id: placed.id } }));
  const shown = JSON.stringify(data);
  const { full_name = "", mobile_no = "", full_address = "" } = whole.shipping_address ?? {};
  for (const secret of [full_name, mobile_no, full_address]) {
    expect(secret).not.toBe("");
    expect(shown).not.toContain(secret);
  }
});

test("its customer gets a link to share; it ends after 60 days, and another's is none", async () => {
  const call = await newCustomer(store());
  const { cart, address } = await readyToOrder(call, { pid: GHEE });
  const { data: placed } = await expectDone(
    call(placeOrder, { body: orderOf(cart, address, DEFAULT_POLICY.shipping.charge) }),
  );
  const { data } = await expectDone(call(order, { params: { id: placed.id } }));
  const token = data.tracking_token ?? "";
  await expectDone(follow(token));
  const other = token.replace(/^\d+/, String(placed.id + 1));
  expect((await expectRefused(follow(other), 404)).message).toBe(NO_TRACKED_ORDER);
  const ofNone = createTrackingTokens(secretFrom("test")).sign(2_000_000_000, store().clock.read());
  expect((await expectRefused(follow(ofNone), 404)).message).toBe(NO_TRACKED_ORDER);
  const early = minutesAfter(store().clock.read(), -61 * DAY);
  const old = createTrackingTokens(secretFrom("test")).sign(placed.id, early);
  expect((await expectRefused(follow(old), 410)).message).toBe(TRACKING_LINK_EXPIRED);
});
