import { checkEmail, checkOwnerRemains, emailKey, ROLE_NAMES, type StaffRole } from "@store/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accessTokens, customers, staffMembers, staffRoles } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { revokeAccess } from "../../identity/revoke-access.ts";
import { writeCustomer } from "../../identity/write-customer.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { MEMBER_ALREADY, NO_SUCH_MEMBER, NO_SUCH_ROLE, staffInvitation } from "../staff-lists/messages.ts";
import { forgetRecoveryCodes } from "./recovery-codes.ts";

/*
 * Who works in the shop. Each function is one transaction and writes an audit line. Changes of roles lock all members, so
 * that two owners cannot take the role from each other at once.
 */

/** A role that every shop has, or the id of one of the shop's own. */
export type RoleChoice = StaffRole | number;

interface Role {
  readonly name: string;
  readonly columns: Pick<typeof staffMembers.$inferInsert, "role" | "ownRoleId">;
}

/** The role that was chosen. One of the shop's own cannot be deleted before the transaction has ended. */
async function findRole(tx: Database, choice: RoleChoice): Promise<Role | HttpError> {
  if (typeof choice === "string") return { name: ROLE_NAMES[choice], columns: { role: choice, ownRoleId: null } };
  const [own] = await tx.select().from(staffRoles).where(eq(staffRoles.id, choice)).for("share");
  return own
    ? { name: own.name, columns: { role: "packer", ownRoleId: own.id } }
    : httpError(404, NO_SUCH_ROLE, { field: "role" });
}

interface Change {
  /** Who asks; undefined for the command line. */
  readonly by: number | undefined;
  readonly now: Date;
}

const findAccount = async (tx: Database, email: string) =>
  (
    await tx
      .select()
      .from(customers)
      .where(and(eq(customers.emailKey, emailKey(email)), customers.isActive))
  )[0];

/** Opens an account without a password; answers the one that somebody else has opened at the same time. */
async function newAccount(tx: Database, email: string, now: Date): Promise<typeof customers.$inferSelect> {
  const [firstName = ""] = email.split("@");
  const account = { firstName, lastName: "", email, emailKey: emailKey(email), emailIsProven: false, createdAt: now };
  const written = await writeCustomer(tx, account);
  const customer = written ?? (await findAccount(tx, email));
  if (!customer) throw new Error("Inserting a customer returned no row");
  return customer;
}

/**
 * Closes every way into an account but the mails of its address. Anybody can sign up with somebody else's email and a
 * password of their own: they must not become staff in that person's place.
 */
async function leaveToMailbox(tx: Database, customerId: number): Promise<void> {
  const unproven = { passwordHash: null, mobileIsProven: false, signedUpAs: null };
  await tx.update(customers).set(unproven).where(eq(customers.id, customerId));
  await revokeAccess(tx, customerId);
}

/**
 * Takes the account of an email into the staff and mails its holder; opens one, without a password, where there is none.
 * Whoever has an account but never proved its email sets a new password by mail.
 * @returns the account's id.
 */
export async function addMember(
  db: Database,
  { email, role, siteUrl }: { readonly email: string; readonly role: RoleChoice; readonly siteUrl: string },
  { by, now }: Change,
): Promise<number | HttpError> {
  const checked = checkEmail(email);
  if (!checked.ok) return httpError(400, checked.refusal, { field: "email" });
  return inTransaction(db, async (tx) => {
    const given = await findRole(tx, role);
    if (given instanceof HttpError) return given;
    const known = await findAccount(tx, checked.value);
    const customer = known ?? (await newAccount(tx, checked.value, now));
    const { id: subjectId, firstName } = customer;
    const added = await tx
      .insert(staffMembers)
      .values({ customerId: subjectId, ...given.columns, joinedAt: now })
      .onConflictDoNothing()
      .returning({ customerId: staffMembers.customerId });
    if (added.length === 0) return httpError(409, MEMBER_ALREADY, { field: "email" });
    if (!customer.emailIsProven) await leaveToMailbox(tx, subjectId);
    await recordAction(
      tx,
      { customerId: by, action: "add to staff", subject: "staff", subjectId, after: { role: given.name } },
      now,
    );
    await queueMessages(tx, [staffInvitation({ email: checked.value, firstName }, given.name, siteUrl)], now);
    return subjectId;
  });
}

