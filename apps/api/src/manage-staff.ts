import { parseArgs } from "node:util";
import { ROLE_NAMES, resetLinkExpires, STAFF_ROLES, type StaffRole } from "@store/domain";
import type { Database } from "./db/database.ts";
import { passwordResets } from "./db/schema/index.ts";
import { HttpError } from "./http/http-error.ts";
import { hashToken, newToken } from "./identity/token.ts";
import { addMember, forgetSecondFactorOf } from "./modules/staff/members.ts";

export const STAFF_USAGE = `Usage:
  npm run staff -- add <email> [--role ${STAFF_ROLES.join("|")}]
  npm run staff -- reset-second-factor <email>`;

interface Options {
  readonly db: Database;
  readonly siteUrl: string;
  readonly now: Date;
}

const isRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

type Command =
  | { readonly name: "add"; readonly email: string; readonly role: StaffRole }
  | { readonly name: "reset-second-factor"; readonly email: string };

/** What the arguments ask for; undefined when it is not what the usage says. */
export function readStaffCommand(args: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { role: { type: "string" } },
      allowPositionals: true,
    });
    const [name, email, ...rest] = positionals;
    const { role } = values;
    if (!email || rest.length > 0) return undefined;
    if (name === "reset-second-factor") return role === undefined ? { name, email } : undefined;
    const chosen = role ?? "owner";
    return name === "add" && isRole(chosen) ? { name, email, role: chosen } : undefined;
  } catch {
    return undefined;
  }
}

type Result = { readonly text: string } | { readonly problem: string };

async function add({ email, role }: Extract<Command, { name: "add" }>, { db, siteUrl, now }: Options): Promise<Result> {
  const customerId = await addMember(db, { email, role, siteUrl }, { by: undefined, now });
  if (customerId instanceof HttpError) return { problem: customerId.refusal.message };
  const token = newToken();
  const expiresAt = resetLinkExpires(now);
  await db.insert(passwordResets).values({ hash: hashToken(token), customerId, expiresAt });
  const lines = [
    `${email} works in the shop now. Role: ${ROLE_NAMES[role]}.`,
    `Set a password here, until ${expiresAt.toISOString()}: ${siteUrl}/reset-password/${token}`,
    `Then login, and open ${siteUrl}/dashboard.`,
  ];
  return { text: lines.join("\n") };
}

async function resetSecondFactor(email: string, { db, now }: Options): Promise<Result> {
  const refused = await forgetSecondFactorOf(db, email, { by: undefined, now });
  return refused
    ? { problem: refused.refusal.message }
    : { text: `The authenticator app of ${email} is forgotten, and all sessions have ended.` };
}

/**
 * The command line's way into the staff: a new shop has nobody yet who could let the first owner in, and nobody else could
 * help an only owner whose authenticator app is lost.
 * @returns what to print; a problem says what is wrong.
 */
export async function manageStaff(args: readonly string[], options: Options): Promise<Result> {
  const command = readStaffCommand(args);
  if (!command) return { problem: STAFF_USAGE };
  return command.name === "add" ? add(command, options) : resetSecondFactor(command.email, options);
}
