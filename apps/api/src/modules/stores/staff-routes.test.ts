import {
  createStore,
  editStore,
  moveStore,
  type RequestOf,
  removeStore,
  staffStore,
  staffStores,
  stores as storesCall,
} from "@store/api-client/contract";
import { EDIT_CONFLICT } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { cities, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { storeForm } from "../../testing/requests/offer-requests.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

type Body = RequestOf<typeof createStore>["body"];

const make = async (changed: Partial<Body> = {}) =>
  (await expectDone(manager(createStore, { body: await storeForm(store(), changed) }))).data.id;
const shown = async (id: number) =>
  (await expectDone(store().nobody(storesCall))).store_section_data
    .flatMap((section) => section.stores.map((one) => ({ ...one, city: section.city })))
    .find((one) => one.id === id);

describe("a store", () => {
  test("is added, and stands among the shop's stores with its city, hours and mobile", async () => {
    const id = await make({ store_name: "Surabhi Corner" });
    expect(await shown(id)).toMatchObject({
      ...{ city: "Pune", store_name: "Surabhi Corner", postal_code: "411001" },
      ...{ work_start_time: "09:00", work_end_time: "20:30", mobile_no: "+919876543210" },
    });
    const { data } = await expectDone(manager(staffStore, { params: { id } }));
    expect(data).toMatchObject({ city_name: "Pune", state_name: "Maharashtra", version: 1 });
  });

  test("is changed for everybody, and no more by who saw it as it was", async () => {
    const id = await make();
    const body = { ...(await storeForm(store(), { work_end_time: "22:00", location_url: "https://maps.example/1" })) };
    expect((await expectDone(manager(editStore, { params: { id }, body: { ...body, version: 1 } }))).data.version).toBe(
      2,
    );
    expect(await shown(id)).toMatchObject({ work_end_time: "22:00", location_url: "https://maps.example/1" });
    const late = manager(editStore, { params: { id }, body: { ...body, store_name: "Late", version: 1 } });
    expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "store"), eq(staffActions.subjectId, id)));
    expect(audit.map(({ action }) => action)).toEqual(["create", "change"]);
    expect(audit[1]).toMatchObject({
      before: { closesAt: "20:30", locationUrl: null },
      after: { closesAt: "22:00", locationUrl: "https://maps.example/1" },
    });
  });

  test("that has closed is taken off", async () => {
    const id = await make();
    await expectDone(manager(removeStore, { params: { id } }));
    expect(await shown(id)).toBeUndefined();
    await expectRefused(manager(removeStore, { params: { id } }), 404);
  });

  test.each<[string, Partial<Body>]>([
    ["store_name", { store_name: "" }],
    ["postal_code", { postal_code: "9110" }],
    ["postal_code", { postal_code: "380001" }],
    ["work_start_time", { work_start_time: "25:00" }],
    ["mobile_no", { mobile_no: "12345" }],
    ["email", { email: "corner" }],
    ["location_url", { location_url: "javascript:alert(1)" }],
    ["city", { city: undefined }],
  ])("is refused for its %s: %j", async (field, changed) => {
    const { errors } = await expectRefused(manager(createStore, { body: await storeForm(store(), changed) }), 400);
    expect(Object.keys(errors)).toEqual([field]);
  });

  test("stands in a city of its state", async () => {
    const [elsewhere] = await store().db.select().from(cities).where(eq(cities.name, "Ahmedabad"));
    const body = await storeForm(store(), { city: elsewhere?.id });
    expect(Object.keys((await expectRefused(manager(createStore, { body }), 400)).errors)).toEqual(["city"]);
  });

  test("stands where the buttons of the list put it, for shoppers too", async () => {
    const [first, last] = [await make(), await make()];
    const move = async (id: number, to: "before" | "behind") =>
      (await expectDone(manager(moveStore, { params: { id }, body: { to } }))).data.is_moved;
    const inPune = async () => {
      const { store_section_data } = await expectDone(store().nobody(storesCall));
      return store_section_data.find(({ city }) => city === "Pune")?.stores.map(({ id }) => id) ?? [];
    };
    const listed = async () => (await expectDone(manager(staffStores, {}))).data.map(({ id }) => id);
    expect((await listed()).slice(-2)).toEqual([first, last]);
    expect(await move(last, "behind")).toBe(false);
    expect(await move(last, "before")).toBe(true);
    expect((await listed()).slice(-2)).toEqual([last, first]);
    expect((await inPune()).slice(-2)).toEqual([last, first]);
    expect((await expectDone(manager(staffStore, { params: { id: last } }))).data.version).toBe(1);
    await expectRefused(manager(moveStore, { params: { id: 999_999 }, body: { to: "before" } }), 404);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "store"), eq(staffActions.action, "move"), eq(staffActions.subjectId, last)));
    expect(audit).toHaveLength(1);
  });
});
