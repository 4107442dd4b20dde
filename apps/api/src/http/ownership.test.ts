import { allEndpoints, type Endpoint } from "@store/api-client/contract";
import { STAFF_ROLES, type StaffRole } from "@store/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTokens, staffMembers } from "../db/schema/index.ts";
import { hashToken, newToken } from "../identity/token.ts";
import { newCustomer } from "../testing/new-customer.ts";
import { type Owner, type Parts, rightRequest, sendParts, useOwner } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();

type Headers = Readonly<Record<string, string>>;

const owner = useOwner(store);
const endpoints = Object.entries(allEndpoints);
const personal = endpoints.filter(([, { access }]) => access === "shopper" || access === "customer");
const forStaff = endpoints.filter(([, { access }]) => access === "staff");
const tokenOf = ({ token = "" }: { readonly token?: string | undefined }): Headers => ({
  authorization: `token ${token}`,
});

/** Callers without a valid token. */
let outsiders: Readonly<Record<string, Headers>>;
beforeAll(async () => {
  const { identity: visitor } = await store().newVisitor();
  const leaver = await newCustomer(store());
  await store().db.delete(accessTokens).where(eq(accessTokens.customerId, leaver.customer.customerId));
  outsiders = {
    nobody: {},
    "a visitor": { "x-visitor-id": visitor.visitorId ?? "" },
    "somebody whose token was revoked": tokenOf(leaver.identity),
    "somebody whose token is expired": tokenOf({ token: await expiredToken() }),
  };
});

async function expiredToken(): Promise<string> {
  const { customer } = await newCustomer(store());
  const token = newToken();
  const now = store().clock.read();
  const row = { hash: hashToken(token), customerId: customer.customerId, createdAt: now, expiresAt: now };
  await store().db.insert(accessTokens).values(row);
  return token;
}

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });
const ask = async (query: SQL) => v.parse(Rows, await store().db.execute(query)).rows;

/** A new one for each call: some calls log out or close the account. */
const anotherCustomer = async (): Promise<Headers> => tokenOf((await newCustomer(store())).identity);

/** A new member of staff. */
async function memberOf(role: StaffRole): Promise<Headers> {
  const { identity, customer } = await newCustomer(store());
  const member = { customerId: customer.customerId, role, joinedAt: store().clock.read() };
  await store().db.insert(staffMembers).values(member);
  return tokenOf(identity);
}

