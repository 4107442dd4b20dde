import {
  createDeliveryOption,
  deliveryOptions,
  editDeliveryOption,
  moveDeliveryOption,
  staffDeliveryOptions,
  subscribe,
} from "@store/api-client/contract";
import { DELIVERY_OPTION_MESSAGES, EDIT_CONFLICT } from "@store/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

const option = { name: "Every 10 days", duration: 10, is_offered: true };
const make = async (changed: Partial<typeof option> = {}) =>
  (await expectDone(manager(createDeliveryOption, { body: { ...option, ...changed } }))).data.id;
const offered = async () => (await expectDone(store().nobody(deliveryOptions))).data;
const read = async (id: number) => (await expectDone(manager(staffDeliveryOptions))).data.find((one) => one.id === id);

describe("a delivery option", () => {
  test("is offered where the buttons of the list put it, and no more when it is taken off", async () => {
    const [last, first] = [await make(), await make({ name: "Every day", duration: 1 })];
    expect((await offered()).slice(-2).map(({ id }) => id)).toEqual([last, first]);
    const move = async (id: number, to: "before" | "behind") =>
      (await expectDone(manager(moveDeliveryOption, { params: { id }, body: { to } }))).data.is_moved;
    expect(await move(first, "before")).toBe(true);
    expect((await offered()).slice(-2).map(({ id }) => id)).toEqual([first, last]);
    expect(await move(last, "behind")).toBe(false);
    await expectRefused(manager(moveDeliveryOption, { params: { id: 999_999 }, body: { to: "before" } }), 404);
    const params = { id: last };
    await expectDone(manager(editDeliveryOption, { params, body: { ...option, is_offered: false, version: 1 } }));
    expect((await offered()).map(({ id }) => id)).not.toContain(last);
    expect(await read(last)).toMatchObject({ is_offered: false, subscriptions: 0, version: 2 });
    const late = manager(editDeliveryOption, { params, body: { ...option, version: 1 } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
  });

  test("stays with those who subscribed by it, and keeps its days [C43]", async () => {
    await changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 12) });
    const id = await make({ name: "Every 3 weeks", duration: 21 });
    const call = await newCustomer(store());
    await expectDone(
      call(subscribe, { body: { product: GHEE, quantity: 2, delivery_options: id, discount_percent: 5 } }),
    );
    const edit = (changed: Partial<typeof option>) =>
      manager(editDeliveryOption, { params: { id }, body: { ...option, duration: 21, ...changed, version: 1 } });
    expect((await expectRefused(edit({ duration: 20 }), 409)).errors).toEqual({
      duration: [DELIVERY_OPTION_MESSAGES.daysStay],
    });
    await expectDone(edit({ name: "Each third week", is_offered: false }));
    expect(await read(id)).toMatchObject({ name: "Each third week", duration: 21, subscriptions: 1 });
  });

  test.each([
    ["name", { name: " " }],
    ["duration", { duration: 0 }],
    ["duration", { duration: 366 }],
  ])("is refused for its %s: %j", async (field, changed) => {
    const { errors } = await expectRefused(manager(createDeliveryOption, { body: { ...option, ...changed } }), 400);
    expect(Object.keys(errors)).toEqual([field]);
  });
});
