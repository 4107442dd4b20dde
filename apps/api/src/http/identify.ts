import { AUTHORIZATION_HEADER, TOKEN_SCHEME, VISITOR_HEADER } from "@store/api-client/contract";
import { GRANTABLE_PERMISSIONS, permissionsOf, ROLE_NAMES, secondFactorOf } from "@store/domain";
import { and, eq, gt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../db/database.ts";
import { accessTokens, customers, eliteMemberships, shoppers, staffMembers, staffRoles } from "../db/schema/index.ts";
import type { Customer, Shopper, Visitor } from "../identity/shopper.ts";
import { hashToken, isToken } from "../identity/token.ts";
import type { Clock } from "../lib/clock.ts";
import type { HttpContext } from "./handler.ts";
import { headerOf } from "./header-of.ts";
import { type HttpError, httpError } from "./http-error.ts";

/** Known visitor ids, cached so that a visitor's calls need no query; they are never revoked. */
const VISITORS_REMEMBERED = 10_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const AUTHORIZATION = AUTHORIZATION_HEADER.toLowerCase();
const VISITOR = VISITOR_HEADER.toLowerCase();

/** The token in `token {token}`; undefined for any other header. */
function tokenOf(header: string): string | undefined {
  const [scheme = "", token = "", ...rest] = header.trim().split(/ +/);
  return scheme.toLowerCase() === TOKEN_SCHEME && rest.length === 0 && isToken(token) ? token : undefined;
}

export const tokenOfRequest = (c: HttpContext): string | undefined => tokenOf(headerOf(c, AUTHORIZATION) ?? "");

/** The row of the session that asks: its token was found by `identify`. */
export const isSessionOf = (c: HttpContext) => eq(accessTokens.hash, hashToken(tokenOfRequest(c) ?? ""));

/** Whether a request names a caller. */
export const hasIdentity = (c: HttpContext): boolean =>
  headerOf(c, AUTHORIZATION) !== undefined || headerOf(c, VISITOR) !== undefined;

export type Identify = (c: HttpContext) => Promise<Shopper | HttpError | undefined>;

interface IdentifyOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether the dashboard stays closed to staff who have not set up a second factor. */
  readonly isSecondFactorMandatory: boolean;
}

/**
 * Identifies the caller. A token takes precedence over a visitor id. An unknown identity is refused, so that the client
 * can forget it. Undefined when the request names none.
 */
export function createIdentify({ db, clock, isSecondFactorMandatory }: IdentifyOptions): Identify {
  const visitors = new LRUCache<string, Visitor>({ max: VISITORS_REMEMBERED });

  const findVisitor = db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(eq(shoppers.visitorKey, sql.placeholder("key")))
    .prepare("find_visitor");

  const findCustomer = db
    .select({
      customerId: customers.id,
      shopperId: customers.shopperId,
      role: staffMembers.role,
      ownRole: staffRoles,
      totpConfirmedAt: staffMembers.totpConfirmedAt,
      secondFactorUntil: accessTokens.secondFactorUntil,
      isElite: sql<boolean>`exists (select 1 from ${eliteMemberships} where ${eliteMemberships.customerId} = ${customers.id}
        and ${eliteMemberships.startsAt} <= ${sql.placeholder("now")} and ${eliteMemberships.endsAt} > ${sql.placeholder("now")})`,
    })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .leftJoin(staffMembers, eq(staffMembers.customerId, customers.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.ownRoleId))
    .where(
      and(
        eq(accessTokens.hash, sql.placeholder("hash")),
        gt(accessTokens.expiresAt, sql.placeholder("now")),
        customers.isActive,
      ),
    )
    .prepare("find_customer");

  async function customerOf(header: string): Promise<Customer | HttpError> {
    const token = tokenOf(header);
    const now = clock();
    const [found] = token ? await findCustomer.execute({ hash: hashToken(token), now: now.toISOString() }) : [];
    if (!found) return httpError(401, "Your session has ended. Please login again!");
    const { role, ownRole, totpConfirmedAt, secondFactorUntil: verifiedUntil, ...customer } = found;
    if (!role) return { kind: "customer", ...customer, staff: undefined };
    const session = { isSetUp: totpConfirmedAt !== null, verifiedUntil };
    const secondFactor = secondFactorOf(session, { now, isMandatory: isSecondFactorMandatory });
    // A release that is put back may not know a permission that a later one gave.
    const permissions = ownRole
      ? GRANTABLE_PERMISSIONS.filter((permission) => ownRole.permissions.includes(permission))
      : permissionsOf(role);
    const roleName = ownRole?.name ?? ROLE_NAMES[role];
    return { kind: "customer", ...customer, staff: { roleName, permissions, secondFactor } };
  }

  async function visitorOf(key: string): Promise<Visitor | HttpError> {
    const known = visitors.get(key);
    if (known) return known;
    const [found] = UUID.test(key) ? await findVisitor.execute({ key }) : [];
    if (!found) return httpError(401, "This visitor id is unknown. Please request a new one!");
    const visitor: Visitor = { kind: "visitor", shopperId: found.id };
    visitors.set(key, visitor);
    return visitor;
  }

  return async (c) => {
    const authorization = headerOf(c, AUTHORIZATION);
    if (authorization !== undefined) return customerOf(authorization);
    const key = headerOf(c, VISITOR);
    return key === undefined ? undefined : visitorOf(key);
  };
}
