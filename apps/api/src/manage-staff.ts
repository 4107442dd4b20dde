import { parseArgs } from "node:util";
import { ROLE_NAMES, resetLinkExpires, STAFF_ROLES, type StaffRole } from "@store/domain";
import type { Database } from "./db/database.ts";
import { passwordResets } from "./db/schema/index.ts";
import { HttpError } from "./http/http-error.ts";
import { hashToken, newToken } from "./identity/token.ts";
import { addMember } from "./modules/dashboard/team/members.ts";

export const STAFF_USAGE = `Usage: npm run staff -- add <email> [--role ${STAFF_ROLES.join("|")}]`;

interface Options {
  readonly db: Database;
  readonly siteUrl: string;
  readonly now: Date;
}

const isRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

/** Reads `add <email> [--role …]`; undefined when it says something else. */
function readCommand(args: readonly string[]): { readonly email: string; readonly role: StaffRole } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { role: { type: "string", default: "owner" } },
      allowPositionals: true,
    });
    const [command, email, ...rest] = positionals;
    const { role } = values;
    return command === "add" && email && rest.length === 0 && isRole(role) ? { email, role } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The command line's way into the staff: a new shop has nobody yet who could let the first owner in.
 * @returns what to print; a problem says what is wrong.
 */
export async function manageStaff(
  args: readonly string[],
  { db, siteUrl, now }: Options,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const command = readCommand(args);
  if (!command) return { problem: STAFF_USAGE };
  const { email, role } = command;
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
