import { staffActionMembers, staffActions, staffActionsCsv } from "@store/api-client/contract";
import { DAY_MS, STAFF_PAGE_SIZE, type StaffActionSubject } from "@store/domain";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { staffActions as actions } from "../../db/schema/index.ts";
import { recordAction, type StaffAction } from "../../identity/record-action.ts";
import { CSV_BATCH } from "../../lib/csv.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { watchStatements } from "../../testing/watch-statements.ts";

const store = useTestStore();

let owner: NewCustomer;
let manager: NewCustomer;
beforeAll(async () => {
  owner = await newStaffMember(store(), "owner");
  manager = await newStaffMember(store(), "manager");
});
beforeEach(() => store().db.delete(actions));

/** What `newStaffMember` is called. */
const MEMBER = "Kavita Rao";

/** 9:00 in India. */
const AT = new Date("2026-03-14T03:30:00Z");
const record = (action: Partial<StaffAction>, at = AT) =>
  recordAction(
    store().db,
    { customerId: owner.customer.customerId, action: "change", subject: "product", subjectId: 7, ...action },
    at,
  );

interface Asked {
  readonly member?: number;
  readonly subject?: StaffActionSubject;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
}
const list = (query: Asked = {}) => expectDone(owner(staffActions, { query }));
const idsOf = async (query: Asked) => (await list(query)).data.map(({ subject_id }) => subject_id);

async function download(query: Omit<Asked, "page"> = {}): Promise<Record<string, string>[]> {
  const { name, content } = await expectDone(owner(staffActionsCsv, { query }));
  expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  // `text()` drops the mark that the file begins with.
  return parse(await content.text(), { columns: true, bom: true });
}

describe("the list of what staff did", () => {
  test("says who, when, what, and each changed field before and after, the newest first", async () => {
    await record({ before: { pricePaid: 64900, stock: 5 }, after: { pricePaid: 69900, stock: 5 } });
    await record({ customerId: undefined, action: "add to staff", subject: "staff", after: { role: "owner" } });
    const row = { id: expect.any(Number), at: AT.toISOString(), subject_id: 7 };
    expect(await list()).toMatchObject({
      count: 2,
      data: [
        { ...row, action: "add to staff", subject: "staff", changes: [{ field: "Role", after: "owner" }] },
        {
          ...{ ...row, action: "change", subject: "product", by: MEMBER },
          changes: [{ field: "Price", before: "₹649.00", after: "₹699.00" }],
        },
      ],
    });
    expect((await list()).data[0]?.by).toBeUndefined();
  });

  test("writes an amount of a voucher as money, and a number of anything else as it is", async () => {
    await record({ subject: "voucher", after: { amount: 5000, percent: 10 } });
    await record({ subject: "event", after: { amount: 5000 } });
    const changes = (await list()).data.map((row) => row.changes.map(({ after }) => after));
    expect(changes).toEqual([["5000"], ["₹50.00", "10"]]);
  });

  test("is filtered by member, by what it is about, by days of India, and by all of them", async () => {
    await record({ subjectId: 1 }, new Date("2026-03-13T18:29:59.999Z"));
    await record({ subjectId: 2 }, new Date("2026-03-13T18:30:00Z"));
    await record({ subjectId: 3, customerId: manager.customer.customerId });
    await record({ subjectId: 4, subject: "order", customerId: manager.customer.customerId });
    await record({ subjectId: 5, subject: "order" }, new Date("2026-03-14T18:30:00Z"));
    const member = manager.customer.customerId;
    expect(await idsOf({})).toEqual([5, 4, 3, 2, 1]);
    expect(await idsOf({ member })).toEqual([4, 3]);
    expect(await idsOf({ subject: "product" })).toEqual([3, 2, 1]);
    expect(await idsOf({ from: "2026-03-14" })).toEqual([5, 4, 3, 2]);
    expect(await idsOf({ to: "2026-03-13" })).toEqual([1]);
    const all = { member, subject: "order", from: "2026-03-14", to: "2026-03-14" } as const;
    expect(await idsOf(all)).toEqual([4]);
    expect((await download(all)).map(({ Id }) => Id)).toEqual(["4"]);
    expect(await idsOf({ member, subject: "voucher" })).toEqual([]);
  });

  test("is read page by page, in as many statements as one row", async () => {
    const count = async (query: Asked) => (await watchStatements(() => list(query))).statements;
    await record({ subjectId: 1 });
    const one = await count({});
    for (let subjectId = 2; subjectId <= STAFF_PAGE_SIZE; subjectId++) await record({ subjectId });
    expect(await count({})).toBeLessThanOrEqual(one + 1);
    await record({ subjectId: 99 });
    expect(await list()).toMatchObject({ count: STAFF_PAGE_SIZE + 1, total_pages: 2 });
    expect(await idsOf({ page: 2 })).toEqual([1]);
    expect(await idsOf({ page: 3 })).toEqual([]);
  });

  test("knows everybody who did something, by name, those who left the staff among them", async () => {
    const known = async () => (await expectDone(owner(staffActionMembers))).data.map(({ id }) => id);
    expect(await known()).toEqual([]);
    await record({ customerId: undefined });
    expect(await known()).toEqual([]);
    const left = (await newStaffMember(store(), "packer")).customer.customerId;
    for (const customerId of [left, owner.customer.customerId, left]) await record({ customerId });
    expect((await known()).toSorted()).toEqual([owner.customer.customerId, left].toSorted());
  });
});

describe("the same as CSV", () => {
  test("has a line for each changed field, and no formula", async () => {
    await record({
      subject: "order",
      action: "refund",
      before: { refunded: "₹0.00" },
      after: { refunded: "₹1.00", reason: "=1+1" },
    });
    await record({ customerId: undefined, action: "reset second factor", subject: "staff" });
    const line = { When: "2026-03-14 09:00", Id: "7" };
    const refund = { ...line, Who: MEMBER, Action: "Refund", On: "Order" };
    expect(await download()).toEqual([
      { ...line, Who: "Command line", Action: "Reset second factor", On: "Staff", Field: "", Before: "", After: "" },
      { ...refund, Field: "Refunded", Before: "₹0.00", After: "₹1.00" },
      { ...refund, Field: "Reason", Before: "", After: "'=1+1" },
    ]);
  });

  test("of more than a batch is whole, newest first, each action once", async () => {
    const total = 2 * CSV_BATCH + 1;
    await store().db.execute(sql`
      insert into staff_actions (at, action, subject, subject_id, before, after)
      select ${new Date(AT.getTime() - DAY_MS).toISOString()}::timestamptz, 'pack', 'order', n, '{}', '{}'
      from generate_series(1, ${total}::int) n`);
    const ids = (await download()).map(({ Id }) => Number(Id));
    expect(ids).toEqual(Array.from({ length: total }, (_, place) => total - place));
  });
});

test("who does not decide about the team sees nothing of it", async () => {
  await expectRefused(manager(staffActions), 403);
  await expectRefused(manager(staffActionsCsv), 403);
  await expectRefused(manager(staffActionMembers), 403);
});