/** Every column that says whose a row is. */
const readOwnerColumns = () =>
  ask(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'shopper_id') order by 1, 2`);
let ownerColumns: Awaited<ReturnType<typeof readOwnerColumns>>;
beforeAll(async () => {
  ownerColumns = await readOwnerColumns();
});

/** Every row of the owner's, as a text. */
async function belongings({ call: { customer } }: Owner): Promise<unknown> {
  const ids = { customer_id: customer.customerId, shopper_id: customer.shopperId };
  const parts = ownerColumns.map(({ table_name, column_name }) => {
    const [table, column] = [sql.identifier(String(table_name)), sql.identifier(String(column_name))];
    const id = column_name === "customer_id" ? ids.customer_id : ids.shopper_id;
    return sql`select ${table_name} as place, t::text as row from ${table} t where t.${column} = ${id}`;
  });
  const own = sql`select 'customers' as place, t::text as row from customers t where t.id = ${ids.customer_id}`;
  return ask(sql`${sql.join([own, ...parts], sql` union all `)} order by place, row`);
}

/** The status of a call, after checking that its reply holds nothing of the owner's. */
async function statusOf(endpoint: Endpoint, parts: Parts, headers: Headers, { secrets }: Owner): Promise<number> {
  const response = await sendParts(store(), endpoint, parts, headers);
  const said = await response.text();
  for (const secret of secrets) expect(said).not.toContain(secret);
  return response.status;
}

describe("every call that is about a person", () => {
  test.each(personal)("%s gives and does nothing to anybody but its owner [R193] [C29]", async (name, endpoint) => {
    const { isOwned, make } = rightRequest(name, endpoint);
    const parts = await make(owner());
    const before = await belongings(owner());

    for (const [who, headers] of Object.entries(outsiders)) {
      const status = await statusOf(endpoint, parts, headers, owner());
      const isVisitors = endpoint.access === "shopper" && who === "a visitor";
      if (!isVisitors) expect(status, who).toBe(401);
      else if (isOwned) expect(status, who).toBe(404);
    }
    // Working in the shop opens nobody's account.
    const strangers = { "another customer": await anotherCustomer(), "an owner of the shop": await memberOf("owner") };
    for (const [who, headers] of Object.entries(strangers)) {
      const status = await statusOf(endpoint, parts, headers, owner());
      // Some calls are refused for something the stranger lacks, before ownership is looked at.
      if (isOwned) expect([400, 403, 404, 409], who).toContain(status);
      expect(status, who).toBeLessThan(500);
    }

    expect(await belongings(owner())).toEqual(before);

    // Proves that the request was valid: the owner is answered, unless a stranger took the last one in their own name.
    const { status } = await sendParts(store(), endpoint, parts, tokenOf(owner().call.identity));
    expect(isOwned ? [200] : [200, 409]).toContain(status);
  });
});

/** What a packer may call; the calls without a permission, which are about one's own session, are open to all staff. */
const PACKERS = [
  ...[
    "staffOrders",
    "staffOrder",
    "progressOrder",
    "shipParcel",
    "bookParcel",
    "correctParcel",
    "orderPapers",
    "orderCreditNote",
  ],
  ...["staffParcels", "parcelManifest", "shipmentsCsv", "importTracking"],
  ...["undeliveredParcel", "sendParcelAgain", "receiveReturn", "addOrderNote"],
  ...["staffStock", "changeStock", "undoStock", "stockMovements"],
  ...["staffBatches", "staffBatchesCsv", "staffBatchOrders", "createBatch", "editBatch"],
  ...["dashboard", "staffSearch", "staffSession", "mySessions", "endStaffSession"],
  ...["beginSecondFactor", "confirmSecondFactor", "verifySecondFactor", "renewRecoveryCodes"],
];
const OWNERS_ALONE = [
  ...["team", "addStaffMember", "changeStaffRole", "removeStaffMember", "resetSecondFactor"],
  ...["staffRoles", "addStaffRole", "editStaffRole", "deleteStaffRole"],
  ...["shopSettings", "changeShopSettings", "shopSettingsHistory"],
  ...["policyTexts", "policyText", "changePolicyText", "resetPolicyText", "previewPolicyText"],
  ...["messageTexts", "messageText", "changeMessageText", "previewMessageText"],
  ...["staffActions", "staffActionsCsv", "staffActionMembers", "eraseCustomer"],
];

/** The roles that may make a call, by its name. */
function rolesFor(name: string): readonly StaffRole[] {
  if (PACKERS.includes(name)) return STAFF_ROLES;
  return OWNERS_ALONE.includes(name) ? ["owner"] : ["owner", "manager"];
}

describe("every call of the staff", () => {
  let members: Readonly<Record<StaffRole, Headers>>;
  beforeAll(async () => {
    members = {
      owner: await memberOf("owner"),
      manager: await memberOf("manager"),
      packer: await memberOf("packer"),
    };
  });

  test.each(forStaff)("%s is open to the roles that may call it, and to nobody else [R44]", async (name, endpoint) => {
    const parts = await rightRequest(name, endpoint).make(owner());
    const before = await belongings(owner());

    for (const [who, headers] of Object.entries(outsiders))
      expect(await statusOf(endpoint, parts, headers, owner()), who).toBe(401);
    const open = rolesFor(name);
    const closed = STAFF_ROLES.filter((role) => !open.includes(role)).map((role) => members[role]);
    for (const headers of [...closed, tokenOf(owner().call.identity)])
      expect(await statusOf(endpoint, parts, headers, owner())).toBe(403);
    expect(await belongings(owner())).toEqual(before);

    // Of those who may, the least; a member of its own, as some calls end sessions.
    const [least = "owner"] = open.slice(-1);
    const { status } = await sendParts(store(), endpoint, parts, await memberOf(least));
    expect([200, 400, 404, 409], least).toContain(status);
  });
});