type Member = typeof staffMembers.$inferSelect;

/** What a member's role is called. */
const roleNameOf = async (tx: Database, { role, ownRoleId }: Member): Promise<string> => {
  const own = ownRoleId ? await findRole(tx, ownRoleId) : undefined;
  return own && !(own instanceof HttpError) ? own.name : ROLE_NAMES[role];
};

/** Ends all sessions of a customer. */
const endSessions = (tx: Database, customerId: number) =>
  tx.delete(accessTokens).where(eq(accessTokens.customerId, customerId));

/** Changes a member, under a lock of all of them, unless the shop would be without an owner. */
async function changeMember(
  tx: Database,
  customerId: number,
  change: (member: Member) => Promise<StaffRole | undefined | HttpError>,
): Promise<HttpError | undefined> {
  const members = await tx.select().from(staffMembers).orderBy(asc(staffMembers.customerId)).for("update");
  const member = members.find((one) => one.customerId === customerId);
  if (!member) return httpError(404, NO_SUCH_MEMBER);
  const role = await change(member);
  if (role instanceof HttpError) return role;
  const owners = members.map((one) => (one === member ? role : one.role)).filter((one) => one === "owner");
  const checked = checkOwnerRemains(owners.length);
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

export const changeRole = (
  db: Database,
  { customerId, role }: { readonly customerId: number; readonly role: RoleChoice },
  { by, now }: Change,
): Promise<HttpError | undefined> =>
  inTransaction(db, (tx) =>
    changeMember(tx, customerId, async (member) => {
      if ((member.ownRoleId ?? member.role) === role) return member.role;
      const given = await findRole(tx, role);
      if (given instanceof HttpError) return given;
      await tx.update(staffMembers).set(given.columns).where(eq(staffMembers.customerId, customerId));
      const audit = { before: { role: await roleNameOf(tx, member) }, after: { role: given.name } };
      await recordAction(
        tx,
        { customerId: by, action: "change role", subject: "staff", subjectId: customerId, ...audit },
        now,
      );
      return given.columns.role;
    }),
  );

const takeOut = (tx: Database, customerId: number, { by, now }: Change): Promise<HttpError | undefined> =>
  changeMember(tx, customerId, async (member) => {
    await tx.delete(staffMembers).where(eq(staffMembers.customerId, customerId));
    await endSessions(tx, customerId);
    const before = { role: await roleNameOf(tx, member) };
    const audit = { action: "remove from staff", subject: "staff", subjectId: customerId, before } as const;
    await recordAction(tx, { customerId: by, ...audit }, now);
    return undefined;
  });

/** Takes somebody out of the staff; the account stays a customer's. */
export const removeMember = (db: Database, customerId: number, change: Change): Promise<HttpError | undefined> =>
  inTransaction(db, (tx) => takeOut(tx, customerId, change));

/**
 * Removes somebody who closes their account from the staff; does nothing for other customers. To be called in a
 * transaction. Refused to the last owner.
 */
export async function leaveStaff(tx: Database, customerId: number, now: Date): Promise<HttpError | undefined> {
  const isMember = (await tx.$count(staffMembers, eq(staffMembers.customerId, customerId))) > 0;
  return isMember ? takeOut(tx, customerId, { by: customerId, now }) : undefined;
}

/** Forgets a member's authenticator app and recovery codes, and ends all sessions. */
export const forgetSecondFactor = (
  db: Database,
  customerId: number,
  { by, now }: Change,
): Promise<HttpError | undefined> =>
  inTransaction(db, (tx) =>
    changeMember(tx, customerId, async ({ role }) => {
      const forgotten = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
      await tx.update(staffMembers).set(forgotten).where(eq(staffMembers.customerId, customerId));
      await forgetRecoveryCodes(tx, customerId);
      await endSessions(tx, customerId);
      const audit = { action: "reset second factor", subject: "staff", subjectId: customerId } as const;
      await recordAction(tx, { customerId: by, ...audit }, now);
      return role;
    }),
  );

/** Forgets the authenticator app of the member with an email, for the command line. */
export async function forgetSecondFactorOf(
  db: Database,
  email: string,
  change: Change,
): Promise<HttpError | undefined> {
  const account = await findAccount(db, email);
  return account ? forgetSecondFactor(db, account.id, change) : httpError(404, NO_SUCH_MEMBER);
}
