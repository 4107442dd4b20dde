import type { Answer } from "@store/api-client";
import { applyBulkEdit, changeProduct, previewBulkEdit, staffProduct } from "@store/api-client/contract";
import { BULK_MESSAGES, EDIT_CONFLICT, fromRupees } from "@store/domain";
import { asc, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { products, staffActions } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { priced, changeProduct as setProduct } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: this runs on a Postgres server alone.

const store = useTestStore();
const ALL = [1002, 1003, 1067];
const ROUNDS = 10;

beforeEach(async () => {
  for (const id of ALL) await setProduct(store(), id, { ...priced(100), cost: null });
});

const pricesNow = async () => {
  const rows = await store().db.select().from(products).where(inArray(products.id, ALL)).orderBy(asc(products.id));
  return rows.map(({ pricePaid }) => pricePaid);
};

/** A member of staff looks at a price for all; how it is applied. */
async function edited(member: NewCustomer, rupees: number) {
  const body = { field: "price" as const, step: "set" as const, value: rupees, ids: ALL };
  const { data } = await expectDone(member(previewBulkEdit, { body }));
  return () => member(applyBulkEdit, { params: { id: data.id }, body: {} });
}

const messagesOf = (answers: readonly Answer<unknown>[]) =>
  answers.flatMap((answer) =>
    answer.ok ? [] : [answer.failure.kind === "refused" ? answer.failure.message : "failed"],
  );

test("of two members who edit the same products at once, one does it and the other has to look again", async () => {
  const [one, other] = [await newStaffMember(store(), "manager"), await newStaffMember(store(), "owner")];
  for (let round = 1; round <= ROUNDS; round++) {
    const acts = [await edited(one, 100 + round), await edited(other, 200 - round)];
    const answers = await Promise.all(acts.map((act) => act()));
    expect(messagesOf(answers)).toEqual([BULK_MESSAGES.changedSince]);
    const rupees = answers[0]?.ok ? 100 + round : 200 - round;
    expect(await pricesNow()).toEqual(ALL.map(() => fromRupees(rupees)));
  }
  const lines = await store().db.select().from(staffActions).where(eq(staffActions.action, "bulk change"));
  expect(lines).toHaveLength(ROUNDS * ALL.length);
});

test("an edit that is applied twice at once counts once", async () => {
  const member = await newStaffMember(store(), "manager");
  const apply = await edited(member, 110);
  expect(messagesOf(await Promise.all([apply(), apply(), apply()]))).toEqual([]);
  const by = eq(staffActions.customerId, member.customer.customerId);
  expect(await store().db.$count(staffActions, by)).toBe(ALL.length);
});

test("an edit and a product's form at once: whoever is second is refused", async () => {
  const [one, other] = [await newStaffMember(store(), "manager"), await newStaffMember(store(), "manager")];
  for (let round = 1; round <= ROUNDS; round++) {
    const apply = await edited(one, 100 + round);
    const [id = 0] = ALL;
    const { data } = await expectDone(other(staffProduct, { params: { id } }));
    const { id: _, stock, visibility, created_at, ...fields } = data;
    const body = { ...fields, price: 150 + round, is_counted: true };
    const answers = await Promise.all([apply(), other(changeProduct, { params: { id }, body })]);
    const [message] = messagesOf(answers);
    expect([BULK_MESSAGES.changedSince, EDIT_CONFLICT]).toContain(message);
    const isApplied = answers[0]?.ok === true;
    expect((await pricesNow()).slice(1)).toEqual(
      ALL.slice(1).map(() => (isApplied ? fromRupees(100 + round) : expect.any(Number))),
    );
    expect((await pricesNow())[0]).toBe(isApplied ? fromRupees(100 + round) : fromRupees(150 + round));
  }
});
