import { DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessTokens, customers } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { type CustomerRow, logIn } from "./log-in.ts";
import { ACCOUNT_CHANGED } from "./messages.ts";
import { markProven } from "./mobile-proof.ts";

const store = useTestStore();

/** A customer whose password was just compared, and who has no token. */
let read: CustomerRow;
let mobile: string;
beforeEach(async () => {
  const { db } = store();
  const call = await newCustomer(store());
  ({ mobile } = call);
  const isCustomer = eq(customers.id, call.customer.customerId);
  await db.update(customers).set({ passwordHash: "old", mobileIsProven: false }).where(isCustomer);
  await db.delete(accessTokens).where(eq(accessTokens.customerId, call.customer.customerId));
  const [row] = await db.select().from(customers).where(isCustomer);
  if (!row) throw new Error("There is no customer");
  read = row;
});

const change = (columns: Partial<CustomerRow>) =>
  store().db.update(customers).set(columns).where(eq(customers.id, read.id));
const tokens = () => store().db.$count(accessTokens, eq(accessTokens.customerId, read.id));
const come = () => logIn(store().db, read, { shopper: undefined, device: "" }, store().clock.read(), DEFAULT_POLICY);

describe("a login that took a moment", () => {
  test.each<[string, Partial<CustomerRow>]>([
    ["its password was changed", { passwordHash: "new" }],
    ["it was closed", { isActive: false, passwordHash: null }],
  ])("opens no account when %s in the meantime, which logged everybody out", async (_, columns) => {
    await change(columns);
    const answer = await come();
    expect(answer).toBeInstanceOf(HttpError);
    expect(answer).toMatchObject({
      status: 409,
      reply: { message: ACCOUNT_CHANGED, non_field_errors: ACCOUNT_CHANGED },
    });
    expect(await tokens()).toBe(0);
  });

  test.each<[string, Partial<CustomerRow>]>([
    ["its name was changed", { firstName: "Kavitha" }],
    ["it has no password", { passwordHash: null }],
  ])("opens an account when %s", async (_, columns) => {
    await change(columns);
    if ("passwordHash" in columns) read = { ...read, passwordHash: null };
    expect(await come()).toMatchObject({ status: true });
    expect(await tokens()).toBe(1);
  });
});

describe("a number that was just proven", () => {
  const isProven = async () => {
    const [row] = await store().db.select().from(customers).where(eq(customers.id, read.id));
    return row?.mobileIsProven;
  };

  test("opens the account", async () => {
    await markProven(store().db, read.id, mobile);
    expect(await isProven()).toBe(true);
  });

  test("proves no other that was put in its place in the meantime, which may be anybody's", async () => {
    await change({ mobile: "+919000000077" });
    await markProven(store().db, read.id, mobile);
    expect(await isProven()).toBe(false);
  });
});
